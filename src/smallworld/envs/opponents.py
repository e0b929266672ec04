"""The opponents of a learner: bots by name, bots as objects, policies, and checkpoints of policies."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from smallworld.bots.bot import Bot
from smallworld.bots.registry import STRONG_SECONDS, Level, level_of, parse_entry
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.given import check_type
from smallworld.envs.observed import Observation, numbers_of
from smallworld.envs.table import Opponent, name_of

Policy = Callable[[Observation], Any]  # from rows of observations to an array with one action number for each
Rival = str | Bot | type[Bot] | Policy  # what users may give as an opponent

ALLOWED: Final = (
    'give the name of a bot ("greedy", "search@400", "module:Class"), a Bot or its class, a policy '
    "(a function of observations), or a Checkpoint(path, load)"
)


class Checkpoint:
    """A policy in a file, such as an earlier version of a learner. Use it as an opponent.

    `load` gets the path and returns the policy. It is called before the first decision, once in each process.
    A pickled checkpoint contains only the path and `load`, which should be a function of a module.

    Raises:
        SmallWorldError: the file does not exist.
    """

    def __init__(self, path: str | Path, load: Callable[[Path], Policy]) -> None:
        self.path: Final = Path(path).resolve()
        self.load: Final = load
        if not self.path.exists():
            raise SmallWorldError(f'checkpoint "{path}": there is no such file')
        if not callable(load):
            raise SmallWorldError(f'checkpoint "{path}": load {load!r} is not a function of the path')
        self._policy: Policy | None = None
        self.__qualname__ = str(self)  # its name in messages, as for a function

    def __str__(self) -> str:
        return f"Checkpoint({self.path.name})"

    def __call__(self, seen: Observation) -> Any:
        """Return an action number for each row of `seen`.

        Raises:
            SmallWorldError: `load` did not return a function.
        """
        if self._policy is None:
            policy = self.load(self.path)
            if not callable(policy):
                raise SmallWorldError(
                    f'checkpoint "{self.path}": {name_of(self.load)} returned a {type(policy).__name__}, '
                    "which is not a policy: it cannot be called with observations"
                )
            self._policy = policy
        return self._policy(seen)

    def __reduce__(self) -> tuple[Any, ...]:
        return Checkpoint, (self.path, self.load)


def opponents_for(players: int, opponents: Rival | Sequence[Rival]) -> list[Opponent]:
    """Return the learner's opponents, clockwise from the learner.

    Raises:
        SmallWorldError: the number of opponents differs from the number of remaining seats, or one of them
            does not exist.
    """
    check_type(players, int, "players")
    if isinstance(opponents, list | tuple):
        found = [opponent_of(one) for one in opponents]
    else:
        found = [opponent_of(opponents)] * (players - 1)
    if len(found) != players - 1:
        raise SmallWorldError(
            f"{len(found)} opponents for {players} players: give one, which then plays all other seats, "
            f"or a list of {players - 1}"
        )
    return found


def opponent_of(given: Any) -> Opponent:
    """Return the opponent for something that a user gave.

    Raises:
        SmallWorldError: this is neither a bot nor a policy.
    """
    if isinstance(given, str | Path) and Path(given).is_file():
        raise SmallWorldError(
            f'opponent "{given}": to use a file, say how to load it: Checkpoint(path, load)'
        )
    if isinstance(given, str):
        level, budget = parse_entry(given)
        return Opponent(given, given, level, budget.seconds, budget.simulations)
    name = name_of(given)
    if isinstance(given, Bot):
        return Opponent(given, name, Level(name, name, "", lambda _: given), STRONG_SECONDS)
    if isinstance(given, type):
        if not issubclass(given, Bot):
            raise SmallWorldError(f"opponent {name}: this class is not a Bot; {ALLOWED}")
        return Opponent(given, name, level_of(name, f"its class {name}", lambda: given), STRONG_SECONDS)
    if callable(given):
        return Opponent(given, name, ask=lambda seen, masks, games: _asked(given, name, seen, masks, games))
    raise SmallWorldError(f"opponent {given!r}: {ALLOWED}")


def _asked(policy: Policy, name: str, seen: bytearray, masks: bytearray, games: int) -> list[int]:
    """Ask a policy for one action number in each of these games.

    Raises:
        SmallWorldError: it did not return one whole number for each.
    """
    observation = {
        "observation": np.frombuffer(seen, np.uint8).reshape(games, -1),
        "action_mask": np.frombuffer(masks, np.int8).reshape(games, -1),
    }
    chosen = policy(observation)
    try:
        return numbers_of(chosen, games)
    except IllegalAction as refused:
        raise SmallWorldError(f'policy "{name}": {refused}') from refused


def check_pickled(given: object, what: str) -> None:
    """Check that other processes can find or rebuild an object that a user gave.

    Raises:
        PicklingError: it cannot be pickled.
    """
    try:
        pickle.dumps(given)
    except Exception as error:  # pickle raises errors of several kinds
        raise pickle.PicklingError(
            f'{what} "{name_of(given)}" cannot be pickled: use a name, or a function or class of a '
            f"module, not a lambda or a function inside another one ({error})"
        ) from error
