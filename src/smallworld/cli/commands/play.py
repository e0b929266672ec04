"""`smallworld play`: a game on the terminal, against bots or each other."""

from __future__ import annotations

import getpass
import secrets
import shlex
from pathlib import Path
from typing import Final

import click

from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import OPPONENTS, is_code, is_level, make_bot
from smallworld.cli import INTERRUPTED, Refused
from smallworld.cli.commands.replay import retold
from smallworld.cli.games.honesty import BY_CHANCE, BY_CHOICE, FIRST_BY, SEED, seed_written
from smallworld.cli.games.local_table import LocalTable, first_of
from smallworld.cli.games.prompt import Left, Prompt
from smallworld.cli.games.savegame import begin, games_folder, new_path, newest_unfinished, resume
from smallworld.cli.options.own import own_from, own_option
from smallworld.cli.options.series import BotsOption, board_options
from smallworld.cli.screen.ending import ending_lines
from smallworld.cli.screen.screen import Screen
from smallworld.cli.words.build import warn_of_slowness
from smallworld.cli.words.language import language_option
from smallworld.cli.words.lines import flowing, line, wrapped
from smallworld.cli.words.refusals import refusal_text
from smallworld.cli.words.seats import FEWEST, LONGEST, MOST, find_seat, is_bot, parse_seats
from smallworld.content.catalogue import board_for, check_players, find_board, numbers_of_players, seats_of
from smallworld.content.shelf import SetupError
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import on_turn
from smallworld.engine.session import Game
from smallworld.engine.text.untrusted import is_number, quoted
from smallworld.own_words import learn_recorded
from smallworld.translate import Translator
from smallworld.views.seat import SPECTATOR
from smallworld.workshop.sources import Own
from smallworld.workshop.tables import OPTION, code_to_give, rules_with

NEWEST: Final = "newest"  # the value of --resume without a file
USUAL: Final = "easy"  # the opponent that Enter chooses; a newcomer can learn from it and beat it
_OPEN: Final = "open coins"
_ALLIED: Final = "allied coins"


@click.command()
@click.option(
    "--seats",
    cls=BotsOption,
    metavar="NAME,NAME[,...]",
    help="Players in seat order. A player is a person, a bot, or MODULE:CLASS.",
)
@click.option("--seed", type=int, help="The same seed gives the same dice and combos.")
@click.option("--first", metavar="NAME", show_default="random", help="First player, by name or number.")
@click.option("--save", "save_as", type=click.Path(path_type=Path), help="Save the game to this new file.")
@click.option(
    "--resume",
    "resumed",
    is_flag=False,
    flag_value=NEWEST,
    metavar="[FILE]",
    help="Continue the game in FILE, or the newest unfinished one.",
)
@click.option("--plain", is_flag=True, help="Use no colours and only ASCII characters.")
@board_options
@own_option
@click.option("--open-coins", is_flag=True, help="Show all players' coins.")
@click.option("--allied-coins", is_flag=True, help="Show allies each other's coins in team games.")
@language_option
def play(
    seats: str | None,
    seed: int | None,
    first: str | None,
    save_as: Path | None,
    resumed: str | None,
    plain: bool,
    boxes: tuple[str, ...],
    board: str,
    own: tuple[str, ...],
    open_coins: bool,
    allied_coins: bool,
    language: str,
) -> None:
    """Play on the terminal, against bots or each other."""
    screen, words = Screen(plain), Translator(language)
    try:
        found = own_from(own, words)
        if resumed is not None:
            if first or save_as:
                raise SmallWorldError(words.t("refuse-resume"))
            table = _resumed(resumed, seats, seed, words, open_coins, allied_coins, found)
        else:
            table = _new_table(
                screen, words, seats, seed, first, save_as, boxes, board, open_coins, allied_coins, found
            )
    except (EOFError, KeyboardInterrupt):
        screen.show([[("", "")], line(words.t("play-not-begun"))])
        return
    with_table(table, screen)


def with_table(table: LocalTable, screen: Screen) -> None:
    """Play at `table` until the game is over or the player leaves. The game is saved in either case."""
    prompt = Prompt(table, screen)
    prompt.recall()
    try:
        _run(table, prompt, screen)
    except (Left, EOFError):
        _say_goodbye(table, screen)
    except KeyboardInterrupt:
        _say_goodbye(table, screen)
        raise SystemExit(INTERRUPTED) from None
    except OSError as error:
        path, why = str(table.save.path), str(error.strerror)
        raise Refused(table.words.t("file-lost", path=path, why=why)) from error
    finally:
        table.save.close()


def _run(table: LocalTable, prompt: Prompt, screen: Screen) -> None:
    game = table.game
    watcher = table.persons[0] if len(table.persons) == 1 else SPECTATOR
    tells_at_once = len(table.persons) < 2
    while not game.state.over:
        turn = (game.state.turn, on_turn(game.state))
        if not table.advance():
            prompt.decide(game.actor())
        elif tells_at_once and turn != (game.state.turn, on_turn(game.state)):
            table.save.settle()
            prompt.tell(watcher)
    table.save.settle()
    scene = table.scene(watcher if tells_at_once else table.persons[0])
    prompt.tell(scene.viewer)
    incomes = table.chronicle.incomes(game.state.players, game.state.board.rounds)
    screen.show(ending_lines(scene, incomes, screen.columns()))
    table.save.put_away()
    screen.show(wrapped(table.words.t("play-record", path=str(table.save.path)), screen.columns()))


