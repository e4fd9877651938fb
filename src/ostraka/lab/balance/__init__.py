"""Whether components are balanced."""
