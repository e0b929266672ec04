"""Games as a table of the server has them, without a server."""

from __future__ import annotations

import random
from typing import Final

from smallworld.engine.game import actor, legal_actions
from smallworld.engine.state import CHANCE
from smallworld.engine.text.record import Record
from smallworld.house.game.play import Event, ReplayedGame, rules_of

SEED: Final = bytes(range(32))


def new_play(players: int = 2, seed: bytes = SEED) -> ReplayedGame:
    """Return a game before its first event."""
    return ReplayedGame(Record(dict(rules_of(("base",)).boxes), f"base-{players}", ["x"] * players), seed)


def random_play(dice: random.Random, steps: int, undo: float = 0.0) -> tuple[ReplayedGame, list[Event]]:
    """Return a game after some random steps, some of them undone, and its events."""
    play = new_play()
    events: list[Event] = []
    for at in range(steps):
        if play.state.over:
            break
        if actor(play.state) == CHANCE:
            play.draw(at)
        elif play.befores and dice.random() < undo:
            play.undo(dice.randint(1, len(play.befores)), at)
        else:
            play.apply(dice.choice(legal_actions(play.state)), at)
        events += play.fresh
        play.fresh = []
    return play, events
