"""Legend of the Five Rings: The Card Game."""
