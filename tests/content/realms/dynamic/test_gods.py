"""A Game of Gods: players build the board and combine races and powers from their hands.

Source: Realms, scenario 9.
"""

import pytest

from kit.table import Table
from smallworld.bots.budget import Budget
from smallworld.bots.planning.hand_made import HandMade
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.search.search import Search
from smallworld.bots.search.settings import SearchSettings
from smallworld.content.catalogue import (
    check_players,
    find_board,
    layout_board,
    make_rules,
    numbers_of_players,
)
from smallworld.content.realms.board_names import layout_named
from smallworld.content.realms.box import gods_box, gods_redrawn_box
from smallworld.content.realms.dynamic.creation import lands_of
from smallworld.content.realms.dynamic.growing import GrowingBoard
from smallworld.content.realms.dynamic.waters import lie
from smallworld.content.realms.rules.hands import ChooseFromHand, hand_of
from smallworld.content.shelf import TOO_FEW_COMBOS, SetupError
from smallworld.engine.action import BADGE, BANNER, reveal, revealed_by
from smallworld.engine.board import regions_in
from smallworld.engine.game import actor, apply, legal_actions, new_game, outcomes
from smallworld.engine.homecoming import awaited, brought_forward, is_homecoming
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.session import Game
from smallworld.engine.steps.step import CHOOSE_COMBO
from smallworld.engine.text.notation import format_action
from smallworld.engine.text.position import format_position, parse_position
from smallworld.envs.table import Setting
from smallworld.views.seat import SPECTATOR, seen_by
from smallworld.views.view import view

ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "underground")
DIFFICULT = ("cursed", "dwarves", "white-ladies", "shadow-mimes", "homunculi", "iron-dwarves")


def set_up(players=3, boxes=ALL, scenario=gods_box, places=False, reveal=True):
    """Return a table after the setup; chance deals the lowest ids, or waits for the test."""
    rules = make_rules(boxes, own=scenario(), places=places)
    return Table(new_game(rules, find_board(layout_board("realms_9", players)), players), reveal)


def dealt(state, player):
    """Return the hand of a player, counted from 0."""
    good = state.owners.for_good(player)
    return [
        state.rules.slugs[id]
        for key, ids in sorted(state.stores.items())
        if owner_of(key) == good and ability_of(key) not in state.rules.races
        for id in ids
    ]


def laid(game, tile, cell, turns=0):
    """Lay a tile for the player whose turn it is, without deciding about the pieces on it."""
    return game.play(f"creation {tile}; creation-2 {cell}; creation-3 x{turns}")


def bare(game, tile, cell, turns=0):
    """Lay a tile with as few pieces on it as possible."""
    laid(game, tile, cell, turns)
    while any(legal.startswith("creation-") for legal in game.legal()):
        game.play("pass" if "pass" in game.legal() else game.legal()[0])
    return game


# On this board, the tiles B, G and E have seven regions in all, none of them water.
BOARD = "realm-13ag.B100E000G200....QSBHYW1lIG9mIEdvZHM"
ME = "player 1: coins 5"
RED = "player 2: coins 5; orcs hill; elbow-wood 2"


def gods(*lines, board=BOARD, boxes=ALL, scenario=gods_box, players=3):
    """Return my turn on a board that has some tiles; `lines` are the lines of a position with the races."""
    rules = make_rules(boxes, own=scenario())
    text = "\n".join([f"board: {board}", f"players: {players}", "turn: 2", *lines])
    return Table(parse_position(rules, find_board(board), text))


def grown(hand, *lines, **more):
    """Return my turn on a board that has grown enough, with this hand."""
    races = len(hand.split()) // 2
    return gods(
        "player 1: coins 5",
        *lines,
        f"memory: 1 for good hands {races}",
        f"stores: 1 for good hands {hand}",
        board=WHOLE,
        **more,
    )


def _whole():
    """Return a board with all tiles."""
    tiles = "".join(f"{letter}{at % 5}{at // 5}0" for at, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))
    return f"realm-13ag.{tiles}....QSBHYW1lIG9mIEdvZHM"


