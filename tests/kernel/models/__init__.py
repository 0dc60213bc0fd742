"""Small models, each of the hardest timing of one game, on which the kernel is proven."""
