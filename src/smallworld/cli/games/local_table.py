"""A table for human players and bots. Every move is written to the file before a player sees it."""

from __future__ import annotations

from typing import Final

from smallworld.bots.asking import ask
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.bots.registry import STRONG_SECONDS, make_adviser, parse_entry
from smallworld.cli.games.savegame import Savegame
from smallworld.cli.words.chronicle import Chronicle
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import Seat, seats_of
from smallworld.cli.words.telling import Event, carried_out
from smallworld.engine.action import Action, by_of
from smallworld.engine.board import Player
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.translate import Translator
from smallworld.views.schema import Hint
from smallworld.views.seat import seen_by

_UNFOLDED: Final = ("spread", "regions")  # questions whose answer is a sequence of decisions
_STREAMS: Final = 16  # random streams per decision: one for chance, and one for each seat


class LocalTable:
    """A game on the terminal, with its file, its seats and its seed.

    An outcome of chance depends only on the seed and the number of the decision. A resumed game therefore
    continues exactly as it would have without the interruption.
    """

    def __init__(
        self,
        game: Game,
        save: Savegame,
        seed: int,
        words: Translator,
        open_coins: bool = False,
        allied_coins: bool = False,
    ) -> None:
        self.game: Final = game
        self.save: Final = save
        self.seed: Final = seed
        self.words: Final = words
        self.open_coins: Final = open_coins
        self.allied_coins: Final = allied_coins
        self.seats: Final[list[Seat]] = seats_of(game.record.seats)
        self.persons: Final = [seat.place for seat in self.seats if not seat.bot]
        self.chronicle: Final = Chronicle()
        self._numbers: Final = [RandomNumbers(seed, seat.place) for seat in self.seats]
        self._bots: Final[dict[Player, tuple[Bot, Budget]]] = {}
        for seat in self.seats:
            if seat.bot:
                level, budget = parse_entry(seat.bot)
                self._bots[seat.place] = level.make(self._numbers[seat.place]), budget

    def hint(self, player: Player) -> Hint | None:
        """Return the strongest bot's advice for `player`, or None if the position offers no choice."""
        state, actions = self.game.state, self.game.legal_actions()
        if len(actions) < 2:
            return None
        seen = seen_by(state, player)
        budget = Budget(seconds=STRONG_SECONDS)
        return (
            make_adviser(RandomNumbers(self.seed, len(self.game.record.actions)))
            .advise(seen, budget)
            .to_json(seen)
        )

    def scene(self, viewer: Player) -> Scene:
        """Return the scene for `viewer`. In a game without human players, all coins are visible."""
        open_coins = self.open_coins or not self.persons
        return Scene(self.game.state, self.seats, self.words, viewer, open_coins, self.allied_coins)

    def coins_are_secret(self) -> bool:
        """Return whether players must not see each other's coins."""
        return len(self.persons) > 1 and not self.open_coins

    def advance(self) -> bool:
        """Let chance or a bot decide. Return False if a human player must decide or the game is over."""
        game, state = self.game, self.game.state
        decider = game.actor()
        if decider == CHANCE:
            self.decide(outcome_of(game, self.seed))
            return True
        if decider not in self._bots:
            return False
        stream = len(game.record.actions) * _STREAMS + 1 + decider
        self._numbers[decider].word = RandomNumbers(self.seed, stream).word
        bot, budget = self._bots[decider]
        budget.begin()
        name = f"{type(bot).__name__}, seat {decider + 1}"
        self.decide(ask(bot, name, seen_by(state, decider), game.legal_actions(), budget))
        return True

    def decide(self, action: Action) -> None:
        """Carry out a decision and write it to the file.

        Raises:
            IllegalAction: the decision is illegal; nothing has changed.
        """
        event = carried_out(self.game, action)
        self.save.add(self.game.record.actions[-1])
        self.chronicle.add(event)

    def undo(self) -> int:
        """Take back the decisions of the last input line, and return the number of these decisions.

        Decisions typed in one line, such as a redeployment, are taken back together.

        Raises:
            SmallWorldError: no decision may be taken back.
        """
        if not self.game.can_undo():
            raise SmallWorldError(self.words.t("refuse-undo"))
        events = self.chronicle.events
        last = events[-1] if events else None
        taken = 0
        while not taken or (last is not None and self.game.can_undo() and _together(events[-1], last)):
            self.game.undo()
            self.save.undo()
            self.chronicle.cut(len(self.game.record.actions))
            taken += 1
        return taken


def outcome_of(game: Game, seed: int) -> Action:
    """Return the outcome of the pending die roll or draw in a game with this seed."""
    return draw(game.state, RandomNumbers(seed, len(game.record.actions) * _STREAMS))


def first_of(seed: int, players: int) -> Player:
    """Return the first player of a game with this seed, if chance decides who begins."""
    return RandomNumbers(seed, players).below(players)


def _together(event: Event, last: Event) -> bool:
    """Return whether a decision and the `last` one were typed in the same line, as one answer."""
    whole = last.shape in _UNFOLDED and event.shape == last.shape
    return whole and by_of(event.action) == by_of(last.action) and event.asked == last.asked
