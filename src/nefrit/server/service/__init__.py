"""What happens at the tables of the server. Nothing here knows a web framework or a database."""