WHOLE = _whole()


# --- What is dealt ----------------------------------------------------------------------------------------


def test_each_player_gets_three_races_and_powers_and_lays_a_tile():
    # REA-118
    game = set_up(4)
    for player in range(4):
        hand = dealt(game.state, player)
        assert [name in game.state.rules.ids for name in hand] == [True] * 6
        assert len(set(hand)) == 6
    assert not game.column()
    for number, tile in enumerate("XYZN"):
        assert game.state.turn == 0
        bare(game, tile, "0,0" if not number else f"{number},0")
    assert game.state.turn == 1
    assert len(layout_named(game.state.board.name).tiles) == 4


def test_no_race_or_power_is_dealt_twice():
    game = set_up(6)
    everything = [name for player in range(6) for name in dealt(game.state, player)]
    assert len(everything) == len(set(everything)) == 6 * 6


def may_be_dealt(game):
    """Return the names of everything that chance may deal."""
    found = set()
    while game.state.waits_for in (BANNER, BADGE):
        asked = outcomes(game.state)
        found |= {game.state.rules.slugs[revealed_by(action)] for action, _ in asked}
        apply(game.state, asked[0][0])
    return found


def test_option_to_redraw_never_deals_difficult_races():
    # REA-119
    assert not may_be_dealt(set_up(scenario=gods_redrawn_box, reveal=False)) & set(DIFFICULT)
    assert set(DIFFICULT) <= may_be_dealt(set_up(reveal=False))


# --- Two players ------------------------------------------------------------------------------------------


def test_two_players_choose_in_turn_from_seven_races_and_powers():
    game = set_up(2)
    assert len(game.legal()) == 14
    assert all(legal.startswith("hands-2 ") for legal in game.legal())
    first = game.legal()[0]
    assert game.decides() == "me"
    game.play(first)
    assert game.decides() == "red"
    assert not game.offers(first)


@pytest.mark.parametrize("scenario", [gods_box, gods_redrawn_box])
def test_draft_for_two_players_leaves_out_replaced_races(scenario):
    may = may_be_dealt(set_up(2, scenario=scenario, reveal=False))
    assert not may & {"cursed", "homunculi", "shadow-mimes"}
    assert {"dwarves", "iron-dwarves", "white-ladies"} <= may


def test_races_that_are_redrawn_do_not_count_as_available():
    boxes = ("base", "be_not_afraid")  # 19 races, including Dwarves and Homunculi
    check_players(boxes, 6, scenario="realms_9")
    with pytest.raises(SetupError, match=r"6 players need 18 banners.* 1 banners and 0 badges are missing"):
        check_players(boxes, 6, scenario="realms_9_redrawn")


def drafted(game, *names):
    for name in names:
        game.play(f"hands-2 {name}")
    return game


def test_draft_shows_the_tokens_of_each_race_and_power():
    game = set_up(2)
    asked = view(game.state, 0)["question"]
    assert asked["shape"] == "name"
    lying = [legal.split()[1] for legal in game.legal()]
    rules = game.state.rules
    assert asked["tokens"] == {name: rules.tokens[rules.ids[name]] for name in lying}


def test_player_who_has_three_races_drafts_only_powers():
    # REA-125
    game = set_up(2)
    lying = [legal.split()[1] for legal in game.legal()]
    races, powers = lying[:7], lying[7:]
    drafted(game, races[0], powers[0], races[1], powers[1], races[2], powers[2])
    assert game.decides() == "me"
    assert [legal.split()[1] for legal in game.legal()] == powers[3:]


def test_last_race_and_power_of_the_draft_are_discarded():
    game = set_up(2)
    while game.legal()[0].startswith("hands-2"):
        game.play(game.legal()[0])
    assert [len(dealt(game.state, player)) for player in (0, 1)] == [6, 6]
    assert len(game.stack("returned_races")) >= 1
    assert game.legal()[0].startswith("creation ")


