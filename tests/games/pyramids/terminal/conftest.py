from terminal import at_terminal, cheops_games, games, own_folders, prepared, spoil, typed

__all__ = ["at_terminal", "cheops_games", "games", "own_folders", "prepared", "spoil", "typed"]
