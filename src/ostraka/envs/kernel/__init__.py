"""Stepping thousands of games in one compiled call."""
