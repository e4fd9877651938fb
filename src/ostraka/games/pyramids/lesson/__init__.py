"""The lesson of Pyramids."""
