"""A game in progress, rebuilt from its events: its present state, and the history that is still needed.

A `ReplayedGame` is a cache: the events are authoritative, and replaying them rebuilds it. Its states never
change, so a copy is cheap, and a command can be tried on a copy.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final

from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.action import Action
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.game import actor, new_game, on_turn
from smallworld.engine.homecoming import awaited, brought_forward
from smallworld.engine.rules import Rules
from smallworld.engine.session import may_take_back
from smallworld.engine.state import CHANCE, State
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.record import Record
from smallworld.engine.text.refusals import apply_or_explain
from smallworld.house.game.chance import draw, purpose_of
from smallworld.house.json_text import to_text
from smallworld.views.story import tell, tell_action
from smallworld.workshop.tables import OPTION, rules_of_draft

if TYPE_CHECKING:
    from smallworld.house.game.parts import Joined, Parts

OWN_KEPT: Final = 64  # cached rules with custom races, of which there may be any number


# Games share their rules, which never change.
@cache
def _rules_of_boxes(boxes: tuple[str, ...]) -> Rules:
    return make_rules(boxes)


@lru_cache(OWN_KEPT)
def _rules_of_draft(boxes: tuple[str, ...], own: str) -> Rules:
    return rules_of_draft(boxes, own)


def rules_of(boxes: tuple[str, ...], own: str = "") -> Rules:
    """Return the rules for `boxes`, with the custom races and powers of the draft `own`.

    Raises:
        SmallWorldError: a box does not exist, or the draft is not valid.
    """
    return _rules_of_draft(boxes, own) if own else _rules_of_boxes(boxes)


@dataclass(frozen=True)
class Event:
    """An event of a game: a decision, an outcome of chance, or an undo of earlier events."""

    seq: int
    player: int | None  # counted from 0; None for chance
    action: str | None  # in notation
    undone: int | None  # for an undo, the first event that no longer counts
    at: int  # milliseconds since 1970
    early: bool = False  # decided before the player's turn; a later event carries it out


class ReplayedGame:
    """The game of a table after `seq` events."""

    def __init__(self, record: Record, seed: bytes) -> None:
        """Set up the game before its first event. `record` must have no actions.

        Raises:
            RecordError: the game began with rules that this version does not have.
        """
        self.rules: Final[Rules] = rules_of(tuple(record.boxes), record.options.get(OPTION, ""))
        if record.boxes != dict(self.rules.boxes):
            raise RecordError("This game began with rules that this version of the server does not have.")
        self.board: Final = find_board(record.board)
        self.record: Final = record
        self.seed: Final = seed
        self.seq = 0
        self.seqs: list[int] = []  # numbers of the events that count, one for each action of the record
        self.state: State = new_game(self.rules, self.board, len(record.seats), record.first)
        self.befores: list[State] = []  # states that an undo can return to, the latest last
        self.drawn: dict[str, int] = {}  # outcomes of chance so far, by purpose
        self.kept: dict[int, tuple[Action, ...]] = {}  # early decisions not carried out yet, by player
        self.since: dict[int, int] = {}  # players who have to decide, each with the event that asked them
        self.fresh: list[Event] = []  # events that this copy has added
        self.tail: list[tuple[int, int, str]] = []  # seq, turn and JSON of the last events; see `story`
        self.shown: dict[int, Joined] = {}  # views by seat; see `serialize`
        self.common: Parts | None = None  # the part that all views share
        self._faced: dict[int, State] = {}  # see `faced_by`
        self._story: dict[int, str] | None = None  # see `story`

    def copy(self) -> ReplayedGame:
        """Return a copy for trying a command."""
        twin = ReplayedGame.__new__(ReplayedGame)
        twin.__dict__.update(self.__dict__)
        record = self.record
        twin.__dict__["record"] = Record(
            record.boxes, record.board, record.seats, record.first, record.options, record.actions[:]
        )
        twin.seqs, twin.befores, twin.drawn = self.seqs[:], self.befores[:], dict(self.drawn)
        twin.kept, twin.since, twin._faced = dict(self.kept), dict(self.since), {}
        twin.fresh, twin.tail, twin.shown = [], self.tail[:], {}
        return twin

    # --- Awaited players ----------------------------------------------------------------------------

    def faced_by(self, player: int) -> State:
        """Return the state in which `player` has to decide next.

        If the player has displaced tokens, it is a copy of the state in which they place these tokens, after
        their stored early decisions.
        """
        if player not in self._faced:
            state = brought_forward(self.state, player)
            if state is not self.state:
                for action in self.kept.get(player, ()):
                    apply_or_explain(state, action)
            self._faced[player] = state
        return self._faced[player]

    def awaited(self) -> list[int]:
        """Return the players who may decide now, in the order of the rules."""
        return [player for player in awaited(self.state) if actor(self.faced_by(player)) == player]

    def decide(self, player: int, action: Action, at: int) -> None:
        """Carry out a decision of `player`, or store it until the engine asks this player.

        Raises:
            IllegalAction: the rules forbid the decision, and nothing was changed.
        """
        if actor(self.state) == player:
            self.apply(action, at)
        else:
            self.keep(player, action, at)

    def kept_by_actor(self) -> Action | None:
        """Return the next stored decision of the player who acts; None if the player has to be asked."""
        kept = self.kept.get(actor(self.state))
        return kept[0] if kept else None

    # --- Events -------------------------------------------------------------------------------------

    def apply(self, action: Action, at: int) -> None:
        """Carry out a decision or an outcome of chance as the next event.

        Raises:
            IllegalAction: the rules forbid the action, and nothing was changed.
        """
        before, decider = self.state, actor(self.state)
        state = before.copy()
        purpose = purpose_of(before) if decider == CHANCE else ""
        reports = apply_or_explain(state, action)
        text = format_action(self.rules, self.board, action)
        player = None if decider == CHANCE else decider
        self.seq += 1
        self.fresh.append(Event(self.seq, player, text, None, at))
        self.record.actions.append(text)
        self.seqs.append(self.seq)
        if purpose:
            self.drawn[purpose] = self.drawn.get(purpose, 0) + 1
        mine = may_take_back(decider, (before.turn, on_turn(before)), state)
        self.befores = [*self.befores, before] if mine else []
        if decider in self.kept:
            rest = self.kept.pop(decider)[1:]
            if rest:
                self.kept[decider] = rest
        self.state = state
        self._ask(decider)
        self._add_to_tail(
            {
                "seq": self.seq,
                "player": None if player is None else player + 1,
                "action": tell_action(before, action),
                "story": [tell(state, report) for report in reports],
                "at": at / 1000,
            }
        )

    def keep(self, player: int, action: Action, at: int) -> None:
        """Store an early decision of `player` as the next event.

        Raises:
            IllegalAction: the rules forbid the decision, and nothing was changed.
        """
        state = self.faced_by(player).copy()
        apply_or_explain(state, action)
        text = format_action(self.rules, self.board, action)
        self.seq += 1
        self.fresh.append(Event(self.seq, player, text, None, at, early=True))
        self.kept[player] = (*self.kept.get(player, ()), action)
        self.befores = []
        self._ask(player)
        # Others see its content only when it is carried out, as at a real table.
        self._add_to_tail({"seq": self.seq, "player": player + 1, "early": True, "at": at / 1000})

    def draw(self, at: int) -> None:
        """Draw the next outcome of chance from the seed, and carry it out as the next event."""
        self.apply(draw(self.state, self.seed, self.drawn.get(purpose_of(self.state), 0)), at)

    def undo(self, events: int, at: int) -> None:
        """Undo the last `events` events that still count, and add the undo as an event.

        `befores` must contain at least that many states.
        """
        first = self.seqs[-events]
        self.state = self.befores[-events]
        del self.befores[-events:], self.seqs[-events:], self.record.actions[-events:]
        self.seq += 1
        player = on_turn(self.state)
        self.fresh.append(Event(self.seq, player, None, first, at))
        self.since = {}
        self._ask(player)
        self._add_to_tail({"seq": self.seq, "undone": first, "player": player + 1, "at": at / 1000})

    def take(self, event: Event) -> None:
        """Apply an event from the database while a game is replayed.

        Raises:
            RecordError: the rules forbid the event.
        """
        try:
            if event.undone is not None:
                self.undo(len(self.seqs) - self.seqs.index(event.undone), event.at)
            else:
                action = parse_action(self.rules, self.board, event.action or "")
                if event.early and event.player is not None:
                    self.keep(event.player, action, event.at)
                else:
                    self.apply(action, event.at)
        except (SmallWorldError, ValueError, IndexError) as error:
            raise RecordError(f"event {event.seq}: {error}") from error
        self.fresh.clear()

    def _ask(self, decider: int) -> None:
        """Record which players have to decide after an event of `decider`, and since which event."""
        self.shown, self.common, self._faced = {}, None, {}
        earlier = {player: seq for player, seq in self.since.items() if player != decider}
        self.since = {player: earlier.get(player, self.seq) for player in awaited(self.state)}

    # --- Output -------------------------------------------------------------------------------------

    def turn_number(self) -> int:
        """Return how many turns of players have begun so far."""
        state = self.state
        return state.turn * state.players + state.owners.seats_between(state.first, state.player)

    def story(self) -> dict[int, str]:
        """Return the events of this turn and of the round before it, without undone events.

        The keys are the numbers of the events, and the values are JSON.
        """
        if self._story is None:
            counting = set(self.seqs[-len(self.tail) :])
            self._story = {seq: text for seq, _, text in self.tail if seq in counting}
        return self._story

    def events_after(self, seq: int) -> list[str] | None:
        """Return the events after event `seq` as JSON; None if some of them are no longer in memory."""
        if seq >= self.seq:
            return []
        if not self.tail or self.tail[0][0] > seq + 1:
            return None
        return [text for _, _, text in self.tail[seq - self.seq :]]

    def _add_to_tail(self, event: dict[str, Any]) -> None:
        now = self.turn_number()
        oldest = now - self.state.players
        keep = 0
        while keep < len(self.tail) and self.tail[keep][1] < oldest:
            keep += 1
        self.tail = [*self.tail[keep:], (self.seq, now, to_text(event))]
        self._story = None


def now_ms() -> int:
    """Return the present time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
