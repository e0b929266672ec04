"""Hands: banners and badges that players are dealt, and of which they make their combos."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.rulings import (
    DRAFTED,
    FIRST_COINS,
    FIRST_TOKENS,
    HAND,
    NEVER_DRAFTED,
)
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.action import (
    BADGE,
    BANNER,
    Action,
    act_naming,
    named_by,
    place_taken,
    reveal,
    revealed_by,
    take_combo,
)
from smallworld.engine.board import Player, Side
from smallworld.engine.purse import gain, spend
from smallworld.engine.question import NAMES, Question, WhichName
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import ChooseCombo, take_up
from smallworld.engine.steps.reveal import without
from smallworld.engine.steps.step import Step, place_of

OPEN: Final = 2  # players who draft openly instead of being dealt
# What a race or power brings as it enters the board for the first time, by its name.
_COINS: Final = dict(FIRST_COINS)
_TOKENS: Final = dict(FIRST_TOKENS)


class Hands(Ability):
    """As the table is set, chance deals everybody banners and badges; two take them by turns from open ones.

    What is not dealt does not come into play; what is `redrawn` is never dealt. The draft has its own list.
    Source: Realms, A Game of Gods. Store of a player: what they have not played, which only they see.
    Memory of a player: how many combos they can still make of it.
    """

    def __init__(self, redrawn: tuple[str, ...] = ()) -> None:
        super().__init__(Traits(action_fields=(), remembers=True, secret=True))
        self.redrawn = redrawn

    def set_up(self, state: State, plan: Plan) -> None:
        if state.players > OPEN:
            put_away(state, self.redrawn)
            for _ in (BANNER, BADGE):
                for player in state.owners.around(state.first):
                    plan.append(self.id, player)
            return
        draft = state.rules.together[self.id][1]
        for _ in range(2 * HAND):
            for player in state.owners.around(state.first):
                plan.append(draft, player)

    def begin(self, state: State, me: Side) -> bool:
        hand = state.store_of(state.owners.for_good(me), self.id)
        for stack in (BANNER, BADGE):
            if unseen(state, stack) and _lacks(state, hand, banners=stack == BANNER):
                state.waits_for = stack
                return True
        count_combos(state, self, me)
        return False

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        offer(state, (), actions)

    def pick(self, state: State, me: Side, lot: int) -> Action:
        return pick_unseen(state, lot)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        stack, dealt = state.waits_for, drawn(state, action)
        owner = state.owners.for_good(me)
        hand = state.store_of(owner, self.id) + (dealt,)
        state.store(owner, self.id, hand)
        if unseen(state, stack) and _lacks(state, hand, banners=stack == BANNER):
            state.waits_for = stack
            return True
        if stack == BADGE:
            count_combos(state, self, me)
        return False


class Draft(Ability):
    """Two players take a banner or a badge by turns from those that lie open, until both have a hand of them.

    Store of the table: what lies open. Store of a player: what they have taken and not played; both see it.
    """

    def __init__(self) -> None:
        super().__init__(Traits(action_fields=("named",)))

    def begin(self, state: State, me: Side) -> bool:
        table = state.owners.table
        lying = state.store_of(table, self.id)
        if lying or any(state.store_of(state.owners.for_good(player), self.id) for player in range(OPEN)):
            return True
        return self._lay_out(state)

    def _lay_out(self, state: State) -> bool:
        """Let chance name the next that shall lie open; otherwise somebody is to choose."""
        lying = state.store_of(state.owners.table, self.id)
        if len(lying) < 2 * DRAFTED:
            state.waits_for = BANNER if len(lying) < DRAFTED else BADGE
        else:
            put_away(state, NEVER_DRAFTED)
        return True

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        if state.waits_for:
            offer(state, NEVER_DRAFTED, actions)
            return
        for id in self._wanted(state, me):
            actions.append(act_naming(self.id, id))

    def question(self, state: State, me: Side) -> Question:
        return WhichName(self.id, NAMES)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        table = state.owners.table
        lying = state.store_of(table, self.id)
        if state.waits_for:
            state.store(table, self.id, (*lying, drawn(state, action)))
            return self._lay_out(state)
        taken, owner = named_by(action), state.owners.for_good(state.player_of(me))
        state.store(table, self.id, without(lying, taken))
        state.store(owner, self.id, (*state.store_of(owner, self.id), taken))
        report(state, reports.TAKEN, me, by=taken)
        if len(lying) - 1 == 2 * (DRAFTED - 2 * HAND):
            self._end(state)
        return False

    def _wanted(self, state: State, me: Side) -> list[int]:
        """What lies open and `me` may still take."""
        hand = state.store_of(state.owners.for_good(state.player_of(me)), self.id)
        races = banners_in(state, hand)
        powers = len(hand) - races
        lying = state.store_of(state.owners.table, self.id)
        return [id for id in lying if (races if is_banner(state, id) else powers) < HAND]

    def _end(self, state: State) -> None:
        """Put away what is left."""
        table = state.owners.table
        left = state.store_of(table, self.id)
        state.store(table, self.id, ())
        state.returned_races += tuple([id for id in left if is_banner(state, id)])
        state.discarded_powers = tuple(
            sorted([*state.discarded_powers, *[id for id in left if not is_banner(state, id)]])
        )
        hands = state.rules.abilities[state.rules.bearers[self.id]]
        for player in range(OPEN):
            count_combos(state, hands, player)


class ChooseFromHand(ChooseCombo):
    """Every banner of a hand with every badge of it, for nothing; each serves once in a game.

    What the hand of another holds nobody knows who thinks for them: chance says what they make of it.
    Source: Realms, A Game of Gods.
    """

    def __init__(self, hands: Hands) -> None:
        self.hands: Final = hands

    def is_crossed(self) -> bool:
        return True

    def bonus_of(self, state: State, id: int) -> tuple[int, int]:
        if state.players == OPEN:
            return (0, 0)
        name = state.rules.names[id]
        return (_COINS.get(name, 0), _TOKENS.get(name, 0))

    def begin(self, state: State, side: Side) -> bool:
        hand = hand_of(state, self.hands, side)
        if hand:
            highest = state.rules.races[-1]
            races = [id for id in hand if id <= highest]
            powers = [id for id in hand if id > highest]
            lay_out(state, [race for race in races for _ in powers], powers * len(races))
            return bool(races and powers)
        if not state.recall(state.owners.for_good(side), self.hands.id) or not state.unseen_races:
            return False
        state.waits_for = BANNER
        return True

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        if state.waits_for:
            offer(state, (), actions)
        else:
            super().choices(state, side, actions)

    def allows(self, state: State, side: Side, action: Action) -> bool:
        if state.waits_for:
            id = revealed_by(action)
            return action == reveal(state.waits_for, id) and id in unseen(state, state.waits_for)
        return super().allows(state, side, action)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        if state.waits_for:
            return pick_unseen(state, lot)
        return take_combo(place_of(lot, len(state.offered_races)))

    def perform(self, state: State, side: Side, action: Action) -> bool:
        if state.waits_for == BANNER:
            lay_out(state, [drawn(state, action)], [NONE])
            state.waits_for = BADGE
            return True
        if state.waits_for == BADGE:
            lay_out(state, [state.offered_races[0]], [drawn(state, action)])
            return True
        race, power = state.offered_races[place_taken(action)], state.offered_powers[place_taken(action)]
        state.offered_races = state.offered_powers = state.offered_coins = state.offered_tokens = ()
        self._play(state, side, race, power)
        take_up(state, side, race, power)
        self._welcome(state, side, race)
        self._welcome(state, side, power)
        return False

    def _play(self, state: State, side: Side, race: int, power: int) -> None:
        """Let a banner and a badge be in the hand no more."""
        owner = state.owners.for_good(side)
        keeper = _keeper(state, self.hands)
        state.store(owner, keeper, without(without(state.store_of(owner, keeper), race), power))
        state.remember(owner, self.hands.id, state.recall(owner, self.hands.id) - 1)

    def _welcome(self, state: State, side: Side, id: int) -> None:
        """Let a race or power that is hard to play bring what makes up for it, as it enters the board."""
        coins, tokens = self.bonus_of(state, id)
        if coins > 0:
            gain(state, side, coins, id)
        elif coins < 0 and state.coins[state.player_of(side)]:
            spend(state, side, min(-coins, state.coins[state.player_of(side)]), id)
        if tokens:
            report(state, reports.REINFORCED, side, by=id, number=state.take_from_tray(side, tokens))


class NothingToReveal(Step):
    """There are no stacks from which a column is filled."""


def is_banner(state: State, id: int) -> bool:
    """Whether what lies in a hand is a banner; all else is a badge, of which the ids are higher."""
    return id <= state.rules.races[-1]


def _lacks(state: State, hand: tuple[int, ...], *, banners: bool) -> bool:
    """Whether a banner, or a badge, is lacking in a hand."""
    races = banners_in(state, hand)
    return (races if banners else len(hand) - races) < HAND


def banners_in(state: State, hand: tuple[int, ...]) -> int:
    """How many of a hand are banners."""
    highest, number = state.rules.races[-1], 0
    for id in hand:
        if id <= highest:
            number += 1
    return number


def count_combos(state: State, hands: Ability, player: Player) -> None:
    """Note how many combos the hand of `player` makes: as many as it has of what it has fewer of."""
    hand = hand_of(state, hands, player)
    races = banners_in(state, hand)
    state.remember(state.owners.for_good(player), hands.id, min(races, len(hand) - races))


def hand_of(state: State, hands: Ability, player: Player) -> tuple[int, ...]:
    """The banners and badges that `player` has not played, as far as they are known."""
    return state.store_of(state.owners.for_good(player), _keeper(state, hands))


def _keeper(state: State, hands: Ability) -> int:
    """The ability in whose store hands are: what was drafted lies open, and what was dealt is secret."""
    return state.rules.together[hands.id][1] if state.players == OPEN else hands.id


def lay_out(state: State, races: list[int], powers: list[int]) -> None:
    """Let exactly these banners and badges be on offer, each with the other's, and nothing lie on them."""
    state.offered_races, state.offered_powers = tuple(races), tuple(powers)
    state.offered_coins = state.offered_tokens = (0,) * len(races)


