"""Games of the planner against itself, and samples taken from them."""

from __future__ import annotations

from typing import Final

from smallworld.bots.budget import Budget
from smallworld.bots.planning.evaluation import Evaluation, turn_begins
from smallworld.bots.planning.features import Observation, observe
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.planning.plan import Plan
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.undead import undead_players
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.search.search import Search
from smallworld.bots.search.settings import SearchSettings
from smallworld.content.catalogue import find_board
from smallworld.engine.action import Action
from smallworld.engine.board import Player
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.state import State
from smallworld.training.tables import DRAWN, Content, Deal, deal_of, rules_for

STREAMS: Final = 4  # random streams per game
EXPLORE: Final = 150  # of a thousand turns, this many begin with a random combo or course
KEPT: Final = 0.6  # the share of the real coins that a sample keeps for each later round
FINALISTS: Final = 6  # plans that are evaluated; fewer than the bots evaluate, to play more games
EXPLORED_PLANS: Final = 3  # best plans with such a beginning, of which one is drawn
SEARCHED: Final = 0.8  # with a search, its share of a sample; the rest are the real coins
CONFIRMING: Final = 4  # after the search, its best plan gets a fourth of the simulations once more


class Sample:
    """An observation of a player at the beginning of a turn, and the coins that this player earned later.

    `coins` is not quite what happened in this game: see `mix_in_estimates` and `mix_in_searches`.
    """

    def __init__(self, state: State, seen: Observation, player: Player, game: int) -> None:
        self.rules: Final = state.rules
        self.players: Final = state.players
        self.seen: Final = seen
        self.player: Final = player
        self.coins_before: Final = state.coins[player]
        self.game: Final = game
        self.coins = 0.0


def play_and_watch(
    evaluation: Evaluation,
    width: int,
    numbers: list[int],
    seed: int,
    first: int,
    games: int,
    content: Content = DRAWN,
    simulations: int = 0,
) -> list[Sample]:
    """Play `games` games, starting with number `first`, and return their samples.

    Each game has one of these `numbers` of players, and the chosen `content` or that of a table drawn at
    random. Some turns begin with a random combo or course, so that the samples vary. With `simulations`, a
    search with this many simulations plans each turn, and the samples mostly consist of its results.
    """
    samples: list[Sample] = []
    for game in range(first, first + games):
        deal = deal_of(numbers, RandomNumbers(seed, game * STREAMS + 3), content)
        samples += SelfPlay(evaluation, width, deal, seed, game, simulations).play()
    return samples


class Turn:
    """The samples at the beginning of a turn, and each player's final coins as expected then, if known."""

    def __init__(self, samples: list[Sample], finals: list[float]) -> None:
        self.samples: Final = samples
        self.finals: Final = finals


def mix_in_estimates(turns: list[Turn], finals: list[float]) -> None:
    """Set the coins of the samples in a game that ended with these coins.

    The coins of a single game depend on luck, so the samples mix them with the estimates of later turns. With
    each round, the mixture keeps the share KEPT of what happened, and takes the rest from the estimate.
    """
    mixed = finals
    for turn in reversed(turns):
        for sample in turn.samples:
            sample.coins = mixed[sample.player] - sample.coins_before
        kept = KEPT ** (1 / len(finals)) if turn.finals else 1.0
        mixed = [
            kept * after + (1 - kept) * expected
            for after, expected in zip(mixed, turn.finals or mixed, strict=True)
        ]


def mix_in_searches(turns: list[Turn], finals: list[float]) -> None:
    """Set the coins of the samples in a game that ended with these coins, if a search estimated each turn.

    The search looks further ahead than the network, so the samples mostly consist of its estimates.
    """
    for turn in turns:
        for sample in turn.samples:
            expected = turn.finals[sample.player] if turn.finals else finals[sample.player]
            mixed = SEARCHED * expected + (1 - SEARCHED) * finals[sample.player]
            sample.coins = mixed - sample.coins_before


class SelfPlay:
    """A game in which every seat plans with the same evaluation, by a search if there are `simulations`."""

    def __init__(
        self,
        evaluation: Evaluation,
        width: int,
        deal: Deal,
        seed: int,
        game: int,
        simulations: int = 0,
    ) -> None:
        self.evaluation: Final = evaluation
        self.placing: Final = HandMade()  # for choices after the conquests; four times as fast
        self.width: Final = width
        self.game: Final = game
        self.simulations: Final = simulations
        self.chance: Final = Chance(seed, game * STREAMS)
        self.curiosity: Final = RandomNumbers(seed, game * STREAMS + 2)
        rules, board = rules_for(deal.names, deal.own), find_board(deal.board)
        self.state: Final = new_game(rules, board, deal.players, game % deal.players)
        self.planned: list[Action] = []

    def play(self) -> list[Sample]:
        """Play the game, and return a sample of each player at the beginning of each turn."""
        state, turns = self.state, list[Turn]()
        watched = (0, 0)
        while not state.over:
            if state.waits_for:
                play(state, self.chance.draw(state))
                continue
            if turn_begins(state) and (state.turn, state.player) != watched:
                watched = (state.turn, state.player)
                self.planned = []
                turns.append(self._turn())
            play(state, self._decide())
        mix = mix_in_searches if self.simulations else mix_in_estimates
        mix(turns, [float(coins) for coins in state.coins])
        return [sample for turn in turns for sample in turn.samples if sample.seen.turns]

    def _turn(self) -> Turn:
        state = self.state
        samples = [Sample(state, seen, player, self.game) for player, seen in enumerate(observe(state))]
        finals = self._search() if self.simulations else self.evaluation.finals(state)
        # The estimate for an undead race includes a victory that is not counted in coins.
        return Turn(samples, [] if undead_players(state) else finals)

    def _search(self) -> list[float]:
        """Plan this turn by a search, and return the final coins of all players after the best plan."""
        search = Search(self.state, self.evaluation, SearchSettings(), self.curiosity)
        search.think(Budget(simulations=self.simulations))
        ranked = search.ranked()
        self.planned = self._one_of([edge.plan for edge in ranked], legal_actions(self.state)).actions[:]
        if search.is_exact():
            return ranked[0].plan.finals
        visits = -(-self.simulations // CONFIRMING)
        results = [search.visit(ranked[0]) for _ in range(visits)]
        return [sum(coins) / visits for coins in zip(*results, strict=True)]

    def _decide(self) -> Action:
        actions = legal_actions(self.state)
        # A die roll or returning tokens may have made the plan impossible.
        if not self.planned or self.planned[0] not in actions:
            if len(actions) == 1:
                return actions[0]
            found = plans(self.state, actor(self.state), self.evaluation, self.width, FINALISTS, self.placing)
            self.planned = self._one_of(found, actions).actions[:]
        return self.planned.pop(0)

    def _one_of(self, found: list[Plan], actions: list[Action]) -> Plan:
        """Return the best plan, or at the beginning of some turns one that begins with a random action."""
        if turn_begins(self.state) and self.curiosity.below(1000) < EXPLORE:
            beginning = actions[self.curiosity.below(len(actions))]
            such = [plan for plan in found if plan.actions[0] == beginning][:EXPLORED_PLANS]
            if such:
                return such[self.curiosity.below(len(such))]
        return found[0]
