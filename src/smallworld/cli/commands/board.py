"""`smallworld board`: begin, check, draw and measure free boards, which list their regions and borders."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.arena.contest import Contest
from smallworld.bots.fairness import MEASURE
from smallworld.cartography.quality.board_census import BoardCensus
from smallworld.cli.games.fairness import GAMES, measure_seats
from smallworld.cli.options.own import own_option, own_text
from smallworld.cli.options.series import (
    FEWEST,
    MOST,
    boxes_options,
    jobs_option,
    json_option,
    seed_option,
)
from smallworld.cli.screen.free_board_view import board_census_lines
from smallworld.cli.screen.screen import Screen
from smallworld.cli.words.language import language_option
from smallworld.cli.words.lines import flowing, line, wrapped
from smallworld.content.catalogue import check_players, find_board, seats_of
from smallworld.content.choice import names_of
from smallworld.content.free_board import FreeBoard, parse_free_board
from smallworld.content.free_board_code import name_of_free
from smallworld.content.realms.tiles.layout import LONGEST_NAME
from smallworld.content.text_files import write_text
from smallworld.content.worlds import SURFACE, WORLDS
from smallworld.engine.errors import SmallWorldError
from smallworld.own_words import learn_terrains
from smallworld.translate import Translator
from smallworld.workshop.plotting import new_board_text
from smallworld.workshop.realm_files import drawing_file, free_board_in

plain_option = click.option("--plain", is_flag=True, help="Use no colours and only ASCII characters.")
file_argument = click.argument("file", type=click.Path(path_type=Path, dir_okay=False))


@click.group()
def board() -> None:
    """Begin, check, draw and measure boards with your own regions.

    To use such a board in `play`, `simulate`, `arena`, `almanac`, `balance` or `bench`, add --board FILE.
    """


@board.command()
@file_argument
@click.option("--players", type=click.IntRange(FEWEST, MOST), default=3, show_default=True)
@click.option("--name", default="New Board", show_default=True, help=f"Up to {LONGEST_NAME} characters.")
@click.option("--world", type=click.Choice(WORLDS), default=SURFACE, show_default=True)
@seed_option
@plain_option
@language_option
def new(file: Path, players: int, name: str, world: str, seed: int, plain: bool, language: str) -> None:
    """Write a new board to a new FILE, for you to change.

    The board is complete: it has regions in rows, with names, terrains, symbols and borders.
    """
    screen, words = Screen(plain), Translator(language)
    text = new_board_text(name, players, world, seed)
    free = parse_free_board(text, str(file))
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(text)
    except OSError as error:
        raise SmallWorldError(f"board {file}: {error.strerror}") from error
    screen.show([line((words.t("board-made", path=str(file)), "good"))])
    _show(free, screen, words)


@board.command()
@file_argument
@plain_option
@language_option
def check(file: Path, plain: bool, language: str) -> None:
    """Check FILE and report its first problem. If there is none, show the statistics of its board."""
    screen, words = Screen(plain), Translator(language)
    try:
        free = free_board_in(file)
    except SmallWorldError as error:
        screen.show([line((str(error), "error"))])
        raise SystemExit(1) from None
    screen.show([line((free.name, "title"))])
    _show(free, screen, words)


@board.command()
@file_argument
@plain_option
@language_option
def draw(file: Path, plain: bool, language: str) -> None:
    """Draw FILE as the printed boards are drawn, into a file beside it.

    Commands that read FILE then use this drawing, until you change the board. Needs the extra
    smallworld[boards].
    """
    try:
        from smallworld.drawing.board import draw_free, written
    except ImportError as missing:
        raise SmallWorldError(
            f"board draw: {missing.name} is not installed; "
            "python3 -m pip install 'smallworld[boards]' includes it"
        ) from missing
    screen, words, target = Screen(plain), Translator(language), drawing_file(file)
    board = free_board_in(file, drawn=False)  # an old drawing may be damaged
    try:
        drawing = draw_free(board)
    except ValueError as error:
        raise SmallWorldError(f"{file}: {error}; the board is still drawn from its borders alone") from error
    try:
        write_text(target, written(drawing))
    except OSError as error:
        raise SmallWorldError(f"board {target}: {error.strerror}") from error
    screen.show([line((words.t("board-drawn", path=str(target)), "good"))])


@board.command()
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
    free, words = free_board_in(file), Translator(language)
    in_play = names_of(boxes, world=free.world)
    name = name_of_free(free)
    players = seats_of(name, in_play)
    check_players(in_play, players, board=name)
    line_ups = {players: [(bot,) * players]}
    contest = Contest(line_ups, seed, in_play, board=name, own=own_text(own, words))
    measure_seats(free.name, contest, players, games, jobs, as_json, Screen(plain), words)


def _show(free: FreeBoard, screen: Screen, words: Translator) -> None:
    """Print what a board is for, and its statistics."""
    about = words.t("board-about", players=free.players, rounds=free.rounds, regions=len(free.regions))
    screen.show(wrapped(about, screen.columns()))
    learn_terrains(words, name_of_free(free))
    census = BoardCensus(find_board(name_of_free(free)), free.players)
    for told in board_census_lines(words, census):
        screen.show(flowing(told, screen.columns(), 2))
