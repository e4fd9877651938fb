"""Cheops: roll colours, build a pyramid, an arch and a floor relief."""
