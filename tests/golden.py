"""Plays the golden games of tests/fixtures: `make golden`."""

from pathlib import Path

import ostraka

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
GAMES = (
    ("pyramids", 2, "random"),
    ("pyramids", 3, "scribe"),
    ("pyramids", 4, "scribe"),
    ("cheops", 2, "random"),
    ("cheops", 3, "scribe"),
    ("cheops", 5, "scribe"),
)


def main() -> None:
    for game, seats, mind in GAMES:
        table = ostraka.new(game, seats, seed=seats, names=NAMES[:seats])
        minds = [ostraka.mind(mind, seed=seat) for seat in range(seats)]
        while not table.over:
            for seat in table.waiting:
                table.play(minds[seat].choose(table.view(seat)))
        table.record().save(FIXTURES / f"{game}-{seats}-{mind}.json")
    for game in ostraka.GAMES:
        fair = ostraka.Fair(("0123456789abcdef" * 2, None), bytes(range(32)))
        table = ostraka.new(game, 2, chance=fair, names=("Ada", "scribe"))
        while not table.over:
            for seat in table.waiting:
                table.play(ostraka.mind("scribe", seed=table.ply).choose(table.view(seat)))
        table.record().save(FIXTURES / f"{game}-2-fair.json")


if __name__ == "__main__":
    main()
