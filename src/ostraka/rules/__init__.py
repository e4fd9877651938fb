"""The games themselves: pure, without input, output, randomness or clock."""
