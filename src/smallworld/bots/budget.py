"""How long a bot may think about one decision."""

from __future__ import annotations

from time import perf_counter

from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import is_number, quoted


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """Seconds, simulations, or both; whichever is spent first ends the thought.

    Whoever asks a bot calls `begin` before each decision. The bot notes each simulation (whatever it calls
    one: a game played on in thought, a turn tried) and asks `is_spent` between two of them. A budget of
    neither is spent at once: the bot answers with what it sees at first glance.

    Counted in simulations alone, a game depends on its seed only; counted in seconds it depends on the
    machine as well.
    """

    def __init__(self, seconds: float = 0.0, simulations: int = 0) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.noted = 0  # simulations of this decision
        self.stopped = False
        self._most = simulations
        self._until = perf_counter() + seconds

    def begin(self) -> None:
        """Let the time for the next decision run."""
        self.noted = 0
        self._most = self.simulations
        self._until = perf_counter() + self.seconds

    def pool(self, decisions: int) -> None:
        """Spend on this decision what it and those that follow from it, `decisions` in all, have together.

        For a bot that thinks a whole turn through at its first decision and then only carries it out.
        """
        self._most += self.simulations * (decisions - 1)
        self._until += self.seconds * (decisions - 1)

    def note(self) -> None:
        """Count one simulation."""
        self.noted += 1

    def stop(self) -> None:
        """Let it be spent at once, and for good: nobody waits for the answer any more."""
        self.stopped = True

    def is_spent(self) -> bool:
        """Whether the bot has to answer now."""
        if self.stopped:
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
    """The budget that is written as "200ms", "0.2s" or "400", which are simulations.

    Raises:
        SmallWorldError: it is none of these.
    """
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
        f'budget "{quoted(text)}": "200ms" and "0.2s" are times a decision, "400" are simulations a decision'
    )
