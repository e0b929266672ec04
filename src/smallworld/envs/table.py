"""A game for environments: learners in some seats, bots in the others, random seeds and rewards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, Final

from smallworld.bots.asking import ask
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.planning.purses import turns_ended
from smallworld.bots.random_bot import RandomBot
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import Level
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
LEARNER: Final = None  # in place of an opponent, for a seat where the user of the environment decides
REWARDS: Final = {
    "win": "at the end: 1 for the winner, -1 for all others; less than 1 for a shared victory",
    "rank": "at the end: from 1 for the first to -1 for the last; tied players get the average",
    "coins": "every change of coins; all of them add up to the final coins minus the first five",
    "lead": "every change of the lead: coins minus the average of the others",
}
# A user's own reward: from the states before and after to a reward for each seat.
RewardFunction = Callable[[State, State], Sequence[float]]
Asked = Callable[[bytearray, bytearray, int], list[int]]  # from observations, masks and games to actions
NOBODY_THERE: Final = Bot()  # the bot of a seat without a bot, which never plays
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
        TypeError: an argument has the wrong type.
    """

    def __init__(self, players: int, board: str | Path = "", boxes: str | Sequence[Item] = ("base",)) -> None:
        check_type(players, int, "players")
        check_type(board, (str, Path), "board")
        name, scenario = board_given(board)
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


class Reward:
    """A way to reward the seats, called by the name or the function that the user gave.

    Raises:
        SmallWorldError: it is neither one of REWARDS nor a function.
    """

    def __init__(self, given: object) -> None:
        if not callable(given) and (not isinstance(given, str) or given not in REWARDS):
            shown = f'"{given}"' if isinstance(given, str) else repr(given)
            raise SmallWorldError(
                f"reward {shown}: unknown; available: {', '.join(REWARDS)}, or a function of the states "
                "before and after, which returns a reward for each seat"
            )
        self.given: Final = given
        self.name: Final = given if isinstance(given, str) else name_of(given)
        self.function: Final[RewardFunction | None] = given if callable(given) else None

    def of(self, before: State, after: State) -> list[float]:
        """Return the rewards that a user's function gives to each seat.

        Raises:
            SmallWorldError: it did not return one number for each seat.
        """
        function = self.function
        assert function is not None
        given: Any = function(before, after)
        try:
            rewards = [float(one) for one in given]
        except (TypeError, ValueError):
            rewards = []
        if len(rewards) != after.players or not isfinite(sum(rewards)):
            raise SmallWorldError(
                f'reward "{self.name}": it returned {given!r}, but there must be one number for each of the '
                f"{after.players} seats"
            )
        return rewards

    def __copy__(self) -> Reward:
        return self

    def __deepcopy__(self, memo: object) -> Reward:
        return self


class Opponent:
    """A bot or a policy that plays a seat in all games of an environment.

    `given` is what the user called it by: a name, an object, a class or a function. A bot has a `level`, and
    a budget in seconds and simulations. A policy has `ask`, which returns an action number for each row of
    observations and masks. It is asked for many tables at once.
    """

    def __init__(
        self,
        given: object,
        name: str,
        level: Level | None = None,
        seconds: float = 0.0,
        simulations: int = 0,
        ask: Asked | None = None,
    ) -> None:
        self.given: Final = given
        self.name: Final = name
        self.level: Final = level
        self.seconds: Final = seconds
        self.simulations: Final = simulations
        self.ask: Final = ask

    def __copy__(self) -> Opponent:
        return self

    def __deepcopy__(self, memo: object) -> Opponent:
        return self


