"""A report as one HTML file without scripts, fonts or other files."""

import html
from dataclasses import dataclass, field
from typing import Final

from ostraka._version import __version__

_STYLE: Final = """
:root { color-scheme: light; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: #faf5ea; color: #3b2f22;
  font: 1rem/1.5 Georgia, 'Times New Roman', serif; }
h1, h2 { font-weight: normal; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #d9c6a3; }
figure { margin: 1.5rem 0; overflow-x: auto; }
figure svg { max-width: 100%; height: auto; }
figcaption, footer { font-size: .9rem; color: #6b5a45; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; }
th, td { padding: .2rem .7rem .2rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid #e4d8c0; }
.number { text-align: right; }
td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
"""


@dataclass
class Page:
    """A title and the elements below it."""

    title: str
    elements: list[str] = field(default_factory=list)

    def add_heading(self, text: str) -> None:
        self.elements.append(f"<h2>{html.escape(text)}</h2>")

    def add_text(self, text: str) -> None:
        self.elements.append(f"<p>{html.escape(text)}</p>")

    def add(self, element: str) -> None:
        """Add a figure or a table as HTML."""
        is_table = element.startswith("<table")
        self.elements.append(f'<div class="wide">{element}</div>' if is_table else element)

    def __str__(self) -> str:
        title = html.escape(self.title)
        body = "\n".join(self.elements)
        return (
            f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<link rel="icon" href="data:,">\n<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n'
            f"<body>\n<h1>{title}</h1>\n{body}\n<footer>Made by Ostraka {__version__}.</footer>\n"
            "</body>\n</html>\n"
        )
