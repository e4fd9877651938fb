"""A review of a recorded game, as a page for people or as JSON."""

from collections.abc import Collection, Sequence
from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ostraka.bots.judgement import GRADES, Grade
from ostraka.bots.review import PLAYOUTS, Choice, Fortune, Player, Review, review
from ostraka.cli.archive.records import read_game
from ostraka.cli.console.streams import err, out, printable, say
from ostraka.cli.console.text import distinct_names, short_name
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.game import face_of
from ostraka.cli.language import decimal, game_name, t
from ostraka.cli.play.face import Face
from ostraka.cli.play.hints import argument
from ostraka.cli.play.log import log_line, who
from ostraka.cli.warm_up import prepare_review
from ostraka.table.record import BadRecord, Record
from ostraka.text.numbers import signed, written

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
_BLOCKS: Final = "▁▂▃▄▅▆▇█"
_WIDE: Final = 100  # columns from which on grades have room for their names
_CURVE: Final = 40  # columns, at most


def run(source: str, game: int, seat: int | None, playouts: int | None, *, json: bool) -> int:
    record = read_game(source, game)
    if seat is not None and not 0 <= seat < record.seats:
        raise CommandError(f"--seat {seat}: the seats of this game are 0 to {record.seats - 1}")
    try:
        review_ = reviewed(record, None if seat is None else [seat], playouts)
    except BadRecord as error:
        raise CommandError(f"{source}, game {game}, {error}") from None
    if json:
        say(msgspec.json.encode(review_).decode())
    else:
        out.print(review_page(review_, record))
    return FINE


def reviewed(record: Record, seats: Collection[int] | None, playouts: int | None = None) -> Review:
    """The review of a game, with a progress bar while it is made."""
    prepare_review(record.game)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
    )
    last = len(record.moves)
    with bar:
        task = bar.add_task(t("review-making"), total=last)
        return review(
            record,
            seats=seats,
            playouts=PLAYOUTS if playouts is None else playouts,
            on_ply=lambda ply: bar.update(
                task, completed=ply, description=t("replay-ply", ply=ply, last=last)
            ),
        )


# --- the page


def review_page(review: Review, record: Record) -> RenderableType:
    names = distinct_names(
        [printable(name) or t("seat", number=seat) for seat, name in enumerate(record.names)]
    )
    face = face_of(review.game)
    title = t("terminal-review-title", game=game_name(review.game), count=review.playouts)
    parts: list[RenderableType] = [
        _heading(title),
        _players(review.players, names),
        *[Text(_verdict(player, names)) for player in review.players],
    ]
    if review.turning:
        parts += [Text(), _heading(t("review-filter-turning")), _turning(review, face, names)]
    if review.fortunes:
        parts += [Text(), _heading(t("review-chances")), _curves(review, record, names)]
    if review.choices:
        parts += [Text(), _heading(t("review-decisions")), _decisions(review, face, names)]
    return Group(*parts)


def _heading(words: str) -> Text:
    return Text(words, "bold")


