"""What bots know of Cheops beyond its rules."""
