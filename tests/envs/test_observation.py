"""The observation of a learner: its own seat comes first, and hidden information is left out."""

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.walks import PLAYERS, the_rules, walks
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.board import Board, regions_in
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import legal_actions, new_game
from smallworld.engine.rules import Rules
from smallworld.engine.state import NOBODY, State
from smallworld.engine.steps.step import DISCOVER
from smallworld.engine.text.notation import parse_action
from smallworld.engine.text.position import parse_position
from smallworld.envs import SmallWorldEnv, block_labels, blocks, observe_position
from smallworld.envs.observation import Layout
from smallworld.envs.table import LEARNER, Reward, Setting, Table, play_on
from smallworld.views.seat import seen_by

SETTINGS = {players: Setting(players, boxes=tuple(the_rules().boxes)) for players in PLAYERS}
POSITION = """
    turn: 4
    on turn: 2
    plan: conquer 2, redeploy 2, score 2, reveal 2
    player 1: coins 12; trolls diplomat; hand 1; drizzle-hills 2, tinpot-wood 1
    player 1 in decline: ratmen; coalhole-crag 1
    player 2: coins 9; amazons berserk; hand 5; barley-meadows 3
    memory: 2 berserk 3
    pieces: 1 trolls drizzle-hills
    tribes: dozy-weald 1
    column: orcs hill 2, elves swamp 0
    returned races: wizards, humans
    discarded powers: alchemist
"""

BELOW = """
    plan: conquer 2, redeploy 2, score 2, reveal 2
    on turn: 2
    player 1: ogres mining; growling-morels 2, mount-growl 1
    player 2: drow wise; hand 5; soot-horn 3
    neutral: balrog; upper-treacle 0
    memory: table the-shiny-orb 2
    pieces: neutral balrog upper-treacle, table the-crypt-of-the-tomb-raider sock-abyss
    stores: table stonehedge thieving
    holdings: the-shiny-orb growling-morels, the-crypt-of-the-tomb-raider mount-growl, stonehedge anvil-peak
    tribes: snapping-slough 2, teaspoon-mine 1
"""


@cache
def layout_of(rules: Rules, board: Board, players: int) -> Layout:
    """Return the layout of a table, made only once."""
    return Layout(rules, board, players)


def written(state: State, seat: int) -> np.ndarray:
    """Return the observation of a state for a seat."""
    layout = layout_of(state.rules, state.board, state.players)
    row = bytearray(layout.size)
    layout.write(seen_by(state, seat), seat, row, 0)
    return np.frombuffer(row, np.uint8)


def shown(seat: int) -> dict[str, np.ndarray]:
    setting = SETTINGS[2]
    state = parse_position(setting.rules, setting.board, f"board: base-2\nplayers: 2\n{POSITION}")
    return blocks(setting.layout, written(state, seat))


def place(region: str) -> int:
    return SETTINGS[2].board.places[region]


def race(name: str) -> int:
    return SETTINGS[2].rules.ids[name] - SETTINGS[2].rules.races[0]


def power(name: str) -> int:
    return SETTINGS[2].rules.ids[name] - SETTINGS[2].rules.powers[0]


# --- Examples -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "first_player", "second_player"), [(0, 0, 1), (1, 1, 0)])
def test_first_rows_of_an_observation_are_of_the_observing_seat(seat, first_player, second_player):
    seen = shown(seat)
    assert seen["tokens"][first_player, place("drizzle-hills")] == 2
    assert seen["tokens"][second_player, place("barley-meadows")] == 3
    assert seen["tokens"][2 + first_player, place("coalhole-crag")] == 1  # in decline
    assert seen["tokens"][-1, place("dozy-weald")] == 1  # a Lost Tribe
    assert list(seen["hand"][[first_player, second_player]]) == [1, 5]
    assert seen["banner"][second_player, race("amazons")] == 1
    assert list(seen["on_turn"]) == [second_player == 0, second_player == 1]
    assert list(np.flatnonzero(seen["deciding"])) == [second_player]
    assert list(np.flatnonzero(seen["seat"])) == [seat]