def test_draft_for_two_leaves_out_cursed_homunculi_and_mimes():
    found = may_be_dealt(set_up(2, reveal=False))
    assert not found & {"cursed", "homunculi", "shadow-mimes"}
    assert {"dwarves", "iron-dwarves", "white-ladies"} <= found


def test_dwarves_bring_no_extra_coins_in_a_game_for_two():
    # REA-124
    lines = ("stores: 1 for good hands-2 dwarves hill", "memory: 1 for good hands 1")
    game = gods(ME, *lines, board=WHOLE.replace("-13", "-12"), players=2)
    hand = view(game.state, 0)["columns"]
    assert hand is not None
    assert hand["races"][0]["brings"] == 0
    assert game.play("take 1").coins() == 5


# --- Custom combos ----------------------------------------------------------------------------------------


def test_any_race_of_a_hand_pairs_with_any_power_for_free():
    game = grown("orcs trolls elves hill forest flying")
    assert len(game.legal()) == 9
    assert game.column()[5] == "trolls flying 0"
    game.play("take 6")
    assert game.races() == ["trolls flying"]
    assert game.coins() == 5


def test_each_race_and_power_of_a_hand_is_used_only_once():
    # REA-126
    game = grown("trolls elves forest flying", "discarded powers: commando")
    assert game.legal() == [f"take {place}" for place in range(1, 5)]
    assert not {"orcs", "commando"} & set(" ".join(game.column()).split())
    game.play("take 2")
    assert dealt(game.state, 0) == ["elves", "forest"]


def test_player_has_no_combo_to_choose_after_the_third():
    # REA-127
    game = gods("player 1: coins 5", "player 1 in decline: orcs; hat-hill 1, hush-wood 1", RED, board=WHOLE)
    assert game.on_turn() == "red"  # my turn paid for my race in decline, and ended
    assert game.coins() == 5 + 2


def test_played_races_and_powers_leave_the_hand_for_good():
    game = grown("trolls elves forest flying").play("take 1")
    assert "trolls" not in dealt(game.state, 0)
    assert not game.column()


def test_shadow_mimes_from_a_hand_cannot_exchange_their_badge():
    # REA-142
    game = grown("shadow-mimes hill").play("take 1")
    assert game.races() == ["shadow-mimes hill"]
    assert not any("shadow-mimes" in legal for legal in game.legal())


@pytest.mark.parametrize(
    ("hand", "coins"),
    [
        ("dwarves hill", 4),
        ("white-ladies hill", 4),
        ("shadow-mimes hill", 2),
        ("ratmen cursed", 12),
        ("homunculi hill", 0),
        ("ratmen hill", 0),
    ],
)
def test_difficult_combo_of_a_hand_brings_coins_when_it_is_taken(hand, coins):
    # REA-120
    assert grown(hand).play("take 1").coins() == 5 + coins


def test_cursed_ratmen_bring_eight_tokens_and_twelve_coins():
    # REA-139, REA-06
    game = grown("ratmen cursed").play("take 1")
    assert game.hand() == 8 + 0
    assert game.coins() == 5 + 12


def test_taking_iron_dwarves_costs_four_coins():
    # REA-06
    assert grown("iron-dwarves commando").play("take 1").coins() == 5 - 4


def test_iron_dwarves_cost_no_more_coins_than_the_player_has():
    # REA-122
    game = grown("iron-dwarves hill")
    game.state.coins[0] = 3
    assert game.play("take 1").coins() == 0


def test_homunculi_from_a_hand_bring_two_extra_tokens():
    plain = set_up().state.rules
    tokens = plain.tokens[plain.ids["homunculi"]] + plain.tokens[plain.ids["hill"]]
    assert grown("homunculi hill").play("take 1").hand() == tokens + 2


# --- Building -----------------------------------------------------------------------------------------------


