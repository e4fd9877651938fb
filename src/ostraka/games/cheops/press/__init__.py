"""A printed set of Cheops."""
