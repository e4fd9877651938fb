"""Writing to a terminal: streams, layout, measuring."""
