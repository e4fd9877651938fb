"""What an environment needs that the games do not."""

from importlib.util import find_spec

from ostraka.core.errors import OstrakaError


class MissingPackage(OstrakaError, ImportError):  # noqa: N818 - reads as what it is at the place it is caught
    """A package that only one of our extras brings is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"this needs {package}; install it with: pip install 'ostraka[{extra}]'", name=package
        )


def need(extra: str, *packages: str) -> None:
    """Say what to install if a package of an extra is missing."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingPackage(package, extra)