def test_first_tile_is_central_and_later_tiles_touch_another():
    # REA-131
    game = set_up().play("creation E")
    assert game.legal() == ["creation-2 0,0"]
    bare(set_up(), "E", "0,0")
    game = bare(set_up(), "E", "0,0").play("creation N")
    assert sorted(game.legal()) == sorted(
        f"creation-2 {cell}" for cell in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")
    )
    assert game.refuses("creation-2 2,0")


def test_tile_need_not_touch_a_tile_of_another_player():
    # REA-132
    game = bare(set_up(), "E", "0,0")
    bare(game, "N", "1,0")
    bare(game, "P", "2,0")
    assert game.decides() == "me"
    cells = [tile.cell for tile in layout_named(game.state.board.name).tiles]
    assert {(0, 0), (1, 0), (2, 0)} == set(cells)
    assert game.play("creation Q").offers("creation-2 -1,0")  # it touches only E, which is mine


def test_laid_tile_is_no_longer_offered():
    game = bare(set_up(), "E", "0,0")
    assert not game.offers("creation E")
    assert game.offers("creation N")


def test_player_may_add_a_mountain_and_a_chasm_to_a_tile():
    # REA-130
    for chosen, there in (("pass", "pass"), (0, "pass"), ("pass", 1), (0, 1)):
        game = laid(set_up(), "E", "0,0")
        pieces = 0
        for part, wanted in ((4, chosen), (5, there)):
            places = [legal for legal in game.legal() if legal.startswith(f"creation-{part} ")]
            assert "pass" in game.legal()
            if wanted == "pass":
                game.play("pass")
            else:
                game.play(places[0])
                pieces += 1
        layout = layout_named(game.state.board.name)
        assert len(layout.pieces) == pieces
        assert not [legal for legal in game.legal() if legal.startswith(("creation-4", "creation-5"))]


def mountains(game):
    """Return the mountains of the board, each with its symbols."""
    board = game.state.board
    return [board.features_of(at)[1:] for at in range(len(board)) if board.mountains >> at & 1]


def test_mountain_that_covers_part_of_a_land_gets_no_symbol():
    game = laid(set_up(), "X", "0,0")  # only a hill with magic
    assert mountains(game.play(game.legal()[1])) == [[]]


def test_mountain_that_covers_a_whole_land_takes_its_symbol():
    game = laid(set_up(), "B", "0,0")  # three lands, one with magic and one with a cavern
    found = []
    for legal in game.legal():
        if legal.startswith("creation-4 "):
            other = Table(game.state.copy()).play(legal)
            there = other.state.board
            gone = game.state.board.everywhere & ~there.everywhere
            symbols = [game.state.board.features_of(at)[1:] for at in range(len(there)) if gone >> at & 1]
            assert mountains(other) == (symbols or [[]])
            found += symbols
    assert found


def test_lost_tribe_is_required_with_two_non_mountain_regions():
    game = laid(set_up(), "E", "0,0").play("pass; pass")
    assert len(game.legal()) == 2
    assert "pass" not in game.legal()
    game.play(game.legal()[0])
    assert game.state.tokens[game.state.tribes.bit_length() - 1] == 1


def test_lost_tribe_is_optional_on_other_tiles():
    game = laid(set_up(), "N", "0,0").play("pass; pass")
    assert "pass" in game.legal()
    assert len(game.legal()) == 2


def test_required_lost_tribe_is_not_placed_on_a_mountain():
    game = laid(set_up(), "B", "0,0")
    game.play(next(legal for legal in game.legal() if legal.startswith("creation-4 "))).play("pass")
    board = game.state.board
    mountain = board.ids[board.mountains.bit_length() - 1]
    assert "pass" not in game.legal()
    assert f"creation-7 {mountain}" not in game.legal()


def test_player_adds_a_tile_each_turn_while_the_board_is_small():
    game = gods("player 1: coins 5; ratmen alchemist")
    assert all(legal.startswith("creation ") for legal in game.legal())
    assert bare(game, "N", "3,0").legal()[0] == "expand"


