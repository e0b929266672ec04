"""Options for games: boxes, boards and the number of games that bots play."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import click
from click.core import ParameterSource

from smallworld.arena.workers import AUTO
from smallworld.bots.registry import all_words
from smallworld.cli.options.outputs import OutputFile
from smallworld.content import catalogue
from smallworld.content.catalogue import (
    board_as_said,
    players_at_least,
    players_at_most,
    seats_of,
    world_of_board,
)
from smallworld.content.choice import names_of
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.shelf import ALL, BOXES, SCENARIOS, open_box
from smallworld.content.worlds import BOTH, WORLDS
from smallworld.workshop.contents import is_source
from smallworld.workshop.realm_files import board_in, scenario_in, scenario_of_realm

FEWEST: Final = players_at_least()
MOST: Final = players_at_most()
JOBS: Final = click.IntRange(1, 4096)  # number of processes, on this machine or on a cluster
F = TypeVar("F", bound=Callable[..., Any])

seed_option = click.option(
    "--seed", type=int, default=1, show_default=True, help="The same seed gives the same games."
)
players_option = click.option(
    "--players",
    default="2,3,4,5",
    show_default=True,
    metavar="NUMBER[,NUMBER...]",
    callback=lambda ctx, param, value: numbers_of_players(value),
    help=f"Numbers of players, {FEWEST} to {MOST}; without this option, those with a board.",
)
jobs_option = click.option(
    "--jobs",
    type=JOBS,
    show_default="1; on a cluster, its number of processors",
    help="Number of processes.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
state_option = click.option(
    "--state",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Save finished games here; run the command again to resume.",
)
html_option = click.option(
    "--html",
    type=OutputFile(),
    metavar="FILE",
    help="Write a page with plots (needs the extra smallworld[plots]).",
)
cluster_option = click.option(
    "--cluster",
    default="",
    metavar=f"{AUTO}|ADDRESS",
    help=f"Ray cluster to play on; {AUTO} uses the running one or starts one here.",
)
budget_option = click.option(
    "--budget",
    default="",
    metavar="TIME|SIMULATIONS",
    help="Budget per bot decision: 200ms, 0.2s or 400 simulations.",
)


class ScenarioOption(click.Option):
    """An option whose help lists the scenarios with their titles. Only the help reads the titles."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        if record is None:
            return None
        listed = ", ".join(f"{name.replace('_', '-')} ({open_box(name).title})" for name in SCENARIOS)
        return record[0], f"{record[1]} Available: {listed}."


def in_play_options(command: F) -> F:
    """Add options for boxes, scenario and world; the command receives each value as the user typed it."""
    for option in (
        click.option(
            "--scenario",
            default="",
            metavar="NAME|FILE",
            callback=lambda ctx, param, value: scenario_in(value),
            cls=ScenarioOption,
            help="Scenario to play, or a TOML file with a custom one.",
        ),
        click.option(
            "--world",
            default="",
            metavar="NAME",
            show_default="the world of the first box",
            help=f"World to play in: {' or '.join(WORLDS)}, or {BOTH} if the scenario allows it.",
        ),
        click.option(
            "--places", is_flag=True, help="Put relics and places, guarded by Monsters, on the surface too."
        ),
        click.option("--leaders", is_flag=True, help="Let players hire Leaders for their races."),
        click.option(
            "--boxes",
            default="base",
            show_default=True,
            metavar="BOX[,BOX...]",
            help=f"Boxes in play: {', '.join(BOXES)}; or {ALL}. Also takes what --custom takes.",
        ),
    ):
        command = option(command)
    return command


def boxes_options(command: F) -> F:
    """Add options for boxes, scenario and world; the command receives all boxes in play as `boxes`.

    It receives custom races and powers in `own`: those of `--boxes` and, if it has this option, `--custom`.
    """

    @in_play_options
    @wraps(command)
    def with_boxes(
        *args: Any,
        boxes: str,
        leaders: bool,
        places: bool,
        scenario: str,
        world: str,
        own: tuple[str, ...] = (),
        **others: Any,
    ) -> Any:
        names, own = split_boxes(boxes, own)
        in_play = names_of(names, leaders, scenario, world, places)
        return command(*args, boxes=in_play, own=own, **others)

    return cast(F, with_boxes)


