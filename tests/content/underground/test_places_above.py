"""Relics and places on the surface, guarded by Monsters: their regions, and what players find.

Source: Underground, mixing the two games.
"""

from __future__ import annotations

import pytest

from kit.drawing import board_of, read_drawing
from kit.isle import isle, souls
from kit.underground import table
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of
from smallworld.content.shelf import BOXES, PLACES
from smallworld.engine.action import GUARD, MARKER, by_of, region_of
from smallworld.engine.board import count, regions_in
from smallworld.engine.game import apply, legal_actions, new_game, outcomes, play
from smallworld.engine.holdings import lay, lend
from smallworld.engine.state import TRIBE
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.position import format_position, parse_position
from smallworld.views.seat import SPECTATOR, seen_by
from smallworld.views.story import tell
from smallworld.views.view import view

BOTH = ("base", "underground")
ABOVE = (*BOTH, PLACES)


def begun(players, boxes=ABOVE):
    return new_game(make_rules(boxes), find_board(board_for(players, boxes)), players)


def settled(players, seed=0, boxes=ABOVE):
    """Return a table after the Monsters were placed."""
    state, numbers = begun(players, boxes), RandomNumbers(seed)
    while state.waits_for == GUARD:
        play(state, draw(state, numbers))
    return state


def at(drawing):
    """Return a table for two on a drawn board before its setup."""
    return new_game(make_rules(ABOVE), board_of(read_drawing(drawing), 10), 2)


def came(state):
    return [state.board.ids[region] for region in regions_in(state.monsters)]


def offered(state):
    return [state.board.ids[region_of(action)] for action in legal_actions(state)]


# --- Where they come --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_monsters_are_in_one_region_more_than_there_are_players(players):
    state = settled(players)
    assert count(state.monsters) == players + 1
    assert {state.tokens[region] for region in regions_in(state.monsters)} == {2}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_monsters_replace_lost_tribes_in_non_adjacent_regions(players, seed):
    state = settled(players, seed)
    assert state.monsters & ~state.board.tribes == 0
    assert state.board.beside(state.monsters) & state.monsters == 0


def test_lost_tribes_without_monsters_stay():
    state = settled(3)
    assert state.tribes == state.board.tribes
    others = state.tribes & ~state.monsters
    assert {state.tokens[region] for region in regions_in(others)} == {1}


def test_monsters_are_placed_at_random_before_combos_are_dealt():
    state = begun(3)
    first = outcomes(state)
    assert {weight for _, weight in first} == {1}
    assert [by_of(action) for action, _ in first] == [GUARD] * count(state.board.tribes)
    play(state, first[0][0])
    assert state.offered_races == ()
    assert state.waits_for == GUARD


def test_only_the_seed_decides_where_monsters_go():
    assert len({settled(4, seed).monsters for seed in range(20)}) > 10
    assert settled(4, 7).monsters == settled(4, 7).monsters


@pytest.mark.ours
def test_placed_monsters_leave_room_for_all_that_follow():
    row = "a hill tribe 1 edge \n b hill tribe 1 beside a \n c hill tribe 1 beside b \n d hill tribe 1"
    assert offered(at(row)) == ["a", "c", "d"], "with b there would be room for one more only"


@pytest.mark.ours
def test_fewer_monsters_come_if_there_is_no_room():
    state = at("a hill tribe 1 edge \n b hill tribe 1 beside a \n c hill tribe 1 beside b \n d hill beside c")
    while state.waits_for == GUARD:
        play(state, legal_actions(state)[0])
    assert came(state) == ["a", "c"]


@pytest.mark.ours
def test_board_without_lost_tribes_gets_no_monsters():
    state = at("a hill edge \n b hill beside a")
    assert came(state) == []
    assert state.waits_for != GUARD


def test_surface_board_without_the_option_gets_no_monsters():
    state = begun(3, BOTH)
    assert (state.monsters, state.waits_for == GUARD) == (0, False)


