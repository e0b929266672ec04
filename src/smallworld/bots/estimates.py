"""Estimates for your own searches: the value of a position, and the hidden coins of other players."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import turn_begins
from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.purses import Purses
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.settling import let_dice_fall, let_stacks_reveal
from smallworld.engine.board import Player
from smallworld.engine.game import actor, new_game, play
from smallworld.engine.given import check_range, check_type
from smallworld.engine.session import Game
from smallworld.engine.state import State
from smallworld.views.seat import seen_by

MOST_PARTS: Final = 32  # most parts of a turn that are planned: after each die roll or answer comes another
_evaluations: Final[list[Learned]] = []  # the one that all calls share


def evaluate(state: State, width: int = 1, finalists: int = 1) -> list[float]:
    """Return the expected final coins of each player, as the built-in bots judge `state`.

    Between turns, the trained network judges the position directly. In the middle of a turn, a plan first
    completes the turn, with the usual faces of dice. A greater `width` and more `finalists` make better plans
    and take longer. The coins in `state` count as they are: fill in hidden coins first, see `estimate_coins`.

    Raises:
        TypeError: an argument has the wrong type.
    """
    check_type(state, State, "state")
    check_range(width, 1, 1 << 20, "width")
    check_range(finalists, 1, 1 << 20, "finalists")
    if not _evaluations:
        _evaluations.append(Learned(shipped_weights()))
    evaluation = _evaluations[0]
    state = state.copy()
    for _ in range(MOST_PARTS):
        let_stacks_reveal(state)
        if state.over or turn_begins(state):
            break
        if not let_dice_fall(state):
            state = plans(state, actor(state), evaluation, width, finalists)[0].end.copy()
    if state.over:
        return [float(coins) for coins in state.coins]
    return evaluation.finals(state)


def estimate_coins(game: Game, seat: Player) -> list[int]:
    """Return the coins of each player as a player on `seat` can estimate them: their own coins are exact.

    The estimate follows the built-in bots. It adds up what opponents earned and paid, as far as `seat` saw
    that whenever it had to decide.

    Raises:
        SmallWorldError: there is no such seat.
        TypeError: an argument has the wrong type.
    """
    check_type(game, Game, "game")
    check_range(seat, 0, game.state.players - 1, "seat")
    if game.state.over:
        return game.state.coins[:]
    record = game.record
    state = new_game(game.rules, game.board, len(record.seats), record.first, record.teams)
    purses = Purses(state.players)
    for text in record.actions:
        if actor(state) == seat:
            purses.look(seen_by(state, seat), seat)
        play(state, game.parse(text))
    seen = seen_by(state, seat)
    purses.look(seen, seat)
    return seen.coins
