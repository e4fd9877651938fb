"""Writing to a terminal: streams, files, layout, text."""
