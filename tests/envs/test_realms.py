"""Environments on tile boards: scenarios by name, and any layout, however large."""

from functools import cache

import numpy as np
import pytest

from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.catalogue import board_for, find_board
from smallworld.content.realms.board_names import REALM
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.tiles.layout import (
    CHASM,
    MOUNTAIN,
    RIVER,
    LaidPiece,
    Layout,
    PlacedTile,
    side_of,
)
from smallworld.content.realms.tiles.pieces import cover, may_lie
from smallworld.content.realms.tiles.tile_set import LETTERS, tile_set
from smallworld.content.worlds import WORLDS
from smallworld.engine.board import regions_in
from smallworld.engine.domains import badges_in
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import legal_actions, new_game, play
from smallworld.engine.keys import owner_of
from smallworld.envs import SmallWorldEnv, blocks, smallworld_v0
from smallworld.envs.table import Setting
from smallworld.views.seat import seen_by

MOUNTAINTOP = ("base", "realms_4")
LARGEST = 80  # in regions: learners can play on boards of at least this size
PICTURED = 8000


@cache
def large_board(players: int) -> str:
    """Return the name of a board with all separated tiles, and with every piece that hides no land."""
    tiles = tuple(
        PlacedTile(letter, world, (2 * (place % 5), 2 * (place // 5)), 0)
        for place, letter in enumerate(LETTERS)
        for world in [max(WORLDS, key=lambda world: len(set(tile_set().sides[letter, world].picture)))]
    )
    pieces: list[LaidPiece] = []
    for tile in tiles:
        picture = side_of(tile).picture
        for place in range(6):
            covered = cover(picture, place)
            hidden = {letter for letter in picture if letter.islower()} - set(covered)
            if len(pieces) < 18 and may_lie(picture, place) and not hidden:
                kind, number = (MOUNTAIN, len(pieces) + 1) if len(pieces) < 12 else (CHASM, len(pieces) - 11)
                pieces.append(LaidPiece(kind, number, tile.letter, place))
                picture = covered
    return REALM + encode(Layout("All of the box", players, 8, RIVER, tiles, tuple(pieces)))


def played(env, seed: int) -> int:
    """Return the number of decisions in a game of random play."""
    numbers, decisions = RandomNumbers(seed, 0), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(legal[numbers.below(len(legal))]))
        decisions += not terminated
    return decisions


def test_environment_accepts_the_name_of_a_scenario():
    assert played(smallworld_v0.raw_env(players=5, boxes=MOUNTAINTOP), seed=2) > 100
    assert played(smallworld_v0.raw_env(players=3, boxes=("underground", "realms-8")), seed=2) > 50


def test_observation_shows_coins_on_peaks():
    setting = Setting(3, boxes=MOUNTAINTOP)
    state = new_game(setting.rules, setting.board, 3)
    row = bytearray(setting.layout.size)
    setting.layout.write(seen_by(state, 0), 0, row, 0)
    seen = blocks(setting.layout, np.frombuffer(row, np.uint8))
    pieced = [
        id
        for id in setting.rules.races + setting.rules.powers + setting.rules.auxiliaries
        if setting.rules.traits[id].piece
    ]
    coins = pieced.index(setting.rules.ids["coins-on-peaks"])
    peaks = [region for region in range(len(setting.board)) if setting.board.peaks >> region & 1]
    assert list(np.flatnonzero(seen["pieces"][coins])) == peaks
    assert set(seen["pieces"][coins][peaks]) == {4}


def test_observation_shows_badges_in_fields():
    setting = Setting(3, boxes=("base", "realms_7"))
    state = new_game(setting.rules, setting.board, 3)
    while len(badges_in(state)) < 3:
        play(state, legal_actions(state)[-1])
    row = bytearray(setting.layout.size)
    setting.layout.write(seen_by(state, 0), 0, row, 0)
    seen = blocks(setting.layout, np.frombuffer(row, np.uint8))
    badges = [power - setting.rules.powers[0] for power in badges_in(state)]
    assert [list(np.flatnonzero(field)) for field in seen["field_powers"]] == [[badge] for badge in badges]


def shown(setting, state, seat):
    """Return the observation of a seat, by block."""
    row = bytearray(setting.layout.size)
    setting.layout.write(seen_by(state, seat), seat, row, 0)
    return blocks(setting.layout, np.frombuffer(row, np.uint8))


def gods(players):
    """Return A Game of Gods before the first tile is laid."""
    setting = Setting(players, boxes=("base", "realms_9"))
    state = new_game(setting.rules, setting.board, players)
    while state.waits_for:
        play(state, legal_actions(state)[0])
    return setting, state


def test_observation_shows_only_the_hand_of_the_observing_seat():
    setting, state = gods(3)
    for seat in range(3):
        seen = shown(setting, state, seat)
        dealt = {int(id) + setting.rules.races[0] for id in np.flatnonzero(seen["dealt_races"][0])}
        dealt |= {int(id) + setting.rules.powers[0] for id in np.flatnonzero(seen["dealt_powers"][0])}
        held = [
            id
            for key, ids in state.stores.items()
            if owner_of(key) == state.owners.for_good(seat)
            for id in ids
        ]
        assert dealt == set(held)
        assert len(held) == 6
        assert not seen["dealt_races"][1:].any()
        assert not seen["dealt_powers"][1:].any()


def test_observation_shows_drafted_races_and_those_still_open():
    setting, state = gods(2)
    assert shown(setting, state, 0)["dealt_races"].sum(axis=1).tolist() == [0, 0, 7]
    play(state, legal_actions(state)[0])
    assert shown(setting, state, 0)["dealt_races"].sum(axis=1).tolist() == [1, 0, 6]
    assert shown(setting, state, 1)["dealt_races"].sum(axis=1).tolist() == [0, 1, 6]


def test_observation_shows_a_growing_board():
    setting, state = gods(3)
    assert not shown(setting, state, 0)["there"].any()
    while not state.turn:
        play(state, legal_actions(state)[0])
    seen = shown(setting, state, 0)
    board = state.board
    assert list(np.flatnonzero(seen["there"])) == list(regions_in(board.everywhere))
    assert list(np.flatnonzero(seen["entry"])) == list(regions_in(board.entry))
    for region in regions_in(board.everywhere):
        assert list(np.flatnonzero(seen["beside"][region])) == list(regions_in(board.neighbours[region]))
    assert (seen["beside"] == seen["beside"].T).all()


def test_learners_can_build_a_board_and_play_combos_from_a_hand():
    assert played(smallworld_v0.raw_env(players=2, boxes=("base", "realms_9")), seed=3) > 100
    assert played(smallworld_v0.raw_env(players=3, boxes=("base", "realms_9")), seed=3) > 100


def test_learners_can_play_on_the_largest_board():
    name = large_board(4)
    assert LARGEST <= len(find_board(name)) <= 90
    env = smallworld_v0.raw_env(players=4, board=name)
    assert played(env, seed=1) > 100


def test_environment_on_a_tile_board_has_bots_and_a_picture():
    name = board_for(4, ("base", "realms_5"))
    env = SmallWorldEnv(4, board=name, boxes=("base", "realms_5"), opponents="random", render_mode="svg")
    observation, info = env.reset(seed=3)
    assert observation["action_mask"].sum() == info["action_mask"].sum() > 0
    assert len(env.render()) > PICTURED


def test_tile_board_fixes_the_world_and_the_number_of_players():
    below = board_for(3, ("underground", "realms_8"))
    assert "ogres" in Setting(3, board=below, boxes=("base", "underground")).rules.ids
    with pytest.raises(SmallWorldError, match='world "underground" needs the box underground; add it'):
        Setting(3, board=below)
    with pytest.raises(SmallWorldError, match="2 players: this board is for 3"):
        Setting(2, board=below, boxes=("underground",))
    with pytest.raises(SmallWorldError, match="realm: this is not a realm's string"):
        Setting(2, board="realm-x")
