"""The words in which cards are written."""
