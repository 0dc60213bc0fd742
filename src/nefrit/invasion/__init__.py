"""Warhammer: Invasion - The Card Game."""
