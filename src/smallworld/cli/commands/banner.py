"""`smallworld banner`: check, try out and measure custom races and powers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click

from smallworld.bots.asking import place_of
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.cli.commands.balance import subjects_in, weigh_and_show, weighing_options
from smallworld.cli.commands.play import play as play_at_a_table
from smallworld.cli.options.own import SOURCES, own_from, told
from smallworld.cli.options.series import board_option, in_play_options
from smallworld.cli.screen.screen import Screen
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.language import language_option
from smallworld.cli.words.lines import line, wrapped
from smallworld.content.catalogue import board_for, find_board, numbers_of_players, seats_of
from smallworld.content.free_board_code import new_terrains
from smallworld.engine.errors import SmallWorldError, UnfitBoard
from smallworld.engine.game import new_game, pick, play
from smallworld.engine.rules import slug
from smallworld.engine.state import State
from smallworld.own_words import learn_terrains, sentences
from smallworld.translate import Translator
from smallworld.workshop.laws.watch import Found, Watch
from smallworld.workshop.problems import Problem
from smallworld.workshop.realm_files import board_in
from smallworld.workshop.schema import schema as schema_of_drafts
from smallworld.workshop.sources import DRAFTS, DraftError, Own, find_own, read_path
from smallworld.workshop.tables import rules_with

GAMES: Final = 240  # random games, on each board in turn
AGAIN: Final = 8  # of these games, how many to play twice: both must end the same


def _named(ctx: click.Context, param: click.Parameter, source: str) -> str:
    if not source:
        raise click.BadParameter("it is empty")
    return source


source_argument = click.argument("source", metavar=SOURCES, callback=_named)


@click.group()
def banner() -> None:
    """Check, try out and measure custom races and powers.

    SOURCE is a file in TOML or Python, a folder of such files, MODULE:OBJECT, or the name of an installed
    entry point of the group smallworld.banners. See docs/create/race-in-toml.md.
    """


@banner.command()
@source_argument
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=GAMES,
    show_default=True,
    help="Random games to check that nothing breaks.",
)
@board_option
@click.option("--plain", is_flag=True, help="Use no colours and only ASCII characters.")
@language_option
def check(source: str, games: int, file: Path | None, plain: bool, language: str) -> None:
    """Check SOURCE; list its problems, or describe its effects."""
    screen, words = Screen(plain), Translator(language)
    board = "" if file is None else board_in(file)
    learn_terrains(words, board)
    found = _problems(source)
    for path, problem in found:
        style = "error" if problem.level == "error" else "warn"
        screen.show([line((told(words, path, problem), style))])
    try:
        own = find_own(source)
    except DraftError:
        raise SystemExit(1) from None
    columns = screen.columns()
    if own.draft is not None:
        for design in (*own.draft.races, *own.draft.powers):
            screen.show([line((design.name, "title"))])
            for said in sentences(words, design):
                screen.show(wrapped(said, columns, 2))
    broken = _try_out(own, games, board)
    for path, problem in broken:
        screen.show([line((told(words, path, problem), "error"))])
    if broken:
        raise SystemExit(1)
    screen.show([line((words.t("banner-checked", names=words.listed(own.names()), number=games), "good"))])


def _problems(source: str) -> list[tuple[Path, Problem]]:
    """Return the errors and warnings about the TOML files of SOURCE, each with its file."""
    path = Path(source)
    files = sorted(path.glob(f"*{DRAFTS}")) if path.is_dir() else [path] if path.suffix == DRAFTS else []
    return [(file, problem) for file in files for problem in read_path(file)[1]]


def _try_out(own: Own, games: int, board: str) -> list[Found]:
    """Play random games with `own` on a board, or on those of the base box; return the broken invariants."""
    rules = rules_with(("base",), own)
    ids = [id for name in own.names() for id in rules.together[rules.ids[slug(name)]]]
    watch = Watch(rules, ids, own.source, tuple([terrain.id for terrain in new_terrains(board)]))
    watch.read()
    boards = [(players, board_for(players)) for players in numbers_of_players(("base",))]
    if board:
        boards = [(seats_of(board), board)]
    for game in range(games):
        players, name = boards[game % len(boards)]
        try:
            end = _watched(watch, new_game(rules, find_board(name), players), game)
            if game < AGAIN and end != _watched(watch, new_game(rules, find_board(name), players), game):
                watch.differs()
        except UnfitBoard as error:
            raise SmallWorldError(
                str(error) if board else f"{error}; name your board with --board"
            ) from error
        except SmallWorldError:
            raise
        except Exception as error:  # any error in custom code is reported as its author's
            if watch.found:
                break  # an invariant that was broken before may be the cause
            place = place_of(error) or f'"{own.source}"'
            where = f"{place}, game {game} on {name}"
            raise SmallWorldError(f"{where}: {type(error).__name__}: {error}") from error
    return watch.found


def _watched(watch: Watch, state: State, seed: int) -> object:
    """Play a random game, let `watch` check every state, and return the key of the last state."""
    numbers = RandomNumbers(seed)
    while not state.over:
        watch.look(state)
        play(state, draw(state, numbers) if state.waits_for else pick(state, numbers.lot()))
    return state.key()


@banner.command("play")
@source_argument
@click.option("--seats", metavar="NAME,NAME[,...]", help="Players in seat order; see `smallworld play`.")
@click.option("--seed", type=int, help="The same seed gives the same dice and combos.")
@board_option
@in_play_options
@click.option("--plain", is_flag=True, help="Use no colours and only ASCII characters.")
@language_option
@click.pass_context
def try_it(ctx: click.Context, /, source: str, **chosen: Any) -> None:
    """Play with SOURCE on the terminal; its races and powers are the first on offer."""
    # The human player goes first, so that no bot takes the custom combo.
    ctx.invoke(play_at_a_table, own=(source,), first="1", **chosen)


@banner.command()
@source_argument
@click.option("--name", default="", show_default="all", help="Race or power of SOURCE to measure.")
@weighing_options
@language_option
def report(source: str, name: str, own: tuple[str, ...], language: str, **asked: Any) -> None:
    """Compare the races and powers of SOURCE with all others, as `balance` does."""
    words = Translator(language)
    measured = own_from([source], words)
    assert measured is not None
    everything = own_from([source, *own], words)
    weigh_and_show(words, [name] if name else subjects_in(measured), everything, **asked)


@banner.command()
def schema() -> None:
    """Print the JSON schema of drafts, for editors."""
    echo(json.dumps(schema_of_drafts(), indent=2))
