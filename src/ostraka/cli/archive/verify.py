"""Checking recorded games against the rules."""

from rich.markup import escape
from rich.progress import Progress

from ostraka.cli.archive.records import Entry, entries, size
from ostraka.cli.console.streams import complain, err, say
from ostraka.cli.errors import CHECK_FAILED, FINE
from ostraka.cli.warm_up import prepare
from ostraka.table import referee
from ostraka.table.record import BadRecord, decode


def verify(source: str) -> int:
    """Check every game of a file; the first breach ends it."""
    verified, prepared = 0, set[str]()
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(escape(f"Verifying {source}"), total=size(source))
        for entry in entries(source):
            try:
                record = decode(entry.text)
                if record.game not in prepared:
                    progress.stop()
                    prepare(record.game)
                    prepared.add(record.game)
                    progress.start()
                referee.verify(record)
            except BadRecord as error:
                progress.stop()
                complain(_breach(source, entry, error))
                return CHECK_FAILED
            verified += 1
            progress.advance(task, len(entry.text))
    say(f"{verified} {'game' if verified == 1 else 'games'} verified")
    return FINE


def _breach(source: str, entry: Entry, error: BadRecord) -> str:
    clause = f" ({error.clause})" if error.clause and f"({error.clause})" not in str(error) else ""
    return f"{source}, line {entry.line} (game {entry.game}), {error}{clause}"