def _say_goodbye(table: LocalTable, screen: Screen) -> None:
    save = table.save
    save.settle()
    columns = screen.columns()
    screen.show([[("", "")], *wrapped(table.words.t("play-saved", path=str(save.path)), columns)])
    typed = "smallworld play --resume"
    if save.path.parent != games_folder():
        typed += f" {shlex.quote(str(save.path))}"
    if any(is_code(seat.bot) for seat in table.seats):
        typed += f" --seats {shlex.quote(','.join(table.game.record.seats))}"
    for source in code_to_give(table.game.rules):
        typed += f" --custom {shlex.quote(source)}"
    screen.show([line((f"  {typed}", "bold"))])


# --- Setting up -------------------------------------------------------------------------------------


def _new_table(
    screen: Screen,
    words: Translator,
    seats: str | None,
    seed: int | None,
    first: str | None,
    save_as: Path | None,
    boxes: tuple[str, ...],
    board: str,
    open_coins: bool,
    allied_coins: bool,
    own: Own | None,
) -> LocalTable:
    try:
        numbers = [seats_of(board, boxes)] if board else numbers_of_players(boxes)
        names = parse_seats(seats, words) if seats else _ask_names(screen, words, numbers)
        check_players(boxes, len(names), board=board)
    except SetupError as error:
        raise SmallWorldError(refusal_text(words, error)) from error
    for name in filter(is_bot, names):
        make_bot(name, RandomNumbers(0))  # a bot that cannot be made is an error before the game begins
    chosen = secrets.randbits(64) if seed is None else seed
    place = first_of(chosen, len(names)) if first is None else find_seat(names, first, words)
    options = {SEED: str(chosen), FIRST_BY: BY_CHANCE if first is None else BY_CHOICE}
    if open_coins:
        options[_OPEN] = "yes"
    if allied_coins:
        options[_ALLIED] = "yes"
    if own is not None:
        options[OPTION] = own.text()
    rules = rules_with(boxes, own)
    game = Game(rules, find_board(board or board_for(len(names), boxes)), names, place, options)
    learn_recorded(words, game.record, own)
    save = begin(save_as or new_path(names), game.record, words)
    return LocalTable(game, save, chosen, words, open_coins, allied_coins)


def _resumed(
    file: str,
    seats: str | None,
    seed: int | None,
    words: Translator,
    open_coins: bool,
    allied_coins: bool,
    own: Own | None,
) -> LocalTable:
    path = newest_unfinished(words, own) if file == NEWEST else Path(file)
    game, save = resume(path, words, own)
    try:
        _check_bots(game.record.seats, seats, words)
    except SmallWorldError:
        save.close()
        raise
    learn_recorded(words, game.record, own)
    options = game.record.options
    if seed is None:
        written = seed_written(dict(options))
        seed = secrets.randbits(64) if written is None else written
    open_coins = open_coins or options.get(_OPEN) == "yes"
    table = LocalTable(game, save, seed, words, open_coins, allied_coins or options.get(_ALLIED) == "yes")
    table.chronicle.events.extend(retold(game, len(game.record.actions))[1].events)
    return table


def _check_bots(names: list[str], seats: str | None, words: Translator) -> None:
    """Check that the user names the bots of a saved game that are Python code. A file alone never runs code.

    Raises:
        SmallWorldError: the user does not name the same seats.
    """
    if seats and parse_seats(seats, words) != names:
        raise SmallWorldError(words.t("refuse-resume"))
    if not seats and any(map(is_code, names)):
        listed = ",".join(names)
        raise SmallWorldError(f'game: it has a bot in Python; name its seats with --seats "{quoted(listed)}"')


def _own_name(words: Translator) -> str:
    """Return the login name of the player at the keyboard, or a default if that name is unsuitable."""
    try:
        name = getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        name = ""
    sensible = 0 < len(name) <= LONGEST and name.isalnum() and not is_level(name.lower())
    return name if sensible else words.t("play-somebody")


def _ask_names(screen: Screen, words: Translator, numbers: list[int]) -> list[str]:
    """Ask for the players' names. If the player types nothing, the game is against a bot."""
    screen.show([line((words.t("play-title"), "title"), f"  {words.t('play-subtitle')}")])
    warn_of_slowness()
    for level in OPPONENTS:
        name, character = words.t(f"bot-{level.word}"), words.t(f"bot-{level.word}.character")
        title = words.t(f"bot-{level.word}.level")
        about = words.t("bot-level-and-character", level=title, name=name, character=character)
        screen.show(flowing(line((f"{level.word:<8}", "bold"), f" {about}"), screen.columns(), 9))
    screen.show(wrapped(words.t("play-who"), screen.columns()))
    while True:
        asked = words.t("play-how-many", fewest=min(numbers), most=max(numbers))
        number = screen.ask(f"{asked} [{min(numbers)}] ").strip() or str(min(numbers))
        if is_number(number) and int(number) in numbers:
            break
    names: list[str] = []
    while len(names) < int(number):
        usual = USUAL if names else _own_name(words)
        name = screen.ask(f"{words.t('play-name', number=len(names) + 1)} [{usual}] ").strip() or usual
        names.append(name)
        try:
            filled = [*names, *[USUAL] * (MOST - len(names))][: max(FEWEST, len(names))]
            parse_seats(",".join(filled), words)
        except SmallWorldError as error:
            screen.show([line((f"{error}", "error"))])
            names.pop()
    return names
