"""The options that choose boxes and scenarios, which are the same in every command."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest
from click.testing import CliRunner

from smallworld.cli import main


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the words of each command that accepts boxes, with the arguments that it requires."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        elif command is not None and any(option.name == "boxes" for option in command.params):
            needed = ["x"] * sum(isinstance(option, click.Argument) for option in command.params)
            for option in command.params:
                if isinstance(option, click.Option) and option.required:
                    needed += [option.opts[0], "greedy"]
            yield (*path, name, *needed)


CHOOSING = list(commands(main))


def test_at_least_six_commands_accept_a_choice_of_boxes():
    assert {"play", "simulate", "arena", "almanac", "balance", "bench"} <= {words[0] for words in CHOOSING}


@pytest.mark.parametrize("words", CHOOSING, ids=" ".join)
@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        (("--scenario", "cursed"), 'unknown scenario "cursed": it is a box. Available: necromancer'),
        (("--scenario", "leaders"), 'unknown scenario "leaders": it is an option. Available: necro'),
        (("--places",), "places: base brings no relics and places, but underground does"),
        (
            ("--boxes", "base,underground", "--world", "underground", "--scenario", "necromancer"),
            "necromancer cannot be played in the world underground, which has no lake; it needs",
        ),
        (("--boxes", ""), "boxes: no box is named. Available: base, cursed"),
        (("--boxes", "bsae"), 'unknown box "bsae" (did you mean base?)'),
    ],
)
def test_every_command_lists_the_valid_choices_in_its_errors(words, chosen, message):
    ran = CliRunner().invoke(main, [*words, *chosen])
    assert ran.exit_code == 2
    assert message in ran.stderr
    assert ran.stdout == ""
