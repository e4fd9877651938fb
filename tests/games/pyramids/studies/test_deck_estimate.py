from ostraka.games.pyramids.rules.components import Card
from ostraka.games.pyramids.studies.deck_estimate import Paths, estimate

HALL = Card(1, "green", ("E....", ".....", ".....", ".....", "....T"))


def test_a_plain_path_costs_its_cells() -> None:
    assert estimate(HALL) == 100 - 9 * 12


def test_a_gem_on_the_path_counts_in_full() -> None:
    gilded = Card(1, "green", ("E....", ".....", "..r..", ".....", "....T"))
    assert estimate(gilded) == estimate(HALL) + 22


def test_a_gem_aside_from_the_path_costs_a_step() -> None:
    narrow = Card(1, "green", ("E####", ".r###", ".####", ".####", "T####"))
    assert estimate(narrow) == 100 - 5 * 12 + 22 - 12


def test_a_lone_skull_is_walked_around() -> None:
    haunted = Card(1, "green", ("E....", ".....", "..s..", ".....", "....T"))
    assert estimate(haunted) == estimate(HALL)
    assert Paths(haunted).have_safe(haunted)


def test_a_skull_that_bars_the_only_path_is_paid_for() -> None:
    barred = Card(1, "green", ("E####", ".####", "s####", ".####", "T####"))
    assert estimate(barred) == 100 - 5 * 12 - 18
    assert Paths(barred).are_guarded(barred)
    assert not Paths(barred).have_safe(barred)