def test_size_of_a_growing_board_omits_rivers_and_chasms():
    # REA-134
    game = gods("player 1: coins 5; ratmen alchemist", board="realm-13ag.A000C100....QSBHYW1lIG9mIEdvZHM")
    assert game.state.board.rivers
    assert lands_of(game.state) == 2 + 2
    laid(game, "N", "2,0").play("pass")
    assert lands_of(game.state) == 2 + 2 + 1
    game.play(next(legal for legal in game.legal() if legal.startswith("creation-5 ")))
    assert game.state.board.where("chasm")
    assert lands_of(game.state) == 2 + 2 + 1


def test_size_of_a_growing_board_includes_mountains():
    # REA-134
    game = laid(gods("player 1: coins 5; ratmen alchemist"), "N", "0,1")
    before = lands_of(game.state)
    game.play(next(legal for legal in game.legal() if legal.startswith("creation-4 ")))
    assert lands_of(game.state) == before + 1


def test_board_grows_until_it_has_nine_regions_per_player():
    # REA-134
    game = gods("player 1: coins 5; ratmen alchemist", board=WHOLE)
    assert lands_of(game.state) >= 9 * 3
    assert game.legal() == ["expand", "decline"]


def test_rivers_that_meet_become_one_region():
    # REA-133
    apart: set[int] = set()
    joined: set[int] = set()
    for turns in range(6):
        board = find_board(f"realm-13ag.C000R01{turns}....QSBHYW1lIG9mIEdvZHM")
        waters = [board.ids[region] for region in range(len(board)) if board.rivers >> region & 1]
        (joined if len(waters) == 1 else apart).add(turns)
        assert all(board.ground[board.places[name]] == 1 for name in waters)
    assert joined
    assert apart


def rivers_before_and_after():
    """Return a board with two rivers, the board after they joined, and the two rivers."""
    boards = [find_board(f"realm-13ag.C000R01{turns}....QSBHYW1lIG9mIEdvZHM") for turns in range(6)]
    apart = next(board for board in boards if board.rivers.bit_count() == 2)
    joined = next(board for board in boards if board.rivers.bit_count() == 1)
    assert isinstance(joined, GrowingBoard)
    return apart, joined, [apart.ids[river] for river in regions_in(apart.rivers)]


def test_pieces_in_a_river_move_to_the_river_that_it_joins():
    apart, joined, _ = rivers_before_and_after()
    for river in regions_in(apart.rivers):
        state = gods(board=apart.name).state
        ghost = next(iter(state.rules.races))
        state.place(state.owners.table, ghost, 1 << river)
        lie(state, joined)
        assert state.pieces(state.owners.table, ghost) == joined.rivers


def test_tokens_in_a_river_stay_there_when_it_joins_another():
    apart, joined, rivers = rivers_before_and_after()
    for river in rivers:
        me = f"player 1: coins 5; trolls seafaring; {river} 2"
        game = gods(me, f"pieces: 1 trolls {river}", board=apart.name)
        lie(game.state, joined)
        assert game.tokens(river) == 2
        assert game.pieces("trolls") == [river]
        assert regions_in(game.state.board.rivers) == [apart.places[river]]


def test_larger_stack_stays_when_rivers_join():
    apart, joined, (one, two) = rivers_before_and_after()
    for mine, theirs in ((one, two), (two, one)):
        me, red = (
            f"player 1: coins 5; trolls seafaring; {mine} 3",
            f"player 2: coins 5; orcs hill; {theirs} 2",
        )
        game = gods(me, red, board=apart.name)
        lie(game.state, joined)
        assert (game.tokens(mine), game.tokens(theirs)) == (3, 0)
        assert (game.hand("red"), game.state.displaced.bit_count()) == (2, 1)


