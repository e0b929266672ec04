"""A check that dice and stacks of a recorded game really come from the seed named in its record.

A server keeps its seed secret until the game ends, and publishes a hash of it first. A game in the terminal
has a number as its seed, which is never secret.
"""

from __future__ import annotations

from typing import Final

from smallworld.cli.games.local_table import first_of, outcome_of
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.engine.text.untrusted import is_signed_number
from smallworld.translate import Translator

# The names of options in a record, the same as the server uses.
SEED: Final = "seed"
SEED_HASH: Final = "seed_hash"
FIRST_BY: Final = "first_by"
BY_CHANCE: Final = "chance"
BY_CHOICE: Final = "choice"


def seed_written(options: dict[str, str]) -> int | None:
    """Return the seed that the record of a terminal game contains; None if the record has no such seed."""
    written = options.get(SEED, "")
    return int(written) if is_signed_number(written) and SEED_HASH not in options else None


def honest_draws(game: Game, words: Translator) -> int:
    """Check each outcome of chance in a game against its seed, and return the number of outcomes.

    Raises:
        SmallWorldError: the record has no seed, or an outcome differs from the one that the seed gives.
    """
    options = dict(game.record.options)
    if SEED_HASH in options:
        from smallworld.house.game.chance import verify  # no other game needs the server's code

        return verify(game.record)
    seed = seed_written(options)
    if seed is None:
        raise SmallWorldError(words.t("refuse-no-seed"))
    return _drawn(game, seed, options.get(FIRST_BY) == BY_CHANCE, words)


def _drawn(game: Game, seed: int, first_by_chance: bool, words: Translator) -> int:
    record = game.record
    if first_by_chance and record.first != first_of(seed, len(record.seats)):
        raise SmallWorldError(words.t("refuse-first"))
    again = Game(game.rules, game.board, list(record.seats), record.first, dict(record.options), record.teams)
    drawn = 0
    for place, text in enumerate(record.actions):
        action = again.parse(text)
        if again.actor() == CHANCE:
            wanted = outcome_of(again, seed)
            if wanted != action:
                said = again.text(wanted)
                raise SmallWorldError(words.t("refuse-draw", number=place + 1, text=text, wanted=said))
            drawn += 1
        again.apply(action)
    return drawn
