"""Cheops as environments know it: its actions, what an observation says, and its picture."""
