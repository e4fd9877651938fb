"""Scarabs: take the scarab that you were dealt, or leave it. A game of twenty seconds."""
