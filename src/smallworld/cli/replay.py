"""`smallworld replay`: the story of a recorded game, and its table at any moment."""

from __future__ import annotations

from pathlib import Path

import click

from smallworld.cli.board_view import region_table
from smallworld.cli.chronicle import Chronicle
from smallworld.cli.ending import ending_lines
from smallworld.cli.lines import line
from smallworld.cli.map_view import board_map, fits
from smallworld.cli.savegame import load
from smallworld.cli.scene import Scene
from smallworld.cli.screen import Screen
from smallworld.cli.seats import seats_of
from smallworld.cli.seats_view import heading, legend, seat_lines
from smallworld.cli.telling import carried_out
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import question
from smallworld.engine.session import Game
from smallworld.views.seat import SPECTATOR


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(min=0), help="Stop after so many actions; by default at the end.")
@click.option(
    "--verify", is_flag=True, help="Check that every die and stack was drawn from the seed it names."
)
@click.option("--plain", is_flag=True, help="No colours, no boxes, letters of ASCII only.")
def replay(file: Path, at: int | None, verify: bool, plain: bool) -> None:
    """Tell the game in FILE turn by turn, and show the table at its end or after --at actions."""
    screen = Screen(plain)
    whole = load(file)
    if verify:
        screen.show([line((f"Honest: {honest_draws(whole)} outcomes were drawn from the seed.", "good"))])
        return
    actions = whole.record.actions
    if at is not None and at > len(actions):
        raise SmallWorldError(f"--at {at}: the record has {len(actions)} actions")
    game, chronicle = retold(whole, len(actions) if at is None else at)
    scene = Scene(game.state, seats_of(whole.record.seats), SPECTATOR, open_coins=True)
    columns = screen.columns()
    screen.show(chronicle.tell(scene, columns))
    screen.show([heading(scene, columns, question(game.state))])
    if fits(game.board.name, columns, 1000) and not screen.plain:
        screen.show(board_map(scene, columns, rows=screen.rows()))
    else:
        screen.show(region_table(scene, columns))
    screen.show([*legend(columns), *seat_lines(scene, columns)])
    if game.state.over:
        screen.show(ending_lines(scene, chronicle.incomes(game.state.players, game.board.rounds), columns))
    else:
        screen.show([line((f"after {len(game.record.actions)} of {len(actions)} actions", "dim"))])


def honest_draws(game: Game) -> int:
    """How many outcomes of a game played on a server its seed decided: all of them, or an error."""
    from smallworld.server.chance import verify as verify_draws

    return verify_draws(game.record)


def retold(game: Game, upto: int) -> tuple[Game, Chronicle]:
    """The first `upto` actions of a game anew, with what each brought about."""
    record = game.record
    again = Game(game.rules, game.board, list(record.seats), record.first, dict(record.options))
    chronicle = Chronicle()
    for text in record.actions[:upto]:
        chronicle.add(carried_out(again, again.parse(text)))
    return again, chronicle
