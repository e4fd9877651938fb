import importlib.util
from importlib.machinery import ModuleSpec

import pytest

import ostraka
from ostraka.envs import needs


@pytest.mark.parametrize(
    ("package", "extra"),
    [("gymnasium", "envs"), ("pettingzoo", "envs"), ("PIL", "envs"), ("pyspiel", "openspiel")],
)
def test_a_missing_package_says_what_to_install(
    package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec

    def without(name: str) -> ModuleSpec | None:
        return None if name == package else found(name)

    monkeypatch.setattr(needs, "find_spec", without)
    with pytest.raises(
        ImportError, match=rf"needs {package}; install it with: pip install 'ostraka\[{extra}\]'"
    ) as error:
        needs.need(extra, package)
    assert isinstance(error.value, ostraka.OstrakaError)
