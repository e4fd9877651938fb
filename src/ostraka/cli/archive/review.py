"""A review of a recorded game, as pages for people or as JSON."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet
from rich.text import Text

from ostraka.bots.review import GRADES, PLAYOUTS, Choice, Fortune, Grade, Player, Review, review
from ostraka.cli.archive.records import found_in
from ostraka.cli.console.players import short_name, told_apart
from ostraka.cli.console.streams import err, out, printable, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.play.facts import sentence
from ostraka.cli.warm_up import prepare_review
from ostraka.table.record import BadRecord, Record

STYLES: Final[dict[Grade, str]] = {
    "best": "green", "good": "", "inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red",
}  # fmt: skip
_MARKS: Final[dict[Grade, str]] = {
    "best": "",
    "good": "",
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
}
_VERDICTS: Final = {
    "pharaoh": "gave hardly anything away: about as well as pharaoh plays",
    "architect": "gave little away: about as well as architect plays",
    "scribe": "played soundly, with slips: about as well as scribe plays",
    "novice": "gave a good deal away: about as well as novice plays",
    "random": "played as if at random",
}
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_WIDE: Final = 84  # columns from which on grades have room for their names
_CURVE: Final = 40  # columns, at most


def run(source: str, game: int, seat: int | None, playouts: int | None, *, json: bool) -> int:
    record = found_in(source, game)
    if seat is not None and not 0 <= seat < record.seats:
        raise CommandError(f"--seat {seat}: the seats of this game are 0 to {record.seats - 1}")
    try:
        found = reviewed(record, None if seat is None else [seat], playouts)
    except BadRecord as error:
        raise CommandError(f"{source}, game {game}, {error}") from None
    if json:
        say(msgspec.json.encode(found).decode())
    else:
        out.print(page(found, record))
    return FINE


def reviewed(record: Record, seats: Collection[int] | None, playouts: int | None = None) -> Review:
    """The review of a game, with a bar while it is made."""
    prepare_review(record.game)
    bar = Progress(
        TextColumn("Looking at move {task.completed} of {task.total}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=len(record.moves))
        return review(
            record,
            seats=seats,
            playouts=PLAYOUTS if playouts is None else playouts,
            on_ply=lambda ply: bar.update(task, completed=ply),
        )


# --- what it looks like


def page(found: Review, record: Record) -> RenderableType:
    names = told_apart([printable(name) or f"seat {seat}" for seat, name in enumerate(record.names)])
    playouts = "1 playout" if found.playouts == 1 else f"{found.playouts} playouts"
    parts: list[RenderableType] = [
        _heading(f"Review of a game of {found.game.capitalize()}, {playouts} a decision"),
        _players(found.players, names),
        *[Text(_verdict(player, names)) for player in found.players],
    ]
    if found.turning:
        whose = "" if len(found.players) == len(names) else ", of these decisions and of chance"
        parts += [Text(), _heading(f"Where the chances to win turned{whose}"), _turning(found, names)]
    if found.fortunes:
        parts += [Text(), _heading("What everybody could expect"), _curves(found, record, names)]
    if found.choices:
        parts += [Text(), _heading("Decision by decision"), _decisions(found.choices, names)]
    return Group(*parts)


def _heading(words: str) -> Text:
    return Text(words, "bold")


def _players(players: Sequence[Player], names: Sequence[str]) -> Sheet:
    sheet = Sheet(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    given, *grades = (
        ("given away", *GRADES) if out.width >= _WIDE else ("lost", "best", "good", "?!", "?", "??")
    )
    for column in ("", "accuracy", given, *grades, "luck"):
        sheet.add_column(column, justify="right" if column else "left", no_wrap=True)
    for player in players:
        sheet.add_row(
            short_name(names[player.seat]),
            "-" if player.accuracy is None else f"{100 * player.accuracy:.0f}%",
            f"{player.cost:.0f}",
            *[Text(str(player.grades[grade]), STYLES[grade]) for grade in GRADES],
            f"{player.luck:+.0f}",
        )
    return sheet


def _verdict(player: Player, names: Sequence[str]) -> str:
    name = names[player.seat]
    if player.accuracy is None:
        return f"{name} had nothing to decide."
    luck = f"Luck {'brought' if player.luck >= 0 else 'took'} about {_many(abs(player.luck))}"
    level = "has decided too little to tell how well" if player.level is None else _VERDICTS[player.level]
    return f"{name} {level}. {luck}."


def _turning(found: Review, names: Sequence[str]) -> Sheet:
    fortunes = {fortune.ply: fortune.move for fortune in found.fortunes}
    choices = {choice.ply: choice for choice in found.choices}
    sheet = _numbered()
    for point in found.turning:
        change = f"{100 * abs(point.win):.0f}% {'more' if point.win > 0 else 'less'} for {names[point.seat]}"
        what = fortunes.get(point.ply) or _instead(choices[point.ply], names)
        sheet.add_row(str(point.ply), f"{what}: {change}")
    return sheet


def _instead(choice: Choice, names: Sequence[str]) -> str:
    return f"{names[choice.seat]}, {_short(choice.played)} instead of {_short(choice.best)}"


def _numbered() -> Sheet:
    """Lines with the number of a move before them."""
    sheet = Sheet.grid(padding=(0, 2, 0, 0))
    sheet.add_column(justify="right", width=5)
    sheet.add_column()
    return sheet


def _curves(found: Review, record: Record, names: Sequence[str]) -> Sheet:
    """What each seat could expect over time: points at the start and at the end, and the chances between."""
    sheet = Sheet(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    last = "in the end" if record.scores else "now"
    for column in ("", "points at first", last, "chance to win over time"):
        sheet.add_column(column, justify="left" if column in ("", "chance to win over time") else "right")
    for seat, name in enumerate(names):
        final = (
            f"{record.scores[seat]}" if record.scores else f"{found.fortunes[-1].outlook[seat].points:.0f}"
        )
        sheet.add_row(
            Text("  ").append(short_name(name)),
            f"{found.fortunes[0].outlook[seat].points:.0f}",
            final,
            _curve([fortune.outlook[seat].win for fortune in _thinned(found.fortunes)]),
        )
    return sheet


def _thinned(fortunes: Sequence[Fortune]) -> Sequence[Fortune]:
    """So many that they fit, the first and the last among them."""
    count = min(_CURVE, len(fortunes))
    return [fortunes[place * (len(fortunes) - 1) // max(1, count - 1)] for place in range(count)]


def _curve(chances: Sequence[float]) -> str:
    return "".join(_BLOCKS[min(len(_BLOCKS) - 1, int(chance * len(_BLOCKS)))] for chance in chances)


def _decisions(choices: Sequence[Choice], names: Sequence[str]) -> Sheet:
    sheet = _numbered()
    for choice in choices:
        line = Text(f"{names[choice.seat]}: {_short(choice.played)}{_MARKS[choice.grade]}  ")
        line.append(choice.grade, STYLES[choice.grade])
        sheet.add_row(str(choice.ply), Text("\n").join([line, *_why(choice)]))
    return sheet


def _why(choice: Choice) -> list[Text]:
    """What the best was; where it matters, what speaks for it and what for the move that was played."""
    if choice.played == choice.best or choice.grade == "best":
        return []
    lost = [
        f"{100 * choice.win_lost:.0f}% to win" if choice.win_lost >= 0.005 else "",
        _many(choice.margin_lost) if choice.margin_lost >= 0.5 else "",
    ]
    given = f"gave away {' and '.join(filter(None, lost))}; " if any(lost) else ""
    told = [Text(f"cost {choice.cost:.1f}; {given}best was {_short(choice.best)}", "dim")]
    if choice.grade != "good":
        for move, why in (("the best", choice.why_best), ("this move", choice.why_played)):
            if why:
                told.append(Text(f"{move} {sentence(why)}", "dim"))
    return told


def _many(points: float) -> str:
    return "1 point" if round(points) == 1 else f"{points:.0f} points"


def _short(move: str) -> str:
    """A move without its seat."""
    return move.split(" ", 1)[1]
