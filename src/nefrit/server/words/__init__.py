"""What the server itself says; games say the rest."""
