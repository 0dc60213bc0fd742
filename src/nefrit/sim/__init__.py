"""Very many games between bots: played in one process or in several, counted, rated and drawn."""
