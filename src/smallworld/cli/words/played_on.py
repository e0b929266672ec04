"""A note that a recorded game continues another game, and how much the two games share."""

from __future__ import annotations

from typing import Final

from smallworld.engine.errors import RecordError
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.engine.text.untrusted import is_number, quoted
from smallworld.translate import Translator

TAKEN_OVER: Final = "taken_over"  # name of an option in a record, the same as on a server


def played_on_from_another(game: Game, words: Translator) -> str:
    """Return a sentence that says where this game branched off from another one; "" if it did not.

    Raises:
        RecordError: the record does not say how many outcomes of chance come from the other game.
    """
    written = game.record.options.get(TAKEN_OVER, "0")
    if not is_number(written):
        raise RecordError(f"record: {TAKEN_OVER} is a number of outcomes, not “{quoted(written)}”")
    rounds = [turn for decider, (turn, _) in zip(game.deciders, game.turns, strict=True) if decider == CHANCE]
    outcomes = min(int(written), len(rounds))
    return words.t("played-on-from", number=outcomes, turn=rounds[outcomes - 1]) if outcomes else ""
