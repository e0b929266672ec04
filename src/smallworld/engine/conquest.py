"""Conquests: a region changes hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.action import ATTEMPT, CONQUER
from smallworld.engine.board import Region, Side
from smallworld.engine.decline import leave_map
from smallworld.engine.holdings import give_up as give_up
from smallworld.engine.holdings import lies_in, occupy, receive, unlent, who_may_come, witnesses
from smallworld.engine.purse import collect, gain
from smallworld.engine.reports import report
from smallworld.engine.sheets.garrison import garrison_of
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.state import TRIBE
from smallworld.engine.steps.step import DISCOVER

if TYPE_CHECKING:
    from smallworld.engine.state import State


def conquer(state: State, me: Side, region: Region, tokens: int, by: int, less: int = 0) -> None:
    """Let `me` take `region` with `tokens` from its hand; `by` is the verb or ability of the conquest.

    `less` is the number of tokens that a special conquest, or the die, has saved.
    """
    state.hand[me] -= tokens
    take(state, me, region, tokens, by, less)


def substitute(state: State, me: Side, region: Region, tokens: int, by: int) -> None:
    """Replace a single defending token, which is always lost, with `tokens` of `me`, usually one.

    The tokens come from the tray, and from the hand if the tray has too few.

    Source: base rules, the race with this ability.
    """
    state.hand[me] -= max(0, tokens - state.tray(state.banners[me]))
    take(state, me, region, tokens, by, spare_none=True)


def take(
    state: State, me: Side, region: Region, tokens: int, by: int, less: int = 0, spare_none: bool = False
) -> None:
    """Let `me` take `region` and put `tokens` there, whether from its hand or from the tray.

    Source: base rules, "Conquering a region", "Enemy losses and withdrawals".
    """
    rules = state.rules
    defender = state.defender(region)
    losses = losses_of(state, defender, region, me, by) if defender >= 0 else None
    if rules.hooks.conquering.anybody:
        answers = rules.hooks.conquering.by
        for id in state.serving[me]:
            if answers[id]:
                if losses is None:
                    losses = losses_of(state, defender, region, me, by)
                losses.tokens, losses.less = tokens, less
                rules.abilities[id].conquering(state, me, region, losses)
    if state.reports is not None:
        report(state, reports.CONQUERED, me, region, by=by, other=defender, number=tokens)
    _drive_out(state, defender, region, me, losses, spare_none)
    # If a holding is already visible there, the Monsters guarded nothing else.
    if defender == TRIBE and state.monsters >> region & 1 and not lies_in(state, region):
        state.target = region
        state.interrupt(DISCOVER, me)
    before = state.serving[me]
    occupy(state, me, region, tokens)
    serving = state.serving[me]
    if rules.looking_back or rules.sower:
        serving = witnesses(state, me, before, rules.hooks.conquered)
    answers = rules.hooks.conquered.by
    for id in serving:
        if answers[id]:
            rules.abilities[id].conquered(state, me, region, defender, by)
    if defender >= 0 and losses is not None and (losses.charged or losses.left or losses.made_good):
        _settle_coins(state, defender, losses)


def losses_of(state: State, loser: Side, region: Region, attacker: Side, by: int) -> Losses:
    """Return the default losses of the defenders of `region`, before abilities amend them."""
    withdraw = loser >= 0 and loser != state.owners.neutral and not state.is_declined(loser)
    return Losses(state.tokens[region], withdraw, attacker, by)


def send(state: State, me: Side, stranger: Side, region: Region, by: int, kills: int) -> None:
    """Let `me` send a token of another side, `stranger`, into `region` by the ability `by`.

    The defender loses at least `kills` tokens, and `me` counts as its attacker. But `me` gets neither the
    region nor any coins.
    """
    defender = state.defender(region)
    losses = losses_of(state, defender, region, me, by)
    losses.lose(kills)
    _drive_out(state, defender, region, me, losses)
    receive(state, stranger, region, 1)
    if defender >= 0:
        losses.left = ()
        _settle_coins(state, defender, losses)


def _drive_out(
    state: State,
    defender: Side,
    region: Region,
    attacker: Side,
    losses: Losses | None,
    spare_none: bool = False,
) -> None:
    """Take `region` from `defender`, which is a side, TRIBE or NOBODY.

    `losses` are the losses of a defending side.
    """
    if defender >= 0:
        assert losses is not None
        attack(state, attacker, defender)
        defeat(state, defender, region, losses, spare_none)
    elif defender == TRIBE:
        state.tribes &= ~(1 << region)
        if state.rules.hooks.saw_loss.anybody:
            tell_of_loss(state, TRIBE, region, state.tokens[region])


def _settle_coins(state: State, loser: Side, losses: Losses) -> None:
    """Pay the coins of `losses`.

    The attacker finds some coins and pays others to the loser; the bank also pays the loser. Nothing happens
    unless the attacker is an opponent.
    """
    attacker = losses.attacker
    if not state.owners.are_opponents(attacker, loser):
        return
    for id in sorted(losses.left):
        gain(state, attacker, 1, id)
    for id in sorted(losses.made_good):
        gain(state, loser, 1, id)
    for id in sorted(losses.charged):
        collect(state, loser, state.player_of(attacker), 1, id)


def is_paid(state: State, by: int) -> bool:
    """Return whether a conquest with this verb or ability costs tokens, so that discounts apply to it."""
    return by in (CONQUER, ATTEMPT) or state.rules.traits[by].pays_the_price


def attack(state: State, attacker: Side, defender: Side) -> None:
    """Notify all abilities on the table that `attacker` attacked `defender`, successfully or not.

    If a side sends another side's token against its own race, that is not an attack (ours).
    """
    rules = state.rules
    if defender == attacker or not rules.hooks.saw_attack.anybody:
        return
    answers = rules.hooks.saw_attack.by
    coming = who_may_come(state, rules.hooks.saw_attack)
    for side in range(len(state.serving)):
        serving = state.serving[side]
        if coming:
            serving = serving + unlent(state, side, serving, coming)
        for id in serving:
            if answers[id]:
                rules.abilities[id].saw_attack(state, side, attacker, defender)


def defeat(state: State, loser: Side, region: Region, losses: Losses, spare_none: bool = False) -> None:
    """Take `region` from `loser` and send the lost tokens to the tray.

    The other tokens return to the loser's hand, unless `spare_none` or an ability prevents it.
    """
    rules = state.rules
    neutral = loser == state.owners.neutral
    answers = rules.hooks.lost.by
    for id in state.serving[loser]:
        if answers[id]:
            rules.abilities[id].lost(state, loser, region, losses)
    if losses.captured:
        lead_away(state, loser, region, losses)
    survivors = 0 if spare_none else losses.survivors()
    lost = losses.defenders - survivors - losses.captured
    state.hand[loser] += survivors
    if not neutral:
        state.displaced |= 1 << loser
    if state.reports is not None:
        if lost:
            report(state, reports.LOST, loser, region, number=lost)
        if survivors:
            report(state, reports.WITHDREW, loser, region, number=survivors)
    if rules.hooks.outsiders.anybody:
        lost -= lose_outsiders(state, loser, region, min(lost, losses.defenders - 1))
    if rules.hooks.saw_loss.anybody and lost:
        tell_of_loss(state, loser, region, lost)
    give_up(state, loser, region)
    for id in losses.rolling:
        for _ in range(lost):
            state.interrupt(id, loser)
    # A race in decline that cannot withdraw from its last region also loses tokens that withdrew before.
    gone = not state.held[loser] and (not state.hand[loser] or not losses.can_withdraw())
    if gone and state.is_declined(loser):
        leave_map(state, loser)


def lead_away(state: State, loser: Side, region: Region, losses: Losses) -> None:
    """Remove the captured ability from `loser`, and add the step that decides who gets the captive."""
    captive = losses.captive
    state.place(loser, captive, 0)
    state.serve(loser, tuple([id for id in state.serving[loser] if id != captive]))
    report(state, reports.CAPTURED, loser, region, by=captive, other=state.player_of(losses.attacker))
    state.interrupt(losses.then, loser)


def lose_outsiders(state: State, loser: Side, region: Region, tokens: int) -> int:
    """Remove up to `tokens` tokens that do not come from a tray; return how many were removed.

    They are lost before any other tokens. Abilities are notified of these losses with TRIBE as the loser.
    """
    rules = state.rules
    gone = 0
    for id in state.serving[loser]:
        if rules.hooks.outsiders_lost.by[id]:
            going = min(tokens - gone, rules.abilities[id].outsiders(state, loser))
            if going > 0:
                rules.abilities[id].outsiders_lost(state, loser, going)
                gone += going
    if gone and rules.hooks.saw_loss.anybody:
        tell_of_loss(state, TRIBE, region, gone)
    return gone


def tell_of_loss(state: State, loser: Side, region: Region, tokens: int) -> None:
    """Notify all abilities on the table that `loser` lost `tokens` in `region`."""
    rules = state.rules
    answers = rules.hooks.saw_loss.by
    for side in range(len(state.serving)):
        for id in state.serving[side]:
            if answers[id]:
                rules.abilities[id].saw_loss(state, side, loser, region, tokens)


def withdraw(state: State, side: Side, region: Region, freely: bool = False) -> None:
    """Take all tokens of `side` from `region` into its hand, and give up the region."""
    if state.reports is not None:
        report(state, reports.ABANDONED, side, region, number=state.tokens[region])
    state.hand[side] += state.tokens[region]
    give_up(state, side, region, freely)


def abandon(state: State, side: Side, region: Region) -> None:
    """Let `side` abandon `region` voluntarily. Source: base rules, "Abandoning a region"."""
    withdraw(state, side, region, freely=True)


def regroup(state: State, me: Side) -> None:
    """Take the spare tokens of `me` in hand between two conquests, and notify its abilities."""
    call_up(state, me)
    rules = state.rules
    for id in state.serving[me]:
        if rules.hooks.regrouped.by[id]:
            rules.abilities[id].regrouped(state, me)


def call_up(state: State, side: Side) -> None:
    """Take the spare tokens of `side` into its hand.

    If an ability chooses which tokens come to hand, insert its step instead.
    """
    garrison = garrison_of(state, side)
    if garrison.chooser:
        state.interrupt(garrison.chooser, side)
    else:
        pick_up(state, side, garrison.least)


def pick_up(state: State, side: Side, least: int = 1) -> None:
    """Take into the hand of `side` all tokens beyond `least` in each of its regions."""
    tokens = state.tokens
    regions = state.held[side]
    gathered = 0
    while regions:
        lowest = regions & -regions
        region = lowest.bit_length() - 1
        if tokens[region] > least:
            gathered += tokens[region] - least
            tokens[region] = least
        regions ^= lowest
    state.hand[side] += gathered
