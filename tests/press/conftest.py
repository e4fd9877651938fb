from collections.abc import Iterator

import pytest

import paper


@pytest.fixture(autouse=True, scope="session")
def tidy() -> Iterator[None]:
    yield
    paper.put_away()