class Table:
    """A game that pauses only when a learner has to decide or the game is over.

    `seats` has an opponent or LEARNER for each seat. `rewards` has the rewards of each seat since the last
    decision of a learner. `legal` has the legal actions of the deciding seat. `asked` is the policy that has
    to decide.
    """

    def __init__(
        self,
        setting: Setting,
        reward: Reward,
        seats: list[Opponent | None],
        seed: int,
        first: Player = 0,
        state: State | None = None,
    ) -> None:
        """Begin a game in which seat `first` begins, or continue from `state`."""
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
            opponent = seats[seat]
            if opponent is not None and opponent.level is not None:
                self.budgets[seat] = Budget(opponent.seconds, opponent.simulations)
                self.whims[seat] = RandomNumbers(seed, WHIMS + seat)
                self.bots[seat] = opponent.level.make(self.whims[seat])
        self.state: State = (
            new_game(setting.rules, setting.board, setting.players, first) if state is None else state
        )
        self.counted = self.state.coins[:]  # coins already rewarded
        # The state of the last rewards, which only a function needs.
        self.before: State = self.state if reward.function is None else self.state.copy()
        self.rewards = [0.0] * setting.players
        self.legal: list[Action] = []
        self.seen: State = self.state  # the view of the deciding seat
        self.asked: Opponent | None = None

    def seat(self) -> Player:
        """Return the seat that has to decide; NOBODY if the game is over."""
        return actor(self.state)

    def decide(self, number: int) -> None:
        """Carry out an action of the deciding seat, given by its number, and play up to the next decision.

        Raises:
            IllegalAction: the action is illegal now; nothing was changed.
        """
        self.accept(number)
        play_on([self])
        self.settle()

    def accept(self, number: int) -> None:
        """Carry out an action of the deciding seat, given by its number.

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

    def answer(self, number: int) -> None:
        """Carry out an action of the policy that was asked, and play up to the next learner or policy.

        Raises:
            SmallWorldError: the action is illegal.
        """
        asked = self.asked
        try:
            self.accept(number)
        except IllegalAction as refused:
            name = "" if asked is None else asked.name
            raise SmallWorldError(f'policy "{name}": {refused}') from refused
        self.run()

    def run(self) -> None:
        """Let chance and bots play until a learner or a policy has to decide, or the game is over."""
        state = self.state
        self.legal = []
        self.asked = None
        while not state.over:
            if state.waits_for:
                play(state, self.chance.draw(state))
                continue
            seat = actor(state)
            opponent = self.seats[seat]
            if opponent is None or opponent.level is None:
                self.asked = opponent
                self.look(seat)
                break
            play(state, self._choice_of_bot(seat))

    def look(self, seat: Player) -> None:
        """Set the view and the legal actions of the deciding seat."""
        self.seen = seen_by(self.state, seat)
        self.legal = legal_actions(self.seen)

    def _choice_of_bot(self, seat: Player) -> Action:
        bot, budget = self.bots[seat], self.budgets[seat]
        actions = legal_actions(self.state)
        # A random bot does not look at its view, which costs more than its choice.
        position = self.state if isinstance(bot, RandomBot) else seen_by(self.state, seat)
        budget.begin()
        opponent = self.seats[seat]
        name = "" if opponent is None else opponent.name
        return ask(bot, f'"{name}"', position, actions, budget)

    def settle(self) -> None:
        """Set the rewards for everything since the last rewards."""
        state = self.state
        players = state.players
        reward = self.reward
        self.rewards = [0.0] * players
        if reward.function is not None:
            after = state.copy()
            self.rewards = reward.of(self.before, after)
            self.before = after
        elif reward.name == "coins" or reward.name == "lead":
            self.rewards = [float(state.coins[player] - self.counted[player]) for player in range(players)]
            self.counted = state.coins[:]
            if reward.name == "lead":
                self.rewards = leads(self.rewards)
        elif state.over:
            self.rewards = rank_rewards(state) if reward.name == "rank" else win_rewards(state)

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
            if self.whims[seat] is not NO_WHIMS:
                twin.whims[seat].word = self.whims[seat].word
        twin.counted = self.counted
        twin.before = self.before
        twin.rewards = self.rewards
        twin.legal = self.legal
        twin.seen = self.seen
        return twin

    def resample(self, seat: Player, seed: int) -> Table:
        """Return a game that looks the same to `seat`, but has other hidden coins and random numbers."""
        state = resampled(self.state, seat, RandomNumbers(seed, -1))
        twin = Table(self.setting, self.reward, self.seats, seed, state=state)
        twin.counted = state.coins[:]
        decides = twin.seat()
        if decides != NOBODY:
            twin.look(decides)
        return twin


def resampled(state: State, seat: Player, numbers: RandomNumbers) -> State:
    """Return a state that looks the same to `seat`, with other hidden coins.

    The hidden coins of a player are a sum of random numbers, one for each past turn. Each is between zero
    and twice COINS_A_TURN.
    """
    twin = seen_by(state, seat)
    if not state.over:
        for player in range(state.players):
            if player != seat:
                twin.coins[player] = _purse(state, player, numbers)
    return twin


def play_on(tables: list[Table]) -> None:
    """Play at each table until a learner has to decide or the game is over.

    A policy is asked once for all tables that wait for it.

    Raises:
        SmallWorldError: a bot or a policy chose an illegal action.
    """
    for table in tables:
        table.run()
    waiting = [table for table in tables if table.asked is not None]
    while waiting:
        policy = waiting[0].asked
        assert policy is not None
        assert policy.ask is not None
        asked = [table for table in waiting if table.asked is policy]
        setting = asked[0].setting
        seen = bytearray(len(asked) * setting.layout.size)
        masks = bytearray(len(asked) * len(setting.index))
        for place in range(len(asked)):
            table = asked[place]
            table.write_observation(table.seat(), seen, place * setting.layout.size)
            table.write_mask(table.seat(), masks, place * len(setting.index))
        numbers = policy.ask(seen, masks, len(asked))
        for place in range(len(asked)):
            asked[place].answer(numbers[place])
        waiting = [table for table in waiting if table.asked is not None]


def name_of(given: object) -> str:
    """Return a name for a function, a class or an object, for messages."""
    return str(getattr(given, "__qualname__", type(given).__name__))


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
