"""`smallworld realm`: show, check, generate and measure custom boards."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.arena.contest import Contest
from smallworld.bots.fairness import MEASURE
from smallworld.cartography.layout_search.search import search
from smallworld.cli.games.fairness import GAMES, measure_seats
from smallworld.cli.options.own import own_option, own_text
from smallworld.cli.options.series import (
    FEWEST,
    MOST,
    boxes_options,
    jobs_option,
    json_option,
    seed_option,
    words_of,
)
from smallworld.cli.screen.realm_view import census_lines, realm_map, region_lines, rule_lines
from smallworld.cli.screen.screen import Screen
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.language import language_option
from smallworld.cli.words.lines import flowing, line, wrapped
from smallworld.content.catalogue import board_as_said, world_of_board
from smallworld.content.choice import names_of
from smallworld.content.realms.board_names import name_of
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.formats.layout_file import layout_text
from smallworld.content.realms.scenario_setups import ScenarioSetup, setup_of
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.realms.tiles.layout import LONGEST_NAME, RIVER, WATERS, Layout
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.shelf import is_scenario
from smallworld.content.worlds import SURFACE, WORLDS
from smallworld.engine.errors import SmallWorldError
from smallworld.translate import Translator
from smallworld.workshop.realm_files import layout_in, scenario_file, scenario_of_realm
from smallworld.workshop.tiling import random_layout

plain_option = click.option("--plain", is_flag=True, help="Use no colours and only ASCII characters.")
file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.group()
def realm() -> None:
    """Build, check and measure custom boards of tiles.

    To use such a board in `play`, `simulate`, `arena`, `almanac`, `balance` or `bench`, add --realm FILE.
    """


@realm.command()
@file_argument
@plain_option
@language_option
def show(file: Path, plain: bool, language: str) -> None:
    """Show the board in FILE: its map, its regions, its statistics and the string that encodes it."""
    layout = layout_in(file)
    screen, words = Screen(plain), Translator(language)
    columns, built = screen.columns(), Realm(layout)
    screen.show([line((layout.name, "title"))])
    screen.show(wrapped(_about(words, layout), columns))
    screen.show([[("", "")], *realm_map(words, layout, columns), [("", "")]])
    for told in region_lines(words, built):
        screen.show(flowing(told, columns, 8))
    screen.show([[("", "")]])
    for told in census_lines(words, built):
        screen.show(flowing(told, columns, 2))
    screen.show([[("", "")], line(words.t("realm-string"))])
    echo(encode(layout))


@realm.command()
@file_argument
@click.option(
    "--scenario",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Custom scenario to play on it, in TOML.",
)
@plain_option
@language_option
def check(file: Path, scenario: Path | None, plain: bool, language: str) -> None:
    """Check FILE and list its problems. If there are none, show the statistics of its board."""
    screen, words = Screen(plain), Translator(language)
    try:
        layout = layout_in(file)
        rules = scenario_of_realm(file) if scenario is None else scenario_file(scenario)
    except SmallWorldError as error:
        screen.show([line((str(error), "error"))])
        raise SystemExit(1) from None
    screen.show([line((layout.name, "title")), *wrapped(_about(words, layout), screen.columns())])
    counted = Realm(layout if rules is None else rules.defaults.laid_over(layout))
    for told in census_lines(words, counted, own_scenario=rules is not None):
        screen.show(flowing(told, screen.columns(), 2))
    if rules is not None:
        screen.show([line((rules.title, "title"))])
        for told in rule_lines(words, rules, counted):
            screen.show(flowing(told, screen.columns(), 2))


@realm.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--players", type=click.IntRange(FEWEST, MOST), default=3, show_default=True)
@click.option("--name", default="", help=f"Name of the board, up to {LONGEST_NAME} characters.")
@click.option(
    "--scenario",
    default="",
    metavar="NAME",
    help="Scenario whose tiles and pieces to use, e.g. realms-4; searches for a good board.",
)
@click.option(
    "--worlds",
    default="",
    metavar="WORLD[,WORLD]",
    help=f"Which sides may be up: {', '.join(WORLDS)}.  [default: {SURFACE}]",
)
@click.option("--water", type=click.Choice(WATERS), help=f"[default: {RIVER}]")
@seed_option
@plain_option
@language_option
def make(
    file: Path,
    players: int,
    name: str,
    scenario: str,
    worlds: str,
    water: str | None,
    seed: int,
    plain: bool,
    language: str,
) -> None:
    """Generate a board from a seed, and write it to a new FILE."""
    screen, words = Screen(plain), Translator(language)
    short_of: list[str] = []
    if scenario:
        if worlds or water:
            raise SmallWorldError(f"scenario “{scenario}”: it has its own worlds and water; leave them out")
        layout, short_of = _of_scenario(setup_of(scenario, players), name, seed)
    else:
        layout = random_layout(name or "Realm", players, _worlds(worlds), seed, water or RIVER)
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(layout_text(layout))
    except OSError as error:
        raise SmallWorldError(f"realm {file}: {error.strerror}") from error
    screen.show([line((words.t("realm-made", path=str(file)), "good"))])
    for told in census_lines(words, Realm(layout)):
        screen.show(flowing(told, screen.columns(), 2))
    if short_of:
        criteria = words.listed([words.t(f"criterion-{criterion}") for criterion in short_of])
        screen.show(
            flowing(line((words.t("realm-short-of", criteria=criteria), "warn")), screen.columns(), 2)
        )


def _worlds(text: str) -> tuple[str, ...]:
    """Return the worlds that `text` names; an empty text means the surface.

    Raises:
        SmallWorldError: one of them is not a world.
    """
    worlds = words_of(text) if text else (SURFACE,)
    for world in worlds:
        if world not in WORLDS:
            raise SmallWorldError(f'unknown world "{world}". Available: {", ".join(WORLDS)}')
    return worlds


def _of_scenario(setup: ScenarioSetup, name: str, seed: int) -> tuple[Layout, list[str]]:
    """Return a layout for a scenario, and the criteria that the layout does not meet.

    Raises:
        SmallWorldError: no layout was found with this seed.
    """
    found = search(setup, name or f"{setup.title} · {setup.players}", seed)
    if found is None:
        raise SmallWorldError(f"{setup.title}: no layout was found with seed {seed}; try another")
    return found.layout, found.short_of


@realm.command()
@file_argument
@click.option("--games", type=click.IntRange(min=2), default=GAMES, show_default=True)
@click.option("--bot", default=MEASURE, show_default=True, metavar="NAME", help="Bot for all seats.")
@seed_option
@jobs_option
@boxes_options
@own_option
@json_option
@plain_option
@language_option
def fair(
    file: Path,
    games: int,
    bot: str,
    seed: int,
    jobs: int | None,
    boxes: tuple[str, ...],
    own: tuple[str, ...],
    as_json: bool,
    plain: bool,
    language: str,
) -> None:
    """Measure how fair the seats on FILE are.

    The same bot plays every seat.
    """
    layout, words = layout_in(file), Translator(language)
    held = None if any(is_scenario(name) for name in boxes) else scenario_of_realm(file)
    name = name_of_scenario(held) if held is not None else ""
    in_play = names_of(boxes, scenario=name, world=world_of_board(name_of(layout)))
    board = board_as_said(name_of(layout), in_play)
    line_ups = {layout.players: [(bot,) * layout.players]}
    contest = Contest(line_ups, seed, in_play, board=board, own=own_text(own, words))
    measure_seats(layout.name, contest, layout.players, games, jobs, as_json, Screen(plain), words)


def _about(words: Translator, layout: Layout) -> str:
    return words.t(
        "realm-about",
        players=layout.players,
        rounds=layout.rounds,
        tiles=len(layout.tiles),
        water=words.t(f"realm-water-{layout.water}"),
    )