def _players(players: Sequence[Player], names: Sequence[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    short = out.width < _WIDE
    grades = [_MARKS[grade] if short and _MARKS[grade] else t(f"grade-{grade}") for grade in GRADES]
    headings = ("", t("terminal-review-accuracy"), t("terminal-review-cost"), *grades, t("review-luck"))
    for heading in headings:
        grid.add_column(heading, justify="right" if heading else "left", no_wrap=True)
    for player in players:
        grid.add_row(
            short_name(names[player.seat]),
            "-" if player.accuracy is None else t("review-percent", value=round(100 * player.accuracy)),
            f"{player.cost:.0f}",
            *[Text(str(player.grades[grade]), STYLES[grade]) for grade in GRADES],
            signed(player.luck),
        )
    return grid


def _verdict(player: Player, names: Sequence[str]) -> str:
    """How well a player decided, and what chance brought."""
    if player.accuracy is None:
        standing = t("review-nothing-decided")
    elif player.similar_bot is None:
        standing = t("review-too-few")
    else:
        standing = t("review-similar", bot=t(f"bot-{player.similar_bot}"))
    return f"{names[player.seat]}: {standing}; {_luck(round(player.luck))}"


def _luck(points: int) -> str:
    if points == 0:
        return t("review-luck-none")
    return t("review-luck-brought" if points > 0 else "review-luck-took", points=abs(points))


def _turning(review: Review, face: Face, names: Sequence[str]) -> Grid:
    fortunes = {fortune.ply: fortune.move for fortune in review.fortunes}
    choices = {choice.ply: choice for choice in review.choices}
    grid = _numbered()
    for point in review.turning:
        key = "review-turn-up" if point.win > 0 else "review-turn-down"
        change = t(key, who=who(names[point.seat]), win=round(100 * abs(point.win)), name=names[point.seat])
        fortune = fortunes.get(point.ply)
        what = log_line(face, [fortune], names) if fortune else _instead(choices[point.ply], face, names)
        grid.add_row(str(point.ply), f"{what}: {change}")
    return grid


def _instead(choice: Choice, face: Face, names: Sequence[str]) -> str:
    played, best = log_line(face, [choice.played], names), _move(choice.best, face, len(names))
    return f"{played} ({t('review-legend-best')}: {best})"


def _move(move: str, face: Face, seats: int) -> str:
    """A move without the player."""
    return ", ".join(face.move_words([move], [""] * seats)) or move.split(" ", 1)[1]


def _numbered() -> Grid:
    """Lines with the number of a move before them."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=5)
    grid.add_column()
    return grid


def _curves(review: Review, record: Record, names: Sequence[str]) -> Grid:
    """What each seat could expect over time: points at the start and at the end, and the odds between."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    last = t("terminal-review-end") if record.scores else t("terminal-review-now")
    grid.add_column("")
    grid.add_column(t("terminal-review-start"), justify="right")
    grid.add_column(last, justify="right")
    grid.add_column("")
    for seat, name in enumerate(names):
        final = record.scores[seat] if record.scores else round(review.fortunes[-1].outlook[seat].points)
        grid.add_row(
            Text("  ").append(short_name(name)),
            written(f"{review.fortunes[0].outlook[seat].points:.0f}"),
            written(final),
            _curve([fortune.outlook[seat].win for fortune in _thinned(review.fortunes)]),
        )
    return grid


def _thinned(fortunes: Sequence[Fortune]) -> Sequence[Fortune]:
    """As many as fit, evenly spaced, the first and the last among them."""
    count = min(_CURVE, len(fortunes))
    return [fortunes[place * (len(fortunes) - 1) // max(1, count - 1)] for place in range(count)]


def _curve(odds: Sequence[float]) -> str:
    return "".join(_BLOCKS[min(len(_BLOCKS) - 1, int(win * len(_BLOCKS)))] for win in odds)


def _decisions(review: Review, face: Face, names: Sequence[str]) -> Grid:
    grid = _numbered()
    for choice in review.choices:
        line = Text(f"{log_line(face, [choice.played], names)} {_MARKS[choice.grade]}".rstrip() + "  ")
        line.append(t(f"grade-{choice.grade}"), STYLES[choice.grade])
        grid.add_row(str(choice.ply), Text("\n").join([line, *_why(review.game, choice, face, names)]))
    return grid


def _why(game: str, choice: Choice, face: Face, names: Sequence[str]) -> list[Text]:
    """What the best move was; where it matters, what speaks for it and what for the move that was played."""
    if choice.played == choice.best or choice.grade == "best":
        return []
    lost = _lost(choice)
    parts = [
        f"{t('terminal-review-cost')} {decimal(choice.cost)}",
        *([t("review-lost", what=lost)] if lost else []),
        f"{t('review-legend-best')}: {_move(choice.best, face, len(names))}",
    ]
    lines = [Text("; ".join(parts), "dim")]
    if choice.grade != "good":
        for heading, facts in (
            (t("review-why-best"), choice.why_best),
            (t("review-why-played"), choice.why_played),
        ):
            if facts:
                lines.append(Text(f"{heading}: {argument(game, facts)}", "dim"))
    return lines


def _lost(choice: Choice) -> str:
    """What a decision gave away, as far as it shows."""
    win, points = round(100 * choice.win_lost), round(choice.margin_lost)
    lost = [
        t("review-lost-win", win=win) if win >= 1 else "",
        t("review-lost-points", points=points) if points >= 1 else "",
    ]
    return t("review-and").join(filter(None, lost))
