"""Benchmarks of our speed, compared with other projects: `make bench`."""
