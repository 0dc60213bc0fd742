"""The words in which the cards of Warhammer: Invasion are written."""
