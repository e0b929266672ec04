"""Hands: the banners and badges that players are dealt, and combine freely."""

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

OPEN: Final = 2  # with this number of players, both draft open banners and badges
# The bonus, by name, of a race or power that enters the board for the first time.
_COINS: Final = dict(FIRST_COINS)
_TOKENS: Final = dict(FIRST_TOKENS)


class Hands(Ability):
    """The deal of banners and badges during set-up; two players draft from an open selection instead.

    Banners and badges that are not dealt do not come into play, and those named in `redrawn` are never dealt.
    The draft has a separate list.

    Source: Realms, A Game of Gods. Store of a player: the banners and badges that they have not played yet,
    visible only to them. Memory of a player: how many combos they can still make of these, or will be able to
    make once their hand is complete.
    """

    def __init__(self, redrawn: tuple[str, ...] = ()) -> None:
        super().__init__(Traits(action_fields=(), remembers=True, secret=True))
        self.redrawn = redrawn

    def set_up(self, state: State, plan: Plan) -> None:
        for player in range(state.players):
            state.remember(state.owners.for_good(player), self.id, HAND)
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
    """The draft of two players, who alternately take an open banner or badge until both hands are full.

    Store of the table: the open banners and badges. Store of a player: the banners and badges that they have
    taken but not played, visible to both players.
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
        """Wait for chance to reveal the next open banner or badge.

        Once there are enough, the players begin to choose.
        """
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
        """Return the open banners and badges that `me` may still take."""
        hand = state.store_of(state.owners.for_good(state.player_of(me)), self.id)
        races = banners_in(state, hand)
        powers = len(hand) - races
        lying = state.store_of(state.owners.table, self.id)
        return [id for id in lying if (races if is_banner(state, id) else powers) < HAND]

    def _end(self, state: State) -> None:
        """End the draft and put away the open banners and badges that nobody took."""
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
    """The choice of any banner and any badge from a player's hand, without a price; each is played only once.

    A search does not know other players' hands. It treats their combos as outcomes of chance.

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

    def has_combos_for(self, state: State, player: Player) -> bool:
        return state.recall(state.owners.for_good(player), self.hands.id) > 0

    def hand(self, state: State, player: Player) -> tuple[int, ...]:
        return hand_of(state, self.hands, player)

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
        """Remove a banner and a badge from the hand of `side`."""
        owner = state.owners.for_good(side)
        keeper = _keeper(state, self.hands)
        state.store(owner, keeper, without(without(state.store_of(owner, keeper), race), power))
        state.remember(owner, self.hands.id, state.recall(owner, self.hands.id) - 1)

    def _welcome(self, state: State, side: Side, id: int) -> None:
        """Give the player the bonus of a race or power that is hard to play."""
        coins, tokens = self.bonus_of(state, id)
        if coins > 0:
            gain(state, side, coins, id)
        elif coins < 0 and state.coins[state.player_of(side)]:
            spend(state, side, min(-coins, state.coins[state.player_of(side)]), id)
        if tokens:
            report(state, reports.REINFORCED, side, by=id, number=state.take_from_tray(side, tokens))


class NothingToReveal(Step):
    """The step that replaces the reveal in a game without a column; it does nothing."""


def is_banner(state: State, id: int) -> bool:
    """Return whether an id in a hand belongs to a banner; badges have higher ids."""
    return id <= state.rules.races[-1]


def _lacks(state: State, hand: tuple[int, ...], *, banners: bool) -> bool:
    """Return whether a hand has too few banners; if `banners` is false, whether it has too few badges."""
    races = banners_in(state, hand)
    return (races if banners else len(hand) - races) < HAND


def banners_in(state: State, hand: tuple[int, ...]) -> int:
    """Return how many banners are in a hand."""
    highest, number = state.rules.races[-1], 0
    for id in hand:
        if id <= highest:
            number += 1
    return number


def count_combos(state: State, hands: Ability, player: Player) -> None:
    """Record how many combos the hand of `player` makes.

    This is the lower of its numbers of banners and badges.
    """
    hand = hand_of(state, hands, player)
    races = banners_in(state, hand)
    state.remember(state.owners.for_good(player), hands.id, min(races, len(hand) - races))


def hand_of(state: State, hands: Ability, player: Player) -> tuple[int, ...]:
    """Return the known banners and badges that `player` has not played."""
    return state.store_of(state.owners.for_good(player), _keeper(state, hands))


def _keeper(state: State, hands: Ability) -> int:
    """Return the ability whose store contains the hands.

    It is the draft for two players, or else the secret deal.
    """
    return state.rules.together[hands.id][1] if state.players == OPEN else hands.id


def lay_out(state: State, races: list[int], powers: list[int]) -> None:
    """Offer these banners and badges as combos, paired in their order, without coins or tokens."""
    state.offered_races, state.offered_powers = tuple(races), tuple(powers)
    state.offered_coins = state.offered_tokens = (0,) * len(races)


def offer(state: State, never: tuple[str, ...], actions: list[Action]) -> None:
    """Add the outcomes that reveal an unseen banner or badge of the requested kind that is not in `never`."""
    names = state.rules.names
    for id in unseen(state, state.waits_for):
        if not never or names[id] not in never:
            actions.append(reveal(state.waits_for, id))


def pick_unseen(state: State, lot: int) -> Action:
    """Return the outcome, selected by `lot`, that reveals an unseen banner or badge of the requested kind."""
    left = unseen(state, state.waits_for)
    return reveal(state.waits_for, left[place_of(lot, len(left))])


def unseen(state: State, stack: int) -> tuple[int, ...]:
    """Return the unseen banners if `stack` is BANNER, or else the unseen badges."""
    return state.unseen_races if stack == BANNER else state.unseen_powers


def drawn(state: State, action: Action) -> int:
    """Return the banner or badge that chance has revealed, and remove it from the unseen stack."""
    named = revealed_by(action)
    if state.waits_for == BANNER:
        state.unseen_races = without(state.unseen_races, named)
    else:
        state.unseen_powers = without(state.unseen_powers, named)
    state.waits_for = 0
    return named


def put_away(state: State, never: tuple[str, ...]) -> None:
    """Remove the banners and badges named in `never` from the unseen stacks, and discard them."""
    names = state.rules.names
    state.returned_races += tuple([id for id in state.unseen_races if names[id] in never])
    state.discarded_powers += tuple([id for id in state.unseen_powers if names[id] in never])
    state.unseen_races = tuple([id for id in state.unseen_races if names[id] not in never])
    state.unseen_powers = tuple([id for id in state.unseen_powers if names[id] not in never])
