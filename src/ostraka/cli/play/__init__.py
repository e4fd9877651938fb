"""The terminal game: faces of games, prompts, turns, sessions, saved games."""
