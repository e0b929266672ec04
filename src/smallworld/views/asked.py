"""The open question as plain data, with a separate format for each shape of question."""

from __future__ import annotations

from typing import Literal

from smallworld.engine.action import DEPLOY, FIRST_ABILITY, PASS, VERB_NAMES, Action, by_of, field_of
from smallworld.engine.board import regions_in
from smallworld.engine.game import actor, legal_actions, question
from smallworld.engine.question import (
    OTHER,
    PLAYERS,
    HowMany,
    HowToSpread,
    Question,
    WhatChanceSays,
    WhatToConquer,
    Whether,
    WhichCell,
    WhichCombo,
    WhichCourse,
    WhichName,
    WhichPlace,
    WhichRegions,
    WhichThing,
    WhichTile,
)
from smallworld.engine.rules import slug
from smallworld.engine.sheets.garrison import garrison_of
from smallworld.engine.state import State
from smallworld.engine.text.notation import action_to_json, format_cell
from smallworld.views.distribution import TEMPLATES, template, unfold
from smallworld.views.forecast import ends_turn
from smallworld.views.schema import (
    AskedAmount,
    AskedAnything,
    AskedCell,
    AskedCombo,
    AskedConquest,
    AskedCourse,
    AskedName,
    AskedNothing,
    AskedPlace,
    AskedRegions,
    AskedSpread,
    AskedThing,
    AskedTile,
    AskedWhether,
)
from smallworld.views.selection import unfold_selection


def asked_of(state: State, seat: int) -> AskedAnything:
    """Return the open question as data; a seat that does not decide learns only who does.

    Raises:
        AssertionError: the question has an unknown shape.
    """
    return _told(state, seat, question(state))


def _told(state: State, seat: int, asked: Question) -> AskedAnything:
    """Return a question as data. The caller must keep `asked` alive: compiled code borrows its strings."""
    if actor(state) != seat or isinstance(asked, WhatChanceSays) or state.over:
        return _nothing(state, asked)
    if isinstance(asked, HowToSpread):
        return _spread(state, asked)
    if isinstance(asked, WhichRegions):
        return _regions(state, asked)
    key, may_pass, coins = asked.key, asked.may_pass, asked.may_change_coins
    if isinstance(asked, WhichCombo):
        return AskedCombo(shape="combo", key=key, may_pass=may_pass, may_change_coins=coins)
    if isinstance(asked, WhichCourse):
        return AskedCourse(shape="course", key=key, may_pass=may_pass, may_change_coins=coins)
    if isinstance(asked, WhatToConquer):
        return AskedConquest(shape="conquest", key=key, may_pass=may_pass, may_change_coins=coins)
    if isinstance(asked, HowMany):
        return AskedAmount(
            shape="amount",
            key=key,
            may_pass=may_pass,
            may_change_coins=coins,
            do=name_of(state, asked.by),
            least=asked.least,
            most=asked.most,
            tile=asked.letter or None,
            cell=format_cell(asked.cell) if asked.letter else None,
        )
    if isinstance(asked, WhichName):
        return AskedName(
            shape="name",
            key=key,
            may_pass=may_pass,
            may_change_coins=coins,
            do=name_of(state, asked.by),
            of="player" if asked.of == PLAYERS else "named",
            tokens={} if asked.of == PLAYERS else _tokens(state, "named"),
        )
    if isinstance(asked, WhichThing):
        return AskedThing(
            shape="thing", key=key, may_pass=may_pass, may_change_coins=coins, price=asked.price
        )
    if isinstance(asked, WhichTile):
        return AskedTile(
            shape="tile",
            key=key,
            may_pass=may_pass,
            may_change_coins=coins,
            do=name_of(state, asked.by),
            regions={
                letter: [state.board.ids[region] for region in regions_in(regions)]
                for letter, regions in asked.regions.items()
            },
        )
    if isinstance(asked, WhichCell):
        return AskedCell(
            shape="cell",
            key=key,
            may_pass=may_pass,
            may_change_coins=coins,
            do=name_of(state, asked.by),
            tile=asked.letter,
            cells=[format_cell(cell) for cell in asked.cells],
            turned_by=name_of(state, asked.turned_by) if asked.turned_by else None,
        )
    if isinstance(asked, WhichPlace):
        return AskedPlace(
            shape="place",
            key=key,
            may_pass=may_pass,
            may_change_coins=coins,
            do=name_of(state, asked.by),
            tile=asked.letter,
            piece=asked.piece,
            places={
                str(place + 1): [state.board.ids[region] for region in regions_in(regions)]
                for place, regions in asked.places.items()
            },
        )
    if isinstance(asked, Whether):
        return AskedWhether(
            shape="whether",
            key=key,
            may_pass=may_pass,
            may_change_coins=coins,
            price=asked.price,
            yes=action_to_json(state.rules, state.board, yes_of(state)),
        )
    raise AssertionError(f"{asked.key}: the shape {asked.shape} of its question cannot be shown to seats")


