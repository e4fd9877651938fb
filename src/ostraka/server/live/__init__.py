"""Live play: the rooms of tables in use, their games, their people, their bots, and other processes."""
