"""Commands for recorded and simulated games."""
