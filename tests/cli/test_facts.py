"""What is said of moves, in English."""

import random

import pytest

import ostraka
from ostraka.bots import bot_game
from ostraka.bots.facts import Fact, fact, facts_of
from ostraka.cli.play.facts import words
from ostraka.core.registry import GAMES

PHRASES = {
    "explores pyramid 17": fact("explores", pyramid=17, colour="green"),
    "claims the green bonus, 10 points": fact("claims", colour="green", points=10, last=0, rivals=0),
    "claims the last green bonus, 3 points": fact("claims", colour="green", points=3, last=1, rivals=0),
    "claims the green bonus, 6 points, before a rival who lacks one pyramid": fact(
        "claims", colour="green", points=6, last=0, rivals=1
    ),
    "claims the last green bonus, 3 points, before 2 rivals who lack one pyramid": fact(
        "claims", colour="green", points=3, last=1, rivals=2
    ),
    "comes within one pyramid of the orange bonus, 6 points": fact("towards", colour="orange", points=6),
    "comes 2 cells nearer to the tomb of pyramid 17, 3 to go": fact("nearer", pyramid=17, cells=2, left=3),
    "comes 1 cell nearer to the tomb of pyramid 17, 1 to go": fact("nearer", pyramid=17, cells=1, left=1),
    "comes no nearer to the tomb of pyramid 17, 3 to go": fact("astray", pyramid=17, left=3),
    "marks more of pyramid 17, which is explored already": fact("late", pyramid=17),
    "has no way to the tomb of pyramid 17": fact("walled", pyramid=17),
    "takes 1 red gem, 1 point": fact("gems", red=1, green=0, pairs=0, points=1),
    "takes 2 green gems, 1 new pair, 5 points": fact("gems", red=0, green=2, pairs=1, points=5),
    "takes 1 red and 1 green gem, 2 new pairs, 8 points": fact("gems", red=1, green=1, pairs=2, points=8),
    "takes 1 red and 2 green gems, 1 new pair, 6 points": fact("gems", red=1, green=2, pairs=1, points=6),
    "lights the torch of round 2, 5 points": fact("torch", round=2, points=5),
    "wins 1 further cell to mark": fact("crosses", cells=1),
    "wins 2 further cells to mark": fact("crosses", cells=2),
    "crosses out 1 skull, the penalty goes from 6 to 8": fact("skulls", skulls=1, before=6, after=8),
    "crosses out 2 skulls, the penalty goes from 0 to 2": fact("skulls", skulls=2, before=0, after=2),
    "finds a potion, with no skull to erase": fact("potion", skulls=0, points=0),
    "erases 1 skull with a potion and saves 1 point": fact("potion", skulls=1, points=1),
    "erases 2 skulls with a potion and saves 4 points": fact("potion", skulls=2, points=4),
    "leaves no use for the I2": fact("useless", shape="I2"),
    "makes room for the O4": fact("useful", shape="O4"),
    "marks a single cell where the L4 would fit": fact("forgoes", shape="L4"),
    "keeps a use for the shape that may come in this round": fact("ready", shapes=1),
    "keeps a use for both shapes that may come in this round": fact("ready", shapes=2),
    "keeps a use for all 5 shapes that may come in this round": fact("ready", shapes=5),
    "takes pyramid 17, the one missing for the green bonus, 10 points": fact(
        "wanted", pyramid=17, colour="green", points=10
    ),
    "has two green chambers, which together claim the bonus, 6 points": fact(
        "pair", colour="green", points=6
    ),
    "denies pyramid 17 to a rival who lacks one green pyramid": fact(
        "denies", pyramid=17, colour="green", rivals=1
    ),
    "denies pyramid 17 to 2 rivals who lack one green pyramid": fact(
        "denies", pyramid=17, colour="green", rivals=2
    ),
    "gets the shorter way, in pyramid 17, 5 cells": fact("short", pyramid=17, left=5),
    "gets the longer way, in pyramid 17, 11 cells": fact("long", pyramid=17, left=11),
    "gets the richer pyramid 17, 1 gem, 2 torches and 1 cross": fact(
        "rich", pyramid=17, gems=1, torches=2, crosses=1
    ),
    "gets the richer pyramid 17, 2 crosses": fact("rich", pyramid=17, gems=0, torches=0, crosses=2),
    "gets the better guarded pyramid 17, 1 skull": fact("guarded", pyramid=17, skulls=1),
    "takes one of 30 unseen cards": fact("unseen", cards=30),
    "takes the last card of the deck": fact("unseen", cards=1),
    "reaches level 4 of the pyramid, 4 points": fact("pyramid", level=4, points=4),
    "raises the arch to level 2, 4 points": fact("arch", level=2, points=4),
    "lays the capstone, 3 points": fact("capstone", points=3),
    "brings the relief to 4 stones, 4 points": fact("relief", stones=4, points=4),
    "completes the arch": fact("completes", building="arch"),
    "gains the finish bonus, 3 points": fact("finish", points=3),
    "ends the game 1 point ahead, as it stands": fact("ends", margin=1),
    "ends the game 7 points behind, as it stands": fact("ends", margin=-7),
    "ends the game level with the best rival, as it stands": fact("ends", margin=0),
    "gains the bonus of the ankh, 3 points": fact("bonus", symbol="ankh", points=3, rivals=0),
    "gains the bonus of the ankh, 3 points, for which a rival lacks one stone": fact(
        "bonus", symbol="ankh", points=3, rivals=1
    ),
    "gains the bonus of the ankh, 3 points, for which 2 rivals lack one stone": fact(
        "bonus", symbol="ankh", points=3, rivals=2
    ),
    "leaves only r4 to lay for the bonus of the ankh": fact("within", symbol="ankh", stone="r4"),
    "makes 2 more stones free to lay": fact("opens", stones=2),
    "strands 1 stone of the relief for good": fact("strands", stones=1),
    "strands 2 stones of the relief for good": fact("strands", stones=2),
    "pays with 1 red die": fact("dice", colour="red", dice=1),
    "pays with 2 red dice": fact("dice", colour="red", dice=2),
    "takes the last red die, which a rival could use": fact("blocks", colour="red", rivals=1),
    "takes the last red die, which 3 rivals could use": fact("blocks", colour="red", rivals=3),
    "strikes 1 stone of the quarry, 1 point given up": fact("quarry", stones=1, skipped=0, points=1),
    "strikes 2 stones of the quarry and skips 3, 5 points given up": fact(
        "quarry", stones=2, skipped=3, points=5
    ),
    "spends 1 joker, 2 points given up": fact("joker", jokers=1, points=2),
    "spends 2 jokers, 4 points given up": fact("joker", jokers=2, points=4),
    "finds no stone that can be laid": fact("stuck"),
    "passes over 1 stone that dice could pay for": fact("passes", stones=1),
    "passes over 8 stones that dice could pay for": fact("passes", stones=8),
    "spares 1 point at least, for dice alone pay for nothing": fact("spares", points=1),
    "spares 5 points at least, for dice alone pay for nothing": fact("spares", points=5),
    "leaves 1 die to the others": fact("leaves", dice=1),
    "leaves 3 dice to the others": fact("leaves", dice=3),
}


@pytest.mark.parametrize(("phrase", "said"), PHRASES.items())
def test_a_fact_has_its_words(phrase: str, said: Fact) -> None:
    assert words(said) == phrase


def test_everything_that_can_be_said_has_an_example_here() -> None:
    assert {said.key for said in PHRASES.values()} == {
        key for game in GAMES for key in bot_game(game).fact_keys
    }


def test_a_key_means_the_same_in_all_games() -> None:
    assert not set(bot_game("pyramids").fact_keys) & set(bot_game("cheops").fact_keys)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_phrase_of_a_game_starts_with_a_verb_and_has_no_full_stop(game: str) -> None:
    table = ostraka.new(game, 3, seed=1)
    choose = random.Random(1)
    verbs = {phrase.split()[0] for phrase in PHRASES}
    while not table.over:
        for seat in sorted(table.waiting):
            move = choose.choice(table.legal(seat))
            phrases = list(map(words, facts_of(table.view(seat), move)))
            assert len(set(phrases)) == len(phrases)
            assert all(phrase.split()[0] in verbs and not phrase.endswith(".") for phrase in phrases)
            table.play(move)
