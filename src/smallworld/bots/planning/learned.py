"""An evaluation by networks that were trained on games of the planner against itself."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.features import observe
from smallworld.bots.planning.holdings import worth_of_holdings
from smallworld.bots.planning.network import VERSION, Network
from smallworld.bots.planning.undead import with_outright_victory
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Learned(Evaluation):
    """An evaluation by networks that predict how many more coins each player will earn.

    There is one network for each number of players. For any other number, the network for the most players is
    used.
    """

    def __init__(self, weights: dict[int, dict[str, Any]]) -> None:
        self.weights: Final = weights  # weights by number of players
        self.rules: Rules | None = None
        self.networks: dict[int, Network] = {}

    def finals(self, state: State) -> list[float]:
        if self.rules is not state.rules:
            self.rules = state.rules
            for players, weights in self.weights.items():
                self.networks[players] = Network(state.rules, weights)
        players = state.players if state.players in self.networks else max(self.networks)
        network = self.networks[players]
        seen = observe(state)
        finals = [state.coins[player] + network.coins(seen[player]) for player in range(state.players)]
        if state.sites:
            for player in range(state.players):
                finals[player] += worth_of_holdings(state, player, network.active)
        return with_outright_victory(state, finals)


@cache
def shipped_weights() -> dict[int, dict[str, Any]]:
    """Return the weights that come with the package, by number of players."""
    return read_weights(files("smallworld.bots.planning").joinpath("weights"))


def read_weights(folder: Traversable) -> dict[int, dict[str, Any]]:
    """Read the weights in a folder, and return them by number of players.

    Raises:
        SmallWorldError: the weights belong to another version of the observations.
    """
    found: dict[int, dict[str, Any]] = {}
    for file in folder.iterdir():
        players, _, kind = file.name.partition(".")
        if kind != "json":
            continue
        weights: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if weights["version"] != VERSION:
            raise SmallWorldError(
                f"weights {file}: made for observations of version {weights['version']}, "
                f"but this is {VERSION}; `smallworld train` makes new ones"
            )
        found[int(players)] = weights
    return found
