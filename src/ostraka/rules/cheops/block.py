"""Blocks of building sheets as text that a person can read and edit."""

from functools import cache
from importlib.resources import files

from ostraka.rules.cheops.components import COLOURS, Arch, Components, Points, Sheet


def standard() -> Components:
    """The block that comes with Ostraka."""
    return _first()


@cache
def _first() -> Components:
    return read(files("ostraka.rules.cheops").joinpath("sheets/first.txt").read_text("utf-8"), "first.txt")


def read(text: str, name: str) -> Components:
    del name
    of = {colour[0]: colour for colour in COLOURS}
    points, symbols, sheets = {}, {}, []
    parts = {}
    where = ""
    for line in text.splitlines():
        words = line.split()
        if not words or words[0].startswith(";"):
            continue
        if words[0] == "points":
            points[words[1]] = tuple(map(int, words[2:]))
        elif words[0] == "symbol":
            symbols[words[1]] = tuple(words[2:])
        elif words[0] == "sheet":
            parts = {"letter": words[1]}
            sheets.append(parts)
        elif words[0] in ("pyramid", "arch", "relief"):
            where = words[0]
            parts[where] = []
        elif words[0] == "quarry":
            parts["quarry"] = tuple(of[word] for word in words[1:])
        else:
            parts[where].append(tuple(of[word] for word in words))
    return Components(
        tuple(
            Sheet(
                letter=p["letter"],
                pyramid=tuple(p["pyramid"][::-1]),
                arch=Arch(
                    left=tuple(row[0] for row in p["arch"][:0:-1]),
                    right=tuple(row[1] for row in p["arch"][:0:-1]),
                    cap=p["arch"][0][0],
                ),
                relief=tuple(p["relief"]),
                quarry=p["quarry"],
                symbols=symbols,
            )
            for p in sheets
        ),
        Points(**points),
    )
