"""Free boards: their files, their names, and the messages about what is wrong."""

from __future__ import annotations

import pickle
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from smallworld import Game, find_board, make_rules, replay
from smallworld.bots.random_numbers import Chance
from smallworld.content.box import Box
from smallworld.content.catalogue import BOARDS, seats_of, title_of, world_of_board
from smallworld.content.free_board import parse_free_board
from smallworld.content.free_board_code import FREE, LONGEST_CODE, free_board, name_of_free, new_terrains
from smallworld.content.maps import load_board
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.board import regions_in
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.rules import Banner
from smallworld.engine.state import CHANCE, NOBODY
from smallworld.engine.text.record import parse_record

SHORES = """
name = "Two Shores"
players = 2

[[region]]
name = "Herring Sea"
terrain = "sea"
edge = true
beside = ["old-mill", "goat-peak"]

[[region]]
name = "Old Mill"
terrain = "farmland"
symbols = ["mine"]
lost_tribe = true
edge = true
beside = ["herring-sea", "goat-peak"]

[[region]]
name = "Goat Peak"
terrain = "mountain"
beside = ["herring-sea", "old-mill"]
"""

FLATS = SHORES.replace(
    "[[region]]",
    '[[terrain]]\nname = "Salt Flat"\nlook = "farmland"\ncolour = "#E8DCD6"\n\n[[region]]',
    1,
).replace('terrain = "farmland"', 'terrain = "salt-flat"')


def shores(old: str = "", new: str = "") -> str:
    """Return the name of the board in SHORES, after a change of its text."""
    assert old in SHORES
    return name_of_free(parse_free_board(SHORES.replace(old, new, 1), "shores.toml"))


def test_a_board_has_the_regions_and_borders_of_its_file():
    board = find_board(shores())
    assert board.ids == ["herring-sea", "old-mill", "goat-peak"]
    assert board.neighbours == [0b110, 0b101, 0b011]
    assert (board.where("sea"), board.where("mine"), board.tribes) == (0b001, 0b010, 0b010)
    assert (board.mountains, board.land) == (0b100, 0b110)
    assert (board.edge, board.rounds) == (0b011, 10)


def test_races_enter_at_the_edge_and_on_shores_of_its_seas():
    assert find_board(shores()).entry & 0b110 == 0b110


def test_races_enter_only_where_the_file_says():
    assert find_board(shores("players = 2", 'players = 2\nentry = ["goat-peak"]')).entry == 0b100


def test_a_name_says_the_players_the_world_and_the_title():
    name = shores("players = 2", "players = 4\nrounds = 7")
    assert (seats_of(name), world_of_board(name), title_of(name)) == (4, "surface", "Two Shores")
    assert find_board(name).rounds == 7


def test_the_world_is_that_of_most_regions():
    deep = SHORES.replace('"farmland"', '"mud-pool"').replace('"mountain"', '"black-mountain"')
    assert world_of_board(name_of_free(parse_free_board(deep, "deep.toml"))) == "underground"


def test_a_board_may_have_new_terrains():
    board = find_board(name_of_free(parse_free_board(FLATS, "flats.toml")))
    assert board.features_of(1) == ["salt-flat", "mine"]
    assert (board.where("salt-flat"), board.ground[1], board.land) == (0b010, 2, 0b110)
    [flat] = new_terrains(board.name)
    assert (flat.id, flat.name, flat.look, flat.colour) == ("salt-flat", "Salt Flat", "farmland", "#e8dcd6")


def test_a_printed_board_has_no_new_terrains():
    assert new_terrains("base-2") == new_terrains(shores()) == []


