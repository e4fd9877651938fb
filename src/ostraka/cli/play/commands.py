"""The command `play`."""

from typing import Annotated

from cyclopts import Parameter

from ostraka.cli.game_options import GameOptions, takes_game_options
from ostraka.cli.language import speak
from ostraka.cli.options import BOTS, FIRST_GAME, Game, Language, flag, number


@takes_game_options
def play(
    game: Game = FIRST_GAME,
    /,
    *,
    seats: Annotated[int | None, number("Number of players; default 2.")] = None,
    people: Annotated[
        str | None,
        Parameter(help="Number of people, or their seats as in 0,2 (one seat: 1,); default 1."),
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(help=f"Bots on the other seats, as in scribe,random; default scribe. Bots: {BOTS}."),
    ] = None,
    names: Annotated[str | None, Parameter(help="Names of the people, as in Ann,Ben.")] = None,
    seed: Annotated[int | None, number("Random seed: the same seed gives the same draws.")] = None,
    language: Language = None,
    options: GameOptions | None = None,
    resume: Annotated[
        str | None, Parameter(help="Continue a saved game: last, a name from --list, or a file.")
    ] = None,
    from_: Annotated[
        str | None,
        Parameter(name="--from", help="Continue from a position, one line in quotation marks (see show)."),
    ] = None,
    list_: Annotated[bool, flag("List saved games and exit.", "--list")] = False,
    remove: Annotated[
        str | None, Parameter(help="Delete a saved game and exit: last, or a name from --list.")
    ] = None,
) -> int:
    """Play in the terminal, against bots or with friends at the same screen.

    Moves can be piped in too, one per line: a turn is confirmed as soon as it is
    complete, and empty lines are ignored. Rejected input is reported on standard
    error, and the exit code is then 2. Unfinished games are saved.

    Example: ostraka play {first} --seats 3 --people 2 --names Ann,Ben
    """
    from ostraka.cli.play import start

    speak(language)
    if list_:
        return start.list_saved()
    if remove is not None:
        return start.remove_saved(remove)
    return start.start(
        start.Request(game, seats, people, bots, names, seed, resume, from_, options or GameOptions())
    )