def test_underground_board_fixes_where_monsters_are():
    boxes = names_of(BOTH, world="underground", places=True)
    state = begun(3, boxes)
    assert PLACES not in boxes
    assert state.monsters == state.board.monsters != 0


@pytest.mark.ours
def test_necromancer_counts_as_a_player_for_monsters():
    state, numbers = begun(3, names_of(BOTH, scenario="necromancer", places=True)), RandomNumbers(1)
    while not state.turn:
        play(state, draw(state, numbers) if state.waits_for else legal_actions(state)[0])
    assert state.board.name == "base-2"
    assert count(state.monsters) == 3 + 1


# --- What they guard --------------------------------------------------------------------------------


def test_option_for_places_puts_all_relics_and_places_in_play():
    rules = make_rules(ABOVE)
    assert len(rules.markers) == 6 + 9
    assert {"adventurous", "magic"} <= {rules.slugs[power] for power in rules.powers}


def test_conquest_of_monsters_reveals_a_relic_or_place():
    state = settled(2)
    rules, region = state.rules, regions_in(state.monsters)[0]
    text = format_position(state).split("column:")[0]
    lines = [line for line in text.splitlines() if not line.startswith(("plan", "chance", "turn", "on turn"))]
    name, neighbour = state.board.ids[region], beside(state, region)
    mine = f"player 1: coins 5; ratmen seafaring; hand 9; {state.board.ids[neighbour]} 1"
    lines = [mine if line.startswith("player 1") else line for line in lines]
    game = parse_position(rules, state.board, "\n".join([*lines, "turn: 1", "on turn: 1", "plan: conquer 1"]))
    game.tribes &= ~(1 << neighbour)
    assert game.defender(region) == TRIBE
    needed = [format_action(rules, game.board, action) for action in legal_actions(game)]
    price = 2 + 2 + (game.board.mountains >> region & 1)
    assert f"conquer {name} x{price}" in needed
    assert f"conquer {name} x{price - 1}" not in needed
    reports = apply(game, parse_action(rules, game.board, f"conquer {name} x{price}"))
    assert tell(game, reports[0])["monsters"] is True
    assert {by_of(action) for action in legal_actions(game)} == {MARKER}
    apply(game, parse_action(rules, game.board, "marker the-keep-on-the-motherland"))
    assert game.holdings == {rules.ids["the-keep-on-the-motherland"]: region}


def beside(state, region):
    """Return a land region beside `region`."""
    return regions_in(state.board.neighbours[region] & state.board.land & ~state.tribes)[0]


@pytest.mark.ours
def test_ghost_of_the_crypt_cannot_go_onto_water():
    game = table(
        "a hill me 1 edge \n b sea beside a \n c lake beside a \n d swamp beside a",
        me="ratmen wealthy",
        hand=0,
        holdings="the-crypt-of-the-tomb-raider a",
    ).play("stop")
    assert game.legal() == ["the-crypt-of-the-tomb-raider d", "pass"]


@pytest.mark.ours
def test_balrog_cannot_go_onto_water():
    game = table(
        "a hill me 1 edge \n b sea beside a \n c lake beside a \n d swamp beside a",
        hand=3,
        holdings="the-wickedest-pentacle a",
    )
    assert [said for said in game.legal() if said.startswith("the-wickedest-pentacle")] == [
        "the-wickedest-pentacle d"
    ]


@pytest.mark.ours
def test_conquered_monsters_give_the_necromancer_souls():
    drawing = """
        pond    lake
        shore   farmland  me 1              beside pond
        inland  hill      monster 2         beside shore
        edge    swamp     blue 1     edge   beside inland
    """
    game = isle(drawing, on_turn="me", hand=6, boxes=(*BOXES, PLACES))
    game.state.tokens[2], game.state.tribes = 2, 1 << 2
    game.play("expand; conquer inland x4")
    assert souls(game) == "- -"


