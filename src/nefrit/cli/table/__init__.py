"""A game at the table of a terminal: what a seat sees, what it types, and whose turn it is.

`areas` arranges a view, `screen` and `lines` show it (with colours, or in plain sentences), `answers` reads what a
person types, and `session` plays the game.
"""
