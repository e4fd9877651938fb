"""Replays of records: how a record becomes a table, and the check that it keeps the rules."""

from collections.abc import Iterator
from pathlib import Path

from ostraka.core.errors import BadComponents, BadPosition, IllegalMove, OstrakaError
from ostraka.core.game import Move
from ostraka.table.chance import Fair, Proof, unseal
from ostraka.table.position import Position, parse
from ostraka.table.record import RULES, BadRecord, Record, decode, options_of, setup_of
from ostraka.table.table import Table


def load(source: Record | str | Path) -> Table:
    """The table at the end of a record, given as an object or a file; people make its chance moves."""
    if not isinstance(source, str | Path):
        return replay(source)
    try:
        return replay(decode(Path(source).read_bytes()))
    except OSError as error:
        raise OstrakaError(f"cannot read {source}: {error.strerror}") from None
    except BadRecord as error:
        raise error.at(str(source)) from None


def replay(record: Record, *, until: int | None = None) -> Table:
    """Play a record's moves, or the first few; `BadRecord` names the first that breaks a rule."""
    table = _opened(record)
    for ply, move in enumerate(record.moves[:until], 1):
        _play(table, move, ply)
    return table


def steps(record: Record) -> Iterator[tuple[Table, Move]]:
    """The table before each move of a record, and the move; `BadRecord` names the first that is illegal."""
    table = _opened(record)
    for ply, text in enumerate(record.moves, 1):
        twin = table.copy()
        move = _play(twin, text, ply)
        yield table, move
        table = twin


def _opened(record: Record) -> Table:
    """The table of a record before its first move."""
    try:
        if isinstance(record.position, str):
            return _opened_at(record, record.position)
        return Table(
            record.game,
            record.seats,
            names=record.names,
            components=record.components,
            setup=setup_of(record),
            options=options_of(record),
            fair=record.options.fair,
        )
    except BadComponents as error:
        raise BadRecord(str(error), clause=error.faults[0].clause) from None
    except BadPosition as error:
        raise BadRecord(f"position: {error}", clause=error.clause) from None
    except OstrakaError as error:
        raise BadRecord(str(error)) from None


def _opened_at(record: Record, text: str) -> Table:
    """The table of a record that begins from a position; both must describe the same game."""
    position = _by_rules_of(record, parse(text))
    if position.moves:
        raise BadPosition("moves", "write the moves into the record's own list, not into its position")
    if (position.game, len(position.seats)) != (record.game, record.seats):
        raise BadPosition("game", f"the record is for {record.game} with {record.seats} seats")
    table = Table.from_position(position, components=record.components, names=record.names)
    if (table.setup, table.options) != (setup_of(record), options_of(record)):
        raise BadPosition("set-up", "set-up and options must be the same as in the record")
    table.fair = record.options.fair
    return table


def _by_rules_of(record: Record, position: Position) -> Position:
    """A position that doesn't name the version of the rulings has that of its record."""
    rules = getattr(options_of(record), RULES, None)
    return position if RULES in position.table.values else position.with_table(**{RULES: rules})


def _play(table: Table, move: str, ply: int) -> Move:
    try:
        return table.play(move)
    except IllegalMove as error:
        raise BadRecord(str(error), ply=ply, clause=error.clause) from None
    except OstrakaError as error:
        raise BadRecord(str(error), ply=ply) from None


def verify(record: Record) -> Table:
    """Referee a record again: every move, the result, and where draws were fair, every draw."""
    table = replay(record)
    scores = tuple(table.scores) if table.over else None
    winners = tuple(table.winners) if table.over else None
    if record.scores != scores:
        raise BadRecord(_mismatch("scores", scores, record.scores))
    if record.winners != winners:
        raise BadRecord(_mismatch("winners", winners, record.winners))
    if record.options.fair is not None:
        _verify_draws(record, record.options.fair, over=table.over)
    return table


def _verify_draws(record: Record, proof: Proof, *, over: bool) -> None:
    """Check every draw; before the end, when the secret is not known, only the form of the proof."""
    try:
        Fair(proof.nonces).check_seats(record.seats)
        if proof.secret is None and not over:
            return
        fair = unseal(proof)
    except OstrakaError as error:
        raise BadRecord(str(error)) from None
    table = _opened(record)
    for ply, move in enumerate(record.moves, 1):
        if table.chance_due:
            expected = table.draw(fair.pick)
            if table.game.parse(move) != expected:
                raise BadRecord(f"the record has {move}, but the fair draw is {expected}", ply=ply)
        table.play(move)


def _mismatch(field: str, actual: tuple[int, ...] | None, recorded: tuple[int, ...] | None) -> str:
    """Says how a field of the record differs from the result; both are None before the end of a game."""
    if actual is None:
        return f"the game is not over, but the record has {field} {_listed(recorded)}"
    if recorded is None:
        return f"the game is over with {field} {_listed(actual)}, but the record has none"
    return f"the {field} are {_listed(actual)}, not {_listed(recorded)}"


def _listed(numbers: tuple[int, ...] | None) -> str:
    return " ".join(map(str, numbers or ()))
