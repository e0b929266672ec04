"""The thoughts of bots. They need only a task, so another worker of the page can have them."""

from __future__ import annotations

import json
from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import find_level
from smallworld.bots.whole_turn import decide
from smallworld.content.catalogue import find_board
from smallworld.engine.state import State
from smallworld.engine.text.position import format_position, parse_position
from smallworld.house.game.chance import new_seed, number
from smallworld.house.game.play import rules_of
from smallworld.house.json_text import to_text
from smallworld.views.seat import seen_by

PATIENCE: Final = 0.6  # seconds of a thought for each player: with more of them, a turn has more choices
SEEDS: Final = 1 << 30


def task_of(table: str, seq: int, state: State, player: int, bot: str, own: str) -> str:
    """Return the task of a bot that has to decide for `player` after event `seq` of a table, as JSON.

    It has only what the player sees. `own` is a draft as text. The same task is always the same text.
    """
    return to_text(
        {
            "table": table,
            "seq": seq,
            "player": player,
            "bot": bot,
            "boxes": list(state.rules.boxes),
            "own": own,
            "board": state.board.name,
            "position": format_position(seen_by(state, player)),
        }
    )


def think(task: str) -> str:
    """Return the decisions of a bot as a JSON list, until chance or another player has to decide."""
    asked = json.loads(task)
    rules = rules_of(tuple(asked["boxes"]), asked["own"])
    state = parse_position(rules, find_board(asked["board"]), asked["position"])
    level = find_level(asked["bot"])
    budget = Budget(level.seconds, patience=PATIENCE * state.players)
    return to_text(decide(level.make(RandomNumbers(random_seed())), state, budget))


def random_seed() -> int:
    """Return a seed for a bot's random numbers."""
    return number(new_seed(), "bot", 0, SEEDS)
