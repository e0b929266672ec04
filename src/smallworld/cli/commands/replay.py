"""`smallworld replay`: show a recorded game turn by turn, and its table at any moment."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from smallworld.cli.games.honesty import honest_draws
from smallworld.cli.games.savegame import load
from smallworld.cli.options.own import own_from, own_option
from smallworld.cli.questions.tableau import question_in_words
from smallworld.cli.screen.board_view import region_table
from smallworld.cli.screen.ending import ending_lines
from smallworld.cli.screen.map_view import board_map, fits
from smallworld.cli.screen.screen import Screen
from smallworld.cli.screen.seats_view import field_lines, heading, legend, seat_lines, team_lines
from smallworld.cli.words.chronicle import Chronicle
from smallworld.cli.words.language import language_option
from smallworld.cli.words.lines import line, wrapped
from smallworld.cli.words.played_on import played_on_from_another
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.cli.words.telling import carried_out
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.session import Game
from smallworld.own_words import learn_recorded
from smallworld.translate import Translator
from smallworld.views.seat import SPECTATOR

MOST_AT: Final = 1_000_000  # far more actions than any game has


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--at", type=click.IntRange(0, MOST_AT), show_default="the end", help="Stop after this many actions."
)
@click.option(
    "--verify",
    is_flag=True,
    help="Check that every die and stack was drawn from the seed that FILE names: a finished game of a "
    "server does, and any of the terminal.",
)
@own_option
@click.option("--plain", is_flag=True, help="Use no colours and only ASCII characters.")
@language_option
def replay(
    file: Path, at: int | None, verify: bool, own: tuple[str, ...], plain: bool, language: str
) -> None:
    """Show a recorded game turn by turn, and its table at any moment."""
    screen, words = Screen(plain), Translator(language)
    given = own_from(own, words)
    whole = load(file, words, own=given)
    learn_recorded(words, whole.record, given)
    said = played_on_from_another(whole, words)
    taken_over = wrapped(said, screen.columns(), 0, "dim") if said else []
    if verify:
        honest = line((words.t("replay-honest", number=honest_draws(whole, words)), "good"))
        screen.show([honest, *taken_over])
        return
    actions = whole.record.actions
    if at is not None and at > len(actions):
        raise SmallWorldError(words.t("refuse-at", at=at, number=len(actions)))
    game, chronicle = retold(whole, len(actions) if at is None else at)
    scene = Scene(game.state, seats_of(whole.record.seats), words, SPECTATOR, open_coins=True)
    columns = screen.columns()
    screen.show([*taken_over, *chronicle.tell(scene, columns)])
    screen.show(heading(scene, columns, question_in_words(scene)))
    if fits(game.board.name, columns, 1000) and not screen.plain:
        screen.show(board_map(scene, columns, rows=screen.rows()))
    else:
        screen.show(region_table(scene, columns))
    seats = [*field_lines(scene, columns), *seat_lines(scene, columns), *team_lines(scene, columns)]
    screen.show([*legend(words, columns, game.state), *seats])
    if game.state.over:
        screen.show(ending_lines(scene, chronicle.incomes(game.state.players, game.board.rounds), columns))
    else:
        moment = words.t("replay-at", at=len(game.record.actions), number=len(actions))
        screen.show([line((moment, "dim"))])


def retold(game: Game, upto: int) -> tuple[Game, Chronicle]:
    """Replay the first `upto` actions; return the resulting game, and a chronicle of its events."""
    record = game.record
    seats, options = list(record.seats), dict(record.options)
    again = Game(game.rules, game.board, seats, record.first, options, record.teams)
    chronicle = Chronicle()
    for text in record.actions[:upto]:
        chronicle.add(carried_out(again, again.parse(text)))
    return again, chronicle
