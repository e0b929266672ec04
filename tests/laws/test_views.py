"""Views, which show a seat everything that it may know, and nothing else."""

from collections import deque
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from laws.walks import onwards, walks
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.state import State
from smallworld.engine.text.position import format_position
from smallworld.views.seat import SPECTATOR, UNKNOWN_COINS, seen_by


def everything(state: State) -> dict[str, object]:
    """Return all fields of a state, found by inspection: a new field must be considered, or a test fails."""
    fields = {name: getattr(state, name) for name in dir(state) if not name.startswith("_")}
    return {
        name: value.copy() if isinstance(value, list | dict) else value
        for name, value in fields.items()
        if not callable(value)
    }


@given(walks(), st.lists(st.integers(0, 99), min_size=6, max_size=6))
def test_view_does_not_depend_on_the_coins_of_other_players(walk, coins):
    state = walk.reach()
    for seat in range(state.players):
        other = state.copy()
        other.coins = [state.coins[p] if p == seat else coins[p] for p in range(state.players)]
        one, same = seen_by(state, seat), seen_by(other, seat)
        assert everything(one) == everything(same)
        assert format_position(one) == format_position(same)
        if actor(state) == seat:
            assert legal_actions(one) == legal_actions(state) == legal_actions(other) == legal_actions(same)


@given(walks(), st.lists(st.integers(0, 99), min_size=6, max_size=6))
def test_view_of_a_spectator_shows_no_coins(walk, coins):
    state = walk.reach()
    other = state.copy()
    other.coins = coins[: state.players]
    assert everything(seen_by(state, SPECTATOR)) == everything(seen_by(other, SPECTATOR))
    assert seen_by(state, SPECTATOR).coins == [UNKNOWN_COINS] * state.players


@given(walks())
def test_view_shows_everything_except_the_coins_of_others(walk):
    state = walk.reach()
    state.reports = []
    for seat in range(state.players):
        seen = seen_by(state, seat)
        mine = [coins if player == seat else UNKNOWN_COINS for player, coins in enumerate(state.coins)]
        assert everything(seen) == everything(state) | {"coins": mine, "reports": None}


@given(walks())
@settings(max_examples=50)
def test_playing_on_from_a_view_does_not_change_the_real_game(walk):
    state = walk.reach()
    before = everything(state)
    seen = seen_by(state, actor(state) if actor(state) >= 0 else 0)
    deque(islice(onwards(seen, walk.seed), 30), maxlen=0)
    assert everything(state) == before


@given(walks())
@settings(max_examples=50)
def test_view_stays_the_same_when_the_game_continues(walk):
    state = walk.reach()
    seen = seen_by(state, SPECTATOR)
    before = everything(seen)
    deque(islice(onwards(state, walk.seed), 30), maxlen=0)
    assert everything(seen) == before


@given(walks())
@settings(max_examples=15)
def test_all_coins_are_revealed_at_the_end(walk):
    state = walk.reach()
    deque(onwards(state, walk.seed), maxlen=0)
    for seat in [SPECTATOR, *range(state.players)]:
        assert seen_by(state, seat).coins == state.coins
