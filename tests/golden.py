"""Plays the golden games of tests/fixtures: `make golden`."""

from pathlib import Path

import ostraka

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def main() -> None:
    for seats, mind in ((2, "random"), (3, "scribe"), (4, "scribe")):
        table = ostraka.new("pyramids", seats, seed=seats, names=NAMES[:seats])
        minds = [ostraka.mind(mind, seed=seat) for seat in range(seats)]
        while not table.over:
            for seat in table.waiting:
                table.play(minds[seat].choose(table.view(seat)))
        table.record().save(FIXTURES / f"pyramids-{seats}-{mind}.json")
    fair = ostraka.Fair(("0123456789abcdef" * 2, None), bytes(range(32)))
    table = ostraka.new("pyramids", 2, chance=fair, names=("Ada", "scribe"))
    while not table.over:
        for seat in table.waiting:
            table.play(ostraka.mind("scribe", seed=table.ply).choose(table.view(seat)))
    table.record().save(FIXTURES / "pyramids-2-fair.json")


if __name__ == "__main__":
    main()
