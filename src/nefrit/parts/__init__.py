"""Parts from which games are made: the kinds of words in which cards are written, the use of abilities."""
