from ostraka.games.pyramids.rules.components import Card
from ostraka.games.pyramids.studies.deck_estimate import Ways, worth

HALL = Card(1, "green", ("E....", ".....", ".....", ".....", "....T"))


def test_a_plain_way_costs_its_cells() -> None:
    assert worth(HALL) == 100 - 9 * 12


def test_a_gem_on_the_way_counts_in_full() -> None:
    gilded = Card(1, "green", ("E....", ".....", "..r..", ".....", "....T"))
    assert worth(gilded) == worth(HALL) + 22


def test_a_gem_aside_from_the_way_costs_a_step() -> None:
    narrow = Card(1, "green", ("E####", ".r###", ".####", ".####", "T####"))
    assert worth(narrow) == 100 - 5 * 12 + 22 - 12


def test_a_lone_skull_is_walked_around() -> None:
    haunted = Card(1, "green", ("E....", ".....", "..s..", ".....", "....T"))
    assert worth(haunted) == worth(HALL)
    assert Ways(haunted).safe(haunted)


def test_a_skull_that_bars_the_only_way_is_paid_for() -> None:
    barred = Card(1, "green", ("E####", ".####", "s####", ".####", "T####"))
    assert worth(barred) == 100 - 5 * 12 - 18
    assert Ways(barred).guarded(barred)
    assert not Ways(barred).safe(barred)
