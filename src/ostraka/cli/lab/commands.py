"""The commands of designers and researchers: decks, sheets and the lab."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ostraka.cli.console.files import may_write
from ostraka.cli.options import (
    BOTS,
    Batch,
    Block,
    ClusterAt,
    Deck,
    Force,
    Game,
    Games,
    Journal,
    Json,
    Milliseconds,
    Playouts,
    Processes,
    Report,
    Results,
    Seats,
    Seed,
    whole_number,
    whole_numbers,
)

deck = App(name="deck", help="Check, show or make decks for Pyramids.\n\nExample: ostraka deck show 1 2 3")
sheet = App(name="sheet", help="Check or show building sheets for Cheops.\n\nExample: ostraka sheet show A D")
lab = App(name="lab", help="Study the games.\n\nExample: ostraka lab train cheops --out cheops.npy")


@deck.command(name="check")
def deck_check(file: Annotated[Path, Parameter(help="The deck as text.")], /) -> int:
    """Name every fault of a deck, by the rules and by the house standard.

    Example: ostraka deck check mine.txt
    """
    from ostraka.games.pyramids.terminal.decks import check

    return check(file)


@deck.command(name="show")
def deck_show(
    *cards: Annotated[int, Parameter(help="Which cards; all by default.", converter=whole_number)],
    deck: Deck = None,
) -> int:
    """Draw cards.

    Example: ostraka deck show 3 17 40
    """
    from ostraka.games.pyramids.terminal.decks import show

    return show(cards, deck)


@deck.command(name="new")
def deck_new(
    *,
    seed: Annotated[int, Parameter(help="The same seed makes the same deck.", converter=whole_number)] = 0,
    quick: Annotated[
        bool,
        Parameter(
            help="Only the house standard, without games: seconds instead of minutes.",
            negative="",
            show_default=False,
        ),
    ] = False,
    out: Annotated[Path | None, Parameter(help="The file to write; without it the deck is printed.")] = None,
    force: Force = False,
    processes: Processes = None,
) -> int:
    """Make a new deck of 48 cards, whose cards are worth the same to good players.

    Architects play some thousands of games with it, and cards that stand out are
    made anew; that takes minutes. With --quick only what can be seen on the cards
    is assured: the house standard of ostraka deck check.

    Example: ostraka deck new --seed 12 --out mine.txt
    """
    may_write(out, force=force)
    from ostraka.games.pyramids.studies.deck_generator import make
    from ostraka.games.pyramids.terminal.decks import write
    from ostraka.table.chance import Seeded

    Seeded(seed)
    deck = make(seed)
    if not quick:
        from ostraka.games.pyramids.terminal.levelling import levelled

        deck = levelled(deck, seed, processes)
    return write(deck, f"ostraka deck new --seed {seed}{' --quick' if quick else ''}", out)


@sheet.command(name="check")
def sheet_check(file: Annotated[Path, Parameter(help="The block of sheets as text.")], /) -> int:
    """Name every fault of a block of sheets, by the rules and by the house standard.

    Example: ostraka sheet check mine.txt
    """
    from ostraka.games.cheops.terminal.sheets import check

    return check(file)


@sheet.command(name="show")
def sheet_show(
    *letters: Annotated[str, Parameter(help="Which sheets; all by default.")], block: Block = None
) -> int:
    """Draw building sheets.

    Example: ostraka sheet show A D
    """
    from ostraka.games.cheops.terminal.sheets import show

    return show(letters, block)


@lab.command(name="train")
def lab_train(
    game: Game,
    /,
    *,
    out: Annotated[Path, Parameter(help="The file for the weights of the network.")],
    generations: Annotated[
        int, Parameter(help="How often it plays against itself and learns.", converter=whole_number)
    ] = 16,
    games: Annotated[
        int, Parameter(help="How many games it plays in a generation.", converter=whole_number)
    ] = 5000,
    seed: Annotated[int, Parameter(help="The same seed learns the same.", converter=whole_number)] = 0,
    force: Force = False,
) -> int:
    """Teach a network the judgement that architect and pharaoh rely on.

    It takes some minutes on one core. The weights that come with Ostraka were
    made by this command as it stands.

    Example: ostraka lab train cheops --out cheops.npy
    """
    may_write(out, force=force)
    from ostraka.cli.lab.training import train

    return train(game, out, generations=generations, games=games, seed=seed)


@lab.command(name="headroom")
def lab_headroom(
    game: Game,
    /,
    *,
    seats: Seats = 2,
    games: Games = 100,
    playouts: Playouts = None,
    seed: Seed = 0,
    processes: Processes = None,
    json: Json = False,
) -> int:
    """How far pharaoh is from a player who knows every flip or roll to come.

    Architect, pharaoh and the one who knows each play the same games against
    architect. What the one who knows reaches is a lower bound of what there is
    to reach: it plays well, not perfectly.

    Example: ostraka lab headroom pyramids --games 100
    """
    from ostraka.bots import Budget
    from ostraka.cli.lab.headroom import run
    from ostraka.lab.headroom import Question
    from ostraka.table.chance import Seeded

    Seeded(seed)
    question = Question(game, seats=seats, seed=seed, budget=Budget(playouts), games=games)
    return run(question, processes, json=json)


@lab.command(name="tournament")
def lab_tournament(
    game: Game,
    /,
    *bots: Annotated[
        str,
        Parameter(
            help=f"The bots, two or more. There are {BOTS}; skull-blind, potion-blind and torch-blind are"
            " architects of Pyramids that overlook something, bonus-blind one of Cheops."
        ),
    ],
    seats: Seats = 2,
    games: Annotated[
        int, Parameter(help="How many games at most, rounded up to whole rounds.", converter=whole_number)
    ] = 10_000,
    every_game: Annotated[
        bool,
        Parameter(
            help="Play them all, also when the order of the bots is known.", negative="", show_default=False
        ),
    ] = False,
    playouts: Playouts = None,
    milliseconds: Milliseconds = None,
    seed: Seed = 0,
    deck: Deck = None,
    block: Block = None,
    out: Results = None,
    report: Report = None,
    journal: Journal = None,
    force: Force = False,
    processes: Processes = None,
    cluster: ClusterAt = None,
    batch: Batch = None,
    json: Json = False,
) -> int:
    """Rate any bots: everybody meets everybody, seats rotated, the same chance for all.

    It stops as soon as the order of the bots is known: each is surely stronger
    than the next, or they are surely within 10 Elo. More bots than seats meet in
    every combination; fewer sit in turns. docs/lab.md says more.

    Example: ostraka lab tournament pyramids novice scribe architect --report elo.html
    """
    from ostraka.bots import Budget
    from ostraka.cli.game_options import Equipment
    from ostraka.cli.lab.studies import Outputs, tournament
    from ostraka.lab.tournament.tournament import Tournament
    from ostraka.table.chance import Seeded

    Seeded(seed)
    equipment = Equipment(deck, block)
    equipment.check(game)
    outputs = Outputs(out, report, json=json).checked(journal, force=force)
    study = Tournament(
        game,
        bots,
        seats,
        seed,
        Budget(playouts, milliseconds),
        equipment.components,
        games,
        share=batch if batch is not None else 1 if "pharaoh" in bots else 10,
        until_sure=not every_game,
    )
    return tournament(study, outputs, processes, cluster, journal)


@lab.command(name="balance")
def lab_balance(
    components: Annotated[
        str, Parameter(help="A deck or a block of sheets as text; pyramids or cheops for those of Ostraka.")
    ],
    /,
    *,
    seats: Annotated[
        str | None, Parameter(help="How many play, as in 2,4; by default every number in turn.")
    ] = None,
    games: Annotated[
        int,
        Parameter(
            help="How many games, rounded up to a batch at every number of seats.", converter=whole_number
        ),
    ] = 3000,
    seed: Seed = 0,
    out: Results = None,
    report: Report = None,
    journal: Journal = None,
    force: Force = False,
    processes: Processes = None,
    cluster: ClusterAt = None,
    batch: Batch = None,
    json: Json = False,
) -> int:
    """What the cards of a deck, or sheets and their bonuses, are worth to a good player.

    Architects play; where one takes a new card, the game is tried with every
    card. Each criterion of a balanced game holds, does not hold, or is open: then
    more games will tell. docs/lab.md says how everything is measured.

    Example: ostraka lab balance mine.txt --games 10000 --report balance.html
    """
    from ostraka.cli.lab.studies import Outputs, balance, find_components
    from ostraka.lab.balance.balance import Balance
    from ostraka.table.chance import Seeded

    Seeded(seed)
    outputs = Outputs(out, report, json=json).checked(journal, force=force)
    game, own = find_components(components)
    study = Balance(game, own, whole_numbers(seats, "--seats"), seed, games, 25 if batch is None else batch)
    return balance(study, outputs, processes, cluster, journal)
