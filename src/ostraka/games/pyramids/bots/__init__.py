"""What bots know of Pyramids beyond its rules."""
