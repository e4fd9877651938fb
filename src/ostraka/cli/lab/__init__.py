"""Studies of the lab from the command line."""
