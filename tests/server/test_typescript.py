"""The types of the browser client are those of the server."""

from pathlib import Path

import msgspec
import pytest

from ostraka.core.registry import GAMES
from ostraka.server import messages
from ostraka.server.game import server_game
from ostraka.server.typescript import SHARED, typescript

SOURCES = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("file", sorted(typescript()))
def test_the_generated_files_of_the_client_have_not_drifted(file: str) -> None:
    assert (SOURCES / file).read_text("utf-8") == typescript()[file], "run: make wire"


def test_every_message_has_its_tag() -> None:
    written = typescript()[SHARED]
    for union in (messages.FromClient, messages.FromServer):
        for message in union.__args__:
            assert f'readonly type: "{message.__struct_config__.tag}";' in written


def test_fields_with_defaults_are_optional_in_requests_and_required_in_answers() -> None:
    written = typescript()[SHARED]
    assert "readonly step?: number | null;" in written
    assert "readonly clause: string | null;" in written
    assert not any(
        field.name == "clause" and field.required for field in msgspec.structs.fields(messages.Refused)
    )


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_types_and_constants_of_a_game_stand_in_its_own_file(game: str) -> None:
    wire = typescript()[f"games/{game}/wire.ts"]
    for kind in ("Components", "Snapshot"):
        assert f"export interface {game.capitalize()}{kind} " in wire
        assert f"export interface {game.capitalize()}{kind} " not in typescript()[SHARED]
    for name in server_game(game).constants:
        assert f"export const {name} = " in wire