def offer(state: State, never: tuple[str, ...], actions: list[Action]) -> None:
    """What chance may name of the banners or badges, whichever it is asked for; none of `never`."""
    names = state.rules.names
    for id in unseen(state, state.waits_for):
        if not never or names[id] not in never:
            actions.append(reveal(state.waits_for, id))


def pick_unseen(state: State, lot: int) -> Action:
    """What chance names, by `lot`, of the banners or badges, whichever it is asked for."""
    left = unseen(state, state.waits_for)
    return reveal(state.waits_for, left[place_of(lot, len(left))])


def unseen(state: State, stack: int) -> tuple[int, ...]:
    """The unseen banners or badges, whichever is asked for."""
    return state.unseen_races if stack == BANNER else state.unseen_powers


def drawn(state: State, action: Action) -> int:
    """What chance has named, which is unseen no more; chance is asked nothing else for now."""
    named = revealed_by(action)
    if state.waits_for == BANNER:
        state.unseen_races = without(state.unseen_races, named)
    else:
        state.unseen_powers = without(state.unseen_powers, named)
    state.waits_for = 0
    return named


def put_away(state: State, never: tuple[str, ...]) -> None:
    """Let what is never dealt lie with what was discarded, for all to see."""
    names = state.rules.names
    state.returned_races += tuple([id for id in state.unseen_races if names[id] in never])
    state.discarded_powers += tuple([id for id in state.unseen_powers if names[id] in never])
    state.unseen_races = tuple([id for id in state.unseen_races if names[id] not in never])
    state.unseen_powers = tuple([id for id in state.unseen_powers if names[id] not in never])
