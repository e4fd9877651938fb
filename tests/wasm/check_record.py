"""Checks a record that a page wrote, from standard input: its moves, its points and its draws."""

import json
import sys

from ostraka.table.record import decode
from ostraka.table.referee import verify

table = verify(decode(sys.stdin.read()))
found = {"moves": len(table.moves), "scores": list(table.scores), "winners": list(table.winners)}
json.dump(found, sys.stdout)
