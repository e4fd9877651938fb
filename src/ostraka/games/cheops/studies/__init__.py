"""Studies of Cheops for the lab."""
