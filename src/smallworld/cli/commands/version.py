"""`smallworld version`: the version of the program and of the rules of each box."""

from __future__ import annotations

import json

import click

from smallworld.cli import build
from smallworld.cli.options.series import json_option
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.build import warn_of_slowness
from smallworld.content.shelf import BOXES, SCENARIOS, open_box
from smallworld.identity import commit, program


@click.command()
@json_option
def version(as_json: bool) -> None:
    """Show the version, the commit and how the engine runs.

    The JSON object also has the version of the rules of each box and scenario.
    """
    if as_json:
        rules = {name: open_box(name).version for name in (*BOXES, *SCENARIOS)}
        echo(json.dumps({**program(), "rules": rules}, indent=2))
        return
    known = commit()
    echo(build() + (f", commit {known}" if known else ""))
    warn_of_slowness()
