"""Record the golden games that are missing in tests/fixtures: `make golden`."""

from pathlib import Path

import ostraka

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
GAMES = (
    ("pyramids", 2, "random"),
    ("pyramids", 3, "scribe"),
    ("pyramids", 4, "scribe"),
    ("pyramids", 4, "random"),
    ("cheops", 2, "random"),
    ("cheops", 3, "scribe"),
    ("cheops", 5, "scribe"),
)


def main() -> None:
    for game, seats, bot in GAMES:
        path = FIXTURES / f"{game}-{seats}-{bot}.json"
        if path.exists():
            continue
        table = ostraka.new(game, seats, seed=seats, names=NAMES[:seats])
        bots = [ostraka.bot(bot, seed=seat) for seat in range(seats)]
        while not table.over:
            for seat in table.waiting:
                table.play(bots[seat].choose(table.view(seat)))
        table.record().save(path)
    for game in ostraka.GAMES:
        path = FIXTURES / f"{game}-2-fair.json"
        if path.exists():
            continue
        fair = ostraka.Fair(("0123456789abcdef" * 2, None), bytes(range(32)))
        table = ostraka.new(game, 2, chance=fair, names=("Ada", "scribe"))
        while not table.over:
            for seat in table.waiting:
                table.play(ostraka.bot("scribe", seed=table.ply).choose(table.view(seat)))
        table.record().save(path)


if __name__ == "__main__":
    main()
