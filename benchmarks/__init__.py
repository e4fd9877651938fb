"""What is fast, measured beside what others do: `make bench`."""
