"""Message files: the questions that the parts of the kernel ask, whatever the game."""
