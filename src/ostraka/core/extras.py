"""Imports of packages that only an extra installs."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ostraka.core.errors import OstrakaError


class MissingPackage(OstrakaError, ImportError):  # noqa: N818 - reads well where it is caught
    """A package of an extra isn't installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"this needs {package.replace('_', '-')}; install it with: pip install 'ostraka[{extra}]'",
            name=package,
        )


def check_installed(extra: str, *modules: str) -> None:
    """Refuse to go on without these modules of an extra, but don't import them: that may take long."""
    for name in modules:
        package = name.split(".", maxsplit=1)[0]
        try:
            is_installed = find_spec(name) is not None
        except ModuleNotFoundError:  # the package that contains it is missing
            is_installed = False
        if not is_installed:
            raise MissingPackage(package, extra)


def require(extra: str, *modules: str) -> Any:  # noqa: ANN401 - whatever the module is
    """Import modules of an extra and return the last one; `MissingPackage` names the extra to install."""
    module = None
    for name in modules:
        try:
            module = import_module(name)
        except ModuleNotFoundError as error:
            package = name.split(".", maxsplit=1)[0]
            if error.name is not None and error.name.split(".")[0] != package:
                raise  # the package is installed, but one of its own dependencies is missing
            raise MissingPackage(package, extra) from None
    return module
