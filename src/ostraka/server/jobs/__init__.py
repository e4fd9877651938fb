"""Background work: bots, hints, reviews, replays."""
