"""Pyramids in the terminal: how it is drawn, read, previewed and told."""