def test_observation_hides_coins_of_other_seats():
    assert list(shown(0)["coins"]) == [12, 0]
    assert list(shown(1)["coins"]) == [9, 0]


def test_observation_shows_pieces_combos_and_stacks_of_banners():
    seen = shown(0)
    assert seen["pieces"].sum() == 1
    assert seen["pieces"][:, place("drizzle-hills")].sum() == 1  # the lair
    assert list(seen["memory"][1, 1][:2]) == [3, 0]  # of the opponent's power
    assert seen["column_races"][0, race("orcs")] == seen["column_powers"][0, power("hill")] == 1
    assert list(seen["column_coins"][:2]) == [2, 0]
    assert (seen["returned_races"][race("wizards")], seen["returned_races"][race("humans")]) == (1, 2)
    assert seen["discarded_powers"][power("alchemist")] == 1
    assert (seen["turn"][0], seen["turns_left"][0]) == (4, 10 - 4)


def test_observation_shows_monsters_and_relics_to_every_seat():
    setting = Setting(2, boxes=("underground",))
    state = parse_position(setting.rules, setting.board, f"board: underground-2\nplayers: 2\n{BELOW}")
    layout, board, rules = setting.layout, setting.board, setting.rules
    for seat in range(2):
        seen = blocks(layout, written(state, seat))
        assert list(np.flatnonzero(seen["monsters"])) == [board.places["snapping-slough"]]
        lying = {
            (rules.slugs[rules.markers[m]], board.ids[region]) for m, region in np.argwhere(seen["markers"])
        }
        assert lying == {
            ("the-shiny-orb", "growling-morels"),
            ("the-crypt-of-the-tomb-raider", "mount-growl"),
            ("stonehedge", "anvil-peak"),
        }
        orb, stones = (rules.markers.index(rules.ids[name]) for name in ("the-shiny-orb", "stonehedge"))
        assert seen["marker_memory"][orb] == seen["marker_memory"].sum() == 2
        assert seen["marker_powers"][stones, rules.ids["thieving"] - rules.powers[0]] == 1
        assert seen["marker_powers"].sum() == 1
        pieces = {board.ids[region] for _, region in np.argwhere(seen["pieces"])}
        assert pieces == {"upper-treacle", "sock-abyss"}  # the Balrog and the Crypt's Ghost
        assert seen["serving"][state.owners.neutral, rules.ids["balrog"] - rules.races[0]] == 1


@pytest.mark.parametrize("setting", SETTINGS.values())
def test_observation_without_relics_has_no_blocks_for_them(setting):
    names = [block.name for block in setting.layout.blocks]
    assert names[-1] == "mark"
    step = next(block for block in setting.layout.blocks if block.name == "step")
    abilities = len(setting.rules.abilities) - setting.rules.races[0]
    assert step.size() == DISCOVER + abilities  # there is nothing to discover, so the step has no entry


def test_blocks_of_many_observations_have_an_axis_for_the_batch():
    layout = SETTINGS[2].layout
    seen = blocks(layout, np.zeros((7, layout.size), np.uint8))
    assert seen["tokens"].shape == (7, 2 * 3 + 1, len(SETTINGS[2].board))


def test_blocks_cover_the_observation_without_gaps():
    for setting in SETTINGS.values():
        starts = [block.start for block in setting.layout.blocks] + [setting.layout.size]
        assert [block.start + block.size() for block in setting.layout.blocks] == starts[1:]


# --- Laws ---------------------------------------------------------------------------------------------


@given(walks(), st.lists(st.integers(0, 99), min_size=6, max_size=6))
@settings(max_examples=60)
def test_positions_that_a_seat_cannot_tell_apart_look_the_same(walk, coins):
    state = walk.reach()
    for seat in range(state.players):
        other = state.copy()
        other.coins = [state.coins[p] if p == seat else coins[p] for p in range(state.players)]
        assert (written(state, seat) == written(other, seat)).all()


