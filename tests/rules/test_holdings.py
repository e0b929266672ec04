"""Holdings: relics and places, which help the holder of their region."""

from __future__ import annotations

from kit import table
from kit.hoard import SAVED, hoard
from kit.setting import rules_of
from kit.wolves import wolves
from smallworld.bots.planning.settling import worth_of
from smallworld.content.box import Box
from smallworld.content.catalogue import board_for, find_board
from smallworld.engine.conquest import abandon
from smallworld.engine.decline import go_into_decline, leave_map
from smallworld.engine.game import legal_actions
from smallworld.engine.holdings import is_holding, lay, site_of, take_away
from smallworld.engine.owners import NOBODY
from smallworld.engine.session import Game, replay
from smallworld.engine.text.position import format_position, parse_position
from smallworld.engine.text.record import parse_record
from smallworld.views.seat import seen_by
from smallworld.views.view import view

BOX = hoard()
SHORE = """
    camp    hill     me 2      edge
    cave    mountain red 1            beside camp
    well    swamp                     beside camp cave
    moor    farmland red 1            beside cave
"""


def shore(
    drawing=SHORE, sword="camp", spring="well", beacon="", me="orcs hill", red="ratmen wealthy", **fields
):
    laid = (("sword", sword), ("spring", spring), ("beacon", beacon))
    holdings = ", ".join(f"{name} {region}" for name, region in laid if region)
    return table(drawing, me=me, red=red, own=BOX, holdings=holdings, **fields)


def served(game, name):
    """Return the sides that a holding helps, by their names in tests."""
    state, id = game.state, game.state.rules.ids[name]
    players = ("me", "red")
    return [
        players[state.player_of(side)] + ("/declined" if state.is_declined(side) else "")
        for side in range(len(state.serving))
        if id in state.serving[side]
    ]


def where(game, name):
    site = site_of(game.state, game.state.rules.ids[name])
    return game.state.board.ids[site] if site != NOBODY else ""


def go_on_to(game, player):
    while game.on_turn() != player:
        game.end_turn()


# --- Who is served ------------------------------------------------------------------------------------


def test_relic_or_place_helps_the_holder_of_its_region():
    game = shore(sword="cave")
    assert served(game, "sword") == ["red"]
    assert not game.offers("use sword")


def test_relic_in_a_region_without_a_race_helps_nobody():
    assert served(shore(), "spring") == []


def test_conqueror_can_use_a_relic_immediately():
    game = shore(sword="cave", hand=5)
    game.play("conquer cave x4")
    assert served(game, "sword") == ["me"]
    assert game.offers("use sword"), "at once"


def test_conqueror_of_an_empty_region_gets_its_relic_or_place():
    game = shore(hand=5)
    before = game.score()
    game.play("conquer well x2")
    assert served(game, "spring") == ["me"]
    assert game.score() == before + 1 + 1


def test_relic_stays_in_a_region_that_is_abandoned():
    game = shore()
    abandon(game.state, 0, game.state.board.places["camp"])
    assert served(game, "sword") == []
    assert where(game, "sword") == "camp"


def test_relic_stays_in_a_region_that_amazons_give_up():
    drawing = "camp hill me 2 edge \n wood forest me 1 beside camp \n moor swamp red 1 beside wood"
    game = shore(drawing, sword="wood", spring="", me="amazons hill", hand=2)
    game.play("stop; abandon wood")
    assert served(game, "sword") == []
    assert where(game, "sword") == "wood"


def test_relic_does_not_help_a_race_in_decline():
    game = shore()
    go_into_decline(game.state, 0)
    assert served(game, "sword") == []
    assert where(game, "sword") == "camp"


def test_place_that_works_in_decline_helps_a_race_in_decline():
    game = shore(spring="camp")
    go_into_decline(game.state, 0)
    assert served(game, "spring") == ["me/declined"]
    assert game.score() == 1 + 1


def test_relic_works_again_once_an_active_race_conquers_it():
    game = shore(SHORE.replace("red 1", "red/declined 1", 1), red="orcs hill, declined ratmen", sword="cave")
    assert served(game, "sword") == []
    game.play("conquer cave x4")
    assert served(game, "sword") == ["me"]


def test_relic_or_place_of_a_race_that_left_the_map_helps_nobody():
    game = shore(spring="camp")
    declined = go_into_decline(game.state, 0)
    leave_map(game.state, declined)
    assert served(game, "spring") == []
    assert where(game, "spring") == "camp"


def test_conqueror_of_the_last_declined_region_gets_its_place():
    game = shore(
        SHORE.replace("red 1", "red/declined 1", 1).replace("red 1", ""), red="declined ratmen", spring="cave"
    )
    game.play("conquer cave x4")
    assert game.races("red") == []
    assert served(game, "spring") == ["me"]


def test_relic_or_place_off_the_board_helps_nobody():
    game = shore()
    take_away(game.state, game.state.rules.ids["sword"])
    assert served(game, "sword") == []
    assert where(game, "sword") == ""
    assert not is_holding(game.state, game.state.rules.ids["sword"])


def test_relics_and_places_do_not_help_the_neutral_side():
    both = Box("both", "Both", 1, [], [], auxiliaries=[*hoard().auxiliaries, *wolves().auxiliaries])
    game = table("camp hill me 1 edge \n den swamp neutral 2 beside camp", own=both, hand=5)
    state = game.state
    lay(state, state.rules.ids["spring"], state.board.places["den"])
    assert not any(state.rules.ids["spring"] in serving for serving in state.serving)
    game.play("conquer den x4")
    assert state.rules.ids["spring"] in state.serving[0]


# --- What it does -------------------------------------------------------------------------------------


