"""What happens in this game: the events that trigger abilities, and the changes they make."""
