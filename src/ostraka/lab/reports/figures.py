"""Figures as static SVG: a report needs neither scripts nor a network."""

import html
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from typing import Any, Final

import msgspec

from ostraka.core.extras import require
from ostraka.lab.statistics import Estimate

Row = Mapping[str, Any]
INK: Final = "#3b2f22"
CLAY: Final = "#a4532f"
SAND: Final = "#d9c6a3"
Palette = Mapping[str, str]  # colours by name of a category
_NO_COLOURS: Final[Palette] = {}
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
    """A Vega-Lite figure as an HTML element."""
    converter = require("lab", "vl_convert")
    full_spec = {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "config": _CONFIG, **spec}
    svg = converter.vegalite_to_svg(full_spec)
    prefix = f"f{next(_numbers)}-"  # ids are unique on a page
    svg = re.sub(r'(id="|url\(#|href="#)', rf"\g<1>{prefix}", svg)
    svg = svg.replace("<svg ", f'<svg role="img" aria-label="{html.escape(caption, quote=True)}" ', 1)
    return f"<figure>{svg}<figcaption>{html.escape(caption)}</figcaption></figure>"


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
    palette: Palette = _NO_COLOURS,
    step: int = 22,
) -> str:
    """One line for each name, in the given order: a dot, and its interval if that is finite."""
    points = [
        {
            "name": str(row[name]),
            "value": _finite(row[value]),
            "low": _finite(row[value] - row[error]),
            "high": _finite(row[value] + row[error]),
        }
        | ({"colour": row[colour]} if colour else {})
        for row in rows
    ]
    across = {"field": "name", "type": "nominal", "sort": None, "title": None}
    paint: dict[str, Any] = (
        {"color": {"field": "colour", "type": "nominal", "title": None, "scale": _scale(points, palette)}}
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
        {"width": 520, "height": {"step": step}, "data": {"values": points}, "layer": layers}, caption
    )


def struct_intervals(
    rows: Sequence[msgspec.Struct], caption: str, *, name: str, value: str, title: str
) -> str:
    """The same for structs whose field `<value>_error` is half the width of the interval."""
    dicts = [msgspec.structs.asdict(row) for row in rows]
    return intervals(dicts, caption, name=name, value=value, error=f"{value}_error", title=title)


def estimates(named: Sequence[tuple[str, Estimate]], caption: str, title: str) -> str:
    """The same for estimates by name."""
    rows = [{"name": name, "value": figure.value, "error": figure.error} for name, figure in named]
    return intervals(rows, caption, name="name", value="value", error="error", title=title)


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _scale(rows: Sequence[Row], palette: Palette) -> dict[str, Any]:
    categories = list(dict.fromkeys(row["colour"] for row in rows))
    return {"domain": categories, "range": [palette.get(name, CLAY) for name in categories]}


def distribution(
    values: Mapping[str, Iterable[tuple[float, float]]], caption: str, *, title: str, step: float
) -> str:
    """Histograms with classes of this width, one row for each series."""
    rows = [
        {"series": series, "from": low, "to": low + step, "share": share}
        for series, shares in values.items()
        for low, share in shares
    ]
    many = len(values) > 1
    encoding: dict[str, Any] = {
        "x": {"field": "from", "type": "quantitative", "title": title, "bin": {"binned": True, "step": step}},
        "x2": {"field": "to"},
        "y": {"field": "share", "type": "quantitative", "title": "share", "axis": {"format": "%"}},
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
    """A heat map: one square for each pair of names."""
    squares = list(rows)
    names = list(dict.fromkeys(row[down] for row in squares))
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
            "data": {"values": squares},
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
    rows: Iterable[Row],
    caption: str,
    *,
    x: str,
    y: str,
    titles: tuple[str, str],
    colour: str,
    palette: Palette,
    label: str,
) -> str:
    """A dot for each row, with its label."""
    points = [dict(row) | {"colour": row[colour]} for row in rows if math.isfinite(row[x] + row[y])]
    places = {
        axis: {"field": field, "type": "quantitative", "title": title, "scale": {"zero": False}}
        for axis, field, title in (("x", x, titles[0]), ("y", y, titles[1]))
    }
    paint = {"color": {"field": "colour", "type": "nominal", "title": None, "scale": _scale(points, palette)}}
    return draw(
        {
            "width": 560,
            "height": 320,
            "data": {"values": points},
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
