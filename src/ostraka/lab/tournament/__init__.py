"""Tournaments of bots: matches, ratings, reports."""
