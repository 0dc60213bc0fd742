"""Solo and co-operative play: automated opponents, driven by decks of solo cards, and horde mode."""
