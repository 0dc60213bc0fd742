"""What happens in this game: the occurrences to which interrupts and reactions refer, and the changes they make."""
