"""Skirmish: soldiers are sent into battle at the same time."""
