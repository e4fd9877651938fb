"""The terminal game: who sits where, asking, drafts of turns, saving."""
