"""Imperium: Classics and Imperium: Legends."""