def test_neighbours_of_a_new_tile_count_in_the_same_turn():
    # REA-138
    hand = ("memory: 1 for good hands 1", "stores: 1 for good hands ratmen hill")
    game = bare(gods(ME, RED, *hand), "N", "0,1").play("take 1")
    board = game.state.board
    nettle, wood = board.places["nettle-sink"], board.places["elbow-wood"]
    assert board.neighbours[nettle] >> wood & 1
    assert "nettle-sink" in game.targets()
    assert set(game.targets()) <= {board.ids[at] for at in range(len(board)) if board.entry >> at & 1}
    game.play(f"conquer nettle-sink x{game.price('nettle-sink')}")
    assert "elbow-wood" in game.targets()


# --- Relics and places ------------------------------------------------------------------------------------


def guarded(**more):
    return set_up(3, places=True, **more)


def test_first_player_puts_an_extra_monster_site_on_a_first_tile():
    game = laid(guarded(), "E", "0,0").play("pass; pass")
    assert "pass" not in game.legal()
    game.play(game.legal()[0])
    assert "pass" in game.legal()  # player 1 has until the second tile
    game.play(game.legal()[1])
    assert game.state.monsters.bit_count() == 2


def test_player_must_put_a_monster_site_on_one_of_two_tiles():
    # REA-136
    game = bare(guarded(), "E", "0,0")
    bare(game, "N", "1,0")
    bare(game, "P", "2,0")
    laid(game, "B", "0,1").play("pass; pass")
    assert game.decides() == "me"
    assert all(legal.startswith("creation-6 ") for legal in game.legal())
    assert game.refuses("pass")
    region = game.legal()[0].split()[1]
    game.play(f"creation-6 {region}")
    assert game.tokens(region) == 2
    assert game.state.monsters >> game.state.board.places[region] & 1


def test_board_gets_one_monster_site_more_than_players():
    game = guarded()
    tiles = iter("BEFGHKMOUWNP")
    while game.state.turn < 3 and not game.state.over:
        if game.legal()[0].startswith("creation "):
            game.play(f"creation {next(tiles)}")
        else:
            game.play("pass" if "pass" in game.legal() else game.legal()[-1])
        while game.decides() == "chance":
            game.roll(0)
    assert game.state.monsters.bit_count() == 3 + 1


def test_no_lost_tribe_is_placed_where_monsters_are():
    game = laid(guarded(), "N", "0,0").play("pass; pass")
    game.play(game.legal()[0])
    assert not game.state.tribes & ~game.state.monsters
    assert not [legal for legal in game.legal() if legal.startswith("creation-7")]


# --- Secrets ------------------------------------------------------------------------------------------------


def test_hands_of_other_players_are_hidden():
    # REA-137
    state = set_up().state
    for seat in (*range(3), SPECTATOR):
        seen = seen_by(state, seat)
        for player in range(3):
            assert bool(dealt(seen, player)) == (seat == player)
        hidden = {name for player in range(3) if player != seat for name in dealt(state, player)}
        unseen = {seen.rules.slugs[id] for id in (*seen.unseen_races, *seen.unseen_powers)}
        assert hidden <= unseen


def test_view_contains_only_the_hand_of_the_viewer():
    # REA-137
    state = set_up().state
    for seat in (*range(3), SPECTATOR):
        shown = view(state, seat)
        for player in range(3):
            unplayed = shown["seats"][player]["unplayed"]
            assert unplayed == (dealt(state, player) if seat == player else None)
        others = {name for player in range(3) if player != seat for name in dealt(state, player)}
        assert others <= {*shown["stacks"]["unseen_races"], *shown["stacks"]["unseen_powers"]}


