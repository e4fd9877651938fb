"""Studies of Pyramids for the lab."""
