"""The command line and the terminal game."""

from ostraka.cli.app import main

__all__ = ["main"]
