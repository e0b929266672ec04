"""Observations in random games with all boxes: every public difference between positions is visible."""

import pytest

from laws.walks import REALM_TABLES, TABLES, choose, start
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.game import play
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.state import NONE, State
from smallworld.envs.observation import Layout
from smallworld.views.seat import seen_by

SEAT = 0
BY_PLACE = ("offered_coins", "offered_tokens")
BY_SIDE = ("hand", "banners", "serving")
SINGLE = (
    *("turn", "first", "player", "mark", "kept_mark"),
    *("offered_races", "offered_powers", "unseen_races", "unseen_powers"),
    *("returned_races", "discarded_powers", "coins", "monsters"),
)


class Watched:
    """The views of a seat at all decisions of a random game."""

    def __init__(self, players: int, boxes: tuple[str, ...], seed: int) -> None:
        state, numbers = start(players, seed, boxes), RandomNumbers(seed)
        self.layout = Layout(state.rules, state.board, players)
        self.seen: list[State] = []
        while not state.over:
            if not state.waits_for:
                self.seen.append(seen_by(state, SEAT))
            play(state, choose(state, numbers))

    def shown(self, position: State) -> bytes:
        row = bytearray(self.layout.size)
        self.layout.write(position, SEAT, row, 0)
        return bytes(row)


@pytest.fixture(
    params=(*TABLES, *REALM_TABLES), ids=lambda table: f"{table[0]}-{'+'.join(table[1])}", scope="module"
)
def game(request) -> Watched:
    players, boxes = request.param
    return Watched(players, boxes, seed=players)


def public_key(position: State) -> tuple[object, ...]:
    """Return everything that distinguishes two positions, except the order of tokens that were put aside."""
    key = list(position.key())
    aside = tuple((owner, tuple(sorted(ids))) for owner, ids in sorted(position.stores.items()))
    return tuple(aside if value == tuple(sorted(position.stores.items())) else value for value in key)


def test_different_positions_have_different_observations(game):
    shown: dict[bytes, tuple[object, ...]] = {}
    for position in game.seen:
        known = shown.setdefault(game.shown(position), public_key(position))
        assert public_key(position) == known


def test_each_change_of_a_position_changes_the_observation(game):
    """Copy one part of a later position into an earlier one, and keep the rest."""
    numbers = RandomNumbers(1)
    for one in game.seen[:: max(1, len(game.seen) // 40)]:
        two = game.seen[numbers.below(len(game.seen))]
        before = game.shown(one)
        for name, changed in with_one_thing_of(one, two):
            assert game.shown(changed) != before, name


def with_one_thing_of(one: State, two: State):
    """Yield the name of each part in which `two` differs, and `one` with this part changed."""
    for name in SINGLE:
        if getattr(one, name) != getattr(two, name):
            changed = one.copy()
            setattr(changed, name, getattr(two, name))
            yield name, changed
    if one.board is not two.board:
        changed = one.copy()
        changed.board = two.board
        yield "board", changed
    yield from _by_place(one, two)
    yield from _by_side(one, two)
    yield from _by_region(one, two)
    yield from _kept(one, two)


def _by_place(one, two):
    for name in BY_PLACE:
        here, there = getattr(one, name), getattr(two, name)
        for place in range(min(len(here), len(there))):
            if here[place] != there[place]:
                changed = one.copy()
                setattr(changed, name, (*here[:place], there[place], *here[place + 1 :]))
                yield f"{name} at place {place}", changed


def _by_side(one, two):
    for side in range(len(one.held)):
        if NONE in (one.banners[side], two.banners[side]):
            continue  # no race: it has no active power and no tokens in hand
        for name in BY_SIDE:
            if getattr(one, name)[side] != getattr(two, name)[side]:
                changed = one.copy()
                getattr(changed, name)[side] = getattr(two, name)[side]
                yield f"{name} of side {side}", changed
        if (one.displaced ^ two.displaced) >> side & 1:
            changed = one.copy()
            changed.displaced ^= 1 << side
            yield f"displaced of side {side}", changed


def _by_region(one, two):
    for region in range(len(one.tokens)):
        if one.tokens[region] and two.tokens[region] and one.tokens[region] != two.tokens[region]:
            changed = one.copy()
            changed.tokens[region] = two.tokens[region]
            yield f"tokens in region {region}", changed
        for side in range(len(one.held)):
            if one.tokens[region] and (one.held[side] ^ two.held[side]) >> region & 1:
                changed = one.copy()
                changed.held[side] ^= 1 << region
                yield f"region {region} of side {side}", changed


def _kept(one, two):
    """Yield the memories, pieces, stores and holdings of a state."""
    for name in ("memories", "placed", "stores", "holdings"):
        here, there = getattr(one, name), getattr(two, name)
        for key in {*here, *there}:
            was, will_be = here.get(key), there.get(key)
            if was == will_be or not _belongs(one, name, key):
                continue
            if name == "stores" and sorted(was or ()) == sorted(will_be or ()):
                continue
            changed = one.copy()
            setattr(changed, name, {**here, key: will_be} if key in there else _without(here, key))
            thing = key if name == "holdings" else ability_of(key)
            yield f"{name} of {one.rules.names[thing]}", changed


def _belongs(position: State, name: str, key: int) -> bool:
    """Return whether a part is possible in this position: an inactive ability has no memory."""
    if name == "holdings":
        return True
    owner, ability = owner_of(key), ability_of(key)
    if position.owners.is_side(owner):
        return ability in position.serving[owner]
    return ability not in position.rules.markers or ability in position.holdings


def _without(kept, key):
    return {other: value for other, value in kept.items() if other != key}
