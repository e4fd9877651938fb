"""Studies of the games: decks and sheets made and measured, tournaments, figures."""
