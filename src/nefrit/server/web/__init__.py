"""The server on the web: REST for everything around the table, and one WebSocket for each seat or spectator."""
