"""`smallworld rules`: show the rules of races, powers and other topics, with sources and rulings."""

from __future__ import annotations

import click

from smallworld.cli.screen.screen import Screen
from smallworld.cli.words.language import language_option
from smallworld.cli.words.rule_lines import rule_lines
from smallworld.translate import Translator


@click.command()
@click.argument("name", nargs=-1)
@click.option("--plain", is_flag=True, help="Use no colours.")
@language_option
def rules(name: tuple[str, ...], plain: bool, language: str) -> None:
    """Show the rules of NAME: a race, power, piece or topic.

    Without NAME, list them all.
    """
    screen = Screen(plain)
    screen.show(rule_lines(Translator(language), " ".join(name), screen.columns()))
