"""Lab commands."""