HAUNTED = """
    pond    lake
    shore   farmland  blue 1        beside pond
    inland  hill                    beside shore
"""
COAST = f"{HAUNTED}    coast  swamp  me 1  beside shore"


def haunted(holding, drawing=HAUNTED, **more):
    """Return a table where ghosts hold the shore, which has a relic or place."""
    game = isle(drawing, coins=9, boxes=(*BOXES, PLACES), **more)
    lay(game.state, game.state.rules.ids[holding], game.state.board.places["shore"])
    return game


def markers():
    rules = make_rules((*BOXES, PLACES), scenario="necromancer")
    return [rules.slugs[id] for id in rules.markers]


@pytest.mark.ours
@pytest.mark.parametrize("marker", markers())
def test_necromancer_cannot_use_relics_or_places(marker):
    game = haunted(marker)
    assert not set(game.state.rules.together[game.state.rules.ids[marker]]) & set(game.state.serving[2])
    assert game.holder("shore") == "blue"


@pytest.mark.ours
@pytest.mark.parametrize("power", ["flying", "mystic", "fortified"])
def test_badge_of_stonehedge_does_not_help_the_necromancer(power):
    game = haunted("stonehedge")
    ids = game.state.rules.ids
    lend(game.state, ids["stonehedge"], ids[power])
    assert ids[power] not in game.state.serving[2]
    assert game.state.badges_of(2) == [ids["hill"]]
    assert game.play("buy ghosts").coins("blue") == 9 - 1 - 1


def test_place_held_by_the_necromancer_pays_no_coin():
    assert haunted("the-mine-of-the-lost-dwarf").score("blue") == 1


def test_region_of_the_crypt_ghost_is_closed_to_the_necromancer():
    game = haunted("the-crypt-of-the-tomb-raider")
    state = game.state
    crypt = state.rules.ids["the-crypt-of-the-tomb-raider"]
    assert "inland" in game.targets(by="blue")
    state.place(state.owners.table, crypt, 1 << state.board.places["inland"])
    assert "inland" not in game.targets(by="blue")


def test_keep_defends_a_region_of_the_necromancer():
    game = haunted("the-keep-on-the-motherland", drawing=COAST)
    assert "+1 The Keep on the Motherland" in game.quote("shore", by="me")


def test_player_who_conquers_ghosts_can_use_the_relic_there():
    game = haunted("the-sword-of-the-killer-rabbit", drawing=COAST, on_turn="me", hand=6)
    game.play("expand; conquer shore x3")
    assert game.offers("use the-sword-of-the-killer-rabbit")


# --- Told and written -------------------------------------------------------------------------------


def test_position_with_placed_monsters_can_be_saved_as_text():
    state = settled(3)
    text = format_position(state)
    assert f"monsters: {', '.join(came(state))}\n" in text
    again = parse_position(state.rules, state.board, text)
    assert again.monsters == state.monsters
    assert again.key() == state.key()


def test_text_of_an_underground_position_lists_no_monsters():
    assert "monsters:" not in format_position(begun(3, ("underground",)))


def test_notation_names_the_region_that_gets_monsters():
    state = begun(2)
    action = legal_actions(state)[0]
    name = state.board.ids[region_of(action)]
    assert format_action(state.rules, state.board, action) == f"guard {name}"
    assert parse_action(state.rules, state.board, f"guard {name}") == action


def test_placed_monsters_are_visible_to_everyone():
    state = settled(2)
    assert seen_by(state, SPECTATOR).monsters == state.monsters
    shown = {region["id"] for region in view(state, SPECTATOR)["regions"] if region["monsters"]}
    assert shown == set(came(state))


def test_placing_of_monsters_is_reported():
    state = begun(2)
    (report,) = apply(state, legal_actions(state)[0])
    told = tell(state, report)
    assert (told["kind"], told["by"], told["number"]) == ("piece placed", "guardians", 2)
    assert told["player"] is None