def test_view_shows_a_hand_as_races_and_powers_with_all_combos():
    state = grown("orcs dwarves homunculi hill forest cursed").state
    seen = view(state, 0)
    hand = seen["columns"]
    assert hand is not None
    assert seen["column"] == []
    assert [(race["race"], race["found"], race["brings"]) for race in hand["races"]] == [
        ("orcs", 0, 0),
        ("dwarves", 0, 4),
        ("homunculi", 2, 0),
    ]
    assert [(power["power"], power["brings"]) for power in hand["powers"]] == [
        ("hill", 0),
        ("forest", 0),
        ("cursed", 12),
    ]
    assert hand["rows"] == []  # every combo is free
    places = [race["place"] - 1 + power["place"] for race in hand["races"] for power in hand["powers"]]
    assert places == [action["place"] for action in seen["actions"]]
    taken = Table(state)
    taken.play(f"take {hand['races'][1]['place'] - 1 + hand['powers'][2]['place']}")
    assert taken.races()[0].startswith("dwarves cursed")
    assert taken.coins() == 5 + 4 + 12


def test_only_the_choosing_player_sees_the_choice():
    state = grown("orcs trolls elves hill forest flying").state
    assert view(state, 0)["columns"] is not None
    assert view(state, 1)["columns"] is None
    assert view(state, SPECTATOR)["columns"] is None


def test_search_draws_unknown_hands_of_other_players_at_random():
    state = grown("orcs trolls elves hill forest flying").state
    seen = seen_by(state, 1)
    assert seen.waits_for == BANNER
    apply(seen, outcomes(seen)[0][0])
    apply(seen, outcomes(seen)[0][0])
    assert Table(seen).legal() == ["take 1"]
    assert Table(seen).play("take 1").races()


def others_hold(*hands):
    """Return my turn with three races of mine; two other players, who are off the map, hold these."""
    lines = []
    for player, hand in enumerate(hands, 2):
        lines += [f"stores: {player} for good hands {hand}", f"memory: {player} for good hands 2"]
    state = grown("orcs trolls elves hill forest flying", *lines).state
    dealt = {id for ids in state.stores.values() for id in ids}
    state.unseen_races = tuple(id for id in state.unseen_races if id not in dealt)
    state.unseen_powers = tuple(id for id in state.unseen_powers if id not in dealt)
    return state


def searched(state, simulations=12):
    """Return the decision of a search for the player on turn, and its number of simulations."""
    narrow = SearchSettings()
    narrow.width = narrow.finalists = narrow.candidates = 4
    narrow.reply_width = narrow.reply_finalists = narrow.replies = 2
    search = Search(seen_by(state, 0), HandMade(), narrow, RandomNumbers(1))
    search.think(Budget(simulations=simulations))
    best = search.best()
    return [format_action(state.rules, state.board, action) for action in best.plan.actions], best.visits


def test_search_does_not_depend_on_hidden_hands():
    # REA-137
    one = others_hold("humans ratmen swamp merchant", "dwarves amazons bivouacking stout")
    other = others_hold("ghouls amazons wealthy seafaring", "humans tritons swamp spirit")
    assert one.key() != other.key()
    assert seen_by(one, 0).key() == seen_by(other, 0).key()
    actions, visits = searched(one)
    assert (actions, visits) == searched(other)
    assert actions[0].startswith("take ")
    assert visits > 1


def test_played_combos_are_visible_to_everyone():
    # REA-137
    game = grown("orcs trolls elves hill forest flying").play("take 6")
    assert view(game.state, 1)["seats"][0]["races"][0]["race"] == "trolls"


# --- As text ------------------------------------------------------------------------------------------------


def test_position_during_the_set_up_can_be_saved_as_text():
    game = guarded()
    for tile, cell in (("E", "0,0"), ("N", "1,0"), ("P", "2,0")):
        laid(game, tile, cell)
        text = format_position(game.state)
        again = parse_position(game.state.rules, find_board(game.state.board.name), text)
        assert again.key() == game.state.key()
        while any(legal.startswith("creation-") for legal in game.legal()):
            game.play("pass" if "pass" in game.legal() else game.legal()[0])


def test_position_read_from_text_asks_about_the_same_tile():
    game = guarded()
    for tile, cell in (("P", "0,0"), ("N", "1,0"), ("E", "2,0")):  # boards identify tiles by letter
        laid(game, tile, cell)
        while any(legal.startswith("creation-") for legal in game.legal()):
            board = find_board(game.state.board.name)
            again = parse_position(game.state.rules, board, format_position(game.state))
            assert legal_actions(again) == legal_actions(game.state)
            game.play(game.legal()[-1])


