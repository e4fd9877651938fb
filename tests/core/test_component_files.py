"""What the texts of decks and of blocks have in common."""

from time import process_time

import pytest

from ostraka.core.component_files import MOST_FAULTS, Reader, counted, lines, meant, numbers, quoted
from ostraka.core.errors import BadComponents
from ostraka.games.pyramids.rules import deck_file


def test_lines_are_counted_as_editors_count_them() -> None:
    assert list(lines("a\r\nb\x0cc\rd\u2028e\n")) == [(1, "a"), (2, "b c"), (3, "d e"), (4, "")]


def test_a_comment_starts_with_a_semicolon() -> None:
    assert list(lines("; all of it\n\t 1  green ; and this")) == [(1, ""), (2, "1 green")]


def test_a_very_long_line_is_cut() -> None:
    assert [len(line) for _, line in lines("x" * 1_000_000 + "\n" + "; " + "x" * 1_000_000)] == [1000, 0]


def test_numbers_are_all_numbers_or_none() -> None:
    assert numbers(["0", "12", "007"]) == (0, 12, 7)
    assert numbers([]) == ()


@pytest.mark.parametrize("word", ["", "x", "-1", "1.5", "1_0", "²", "٣", "9" * 10])
def test_words_without_a_number_are_refused(word: str) -> None:
    assert numbers(["1", word]) is None


def test_a_misspelt_word_is_recognised() -> None:
    known = ["pyramid", "arch", "relief"]
    assert [meant(word, known) for word in ("releif", "pyramide", "arc", "blue", "x" * 1_000_000)] == [
        "relief",
        "pyramid",
        "arch",
        None,
        None,
    ]


def test_a_counted_noun_is_singular_or_plural() -> None:
    assert [counted(number, "row") for number in range(3)] == ["0 rows", "1 row", "2 rows"]


def test_a_quote_is_short_and_harmless() -> None:
    assert quoted("a\x1b[31m") == r"'a\x1b[31m'"
    assert quoted("x" * 1_000_000) == f"'{'x' * 39}…'"


class Letters(Reader[list[str]]):
    """Reads one letter a line."""

    def __init__(self, text: str) -> None:
        super().__init__("mine.txt")
        self.components = []
        self.read_all(text)

    def read(self, number: int, line: str) -> None:
        if len(line) > 1:
            self.fault(number, "wrong")
        self.components.append(line)


def test_a_file_without_faults_is_read() -> None:
    assert Letters("a\nb ; the second").result() == ["a", "b"]


def test_a_file_with_faults_is_refused_with_all_of_them() -> None:
    with pytest.raises(BadComponents) as refused:
        Letters("one\nb\nthree").result()
    assert list(map(str, refused.value.faults)) == ["mine.txt, line 1: wrong", "mine.txt, line 3: wrong"]


def test_the_number_of_reported_faults_is_limited() -> None:
    reader = Letters("wrong\n" * 10_000)
    assert len(reader.components) == MOST_FAULTS + 1
    assert len(reader.faults) == MOST_FAULTS + 1
    assert str(reader.faults[-1]) == "mine.txt, line 1001: too many faults; the rest is not checked"
    assert reader.has_too_many


def test_a_huge_deck_of_faults_is_refused_soon() -> None:
    start = process_time()
    assert len(deck_file.check("skulls x\n" * 300_000, "mine.txt")) > MOST_FAULTS
    assert process_time() - start < 5
