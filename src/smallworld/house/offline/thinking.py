"""Everything that takes long: the thoughts of bots, hints, and the judgements of a review.

Each needs only a task, a text, so another worker of the page can do it.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import STRONGEST, find_level, make_adviser
from smallworld.bots.review.reviewer import SIMULATIONS
from smallworld.bots.whole_turn import decide
from smallworld.content.catalogue import find_board
from smallworld.engine.state import State
from smallworld.engine.text.position import format_position, parse_position
from smallworld.house.game.chance import new_seed, number
from smallworld.house.game.play import rules_of
from smallworld.house.json_text import to_text
from smallworld.house.tables.reviewing import reviewer_of
from smallworld.views.seat import seen_by

PATIENCE: Final = 0.6  # most seconds of a thought with two players; slow devices answer up to 0.2 s later
MORE_PATIENCE: Final = 0.75  # seconds for each further player: with more of them, a turn has more choices
HINT_SECONDS: Final = 0.3
HINT_PATIENCE: Final = 1.2  # seconds until a hint is given with what was found
SEEDS: Final = 1 << 30
BOT: Final = "bot"  # kinds of tasks
HINT: Final = "hint"
JUDGEMENT: Final = "judgement"


class Task(NamedTuple):
    """The answer to a call that somebody has to think of first."""

    text: str


def task_of(table: str, seq: int, state: State, player: int, bot: str, own: str) -> str:
    """Return the task of a bot that has to decide for `player` after event `seq` of a table, as JSON.

    It has only what the player sees. `own` is a draft as text. The same task is always the same text.
    """
    return _about(BOT, table, seq, state, player, own, bot=bot)


def hint_of(table: str, seq: int, state: State, player: int, own: str) -> Task:
    """Return the task to find a hint for `player`, like `task_of`."""
    return Task(_about(HINT, table, seq, state, player, own))


def judgement_of(table: str, record: str, place: int) -> str:
    """Return the task to judge decision number `place` of a finished game, as JSON."""
    return to_text({"kind": JUDGEMENT, "table": table, "record": record, "place": place})


def _about(kind: str, table: str, seq: int, state: State, player: int, own: str, **more: str) -> str:
    return to_text(
        {
            "kind": kind,
            "table": table,
            "seq": seq,
            "player": player,
            "boxes": list(state.rules.boxes),
            "own": own,
            "board": state.board.name,
            "position": format_position(seen_by(state, player)),
            **more,
        }
    )


def think(task: str) -> str:
    """Return the result of a task as JSON.

    - For a bot: its decisions, until chance or another player has to decide.
    - For a hint: the answer to the call that asked for it.
    - For a judgement: the number of decisions in the game, the players' shares of the victory, and the
      judged decision; null if the game cannot be judged.
    """
    asked = json.loads(task)
    if asked["kind"] == JUDGEMENT:
        return to_text(_judged(asked["record"], asked["place"]))
    rules = rules_of(tuple(asked["boxes"]), asked["own"])
    state = parse_position(rules, find_board(asked["board"]), asked["position"])
    numbers = RandomNumbers(random_seed())
    if asked["kind"] == HINT:
        found = make_adviser(numbers).advise(state.copy(), Budget(HINT_SECONDS, patience=HINT_PATIENCE))
        return to_text({"seq": asked["seq"], "bot": STRONGEST, "hint": found.to_json(state)})
    level = find_level(asked["bot"])
    patience = PATIENCE + MORE_PATIENCE * (state.players - 2)
    budget = Budget(level.seconds, patience=patience)
    return to_text(decide(level.make(numbers), state, budget))


def _judged(record: str, place: int) -> dict[str, Any] | None:
    try:
        reviewer = reviewer_of(record)
        most = len(reviewer.moments)
        decision = reviewer.judged(place, SIMULATIONS) if place < most else None
    except Exception:  # the tables go on without this review
        return None
    return {"most": most, "ended": reviewer.ended, "decision": decision}


def random_seed() -> int:
    """Return a seed for a bot's random numbers."""
    return number(new_seed(), "bot", 0, SEEDS)