def test_position_during_the_draft_can_be_saved_as_text():
    game = set_up(2)
    game.play(game.legal()[3])
    text = format_position(game.state)
    assert parse_position(game.state.rules, find_board(game.state.board.name), text).key() == game.state.key()


def test_position_with_hidden_hands_can_be_saved_as_text():
    seen = seen_by(grown("orcs trolls elves hill forest flying").state, 1)
    text = format_position(seen)
    assert parse_position(seen.rules, find_board(seen.board.name), text).key() == seen.key()


def test_players_are_dealt_hands_one_after_the_other():
    game = set_up(reveal=False)
    rules = game.state.rules
    apply(game.state, reveal(BANNER, rules.ids["orcs"]))
    assert dealt(game.state, 0) == ["orcs"]


def test_players_lay_tiles_in_turn():
    state = bare(set_up(), "E", "0,0").state
    assert awaited(state) == [1]
    assert brought_forward(state, 2) is state
    assert not is_homecoming(state)


def test_player_laying_a_tile_is_on_turn_before_round_one():
    game = set_up()
    for player, tile in enumerate("XYZ"):
        assert view(game.state)["on_turn"] == player + 1
        bare(game, tile, f"{player},0")
    assert view(game.state)["on_turn"] == 1


def test_first_player_is_on_turn_before_any_decision():
    assert view(set_up(reveal=False).state)["on_turn"] == 1


def test_player_can_take_back_a_tile_until_another_one_decides():
    rules = make_rules(ALL, own=gods_box())
    game = Game(rules, find_board(layout_board("realms_9", 3)), ["a", "b", "c"], 0)
    while game.state.waits_for:
        game.apply(outcomes(game.state)[0][0])
    assert not game.can_undo()
    for text in ("creation X", "creation-2 0,0"):
        game.apply(game.parse(text))
        assert game.can_undo()
    game.undo()
    game.undo()
    assert game.parse("creation Y") in game.legal_actions()
    while actor(game.state) == 0:
        game.apply(game.legal_actions()[0])
    assert not game.can_undo()


def test_number_of_combos_limits_the_number_of_players():
    assert numbers_of_players(("base", "realms_9")) == [2, 3, 4]
    assert numbers_of_players((*ALL, "realms_9")) == [2, 3, 4, 5, 6]


def test_error_for_too_few_combos_names_the_boxes_to_add():
    with pytest.raises(SetupError, match=r"6 players need 18 banners and as many badges; 4 banners") as why:
        check_players(("base",), 6, scenario="realms_9")
    assert (why.value.code, why.value.facts["boxes"]) == (TOO_FEW_COMBOS, "be_not_afraid, underground")
    assert str(why.value).endswith("so add be_not_afraid or underground")


def test_error_for_too_few_combos_may_say_to_add_several_boxes():
    with pytest.raises(SetupError, match="so add several boxes"):
        check_players(("cursed",), 6, scenario="realms_9")


def test_number_of_combos_limits_the_number_of_learners():
    with pytest.raises(SetupError, match="5 players need 15 banners"):
        Setting(5, boxes=("base", "realms_9"))


def test_hand_with_powers_but_no_race_offers_no_combo():
    rules = make_rules(("base",), own=gods_redrawn_box())
    state = new_game(rules, find_board(layout_board("realms_9", 5)), 5)
    while state.waits_for in (BANNER, BADGE):  # fourteen banners are dealt at most, but fifteen are needed
        apply(state, outcomes(state)[0][0])
    step = rules.steps[CHOOSE_COMBO]
    assert isinstance(step, ChooseFromHand)
    badges = tuple(id for id in hand_of(state, step.hands, 0) if id in rules.powers)
    assert badges
    state.store(state.owners.for_good(0), step.hands.id, badges)
    assert not step.begin(state, 0)
