"""Senjutsu: Battle for Japan."""
