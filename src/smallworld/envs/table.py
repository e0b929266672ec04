"""A game for environments: learners in some seats, bots in the others, random seeds and rewards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.planning.purses import turns_ended
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import parse_entry
from smallworld.content.catalogue import (
    board_as_said,
    board_for,
    check_players,
    find_board,
    is_custom,
    world_of_board,
)
from smallworld.content.choice import names_of
from smallworld.content.shelf import is_scenario
from smallworld.engine.action import Action
from smallworld.engine.board import Board, Player
from smallworld.engine.errors import IllegalAction, SmallWorldError
from smallworld.engine.game import actor, legal_actions, new_game, placings, play, question
from smallworld.engine.given import check_type
from smallworld.engine.rules import Rules
from smallworld.engine.rulings import START_COINS
from smallworld.engine.state import CHANCE, NOBODY, State
from smallworld.engine.text.refusals import refusal
from smallworld.envs.actions import ActionIndex
from smallworld.envs.observation import Layout
from smallworld.views.seat import seen_by
from smallworld.workshop.contents import Item, board_given, contents_of
from smallworld.workshop.tables import rules_with

NOT_BEGUN: Final = "no game has begun: reset the environment first"
LEARNER: Final = ""  # in place of a bot's name, for a seat where the user of the environment decides
REWARDS: Final = {
    "win": "at the end: 1 for the winner, -1 for all others; less than 1 for a shared victory",
    "rank": "at the end: from 1 for the first to -1 for the last; tied players get the average",
    "coins": "every change of coins; all of them add up to the final coins minus the first five",
    "lead": "every change of the lead: coins minus the average of the others",
}
NOBODY_THERE: Final = Bot()  # the bot of a learner's seat, which never plays
NO_BUDGET: Final = Budget()
NO_WHIMS: Final = RandomNumbers(0)
WHIMS: Final = 2  # streams from this number on are for bots; `Chance` uses those before
COINS_A_TURN: Final = 9  # about the coins of one player, by `smallworld simulate --bots greedy`


class Setting:
    """The parts that an environment's games share: rules, board, players, actions and observations.

    A custom `board` is its file, or its name; "realm-" may be left out. It is played in its own world, with
    the scenario of its file. `boxes` are names, or a text with names separated by commas;
    "all" means every box. They may also be files, packages and objects, as `workshop.contents` lists.

    Raises:
        SmallWorldError: no such board exists for this number of players and these boxes.
    """

    def __init__(self, players: int, board: str | Path = "", boxes: str | Sequence[Item] = ("base",)) -> None:
        check_type(players, int, "players")
        name, scenario = board_given(board)
        check_type(name, str, "board")
        self.contents: Final = contents_of(boxes)
        names = self.contents.names
        if is_custom(name):
            held = "" if any(is_scenario(one) for one in names) else scenario
            names = names_of(names, scenario=held, world=world_of_board(name))
            name = board_as_said(name, names)
        check_players(names, players, board=name)
        self.rules: Final[Rules] = rules_with(names, self.contents.own, eager=False)
        self.board: Final[Board] = find_board(name or board_for(players, names))
        self.players: Final = players
        self.index: Final = ActionIndex(self.rules, self.board, players)
        self.layout: Final = Layout(self.rules, self.board, players)

    def __copy__(self) -> Setting:
        return self

    def __deepcopy__(self, memo: object) -> Setting:
        return self


class Table:
    """A game that pauses only when a learner has to decide or the game is over.

    `seats` has LEARNER or the name of a bot for each seat. A bot may have a budget, as in "search@26ms".
    `rewards` has the rewards of each seat since the last decision of a learner. `legal` has the legal actions
    of the deciding seat.
    """

    def __init__(
        self,
        setting: Setting,
        reward: str,
        seats: list[str],
        seed: int,
        first: Player = 0,
        state: State | None = None,
    ) -> None:
        """Begin a game in which seat `first` begins, or continue from `state`."""
        if reward not in REWARDS:
            raise SmallWorldError(f'reward "{reward}": unknown; available: {", ".join(REWARDS)}')
        if len(seats) != setting.players:
            raise SmallWorldError(f"{len(seats)} seats for {setting.players} players")
        self.setting: Final = setting
        self.reward: Final = reward
        self.seats: Final = seats
        self.chance: Final = Chance(seed)
        self.whims: Final = [NO_WHIMS] * setting.players
        self.bots: Final = [NOBODY_THERE] * setting.players
        self.budgets: Final = [NO_BUDGET] * setting.players
        for seat in range(setting.players):
            if seats[seat] != LEARNER:
                level, self.budgets[seat] = parse_entry(seats[seat])
                self.whims[seat] = RandomNumbers(seed, WHIMS + seat)
                self.bots[seat] = level.make(self.whims[seat])
        self.state: State = (
            new_game(setting.rules, setting.board, setting.players, first) if state is None else state
        )
        self.counted = self.state.coins  # coins already rewarded
        self.rewards = [0.0] * setting.players
        self.legal: list[Action] = []
        self.seen: State = self.state  # the view of the deciding seat

    def seat(self) -> Player:
        """Return the seat that has to decide; NOBODY if the game is over."""
        return actor(self.state)

    def decide(self, number: int) -> None:
        """Carry out an action of the deciding seat, given by its number, and play up to the next decision.

        Raises:
            IllegalAction: the action is illegal now; nothing was changed.
        """
        seat = self.seat()
        if seat == NOBODY:
            raise IllegalAction("the game is over: reset the environment to play another")
        if seat == CHANCE:
            raise SmallWorldError(NOT_BEGUN)
        action = self.setting.index.action_at(number, seat)
        if action not in self.legal:
            raise IllegalAction(refusal(self.state, action, question(self.state), self.legal))
        play(self.state, action)
        self.play_on()

    def play_on(self) -> None:
        """Let chance and bots play until a learner has to decide, then set the rewards."""
        state = self.state
        self.legal = []
        while not state.over:
            if state.waits_for:
                play(state, self.chance.draw(state))
                continue
            seat = actor(state)
            if self.seats[seat] == LEARNER:
                self.seen = seen_by(state, seat)
                self.legal = legal_actions(self.seen)
                break
            play(state, self._choice_of_bot(seat))
        self._settle()

    def _choice_of_bot(self, seat: Player) -> Action:
        bot, budget = self.bots[seat], self.budgets[seat]
        actions = legal_actions(self.state)
        # A random bot does not look at its view, which costs more than its choice.
        position = self.state if isinstance(bot, RandomBot) else seen_by(self.state, seat)
        budget.begin()
        action = bot.choose(position, actions, budget)
        if action not in actions:
            raise SmallWorldError(f'bot "{self.seats[seat]}": chose the illegal action {action}')
        return action

    def _settle(self) -> None:
        state = self.state
        players = state.players
        self.rewards = [0.0] * players
        if self.reward == "coins" or self.reward == "lead":
            self.rewards = [float(state.coins[player] - self.counted[player]) for player in range(players)]
            self.counted = state.coins[:]
            if self.reward == "lead":
                self.rewards = leads(self.rewards)
        elif state.over:
            self.rewards = rank_rewards(state) if self.reward == "rank" else win_rewards(state)

    # --- The view of a seat -------------------------------------------------------------------------

    def write_observation(self, seat: Player, row: bytearray, start: int) -> None:
        """Write the view of `seat` into `row`, which must contain zeros."""
        seen = self.seen if seat == self.seat() else seen_by(self.state, seat)
        self.setting.layout.write(seen, seat, row, start)

    def allows(self, number: int) -> bool:
        """Return whether the action with this number is legal for the deciding seat."""
        index, seat = self.setting.index, self.seat()
        return seat >= 0 and 0 <= number < len(index) and index.actions[seat][number] in self.legal

    def write_mask(self, seat: Player, row: bytearray, start: int) -> None:
        """Write a 1 for each legal action of `seat` into `row`, which must contain zeros."""
        if seat != self.seat():
            return
        numbers = self.setting.index.numbers[seat]
        for action in self.legal:
            row[start + numbers[action]] = 1

    # --- Other games --------------------------------------------------------------------------------

    def clone(self) -> Table:
        """Return a copy of the game with the same random numbers. Bots lose their notes."""
        twin = Table(self.setting, self.reward, self.seats, 0, state=self.state.copy())
        twin.chance.column.word = self.chance.column.word
        twin.chance.dice.word = self.chance.dice.word
        for seat in range(self.setting.players):
            if self.seats[seat] != LEARNER:
                twin.whims[seat].word = self.whims[seat].word
        twin.counted = self.counted
        twin.rewards = self.rewards
        twin.legal = self.legal
        twin.seen = self.seen
        return twin

    def resample(self, seat: Player, seed: int) -> Table:
        """Return a game that looks the same to `seat`, but has other hidden coins and random numbers.

        The hidden coins of a player are a sum of random numbers, one for each past turn. Each is between zero
        and twice COINS_A_TURN.
        """
        twin = Table(self.setting, self.reward, self.seats, seed, state=seen_by(self.state, seat))
        draws = RandomNumbers(seed, -1)
        if not self.state.over:
            for player in range(self.setting.players):
                if player != seat:
                    twin.state.coins[player] = _purse(self.state, player, draws)
        twin.counted = twin.state.coins[:]
        decides = twin.seat()
        if decides != NOBODY:
            twin.seen = seen_by(twin.state, decides)
            twin.legal = legal_actions(twin.seen)
        return twin


def _purse(state: State, player: Player, draws: RandomNumbers) -> int:
    """Draw a random number of coins that a player could have at this point."""
    coins = START_COINS
    for _ in range(turns_ended(state, player)):
        coins += draws.below(2 * COINS_A_TURN + 1)
    return coins


def leads(coins: list[float]) -> list[float]:
    """Return, for each player, their coins minus the mean of the other players."""
    total = sum(coins)
    return [mine - (total - mine) / (len(coins) - 1) for mine in coins]


def win_rewards(state: State) -> list[float]:
    """Return a reward of 1 for the winner and -1 for others. Each of k shared winners gets 2 / k - 1."""
    table = placings(state)
    best = max(table)
    return [2.0 / table.count(best) - 1.0 if row == best else -1.0 for row in table]


def rank_rewards(state: State) -> list[float]:
    """Return rewards by rank, from 1 for the winner to -1 for the last player, in equal steps.

    Tied players get the mean of their steps.
    """
    table = placings(state)
    rewards: list[float] = []
    for mine in table:
        below = above = 0
        for other in table:
            if other < mine:
                below += 1
            elif other > mine:
                above += 1
        rewards.append((below - above) / (len(table) - 1))
    return rewards
