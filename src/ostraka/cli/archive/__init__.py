"""Recorded and simulated games: simulate, verify, replay, review."""