def test_a_race_in_python_may_use_a_terrain_of_a_board():
    board = find_board(name_of_free(parse_free_board(FLATS, "flats.toml")))
    salters = Banner("Salters", 4, 9, FeatureBonus("salt-flat"))
    rules = make_rules(own=Box("salt", "Salt", 1, [salters], []))
    game, chance = Game(rules, board, ["Ana", "Ben"]), Chance(1)
    while actor(game.state) != NOBODY:
        actions = legal_actions(game.state)
        game.apply(chance.draw(game.state) if actor(game.state) == CHANCE else actions[-1])
    assert replay(rules, board, game.record) == game


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('name = "Salt Flat"', "", "'name' of terrain 1 is missing; it should be text"),
        ('"Salt Flat"', '"Salt_Flat"', "it should be letters, digits, spaces, hyphens and apostrophes"),
        ('"Salt Flat"', '"Mud Pool"', "“Mud Pool” is a name of the rules; choose another"),
        ('"Salt Flat"', '"Coast"', "“Coast” is a name of the rules; choose another"),
        ('look = "farmland"', 'look = "farm"', "“Salt Flat”: unknown look “farm”. Possible: farmland"),
        ('look = "farmland"', 'look = "sea"', "“Salt Flat”: unknown look “sea”. Possible: "),
        ('look = "farmland"', "", "'look' of “Salt Flat” is missing; it should be text"),
        ("#E8DCD6", "pink", "'colour' of “Salt Flat” is 'pink'; it should be a colour such as '#e8dcd6'"),
        ("#E8DCD6", "#10203x", "it should be a colour such as '#e8dcd6'"),
        ("#E8DCD6", "#102030", "it should be a lighter colour, so that the names on it can be read"),
        ("#E8DCD6", "#b4a395", "#b4a395 of “Salt Flat” is too close to #b3a294, the colour of 'mountain'"),
        ("colour =", "color =", "“Salt Flat”: unknown field “color”. Possible: colour"),
        ('terrain = "salt-flat"', 'terrain = "salt"', "unknown terrain “salt”. Possible: salt-flat"),
        (
            "[[terrain]]",
            '[[terrain]]\nname = "Salt Flat"\nlook = "hill"\ncolour = "#ffffff"\n[[terrain]]',
            "two terrains share the id 'salt-flat'",
        ),
    ],
)
def test_messages_about_terrains_say_what_is_allowed(old, new, told):
    assert old in FLATS
    with pytest.raises(NotationError) as refused:
        parse_free_board(FLATS.replace(old, new, 1), "flats.toml")
    assert str(refused.value).startswith("flats.toml: ")
    assert told in str(refused.value)


@pytest.mark.parametrize("printed", BOARDS)
def test_printed_maps_are_free_boards_with_the_same_rules(printed):
    file = BOARDS[printed]
    text = files(file.package).joinpath("maps").joinpath(file.file).read_text("utf-8")
    free = parse_free_board(text, file.file)
    assert (free.players, free.world) == (file.players, file.world)
    board, known = find_board(name_of_free(free)), load_board(file.package, file.file)
    for fact in ("ids", "names", "neighbours", "features", "edge", "entry", "coast", "tribes", "monsters"):
        assert getattr(board, fact) == getattr(known, fact)
    assert (board.land, board.rounds, board.everywhere) == (known.land, known.rounds, known.everywhere)


def test_pickled_boards_and_states_are_found_by_name():
    board = find_board(shores())
    assert pickle.loads(pickle.dumps(board)) is board
    game = Game(make_rules(), board, ["Ana", "Ben"])
    assert pickle.loads(pickle.dumps(game)).state.board is board