@given(walks())
@settings(max_examples=60)
def test_each_fact_that_a_seat_knows_changes_the_observation(walk):
    state = walk.reach()
    state.waits_for = 0  # questions of chance are never shown
    other = state.copy()
    other.coins[0] += 1
    assert (written(state, 0) != written(other, 0)).sum() == 1
    for side in range(len(state.held)):
        for region in regions_in(state.held[side]):
            other = state.copy()
            other.tokens[region] += 1
            assert (written(state, 0) != written(other, 0)).sum() == 1


@given(walks())
@settings(max_examples=60)
def test_observation_numbers_players_from_the_observing_seat(walk):
    state = walk.reach()
    layout = layout_of(state.rules, state.board, state.players)
    owned = len(state.held) - (state.owners.neutral != NOBODY)  # the sides of players
    first = blocks(layout, written(state, 0))
    for seat in range(1, state.players):
        seen = blocks(layout, written(state, seat))
        for name in ("tokens", "banner", "serving", "memory", "hand", "displaced", "deciding"):
            races = seen[name][:owned].reshape(-1, state.players, *seen[name].shape[1:])
            turned = np.roll(races, seat, axis=1).reshape(owned, *seen[name].shape[1:])
            assert (turned == first[name][:owned]).all(), name
            assert (seen[name][owned:] == first[name][owned:]).all(), name  # the neutral side
        for name in set(seen) & {"monsters", "markers", "marker_memory", "marker_powers"}:
            assert (seen[name] == first[name]).all(), name


@pytest.mark.parametrize("players", PLAYERS)
def test_observation_does_not_depend_on_the_seed(players):
    tables = [Table(SETTINGS[players], Reward("win"), [LEARNER] * players, seed=1) for _ in range(2)]
    rows = []
    for table in tables:
        play_on([table])
        rows.append(bytearray(table.setting.layout.size))
    tables[1].chance.dice.word = tables[1].chance.column.word = RandomNumbers(2).word
    for table, row in zip(tables, rows, strict=True):
        table.write_observation(0, row, 0)
    assert rows[0] == rows[1]


def test_action_mask_marks_legal_actions_of_the_deciding_seat():
    setting = SETTINGS[3]
    table = Table(setting, Reward("win"), [LEARNER] * 3, seed=1)
    play_on([table])
    masks = [bytearray(len(setting.index)) for _ in range(3)]
    for seat in range(3):
        table.write_mask(seat, masks[seat], 0)
    marked = [setting.index.notation(int(number), 0) for number in np.flatnonzero(masks[0])]
    assert marked == [f"take {place}" for place in range(1, 6 + 1)]
    assert not any(masks[1] + masks[2])
    assert parse_action(setting.rules, setting.board, marked[0]) in table.legal


@pytest.mark.parametrize("players", PLAYERS)
def test_every_index_of_every_block_has_its_own_label(players):
    layout = SETTINGS[players].layout
    labels = block_labels(layout)
    for block in layout.blocks:
        assert tuple(map(len, labels[block.name])) == block.shape
        for names in labels[block.name]:
            named = [name for name in names if name]
            assert len(set(named)) == len(named)


def test_labels_say_which_seat_race_and_region_an_index_means():
    setting = SETTINGS[2]
    labels = block_labels(setting.layout)
    assert labels["coins"] == [["seat 0", "seat 1"]]
    assert labels["tokens"][0][:4] == ["seat 0", "seat 1", "seat 0 in decline", "seat 1 in decline"]
    assert labels["tokens"][0][-1] == "nobody"
    assert labels["tokens"][1] == setting.board.ids
    assert labels["banner"][1] == [setting.rules.names[id] for id in setting.rules.races]


def test_bots_see_a_position_as_learners_do():
    env = SmallWorldEnv()
    seen, _ = env.reset(seed=1)
    position = env.table.state
    again = observe_position(env.setting, position, legal_actions(position))
    assert seen.keys() == again.keys()
    assert [part for part in seen if (seen[part] != again[part]).any()] == []


def test_position_of_another_table_is_refused():
    position = new_game(make_rules(), find_board("base-3"), 3)
    with pytest.raises(SmallWorldError, match="position: its players, board or rules are not those"):
        observe_position(Setting(2), position, [])
