"""A printed set of Pyramids."""
