"""The types of the browser client are those of the server."""

from pathlib import Path

import msgspec

from ostraka.server import messages
from ostraka.server.typescript import typescript

WIRE = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_client_have_not_drifted() -> None:
    assert WIRE.read_text("utf-8") == typescript(), "run: make wire"


def test_every_message_has_its_tag() -> None:
    written = typescript()
    for union in (messages.FromClient, messages.FromServer):
        for message in union.__args__:
            assert f'readonly type: "{message.__struct_config__.tag}";' in written


def test_what_a_client_need_not_send_is_optional_and_what_a_server_sends_is_there() -> None:
    written = typescript()
    assert "readonly step?: number | null;" in written
    assert "readonly clause: string | null;" in written
    assert not any(
        field.name == "clause" and field.required for field in msgspec.structs.fields(messages.Refused)
    )
