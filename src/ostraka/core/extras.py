"""Packages that not everybody needs."""

from importlib import import_module
from typing import Any

from ostraka.core.errors import OstrakaError


def wanted(module: str, extra: str) -> Any:  # noqa: ANN401 - whatever the module is
    """A module of an extra, or a sentence that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.split(".")[0] != module.split(".", maxsplit=1)[0]:
            raise
        raise OstrakaError(
            f"this needs {module.replace('_', '-')}, which is not installed: pip install 'ostraka[{extra}]'"
        ) from None
