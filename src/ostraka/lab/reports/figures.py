"""Figures as SVG, drawn once, so that a report needs no script and no network."""

import html
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, Final

from ostraka.core.extras import require

Row = Mapping[str, Any]
INK: Final = "#3b2f22"
CLAY: Final = "#a4532f"
SAND: Final = "#d9c6a3"
COLOURS: Final = {
    "green": "#4f7d4a", "orange": "#c8761d", "purple": "#75508f",
    "pyramid": "#a4532f", "arch": "#2f6f8f", "relief": "#7a7a1f",
}  # fmt: skip
_CONFIG: Final = {
    "background": None,
    "font": "Georgia, 'Times New Roman', serif",
    "axis": {
        "labelColor": INK,
        "titleColor": INK,
        "gridColor": "#e4d8c0",
        "domainColor": INK,
        "tickColor": INK,
    },
    "legend": {"labelColor": INK, "titleColor": INK},
    "view": {"stroke": None},
    "bar": {"color": CLAY},
    "point": {"color": CLAY, "filled": True, "size": 60},
    "rule": {"color": INK},
}
_numbers = count(1)


def draw(spec: dict[str, Any], caption: str) -> str:
    """A figure of Vega-Lite as an element of a page."""
    painter = require("lab", "vl_convert")
    whole = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": _CONFIG, **spec}
    drawn = painter.vegalite_to_svg(whole)
    own = f"f{next(_numbers)}-"  # figures of one page share its names
    drawn = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{own}", drawn)
    drawn = drawn.replace("<svg ", f'<svg role="img" aria-label="{html.escape(caption, quote=True)}" ', 1)
    return f"<figure>{drawn}<figcaption>{html.escape(caption)}</figcaption></figure>"


def intervals(
    rows: Iterable[Row],
    caption: str,
    *,
    name: str,
    value: str,
    error: str,
    title: str,
    band: tuple[float, float] | None = None,
    colour: str | None = None,
    step: int = 22,
) -> str:
    """One line for each name, in the given order: a dot, and how far it may be off, where that is known."""
    listed = [
        {
            "name": str(row[name]),
            "value": _known(row[value]),
            "low": _known(row[value] - row[error]),
            "high": _known(row[value] + row[error]),
        }
        | ({"colour": row[colour]} if colour else {})
        for row in rows
    ]
    across = {"field": "name", "type": "nominal", "sort": None, "title": None}
    paint: dict[str, Any] = (
        {"color": {"field": "colour", "type": "nominal", "title": None, "scale": _scale(listed)}}
        if colour
        else {}
    )
    number = {"type": "quantitative", "title": title, "scale": {"zero": False}}
    layers: list[dict[str, Any]] = [
        {
            "mark": "rule",
            "encoding": {"y": across, "x": {"field": "low", **number}, "x2": {"field": "high"}, **paint},
        },
        {"mark": "point", "encoding": {"y": across, "x": {"field": "value", **number}, **paint}},
    ]
    if band:
        limits = {"x": {"field": "from", **number}, "x2": {"field": "to"}}
        shade = {"type": "rect", "color": SAND, "opacity": 0.45}
        layers.insert(
            0, {"data": {"values": [{"from": band[0], "to": band[1]}]}, "mark": shade, "encoding": limits}
        )
    return draw(
        {"width": 520, "height": {"step": step}, "data": {"values": listed}, "layer": layers}, caption
    )


def _known(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _scale(rows: Sequence[Row]) -> dict[str, Any]:
    found = list(dict.fromkeys(row["colour"] for row in rows))
    return {"domain": found, "range": [COLOURS.get(name, CLAY) for name in found]}


def distribution(
    values: Mapping[str, Iterable[tuple[float, float]]], caption: str, *, title: str, step: float
) -> str:
    """How often each value came, in classes of this width; one row of bars for each series."""
    rows = [
        {"series": series, "from": low, "to": low + step, "share": times}
        for series, counted in values.items()
        for low, times in counted
    ]
    many = len(values) > 1
    encoding: dict[str, Any] = {
        "x": {"field": "from", "type": "quantitative", "title": title, "bin": {"binned": True, "step": step}},
        "x2": {"field": "to"},
        "y": {"field": "share", "type": "quantitative", "title": "share of all", "axis": {"format": "%"}},
    }
    if many:
        encoding["row"] = {
            "field": "series", "type": "nominal", "sort": list(values), "title": None,
            "header": {"labelColor": INK, "labelAngle": 0, "labelAlign": "left"},
        }  # fmt: skip
    return draw(
        {
            "width": 520,
            "height": 90 if many else 180,
            "data": {"values": rows},
            "mark": "bar",
            "encoding": encoding,
        },
        caption,
    )


def grid(rows: Iterable[Row], caption: str, *, across: str, down: str, value: str, text: str) -> str:
    """A square for each pair of names, the darker the more."""
    listed = list(rows)
    names = list(dict.fromkeys(row[down] for row in listed))
    places = {
        "x": {
            "field": across,
            "type": "nominal",
            "sort": names,
            "title": None,
            "axis": {"orient": "top", "labelAngle": 0},
        },
        "y": {"field": down, "type": "nominal", "sort": names, "title": None},
    }
    colours = {"range": ["#f6efe0", "#d69a6e"], "domain": [0, 1]}
    return draw(
        {
            "width": {"step": 84},
            "height": {"step": 34},
            "data": {"values": listed},
            "layer": [
                {
                    "mark": "rect",
                    "encoding": {
                        **places,
                        "color": {"field": value, "type": "quantitative", "legend": None, "scale": colours},
                    },
                },
                {"mark": {"type": "text", "color": INK}, "encoding": {**places, "text": {"field": text}}},
            ],
        },
        caption,
    )


def scatter(
    rows: Iterable[Row], caption: str, *, x: str, y: str, titles: tuple[str, str], colour: str, label: str
) -> str:
    """A dot for each row, with its name beside it."""
    listed = [dict(row) | {"colour": row[colour]} for row in rows if math.isfinite(row[x] + row[y])]
    places = {
        axis: {"field": field, "type": "quantitative", "title": title, "scale": {"zero": False}}
        for axis, field, title in (("x", x, titles[0]), ("y", y, titles[1]))
    }
    paint = {"color": {"field": "colour", "type": "nominal", "title": None, "scale": _scale(listed)}}
    return draw(
        {
            "width": 560,
            "height": 320,
            "data": {"values": listed},
            "layer": [
                {"mark": "point", "encoding": {**places, **paint}},
                {
                    "mark": {"type": "text", "dy": -9, "fontSize": 9, "color": INK},
                    "encoding": {**places, "text": {"field": label}},
                },
            ],
        },
        caption,
    )
