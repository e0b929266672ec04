"""Environments on boards that were built: scenarios by name, and any layout, however large."""

from functools import cache

import numpy as np
import pytest

from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.catalogue import board_for, find_board
from smallworld.content.realms.built import REALM
from smallworld.content.realms.code import encode
from smallworld.content.realms.layout import CHASM, MOUNTAIN, RIVER, LaidPiece, Layout, PlacedTile, side_of
from smallworld.content.realms.pieces import cover, may_lie
from smallworld.content.realms.tiles import LETTERS, tile_set
from smallworld.content.worlds import WORLDS
from smallworld.engine.domains import badges_in
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import legal_actions, new_game, play
from smallworld.envs import SmallWorldEnv, blocks, smallworld_v0
from smallworld.envs.table import Setting
from smallworld.views.seat import seen_by

MOUNTAINTOP = ("base", "realms_4")
LARGEST = 80  # regions of a board, at least, with which learners can play
PICTURED = 8000


@cache
def large_board(players: int) -> str:
    """All tiles of the box apart from each other, with all pieces where they hide no land; its name."""
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
    """How many decisions a game of random play has."""
    numbers, decisions = RandomNumbers(seed, 0), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(legal[numbers.below(len(legal))]))
        decisions += not terminated
    return decisions


def test_a_scenario_is_learned_by_its_name():
    assert played(smallworld_v0.raw_env(players=5, boxes=MOUNTAINTOP), seed=2) > 100
    assert played(smallworld_v0.raw_env(players=3, boxes=("underground", "realms-8")), seed=2) > 50


def test_coins_on_peaks_are_shown():
    setting = Setting(3, boxes=MOUNTAINTOP)
    state = new_game(setting.rules, setting.board, 3)
    row = bytearray(setting.layout.size)
    setting.layout.write(seen_by(state, 0), 0, row, 0)
    seen = blocks(setting.layout, np.frombuffer(row, np.uint8))
    coins = setting.layout.pieced.index(setting.rules.ids["coins-on-peaks"])
    peaks = [region for region in range(len(setting.board)) if setting.board.peaks >> region & 1]
    assert list(np.flatnonzero(seen["pieces"][coins])) == peaks
    assert set(seen["pieces"][coins][peaks]) == {4}


def test_badges_in_fields_are_shown():
    setting = Setting(3, boxes=("base", "realms_7"))
    state = new_game(setting.rules, setting.board, 3)
    while len(badges_in(state)) < 3:
        play(state, legal_actions(state)[-1])
    row = bytearray(setting.layout.size)
    setting.layout.write(seen_by(state, 0), 0, row, 0)
    seen = blocks(setting.layout, np.frombuffer(row, np.uint8))
    badges = [power - setting.rules.powers[0] for power in badges_in(state)]
    assert [list(np.flatnonzero(field)) for field in seen["field_powers"]] == [[badge] for badge in badges]


def test_learners_play_on_the_largest_board_that_the_box_has():
    name = large_board(4)
    assert LARGEST <= len(find_board(name)) <= 90
    env = smallworld_v0.raw_env(players=4, board=name)
    assert played(env, seed=1) > 100


def test_a_realm_has_an_environment_among_bots_and_a_picture():
    name = board_for(4, ("base", "realms_5"))
    env = SmallWorldEnv(4, board=name, boxes=("base", "realms_5"), opponents="random", render_mode="svg")
    observation, info = env.reset(seed=3)
    assert observation["action_mask"].sum() == info["action_mask"].sum() > 0
    assert len(env.render()) > PICTURED


def test_a_realm_is_played_in_its_own_world_and_by_as_many_as_it_is_for():
    below = board_for(3, ("underground", "realms_8"))
    assert "ogres" in Setting(3, board=below, boxes=("base", "underground")).rules.ids
    with pytest.raises(SmallWorldError, match="world underground: none of base brings it"):
        Setting(3, board=below)
    with pytest.raises(SmallWorldError, match="2 players: this board is for 3"):
        Setting(2, board=below, boxes=("underground",))
    with pytest.raises(SmallWorldError, match="realm: this is no realm's string"):
        Setting(2, board="realm-x")
