"""The time or number of simulations that a bot may spend on a decision."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.given import check_type
from smallworld.engine.text.untrusted import is_number, quoted


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """A limit of seconds, simulations, or both. The bot must answer as soon as either limit is reached.

    Call `begin` before you ask a bot for a decision. The bot calls `note` after each simulation, and
    `is_spent` before the next one. The bot decides what counts as a simulation, such as a random game or a
    trial of a turn. A budget without any limit counts as spent from the start, so the bot answers without a
    search.

    `patience` is another limit, in seconds from now for all decisions together. Then a bot also ends what it
    would otherwise finish, such as the plan of a turn. A bot that asks `is_late` answers soon after it.

    With only simulations, a game depends only on its seed. With seconds, it also depends on the machine.
    """

    def __init__(self, seconds: float = 0.0, simulations: int = 0, patience: float = 0.0) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.patience: Final = patience
        self.noted = 0  # simulations counted for this decision
        self.stopped = False
        self._most = simulations
        self._until = perf_counter() + seconds
        self._latest = perf_counter() + patience if patience else 0.0

    def begin(self) -> None:
        """Start the clock for the next decision."""
        self.noted = 0
        self._most = self.simulations
        self._until = perf_counter() + self.seconds

    def pool(self, decisions: int) -> None:
        """Give this decision the budget of `decisions` decisions, because the bot will plan all of them now.

        Use this for a bot that plans a whole turn at its first decision and then only follows the plan.
        """
        self._most += self.simulations * (decisions - 1)
        self._until += self.seconds * (decisions - 1)

    def note(self) -> None:
        """Count one simulation."""
        self.noted += 1

    def stop(self) -> None:
        """End the budget for good, because the answer is no longer needed."""
        self.stopped = True

    def is_late(self) -> bool:
        """Return whether the bot has to answer with the best of what it has found, however little that is."""
        return self.stopped or (self._latest > 0.0 and perf_counter() >= self._latest)

    def is_spent(self) -> bool:
        """Return whether the bot has to answer now."""
        if self.is_late():
            return True
        if self.simulations:
            if self.noted >= self._most:
                return True
            if not self.seconds:
                return False
        return perf_counter() >= self._until

    def __str__(self) -> str:
        parts = [f"{self.seconds * 1000:g}ms"] if self.seconds else []
        if self.simulations:
            parts.append(f"{self.simulations}")
        return "+".join(parts) or "0ms"


def parse_budget(text: str) -> Budget:
    """Parse a budget: "200ms" or "0.2s" is a time, "400" is a number of simulations.

    Raises:
        SmallWorldError: the text has none of these forms.
    """
    check_type(text, str, "budget")
    for unit, seconds in (("ms", 0.001), ("s", 1.0)):
        if text.endswith(unit):
            try:
                number = float(text.removesuffix(unit))
            except ValueError:
                break
            if 0 <= number * seconds <= 3600:
                return Budget(seconds=number * seconds)
            break
    if is_number(text) and len(text) < 10 and int(text):
        return Budget(simulations=int(text))
    raise SmallWorldError(
        f'budget "{quoted(text)}": use "200ms" or "0.2s" per decision, or "400" for simulations per decision'
    )
