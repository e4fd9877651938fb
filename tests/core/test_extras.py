import sys

import pytest

import ostraka
from ostraka.core.extras import MissingPackage, check_installed, require


@pytest.mark.parametrize(
    ("package", "extra"),
    [("gymnasium", "envs"), ("pyspiel", "openspiel"), ("vl_convert", "lab"), ("fluent.runtime", "print")],
)
def test_a_missing_package_names_the_extra_to_install(
    package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    name = package.partition(".")[0].replace("_", "-")
    with pytest.raises(
        MissingPackage, match=rf"needs {name}; install it with: pip install 'ostraka\[{extra}\]'"
    ) as error:
        require(extra, package)
    assert isinstance(error.value, ostraka.OstrakaError)
    assert isinstance(error.value, ImportError)


def test_an_installed_package_is_returned() -> None:
    assert require("lab", "json", "json.decoder").JSONDecoder


@pytest.mark.parametrize("module", ["no_such_package", "no_such_package.runtime", "json.no_such_module"])
def test_a_missing_module_is_noticed_without_importing_it(module: str) -> None:
    with pytest.raises(MissingPackage, match=r"pip install 'ostraka\[terminal\]'"):
        check_installed("terminal", "json", module)


def test_a_check_imports_nothing() -> None:
    before = {*sys.modules}
    check_installed("terminal", "json", "wave")
    assert "wave" not in {*sys.modules} - before
