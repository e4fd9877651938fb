"""The lesson of Cheops."""
