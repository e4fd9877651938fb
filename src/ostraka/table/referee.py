"""Playing a record again: the only way from a record to a table, and the check that it keeps the rules."""

from pathlib import Path

from ostraka.rules.errors import BadComponents, IllegalMove, OstrakaError
from ostraka.table.chance import unseal
from ostraka.table.record import BadRecord, Record, decode
from ostraka.table.table import Table


def load(source: Record | str | Path) -> Table:
    """The table at the end of a record, or of the file that holds one; chance is left to people."""
    if not isinstance(source, str | Path):
        return replay(source)
    try:
        return replay(decode(Path(source).read_bytes()))
    except OSError as error:
        raise OstrakaError(f"cannot read {source}: {error.strerror}") from None
    except BadRecord as error:
        raise BadRecord(f"{source}: {error}", clause=error.clause) from None


def replay(record: Record, *, until: int | None = None) -> Table:
    """Play a record's moves, or the first few; `BadRecord` tells the first that breaks a rule."""
    try:
        table = Table(
            record.game,
            record.seats,
            names=record.names,
            components=record.components,
            options=record.options,
        )
    except BadComponents as error:
        raise BadRecord(f"components: {error}", clause=error.faults[0].clause) from None
    except OstrakaError as error:
        raise BadRecord(str(error)) from None
    for ply, move in enumerate(record.moves[:until], 1):
        try:
            table.play(move)
        except IllegalMove as error:
            raise BadRecord(str(error), ply=ply, clause=error.clause) from None
        except OstrakaError as error:
            raise BadRecord(str(error), ply=ply) from None
    return table


def verify(record: Record) -> Table:
    """Referee a record again: every move, the result, and where draws were fair, every draw."""
    table = replay(record)
    scores = tuple(table.scores) if table.over else None
    winners = tuple(table.winners) if table.over else None
    if record.scores != scores:
        raise BadRecord(f"the scores are {_listed(scores)}, not {_listed(record.scores)}")
    if record.winners != winners:
        raise BadRecord(f"the winners are {_listed(winners)}, not {_listed(record.winners)}")
    if record.options.fair is not None and table.over:
        _verify_draws(record)
    return table


def _verify_draws(record: Record) -> None:
    proof = record.options.fair
    if proof is None:
        return
    if len(proof.nonces) != record.seats:
        raise BadRecord(f"{record.seats} seats need {record.seats} nonces (null for a bot)")
    try:
        fair = unseal(proof)
    except OstrakaError as error:
        raise BadRecord(str(error)) from None
    table = Table(record.game, record.seats, components=record.components, options=record.options)
    for ply, move in enumerate(record.moves, 1):
        if table.chance_due:
            expected = table.draw(fair.pick)
            if str(expected) != move:
                raise BadRecord(f"{move} was drawn, but fair chance drew {expected}", ply=ply)
        table.play(move)


def _listed(numbers: tuple[int, ...] | None) -> str:
    return "not known yet" if numbers is None else " ".join(map(str, numbers))
