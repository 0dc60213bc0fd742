"""The server of the table: games played over the network, with the engine as the only judge.

`service` knows tables, seats and answers, and no framework; `store` keeps what has happened; `web` speaks HTTP and
WebSocket.
"""
