"""An evaluation by networks that were trained on games of the planner against itself."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from smallworld.bots.planning.evaluation import Evaluation
from smallworld.bots.planning.features import observe
from smallworld.bots.planning.hand_made import coins_in_decline
from smallworld.bots.planning.holdings import worth_of_holdings
from smallworld.bots.planning.network import READ, Network, name_of
from smallworld.bots.planning.undead import with_outright_victory
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.rules import Rules
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.text.untrusted import read_json

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


ANY: Final = 0  # the key of the network for any number of players
KEPT: Final = 100  # most networks that an evaluation remembers
ANY_FILE: Final = "any"  # its file is "any.json"
# The keys of every file of weights, besides its version.
PARTS: Final = ("active", "bias", "constant", "declined", "hidden", "output", "straight", "words")


class Learned(Evaluation):
    """An evaluation by networks that predict how many more coins each player will earn.

    There may be networks for certain numbers of players, and one for ANY number. A game gets the network for
    its number of players if that network suits its rules, otherwise the one for ANY number. Without that one,
    it gets the network for its number of players, or else for the most players.
    """

    def __init__(self, weights: dict[int, dict[str, Any]]) -> None:
        self.weights: Final = weights  # weights by number of players
        self.rules: Rules | None = None
        self.network: Network | None = None  # the network for `rules`
        self.networks: list[tuple[Rules, int, Network]] = []  # the latest ones, with rules and players

    def finals(self, state: State) -> list[float]:
        network = self._network_for(state)
        seen = observe(state)
        chooser = chooser_of(state.rules)
        finals: list[float] = []
        for player in range(state.players):
            if state.banners[player] == NONE and not chooser.has_combos_for(state, player):
                coins = coins_in_decline(state, player)
            else:
                coins = network.coins(seen[player])
            finals.append(state.coins[player] + coins)
        if state.sites:
            for player in range(state.players):
                finals[player] += worth_of_holdings(state, player, network.known)
        return with_outright_victory(state, finals)

    def worth(self, state: State, id: int) -> float:
        return self._network_for(state).worth(id)

    def _network_for(self, state: State) -> Network:
        """Return the network for games like this one."""
        network = self.network
        if network is None or self.rules is not state.rules or network.players != state.players:
            network = self._network(state.rules, state.players)
            self.rules, self.network = state.rules, network
        return network

    def _network(self, rules: Rules, players: int) -> Network:
        """Return the network for games of this number of players."""
        for other, number, network in self.networks:
            if other is rules and number == players:
                return network
        network = Network(rules, self.weights_for(rules, players), players)
        self.networks = [*self.networks[-KEPT:], (rules, players, network)]
        return network

    def weights_for(self, rules: Rules, players: int) -> dict[str, Any]:
        """Return the weights for games of this number of players."""
        special, general = self.weights.get(players), self.weights.get(ANY)
        if special is None:
            return general or self.weights[max(self.weights)]
        return special if general is None or suits(special, rules) else general


def suits(weights: dict[str, Any], rules: Rules) -> bool:
    """Return whether a network has seen all races and powers, and suits the boxes in play.

    `not_for` in the weights may list boxes, such as scenarios, that another network plays better.
    """
    return has_seen_all(weights, rules) and not any(box in weights.get("not_for", ()) for box in rules.boxes)


def has_seen_all(weights: dict[str, Any], rules: Rules) -> bool:
    """Return whether all races and powers of these rules occurred in the training of a network."""
    seen = weights["active"]
    return all(name_of(rules, id) in seen for id in [*rules.races, *rules.powers])


@cache
def shipped_weights() -> dict[int, dict[str, Any]]:
    """Return the weights that come with the package, by number of players."""
    return read_weights(files("smallworld.bots.planning").joinpath("weights"))


def read_weights(folder: Traversable) -> dict[int, dict[str, Any]]:
    """Read the weights in a folder, and return them by number of players.

    Raises:
        SmallWorldError: the folder has no weights, or weights that lack a part, or weights for a version of
            the observations that cannot be used.
    """
    found: dict[int, dict[str, Any]] = {}
    for file in folder.iterdir():
        players, _, kind = file.name.partition(".")
        if kind != "json" or not (players == ANY_FILE or players.isdecimal()):
            continue
        try:
            weights = read_json(file.read_bytes())
        except NotationError as error:
            raise SmallWorldError(f"weights {file}: not valid JSON: {error}") from error
        version = weights.get("version") if isinstance(weights, dict) else None
        if not isinstance(weights, dict) or version not in READ:
            raise SmallWorldError(
                f"weights {file}: made for observations of version {version}, but only versions "
                f"{' and '.join(map(str, READ))} can be used; `smallworld train` makes new ones"
            )
        missing = [f'"{part}"' for part in PARTS if part not in weights]
        if missing:
            raise SmallWorldError(
                f"weights {file}: it lacks {', '.join(missing)}; `smallworld train` makes complete weights"
            )
        found[ANY if players == ANY_FILE else int(players)] = weights
    if not found:
        raise SmallWorldError(
            f"weights {folder}: the folder has no weights. They are in {ANY_FILE}.json, or in files "
            "such as 2.json for two players; `smallworld train` makes them"
        )
    return found