board_option = click.option(
    "--board",
    "--realm",
    "file",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE|NAME",
    help="Custom board to play on; see `smallworld board` and `smallworld realm`.",
)


def board_options(command: F) -> F:
    """Add `boxes_options` and an option for a custom board; the command receives its name as `board`, or "".

    Unless the user names a world, the board's regions, or the sides of its tiles, determine the world.
    """

    @board_option
    @in_play_options
    @wraps(command)
    def with_board(
        *args: Any,
        boxes: str,
        leaders: bool,
        places: bool,
        scenario: str,
        world: str,
        file: Path | None,
        own: tuple[str, ...] = (),
        **others: Any,
    ) -> Any:
        board = "" if file is None else board_in(file)
        if file is not None and not scenario:
            held = scenario_of_realm(file)
            scenario = name_of_scenario(held) if held is not None else ""
        if board and not world:
            world = world_of_board(board)
        names, own = split_boxes(boxes, own)
        in_play = names_of(names, leaders, scenario, world, places)
        return command(*args, boxes=in_play, board=board_as_said(board, in_play), own=own, **others)

    return cast(F, with_board)


class BotsOption(click.Option):
    """An option whose help lists all bots that are installed or registered when it is shown."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        about, self.help = self.help, f"{self.help} Bots: {', '.join(all_words())}."
        try:
            return super().get_help_record(ctx)
        finally:
            self.help = about


def bots_option(default: str, about: str) -> Callable[[F], F]:
    """Return an option for a list of bots; `about` is its help text, apart from that list."""
    return click.option(
        "--bots",
        cls=BotsOption,
        default=default,
        show_default=True,
        metavar="NAME[@BUDGET],...",
        callback=lambda ctx, param, value: words_of(value),
        help=about,
    )


def survey_options(fewest_games: int) -> Callable[[F], F]:
    """Return a decorator that adds the options of surveys: bot games in which combos are drawn at random."""

    def with_options(command: F) -> F:
        games_option = click.option(
            "--games",
            type=click.IntRange(min=fewest_games),
            default=1000,
            show_default=True,
            help="Games per number of players.",
        )
        for option in (
            *(cluster_option, jobs_option, board_options, seed_option, budget_option, games_option),
            *(
                players_option,
                bots_option("greedy", "Bots that make all other decisions."),
            ),
        ):
            command = option(command)
        return command

    return with_options


def split_boxes(boxes: str, custom: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the names in `--boxes`, and the sources of custom content in `--custom` and `--boxes`."""
    words = words_of(boxes)
    sources = [word for word in words if is_source(word)]
    names = tuple([scenario_in(word) for word in words if word not in sources])
    return names, (*custom, *sources)


def words_of(text: str) -> tuple[str, ...]:
    """Return the words of a comma-separated list."""
    return tuple(word.strip() for word in text.split(","))


def numbers_of_players(text: str) -> list[int]:
    """Return the numbers of players in a comma-separated list, sorted and without duplicates."""
    possible = [str(players) for players in range(FEWEST, MOST + 1)]
    words = words_of(text)
    for word in words:
        if word not in possible:
            raise click.BadParameter(f"{word} is not between {FEWEST} and {MOST}")
    return sorted({int(word) for word in words})


def seated(players: list[int], boxes: tuple[str, ...], board: str = "") -> list[int]:
    """Return the numbers of players that the user gave, or all default numbers that have a board.

    Raises:
        SetupError: no game is possible with these boxes, or on the custom `board`.
    """
    if click.get_current_context().get_parameter_source("players") is not ParameterSource.DEFAULT:
        return players
    if board:
        return [seats_of(board, boxes)]
    possible = catalogue.numbers_of_players(boxes)
    return [number for number in players if number in possible] or possible
