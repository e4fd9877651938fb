"""Pyramids: flip a shape, mark it in your chambers, reach the tomb."""
