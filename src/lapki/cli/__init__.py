"""The command `lapki`. Each subcommand is a module of its own, loaded when it is called."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from lapki.cli.app import app

    app()