def test_relic_moves_to_the_region_where_it_was_used():
    game = shore(hand=5)
    assert game.price("cave") == 2 + 1 + 1
    game.play("use sword")
    assert game.price("cave") == 2 + 1 + 1 - SAVED
    game.play("conquer cave x2")
    assert where(game, "sword") == "cave"
    assert served(game, "sword") == ["me"]


def test_relic_may_be_used_only_once_a_turn_by_any_holder():
    game = shore(hand=8)
    game.play("use sword; conquer cave x2")
    assert not game.offers("use sword")
    game.end_turn()
    assert game.on_turn() == "red"
    game.play("expand")
    assert not game.offers("use sword"), "it is mine now"
    game.end_turn()
    game.play("expand")
    assert game.offers("use sword"), "in the next turn it may be used again"


def test_data_of_a_place_stays_when_its_holder_changes():
    game = shore(spring="camp", sword="", hand=5)
    state, id = game.state, game.state.rules.ids["spring"]
    game.play("conquer well x2")
    assert state.recall(state.owners.table, id) == 1 << 0
    state.place(state.owners.table, id, 1)
    abandon(state, 0, state.board.places["camp"])
    assert state.recall(state.owners.table, id) == 1 << 0
    assert state.pieces(state.owners.table, id) == 1


def test_data_of_a_relic_for_a_race_is_lost_when_it_leaves():
    game = shore(hand=8)
    state, id = game.state, game.state.rules.ids["sword"]
    game.play("conquer cave x4")
    assert state.recall(0, id) == 1
    lay(state, id, state.board.places["moor"])
    assert state.recall(0, id) == 0
    assert state.recall(1, id) == 0


def lit(game):
    return game.state.recall(game.state.owners.table, game.state.rules.ids["beacon"])


def test_place_that_guards_its_region_helps_any_holder():
    assert shore(beacon="cave").price("cave") == 2 + 1 + 1 + 1
    assert shore(beacon="camp").price("camp", by="red") == 2 + 2 + 1


def test_place_that_guards_a_region_also_guards_it_when_empty():
    game = shore(beacon="well")
    assert game.quote("well") == "2 base, +1 Beacon"


def test_place_that_guards_a_region_guards_only_that_region():
    game = shore(beacon="well")
    id = game.state.rules.ids["beacon"]
    lay(game.state, id, game.state.board.places["cave"])
    assert (game.price("well"), game.price("cave")) == (2, 2 + 1 + 1 + 1)
    take_away(game.state, id)
    assert game.price("cave") == 2 + 1 + 1


def test_holder_of_a_place_at_the_start_of_a_turn_is_asked_by_it():
    game = shore(beacon="camp", hand=0, step="choose-course").play("expand").end_turn()
    assert lit(game) == 1


def test_conqueror_of_a_place_is_asked_by_it_in_the_same_turn():
    game = shore(beacon="well", hand=3).play("conquer well x3").end_turn()
    assert lit(game) == 1


def test_holder_who_loses_and_retakes_a_place_is_asked_only_once():
    game = shore(beacon="camp", hand=5, step="choose-course").play("expand; abandon camp; conquer camp x3")
    game.end_turn()
    assert lit(game) == 1


def test_player_who_lost_a_place_is_not_asked_by_it():
    game = shore(beacon="camp", sword="", spring="", hand=0, step="choose-course").play(
        "expand; abandon camp"
    )
    game.end_turn()
    assert lit(game) == 0


def test_bots_value_a_relic_or_place_as_part_of_its_region():
    game = shore(spring="camp", sword="")
    state = game.state
    assert worth_of(state, 0, state.board.places["camp"]) == 1 + 1 + 1 + 0.5, "region, hill and spring"
    assert served(game, "spring") == ["me"], "it was only a thought"


# --- Copies, text, views ------------------------------------------------------------------------------


def test_change_to_a_copied_state_leaves_the_original_alone():
    game = shore()
    twin = game.state.copy()
    lay(twin, twin.rules.ids["sword"], twin.board.places["moor"])
    assert where(game, "sword") == "camp"
    assert served(game, "sword") == ["me"]
    assert twin.key() != game.state.key()


def test_text_of_a_position_says_where_relics_and_places_are():
    state = shore(spring="cave").state
    text = format_position(state)
    assert "holdings: sword camp, spring cave\n" in text
    assert "serving" not in text
    assert parse_position(state.rules, state.board, text).key() == state.key()


def test_view_shows_where_relics_are_and_who_holds_them():
    game = shore()
    assert view(game.state, 0)["holdings"] == [
        {"name": "sword", "region": "camp", "holder": 1, "powers": []},
        {"name": "spring", "region": "well", "holder": None, "powers": []},
    ]
    assert seen_by(game.state, 1).key() == seen_by(game.state.copy(), 1).key()
    assert seen_by(game.state, 1).holdings == game.state.holdings


def test_move_of_a_relic_can_be_undone_and_replayed():
    rules, board = rules_of(("base",), BOX), find_board(board_for(2))
    game = Game(rules, board, ["Ana", "Ben"])
    while True:
        before, held = game.state.key(), dict(game.state.holdings)
        actions = legal_actions(game.state)
        texts = [game.text(action) for action in actions]
        use = [place for place, text in enumerate(texts) if text == "use sword"]
        game.apply(actions[use[0] if use else min(1, len(actions) - 1) if texts[0] == "abandon" else 0])
        if game.state.holdings != held or game.state.over:
            break
    assert game.state.holdings != held, "in no turn was the sword used"
    assert replay(rules, board, parse_record(game.record.to_text())).state.key() == game.state.key()
    assert game.can_undo()
    game.undo()
    assert game.state.key() == before
