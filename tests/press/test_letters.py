"""The fonts that come with the package have every letter that is printed."""

import struct
from importlib.resources import files
from pathlib import Path

import pytest

import ostraka
from ostraka.text.languages import LANGUAGES
from paper import printed

FONTS = Path(ostraka.__file__).parent / "press" / "fonts"


def letters_of(font: bytes) -> set[str]:
    """The characters that a TrueType font has a picture for, by its table of segments."""
    tables = {
        font[at : at + 4]: struct.unpack(">I", font[at + 8 : at + 12])[0]
        for at in range(12, 12 + 16 * struct.unpack(">H", font[4:6])[0], 16)
    }
    cmap = tables[b"cmap"]
    letters = set[str]()
    for number in range(struct.unpack(">H", font[cmap + 2 : cmap + 4])[0]):
        at = cmap + struct.unpack(">I", font[cmap + 8 + 8 * number : cmap + 12 + 8 * number])[0]
        kind, _, _, doubled = struct.unpack(">4H", font[at : at + 8])
        if kind == 4:
            ends = struct.unpack(f">{doubled // 2}H", font[at + 14 : at + 14 + doubled])
            starts = struct.unpack(f">{doubled // 2}H", font[at + 16 + doubled : at + 16 + 2 * doubled])
            letters |= {
                chr(code) for start, end in zip(starts, ends, strict=True) for code in range(start, end + 1)
            }
    return letters


@pytest.mark.parametrize("font", sorted(path.name for path in FONTS.glob("*.ttf")))
def test_a_font_has_every_letter_of_the_five_languages(font: str) -> None:
    letters = letters_of((FONTS / font).read_bytes())
    assert set("ąćęłńóśźżĄŁŚŻěščřžýáíéůúďťňČŘŽÚäöüßÄÖÜàèéìòù„”“«»") <= letters
    for language in LANGUAGES:
        for game in sorted(ostraka.GAMES):
            assert {*"".join(page.text for page in printed(game, language))} <= letters


def test_the_licence_of_the_fonts_comes_with_them() -> None:
    for family in ("alegreya", "alegreya-sans"):
        licence = files("ostraka.press").joinpath("fonts", f"{family}-OFL.txt").read_text("utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
