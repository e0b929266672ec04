"""Random games, with every position checked for the invariants."""

import pytest

from laws import fuzz
from smallworld import is_compiled
from smallworld.content.catalogue import layout_board
from smallworld.workshop.laws import invariants

SEED = 20_090_101
SHORT, ALL = 400 if is_compiled() else 200, 6000  # games
more = pytest.mark.long("the same laws, in more games")


@pytest.mark.parametrize(
    "first",
    [pytest.param(first, marks=() if first < SHORT else more) for first in range(0, ALL, fuzz.CHUNK)],
)
def test_random_games_break_no_invariant(first):
    assert fuzz.play_chunk(SEED, first, fuzz.CHUNK, ()) > 50 * fuzz.CHUNK


def test_random_testing_stops_after_the_given_number_of_games():
    assert fuzz.fuzz(SEED, games=7, seconds=1e6, jobs=1) == (7, fuzz.play_chunk(SEED, 0, 7, ()))


def test_broken_invariant_is_reported_with_its_game(monkeypatch):
    def too_rich(state):
        assert max(state.coins) < 20, "somebody has twenty coins"

    monkeypatch.setattr(invariants, "no_debts", too_rich)  # an invariant of the tests, never compiled
    with pytest.raises(fuzz.Broken, match=r"game 0, .*twenty coins") as broken:
        fuzz.play_and_check(SEED, 0)
    assert '{"smallworld": 1' in str(broken.value)


def test_random_games_of_a_scenario_use_its_board_layouts():
    tables = [fuzz.table_of(SEED, game, ("realms_7",)) for game in range(20)]
    assert all("realms_7" in boxes for _, boxes, _ in tables)
    assert {name for _, _, name in tables} <= {layout_board("realms_7", players) for players in range(2, 7)}
    assert len({boxes for _, boxes, _ in tables}) > 1, "always the same boxes"