def _tokens(state: State, field: str) -> dict[str, int]:
    """Return the starting tokens of the races and powers that legal actions name in this field."""
    rules = state.rules
    named = [field_of(action, field) for action in legal_actions(state) if action != PASS]
    return {rules.slugs[id]: rules.tokens[id] for id in named if id in rules.races or id in rules.powers}


def yes_of(state: State) -> Action:
    """Return the action that answers a yes-or-no question with "yes"."""
    return next(action for action in legal_actions(state) if by_of(action) != PASS)


def name_of(state: State, by: int) -> str:
    """Return the name of a verb or an ability in the JSON form of actions."""
    return slug(state.rules.names[by]) if by >= FIRST_ABILITY else VERB_NAMES[by]


def piece_of(state: State, by: int) -> str | None:
    """Return the name of the piece that the verb or ability `by` places; None if it places no piece."""
    return (state.rules.traits[by].piece or None) if by >= FIRST_ABILITY else None


def _nothing(state: State, asked: Question) -> AskedNothing:
    shape: Literal["chance", "watch", "over"] = "watch"
    if state.over:
        shape = "over"
    elif isinstance(asked, WhatChanceSays):
        shape = "chance"
    return AskedNothing(
        shape=shape,
        key=asked.key,
        may_pass=False,
        may_change_coins=asked.may_change_coins,
        price=asked.price,
    )


def _spread(state: State, asked: HowToSpread) -> AskedSpread:
    ids = state.board.ids
    remover = garrison_of(state, asked.side).remover if asked.by == DEPLOY else 0
    return AskedSpread(
        shape="spread",
        key=asked.key,
        may_pass=asked.may_pass,
        may_change_coins=asked.may_change_coins,
        do=name_of(state, asked.by),
        amount=asked.amount,
        regions=[ids[region] for region in asked.regions],
        templates={
            name: {ids[region]: number for region, number in template(state, name).items()}
            for name in TEMPLATES
        },
        piece=piece_of(state, asked.by),
        off=state.hand[asked.side] - asked.amount if remover else 0,
        off_by=name_of(state, remover) if remover else None,
        ends=ends_turn(state, unfold(state, {asked.regions[0]: asked.amount})),
    )


def _regions(state: State, asked: WhichRegions) -> AskedRegions:
    ids = state.board.ids
    everywhere = [region for region in sorted(asked.times) for _ in range(asked.times[region])]
    return AskedRegions(
        shape="regions",
        key=asked.key,
        may_pass=asked.may_pass,
        may_change_coins=asked.may_change_coins,
        do=name_of(state, asked.by),
        least=asked.least,
        most=asked.most,
        times={ids[region]: times for region, times in sorted(asked.times.items())},
        piece=piece_of(state, asked.by),
        field="other" if asked.field == OTHER else "region",
        ends=ends_turn(state, unfold_selection(state, everywhere[: asked.most])),
    )
