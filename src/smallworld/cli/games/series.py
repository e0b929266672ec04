"""Many games in a row, with a bar that tells how far they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar, cast

import click
from click.core import ParameterSource
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from smallworld.arena.ledger import Ledger
from smallworld.arena.workers import AUTO, Game, Series, play_all
from smallworld.bots.registry import all_words
from smallworld.cli import INTERRUPTED
from smallworld.cli.screen.shown import console_of, echo
from smallworld.content import catalogue
from smallworld.content.catalogue import (
    board_as_said,
    players_at_least,
    players_at_most,
    seats_of,
    world_of_board,
)
from smallworld.content.choice import names_of
from smallworld.content.realms.board_names import name_of
from smallworld.content.realms.formats.layout_file import LONGEST, parse_layout
from smallworld.content.realms.scenarios.scenario import Scenario
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.realms.scenarios.scenario_file import parse_scenario, scenario_held
from smallworld.content.realms.tiles.layout import Layout
from smallworld.content.shelf import ALL, BOXES, SCENARIOS
from smallworld.content.text_files import read_text
from smallworld.content.worlds import BOTH, WORLDS
from smallworld.engine.errors import SmallWorldError

FEWEST: Final = players_at_least()
MOST: Final = players_at_most()
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
    help=f"Players at a table, {FEWEST} to {MOST}; by default those for whom there is a board.",
)
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(min=1),
    help="Processes; 1 if nothing is said, and on a cluster as many as it has processors.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
state_option = click.option(
    "--state",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Keep finished games here; the same command goes on where it was stopped.",
)
html_option = click.option(
    "--html",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write a page with plots (needs the extra smallworld[plots]).",
)
cluster_option = click.option(
    "--cluster",
    default="",
    metavar=f"{AUTO}|ADDRESS",
    help=f"Play on the Ray cluster at this address; {AUTO} takes the running one, or starts one here.",
)
budget_option = click.option(
    "--budget",
    default="",
    metavar="TIME|SIMULATIONS",
    help="For each decision of bots that think: 200ms, 0.2s, or 400 simulations.",
)


def in_play_options(command: F) -> F:
    """Options for what is in play; the command takes them as they were written."""
    for option in (
        click.option(
            "--scenario",
            default="",
            metavar="NAME|FILE",
            callback=lambda ctx, param, value: scenario_in(value),
            help=f"There are: {', '.join(SCENARIOS)}; or a file in TOML with one of your own.",
        ),
        click.option(
            "--world",
            default="",
            metavar="NAME",
            help=f"Where they play: {' or '.join(WORLDS)}, or {BOTH} where the scenario leaves it to the "
            "table; by default the world of the first box.",
        ),
        click.option(
            "--places", is_flag=True, help="Monsters guard relics and places on the surface, too: an option."
        ),
        click.option("--leaders", is_flag=True, help="Races may be led: the option Leaders."),
        click.option(
            "--boxes",
            default="base",
            show_default=True,
            metavar="BOX[,BOX...]",
            help=f"Boxes in play; there are {', '.join(BOXES)}, and {ALL} for all of them.",
        ),
    ):
        command = option(command)
    return command


def boxes_options(command: F) -> F:
    """Options for what is in play; the command takes them as `boxes`, option and scenario among them."""

    @in_play_options
    @wraps(command)
    def with_boxes(
        *args: Any, boxes: str, leaders: bool, places: bool, scenario: str, world: str, **others: Any
    ) -> Any:
        in_play = names_of(words_of(boxes), leaders, scenario, world, places)
        return command(*args, boxes=in_play, **others)

    return cast(F, with_boxes)


def board_options(command: F) -> F:
    """As `boxes_options`, and for a board of one's own; the command takes its name as `board`, "" for none.

    The world follows the sides of its tiles, unless another is asked for.
    """

    @click.option(
        "--realm",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Play on a board of your own; see `smallworld realm`.",
    )
    @in_play_options
    @wraps(command)
    def with_board(
        *args: Any,
        boxes: str,
        leaders: bool,
        places: bool,
        scenario: str,
        world: str,
        realm: Path | None,
        **others: Any,
    ) -> Any:
        board = "" if realm is None else board_in(realm)
        if realm is not None and not scenario:
            held = scenario_of_realm(realm)
            scenario = name_of_scenario(held) if held is not None else ""
        if board and not world:
            world = world_of_board(board)
        in_play = names_of(words_of(boxes), leaders, scenario, world, places)
        return command(*args, boxes=in_play, board=board_as_said(board, in_play), **others)

    return cast(F, with_board)


def board_in(file: Path) -> str:
    """The name of the board that a file describes.

    Raises:
        SmallWorldError: there is no such file, or what it describes cannot be built.
    """
    return name_of(layout_in(file))


_FILE: Final = ".toml"
_RULES: Final = "a scenario is a file in TOML, as docs/scenarios.md tells"
_WRITTEN: Final = "a realm is a file in TOML, as “smallworld realm make FILE” writes it"


def layout_in(file: Path) -> Layout:
    """The layout that a file describes.

    Raises:
        SmallWorldError: there is no such file, or what it describes cannot be built.
    """
    return parse_layout(_realm_text(file), str(file))


def scenario_of_realm(file: Path) -> Scenario | None:
    """The scenario that the file of a layout holds; None if it holds none.

    Raises:
        SmallWorldError: what it holds is no scenario.
    """
    return scenario_held(_realm_text(file), str(file))


def _realm_text(file: Path) -> str:
    try:
        text = read_text(file, LONGEST + 1)  # of a longer one no more is needed to refuse it
    except OSError as error:
        raise SmallWorldError(f"realm {file}: {error.strerror}; {_WRITTEN}") from error
    except ValueError as error:
        raise SmallWorldError(f"realm {file}: this is no text; {_WRITTEN}") from error
    if not text.strip():
        raise SmallWorldError(f"realm {file}: there is nothing in it; {_WRITTEN}")
    return text


def scenario_in(text: str) -> str:
    """The name of the scenario that a text names, or that the file describes whose path it is.

    Raises:
        SmallWorldError: there is no such file, or what it describes is no scenario.
    """
    return name_of_scenario(scenario_file(Path(text))) if text.endswith(_FILE) else text


def scenario_file(file: Path) -> Scenario:
    """The scenario that a file describes.

    Raises:
        SmallWorldError: there is no such file, or what it describes is no scenario.
    """
    try:
        return parse_scenario(read_text(file, LONGEST + 1), str(file))
    except OSError as error:
        raise SmallWorldError(f"scenario {file}: {error.strerror}; {_RULES}") from error
    except UnicodeDecodeError as error:
        raise SmallWorldError(f"scenario {file}: this is no text; {_RULES}") from error


def bots_option(default: str, about: str) -> Callable[[F], F]:
    """An option for several bots; `about` is its help."""
    return click.option(
        "--bots",
        default=default,
        show_default=True,
        metavar="NAME[@BUDGET],...",
        callback=lambda ctx, param, value: words_of(value),
        help=about,
    )


def survey_options(fewest_games: int) -> Callable[[F], F]:
    """Options for games in which combos are taken by lot, as `arena.survey` has them."""

    def with_options(command: F) -> F:
        games_option = click.option(
            "--games",
            type=click.IntRange(min=fewest_games),
            default=1000,
            show_default=True,
            help="For each number of players.",
        )
        for option in (
            *(cluster_option, jobs_option, boxes_options, seed_option, budget_option, games_option),
            *(
                players_option,
                bots_option("greedy", f"Who plays on with the combos; there are {', '.join(all_words())}."),
            ),
        ):
            command = option(command)
        return command

    return with_options


def words_of(text: str) -> tuple[str, ...]:
    """The words of a list with commas."""
    return tuple(word.strip() for word in text.split(","))


def numbers_of_players(text: str) -> list[int]:
    """The numbers of players of a list with commas, each once and in order."""
    possible = [str(players) for players in range(FEWEST, MOST + 1)]
    words = words_of(text)
    for word in words:
        if word not in possible:
            raise click.BadParameter(f'"{word}" is none of {", ".join(possible)}')
    return sorted({int(word) for word in words})


def seated(players: list[int], boxes: tuple[str, ...], board: str = "") -> list[int]:
    """The numbers of players that were asked for; where none was, those of them for whom there is a board.

    Raises:
        SetupError: nobody can sit down with these boxes, at a `board` of one's own if it is named.
    """
    if click.get_current_context().get_parameter_source("players") is not ParameterSource.DEFAULT:
        return players
    if board:
        return [seats_of(board, boxes)]
    possible = catalogue.numbers_of_players(boxes)
    return [number for number in players if number in possible] or possible


class Run(NamedTuple):
    """What became of games that were asked for."""

    speed: float | None  # games a second; None if there was none to play
    stopped: str = ""  # how many were not played, and how to go on

    def leave(self) -> None:
        """Say that the games were stopped, if they were, and leave as shells expect it after Ctrl-C."""
        if self.stopped:
            echo(self.stopped, err=True)
            raise SystemExit(INTERRUPTED)


def play_series(series: Series, ledger: Ledger, games: list[Game], jobs: int | None, cluster: str) -> Run:
    """Play those of `games` that `ledger` lacks, and note them there; Ctrl-C stops them early."""
    missing = [game for game in games if game not in ledger.rows]
    if not missing:
        return Run(None)
    console = console_of(stderr=True)
    began = perf_counter()
    played, stopped = 0, ""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task("games", total=len(games), completed=len(games) - len(missing), speed="")
        try:
            for rows in play_all(series, missing, jobs or (0 if cluster else 1), cluster):
                ledger.add(rows)
                played += len(rows)
                speed = f"{played / (perf_counter() - began):,.1f} a second"
                bar.update(task, advance=len(rows), speed=speed)
        except KeyboardInterrupt:
            stopped = _how_to_go_on(len(games), len(ledger.rows.keys() & set(games)), ledger.path)
    return Run(round(played / (perf_counter() - began), 2) if played else None, stopped)


def _how_to_go_on(asked: int, played: int, path: Path | None) -> str:
    """What to say to somebody who stopped a run: what is missing, and how to have it."""
    told = f"Stopped after {played:,} of {asked:,} games; "
    if path is not None:
        return f"{told}they are in {path}. The same command goes on from there."
    if "state" in click.get_current_context().params:
        return f"{told}they are not kept. With --state FILE they are, and the same command goes on with them."
    return f"{told}they are not kept."