def test_a_record_contains_the_whole_board():
    game, chance = Game(make_rules(), find_board(shores()), ["Ana", "Ben"]), Chance(1)
    while actor(game.state) != NOBODY:
        actions = legal_actions(game.state)
        game.apply(chance.draw(game.state) if actor(game.state) == CHANCE else actions[-1])
    text = game.record.to_text()
    free_board.cache_clear()
    again = replay(parse_record(text))
    assert again.state.coins == game.state.coins
    assert again.board.names[1] == "Old Mill"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("players = 2", "players = 9", "'players' of the board is '9'; it should be a number from 2 to 6"),
        ("players = 2", "", "'players' of the board is missing; it should be a number from 2 to 6"),
        ("players = 2", "players = 2\nrounds = 99", "it should be a number from 1 to 20"),
        ("players = 2", "player = 2", "unknown field “player”. Possible: players"),
        ("players = 2", 'players = 2\nworld = "moon"', "it should be one of surface, underground"),
        (
            "players = 2",
            'players = 2\nentry = ["mill"]',
            "unknown region in 'entry' “mill”. Possible: old-mill",
        ),
        (
            "players = 2",
            'players = 2\nentry = ["herring-sea"]',
            "'herring-sea', which is sea; new races enter",
        ),
        ('"Two Shores"', '""', "'name' of the board is ''; it should be text"),
        ('"Two Shores"', '"' + 61 * "x" + '"', "it should be 1 to 60 printable characters"),
        ('name = "Old Mill"', "", "'name' of region 2 is missing; it should be text"),
        ('"Old Mill"', '"Old_Mill"', "it should be letters, digits, spaces, hyphens and apostrophes"),
        ('"Old Mill"', '"3 Mills"', "with a letter first"),
        (
            '"Old Mill"',
            '"Old Mill"\nid = "mill"',
            "'id' of “Old Mill” is 'mill'; it should be 'old-mill', as its name says",
        ),
        ('"Old Mill"', '"Goat Peak"', "two regions share the id 'goat-peak'"),
        ('"farmland"', '"farm"', "“Old Mill”: unknown terrain “farm”. Possible: farmland"),
        ('["mine"]', '["min"]', "“Old Mill”: unknown symbol “min”. Possible: mine"),
        ('["mine"]', '"mine"', """'symbols' of “Old Mill” is 'mine'; it should be a list such as ["mine"]"""),
        ('["mine"]', '["peak"]', "“Old Mill” has a peak; only mountain and black-mountain may have one"),
        ("lost_tribe = true", 'lost_tribe = "yes"', "'lost_tribe' of 'old-mill' is 'yes'; it is either true"),
        (
            "lost_tribe = true",
            "lost_tribe = true\nmonster = true",
            "both a Lost Tribe and Monsters; keep one",
        ),
        ('"sea"', '"sea"\nlost_tribe = true', "“Herring Sea” is a sea, which has no Lost Tribe or Monsters"),
        ('"sea"', '"sea"\nsymbols = ["magic"]', "“Herring Sea” is a sea, which has no symbols"),
        ("lost_tribe", "lost_tribes", "“Old Mill”: unknown field “lost_tribes”. Possible: lost_tribe"),
        ('["herring-sea", "goat-peak"]', '["goat-peak"]', "'old-mill' does not list 'herring-sea'"),
        (
            'beside = ["herring-sea", "goat-peak"]',
            "",
            "'beside' of “Old Mill” is missing; it should be a list of ids",
        ),
        ("[[region]]", "[[regions]]", "the board: unknown field “regions”. Possible: region"),
    ],
)
def test_messages_say_what_is_wrong_and_what_is_allowed(old, new, told):
    with pytest.raises(NotationError) as refused:
        shores(old, new)
    assert str(refused.value).startswith(("shores.toml: ", "regions of 'Two Shores' (shores.toml): "))
    assert told in str(refused.value)


def test_a_board_needs_a_region_where_races_enter():
    inland = SHORES.replace("edge = true\n", "")
    with pytest.raises(NotationError, match="new races cannot enter"):
        parse_free_board(inland, "shores.toml")


def test_a_board_has_a_limited_number_of_regions_and_letters():
    with pytest.raises(NotationError, match="more than 100000 characters"):
        parse_free_board(SHORES + 100_000 * "#", "shores.toml")
    one = '[[region]]\nname = "R{}"\nterrain = "hill"\nbeside = []\nedge = true\n'
    many = 'name = "Many"\nplayers = 2\n' + "".join([one.format(number) for number in range(101)])
    with pytest.raises(NotationError, match="the board has 101 regions; at most 100 are possible"):
        parse_free_board(many, "many.toml")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        (FREE, "the string begins with “”"),
        (f"{FREE}2abc", "the string begins with “2”"),
        (f"{FREE}1abc", "the string is damaged"),
        (f"{FREE}1W10", "the string is damaged"),
        (f"{FREE}1" + LONGEST_CODE * "A", "at most 40000 are possible"),
    ],
)
def test_damaged_names_of_boards_are_refused(name, told):
    with pytest.raises(NotationError, match=told):
        find_board(name)


@given(st.data())
def test_names_with_changed_letters_are_read_or_refused(data):
    name = shores()
    place = data.draw(st.integers(len(FREE), len(name) - 1))
    letter = data.draw(st.sampled_from("ABCXYZabcxyz0189-_é ="))
    try:
        board = find_board(name[:place] + letter + name[place + 1 :])
    except SmallWorldError:
        return
    for region in regions_in(board.everywhere):
        for other in regions_in(board.neighbours[region]):
            assert board.neighbours[other] >> region & 1


@pytest.mark.parametrize("piece", ["throne", "sword"])
def test_a_board_has_at_most_one_throne_and_one_sword(piece):
    one = SHORES.replace('["mine"]', f'["{piece}"]')
    assert parse_free_board(one, "shores.toml").regions
    two = one.replace('terrain = "mountain"', f'terrain = "mountain"\nsymbols = ["{piece}"]')
    with pytest.raises(NotationError, match=f"“Old Mill” and “Goat Peak” have a {piece}"):
        parse_free_board(two, "shores.toml")
