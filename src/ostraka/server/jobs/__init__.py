"""Work for other threads: decisions of bots, hints, reviews, replays."""
