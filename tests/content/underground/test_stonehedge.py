"""Stonehedge: a drawn power, which helps every holder of the place.

Source: Underground, Popular Places.
"""

import pytest

from kit.table import Table
from kit.underground import table
from smallworld.engine.game import outcomes
from smallworld.engine.holdings import give_up, lay, lend, take_away
from smallworld.engine.text.position import format_position, parse_position

STONES = """
    camp    hill             me 1     edge
    ring    mystic-crystal   {}             beside camp
    well    mystic-crystal   me 1           beside ring
    moor    swamp            red 1          beside ring
    tower   hill             red 1     edge beside moor
"""
FIND = "conquer ring x4; marker stonehedge"


def stones(me="ratmen wealthy", red="orcs hill", ring="monster 2", **more):
    return table(STONES.format(ring), me=me, red=red, reveal=False, **more)


def with_badge(power, ring="me 1", **more):
    """Return a table with Stonehedge in the ring and this badge drawn."""
    game = table(STONES.format(ring), holdings="stonehedge ring", unseen_powers="", **more)
    state = game.state
    lend(state, state.rules.ids["stonehedge"], state.rules.ids[power])
    return game


def drawn(game):
    state = game.state
    return [state.rules.slugs[id] for id in state.store_of(state.owners.table, state.rules.ids["stonehedge"])]


def test_finder_of_stonehedge_draws_a_badge_from_the_stack():
    # UND-189
    game = stones(column="orcs wise", unseen_powers="mystic stone tomb").play(FIND)
    assert game.decides() == "chance"
    assert [game._text(action) for action, _ in outcomes(game.state)] == [
        "badge mystic",
        "badge stone",
        "badge tomb",
    ]
    assert {weight for _, weight in outcomes(game.state)} == {1}


def test_badge_of_an_open_combo_is_never_drawn_for_stonehedge():
    # UND-189
    game = stones(column="orcs wise", unseen_powers="mystic stone").play(FIND)
    assert game.refuses("badge wise")
    game.play("badge stone")
    assert game.column() == ["orcs wise 0"]


def test_badge_at_stonehedge_stays_and_brings_no_tokens():
    # UND-189
    game = stones(unseen_powers="mystic stone", hand=5).play(f"{FIND}; badge stone")
    assert drawn(game) == ["stone"]
    assert (game.stack("unseen_powers"), game.stack("discarded_powers")) == (["mystic"], [])
    assert game.hand() == 5 - 4


def test_power_of_stonehedge_adds_to_the_power_of_the_race():
    # UND-190
    game = stones("ratmen hill", "orcs wealthy", unseen_powers="mystic stone").play(f"{FIND}; badge mystic")
    assert game.breakdown() == {"regions": 3, "hill": 1, "mystic": 2}


def test_next_holder_of_stonehedge_gets_the_same_power():
    # UND-191
    game = with_badge("mystic", ring="red 1", me="ratmen wealthy", red="orcs hill", hand=9)
    assert game.breakdown("red")["mystic"] == 1
    game.play("conquer ring x3")
    assert drawn(game) == ["mystic"]
    assert (game.breakdown("red").get("mystic"), game.breakdown("me")["mystic"]) == (None, 2)


def test_stonehedge_may_give_a_declined_race_a_power_for_decline():
    # UND-192
    game = with_badge("wise", me="ratmen hill", red="orcs wealthy", hand=0, step="choose-course")
    assert "wise" not in game.breakdown(), "not while it is active"
    game.play("decline")
    assert game.coins() == 3 + 2


def test_declined_race_has_its_power_while_it_holds_stonehedge():
    # UND-192
    game = with_badge("wise", me="ratmen hill", red="orcs wealthy", hand=0, step="choose-course").play(
        "decline"
    )
    game.state.hand[1] = 5
    assert game.score() == 3 + 2
    game.play("expand; conquer ring x3")
    assert game.score() == 2


def test_stonehedge_gives_a_declined_race_no_active_power():
    game = with_badge("mystic", me="ratmen hill", red="orcs wealthy", hand=0, step="choose-course")
    assert game.play("decline").coins() == 3


def test_power_of_stonehedge_works_in_the_turn_it_is_drawn():
    game = stones(unseen_powers="royal stone", hand=4).play(f"{FIND}; badge royal")
    game.play("deploy ring x3; royal ring; expand")
    assert "ring" not in game.targets()


def test_discarded_badges_are_shuffled_when_the_stack_is_empty():
    # UND-195
    game = stones(column="orcs wise", unseen_powers="", discarded_powers="stone tomb mystic").play(FIND)
    assert game.legal() == ["badge mystic", "badge stone", "badge tomb"]


def test_stonehedge_gives_no_power_if_no_badge_is_left():
    # UND-195
    game = stones(column="orcs wise", unseen_powers="").play(FIND)
    assert game.decides() == "me"
    assert drawn(game) == []


@pytest.mark.ours
def test_stonehedge_pays_no_coins_for_taking_a_combo():
    game = stones(unseen_powers="historian", red="orcs hill, declined humans", boxes="grand_dames", coins=3)
    game.play(f"{FIND}; badge historian")
    assert game.coins() == 3


@pytest.mark.ours
def test_stonehedge_pays_the_bonus_for_a_first_turn_only_once():
    game = stones("ratmen hill", unseen_powers="wealthy", red="orcs stout").play(f"{FIND}; badge wealthy")
    assert game.breakdown()["wealthy"] == 7
    game.next_turn_of("me")
    assert "wealthy" not in game.breakdown()


@pytest.mark.ours
def test_badge_with_its_own_tokens_is_not_drawn_for_stonehedge():
    game = stones(unseen_powers="hordes-of stone", boxes="cursed").play(FIND)
    assert game.legal() == ["badge stone"]


@pytest.mark.ours
def test_stout_from_stonehedge_allows_a_decline_after_scoring():
    game = with_badge("stout", me="ratmen hill", red="orcs wealthy", hand=0).play("stop")
    assert game.offers("decline")


def test_race_with_spirit_from_stonehedge_stays_in_decline():
    game = with_badge("spirit", me="ratmen hill", red="orcs wealthy", hand=0, step="choose-course")
    game.play("decline").next_turn_of("me").play("take 1; conquer tower x3; stop")
    game.next_turn_of("me").play("decline")
    assert len(game.races()) == 2


def test_pieces_of_a_power_that_lasts_in_decline_stay():
    game = with_badge("shield", me="ratmen hill", red="orcs wealthy", hand=0, step="choose-course")
    state = game.state
    state.remember(0, state.rules.ids["shield"], 1 << 4 * state.board.places["ring"])
    game.play("decline; expand")
    assert game.price("ring") == 2 + 1 + 1


def test_text_of_a_position_has_the_power_of_stonehedge():
    state = with_badge("mystic", me="ratmen wealthy", red="orcs hill").state
    text = format_position(state)
    assert "table stonehedge mystic" in text
    assert parse_position(state.rules, state.board, text).key() == state.key()


def vanishing(me="ratmen hill"):
    drawing = "{}\n    dale    swamp            me 1           beside well".format(
        STONES.format("me 1").rstrip()
    )
    game = table(
        drawing,
        holdings="stonehedge ring",
        unseen_powers="",
        me=me,
        red="orcs wealthy",
        hand=0,
        step="choose-course",
        boxes="be_not_afraid",
    )
    lend(game.state, game.state.rules.ids["stonehedge"], game.state.rules.ids["vanishing"])
    return game


def test_holder_of_stonehedge_chooses_whether_to_vanish():
    # UND-193
    game = vanishing().play("decline; vanishing")
    assert game.coins() == 4 * 2
    assert game.races() == []
    game = vanishing().play("decline; pass")
    assert game.coins() == 4
    assert game.races() == ["ratmen"]


def test_badge_pays_nothing_in_the_turn_when_its_race_may_vanish():
    # UND-273
    assert vanishing("ogres imperial").play("decline; vanishing").coins() == 4 * 2
    assert vanishing("ogres imperial").play("decline; pass").coins() == 4


def test_armour_stays_in_decline_and_encampments_leave():
    # UND-315
    drawing = """
        camp  hill   me 1  edge
        ring  swamp  red 1 camps 1       beside camp
        well  swamp  red 1         beside camp
    """
    game = table(
        drawing,
        me="ratmen vampire",
        red="humans bivouacking",
        hand=5,
        holdings="stonehedge ring",
        unseen_powers="",
    )
    state = game.state
    shield = state.rules.ids["shield"]
    lend(state, state.rules.ids["stonehedge"], shield)
    state.remember(1, shield, 1 << 4 * state.board.places["well"])
    assert game.refuses("vampire ring red")
    assert game.offers("vampire well red")
    game.next_turn_of("red").play("decline").next_turn_of("me").play("expand")
    assert game.price("ring") == 2 + 1
    assert game.price("well") == 2 + 1 + 1


def test_tomb_from_stonehedge_does_not_keep_hordes_tokens():
    game = with_badge(
        "tomb", me="ratmen hordes-of", red="orcs wealthy", hand=0, boxes="cursed", step="choose-course"
    )
    game.state.tokens[game.state.board.places["camp"]] = 5
    game.play("decline")
    side = game.state.places_of(0)[1]
    assert game.state.tokens_on_map(side) + game.state.hand[side] == 5 + 1 + 1 - 2


def test_spirit_from_stonehedge_ends_once_stonehedge_is_lost():
    game = with_badge("spirit", me="ratmen hill", red="orcs wealthy", hand=0, step="choose-course").play(
        "decline"
    )
    state = game.state
    game.next_turn_of("me").play("take 1; conquer tower x3; stop")
    game.next_turn_of("me").play("decline").next_turn_of("me")
    assert len(game.races()) == 2
    take_away(state, state.rules.ids["stonehedge"])
    game.play("take 1; conquer camp x3; stop")
    lay(state, state.rules.ids["stonehedge"], state.board.places["camp"])
    game.next_turn_of("me").play("decline")
    assert len(game.races()) == 1


def test_reborn_power_ends_once_stonehedge_is_given_away():
    drawing = "ring mine me/declined 1 \n well mine me/declined 1 \n camp hill me 1"
    game = table(
        drawing,
        me="mummies wealthy, declined ogres",
        red="orcs hill",
        holdings="stonehedge ring",
        unseen_powers="",
        step="choose-course",
    )
    lend(game.state, game.state.rules.ids["stonehedge"], game.state.rules.ids["reborn"])
    game.next_turn_of("me")
    assert game.legal() == ["reborn ring", "reborn well", "pass"]
    game.play("reborn ring")
    assert game.legal() == ["expand", "decline"]
    assert not game.state.memories


LOST = """
    camp  hill   me 1            edge
    ring  swamp  red 1           beside camp
    well  swamp  red 1 {}        beside camp ring
    tower hill   red 2           beside camp
"""


def holding_place(power, piece="", **more):
    """Return a table where red holds the ring with Stonehedge, and a piece of its power in the well."""
    game = table(
        LOST.format(piece),
        me="ratmen wealthy",
        red="orcs hill",
        hand=9,
        holdings="stonehedge ring",
        unseen_powers="",
        **more,
    )
    lend(game.state, game.state.rules.ids["stonehedge"], game.state.rules.ids[power])
    return game


def armored(**more):
    game = holding_place("shield", **more)
    game.state.remember(1, game.state.rules.ids["shield"], 2 << 4 * game.state.board.places["well"])
    return game


def walled(**more):
    game = holding_place("fortified", **more)
    state = game.state
    state.place(1, state.rules.ids["fortified"], 1 << state.board.places["well"])
    return game


@pytest.mark.ours
def test_armour_stays_when_stonehedge_is_lost():
    game = armored().play("conquer ring x3")
    assert game.price("well") == 2 + 1 + 2
    game.play("conquer well x5").next_turn_of("red")
    assert not game.state.memories, "with its region it is gone"


@pytest.mark.ours
def test_fortresses_stay_when_stonehedge_is_lost():
    game = walled().play("conquer ring x3")
    assert game.price("well") == 2 + 1 + 1
    game.play("conquer well x4")
    assert game.pieces("fortified") == []


@pytest.mark.ours
def test_fortresses_left_after_stonehedge_is_lost_bring_no_coins():
    assert walled().breakdown("red")["fortified"] == 1
    game = walled().play("conquer ring x3")
    assert "fortified" not in game.breakdown("red")
    game.next_turn_of("red").play("expand; stop")
    while game.on_turn() == "red":
        assert not any("fortified" in action for action in game.legal())
        game._apply(game._plainest())


@pytest.mark.ours
def test_armour_left_after_stonehedge_is_lost_gains_nothing_more():
    drawing = LOST.format("").replace("tower hill ", "tower mushroom-forest")
    game = table(drawing, me="ratmen wealthy", red="orcs hill", hand=9, holdings="stonehedge ring")
    state = game.state
    shield = state.rules.ids["shield"]
    lend(state, state.rules.ids["stonehedge"], shield)
    state.remember(1, shield, 1 << 4 * state.board.places["well"])
    game.play("conquer ring x3").next_turn_of("red").play("expand; stop")
    while game.on_turn() == "red":
        assert not any("shield" in action for action in game.legal())
        game._apply(game._plainest())
    assert state.recall(1, shield) == 1 << 4 * state.board.places["well"]


def test_old_armour_counts_among_the_eight_of_the_new_holder():
    game = table(
        """
        camp  mushroom-forest me 1            edge
        ring  swamp           red 1           beside camp
        well  swamp           red 1           beside camp ring
        """,
        me="ratmen wealthy",
        red="orcs hill",
        hand=9,
        holdings="stonehedge ring",
        unseen_powers="",
    )
    state = game.state
    shield = state.rules.ids["shield"]
    lend(state, state.rules.ids["stonehedge"], shield)
    state.remember(1, shield, 8 << 4 * state.board.places["well"])
    game.play("conquer ring x3; stop")
    while game.on_turn() == "me":
        assert not any("shield" in action for action in game.legal())
        game._apply(game._plainest())


def test_pieces_left_after_stonehedge_is_lost_stay_in_decline():
    for game in (armored(), walled()):
        state = game.state
        game.play("conquer ring x3")
        text = format_position(state)
        assert parse_position(state.rules, state.board, text).key() == state.key()
        price = game.price("well")
        game.next_turn_of("red").play("decline").next_turn_of("me").play("expand")
        assert game.price("well") == price
        text = format_position(state)
        assert parse_position(state.rules, state.board, text).key() == state.key()
        game.play(f"conquer well x{price}")
        text = format_position(state)
        assert parse_position(state.rules, state.board, text).key() == state.key()


def test_holder_who_retakes_stonehedge_has_its_whole_power_again():
    game = walled(step="conquer").play("conquer ring x3").next_turn_of("red")
    game.state.hand[1] = 9
    game.play("expand; conquer ring x3; stop")
    assert game.breakdown("red")["fortified"] == 1


@pytest.mark.ours
def test_encampments_leave_when_stonehedge_is_lost():
    game = holding_place("bivouacking", "")
    state = game.state
    state.remember(1, state.rules.ids["bivouacking"], 1 << 4 * state.board.places["well"])
    assert game.price("well") == 2 + 1 + 1
    assert game.play("conquer ring x3").price("well") == 2 + 1


def tombs(ring=3, well=3, red="skeletons wealthy, hand 12"):
    """Return red's turn, with my race in decline that has Tomb from Stonehedge."""
    drawing = """
        ring  mine      me/declined {}
        well  mud-pool  me/declined {}  beside ring
        den   mine      red 1           beside ring well
        moor  mine      me 1
    """
    game = table(
        drawing.format(ring, well),
        me="drow wealthy, declined ogres",
        red=red,
        hand=0,
        holdings="stonehedge ring",
    )
    lend(game.state, game.state.rules.ids["stonehedge"], game.state.rules.ids["tomb"])
    return game.next_turn_of("red").play("expand")


@pytest.mark.ours
def test_extra_tokens_of_tomb_stay_when_stonehedge_is_lost():
    game = tombs().play("conquer ring x5").end_turn()
    assert game.tokens("well") == 3 + 2


@pytest.mark.ours
def test_tomb_tokens_do_not_withdraw_once_stonehedge_is_lost():
    game = tombs().play("conquer ring x5").next_turn_of("red")
    game.state.hand[1] = 12
    game.play("expand; conquer well x7")
    assert game.races() == ["drow wealthy"]
    assert game.tray("ogres") == 10


@pytest.mark.ours
def test_withdrawn_tomb_tokens_are_lost_with_the_last_region():
    game = tombs().play("conquer ring x5; conquer well x5")
    assert game.races() == ["drow wealthy"]
    assert game.tray("ogres") == 10


RIVERS = """
    ring  mine   me 1
    flow  river  me 1   beside ring
    den   mine   red 1     beside ring
    moor  mine   me 1
"""


def sailors(me, **more):
    game = table(RIVERS, me=me, red="ratmen wealthy, hand 9", hand=0, holdings="stonehedge ring", **more)
    lend(game.state, game.state.rules.ids["stonehedge"], game.state.rules.ids["seafaring"])
    return game


@pytest.mark.ours
def test_rivers_are_left_when_stonehedge_is_lost():
    game = sailors("ogres wealthy")
    assert game.score() == 3
    game.next_turn_of("red").play("expand; conquer ring x3").next_turn_of("me")
    assert game.score() == 1
    game.play("expand; stop")
    assert (game.holder("flow"), game.coins()) == ("", 3 + 1)


@pytest.mark.ours
def test_rivers_are_left_in_decline_after_stonehedge_is_lost():
    game = sailors("ogres wealthy").next_turn_of("red").play("expand; conquer ring x3")
    game.next_turn_of("me").play("decline")
    assert (game.holder("flow"), game.coins()) == ("", 3 + 1)


@pytest.mark.ours
def test_declined_race_keeps_rivers_after_stonehedge_is_lost():
    game = sailors("ogres wealthy", step="choose-course").play("decline")
    assert game.coins() == 3
    game.play("expand; conquer ring x3").end_turn()
    assert (game.holder("flow"), game.score()) == ("me/declined", 2)


def test_declined_ghouls_gain_nothing_from_an_active_power():
    game = table(
        """
        camp    hill             me/declined 8  edge
        ring    mystic-crystal   monster 2            beside camp
        well    mystic-crystal   me 1                 beside ring
        """,
        me="ratmen hill, declined ghouls",
        unseen_powers="wealthy",
        step="choose-course",
        reveal=False,
    )
    game.play("expand; conquer ring x4; marker stonehedge; badge wealthy")
    state = game.state
    assert drawn(game) == ["wealthy"]
    wealthy = state.rules.ids["wealthy"]
    assert not any(state.recall(side, wealthy) for side in range(len(state.held)))


# --- What looks back on the turn --------------------------------------------------------------------

HERE = """
    camp    hill      me 1     edge
    ring    swamp     {}             beside camp
    tower   hill      red 1          beside camp ring
    moor    swamp     red 1          beside camp
    ruin    farmland  red/declined 1 beside camp
    hut     forest    red 1          beside tower
"""


def looking_back(power, ring="red 1", me="ratmen wealthy", red="orcs hill, declined humans", **more):
    """Return a table with Stonehedge in the ring, and a badge that counts events of the turn."""
    game = table(
        HERE.format(ring),
        holdings="stonehedge ring",
        unseen_powers="",
        me=me,
        red=red,
        boxes="grand_dames",
        **{"hand": 11, **more},
    )
    state = game.state
    lend(state, state.rules.ids["stonehedge"], state.rules.ids[power])
    return game


@pytest.mark.ours
def test_conquest_of_stonehedge_itself_counts_as_an_attack():
    assert "peace-loving" not in looking_back("peace-loving").play("conquer ring x3").breakdown()
    game = looking_back("peace-loving", ring="red/declined 1").play("conquer ring x3")
    assert game.breakdown()["peace-loving"] == 3
    assert "peace-loving" not in game.play("conquer moor x3").breakdown()


def test_attack_before_stonehedge_is_found_forfeits_its_bonus():
    game = looking_back("peace-loving", ring="").play("conquer moor x3; conquer ring x2")
    assert "peace-loving" not in game.breakdown()
    game = looking_back("peace-loving", ring="").play("conquer ruin x3; conquer ring x2")
    assert game.breakdown()["peace-loving"] == 3


def test_pillaging_from_stonehedge_counts_earlier_conquests():
    game = looking_back("pillaging", ring="").play("conquer moor x3; conquer ruin x3; conquer ring x2")
    assert game.breakdown()["pillaging"] == 2
    game = looking_back("pillaging", ring="red 1").play("conquer moor x3; conquer ring x3")
    assert game.breakdown()["pillaging"] == 2


def test_diplomat_from_stonehedge_cannot_name_attacked_opponents():
    game = looking_back("diplomat", ring="").play("conquer moor x3; conquer ring x2; stop")
    while game.on_turn() == "me":
        assert not any("diplomat" in action for action in game.legal())
        game._apply(game._plainest())
    game = looking_back("diplomat", ring="").play("conquer ruin x3; conquer ring x2").play("stop")
    offered = set()
    while game.on_turn() == "me":
        offered |= set(game.legal())
        game._apply(game._plainest())
    assert "diplomat player 2" in offered


def avenged(ring):
    """Return my turn after red conquered my hut, and after I conquered the ring with Stonehedge."""
    drawing = HERE.replace("hut     forest    red 1 ", "hut     forest    me 1  ")
    game = table(
        drawing.format(ring),
        holdings="stonehedge ring",
        unseen_powers="",
        me="ratmen wealthy",
        red="orcs hill, hand 6, declined humans",
        hand=0,
    )
    lend(game.state, game.state.rules.ids["stonehedge"], game.state.rules.ids["vengeful"])
    game.end_turn().play("expand; conquer hut x3").end_turn()
    game.state.hand[0] = 9
    return game.play("expand; conquer ring x2" if not ring else "expand")


def test_vengeful_counts_attacks_from_before_stonehedge_was_held():
    game = avenged("")
    assert "-1 Vengeful" in game.quote("moor")
    assert "-1 Vengeful" in game.quote("ruin")


def test_vengeful_power_from_stonehedge_ends_with_the_turn():
    game = avenged("").next_turn_of("me").play("expand")
    assert "Vengeful" not in game.quote("moor")


def test_power_of_stonehedge_counts_conquests_before_it_is_found():
    game = table(
        HERE.format("monster 2"),
        me="ratmen wealthy",
        red="orcs hill, declined humans",
        boxes="grand_dames",
        unseen_powers="peace-loving pillaging",
        reveal=False,
        hand=11,
    )
    game.play("conquer moor x3; conquer ring x4; marker stonehedge")
    other = Table(game.state.copy(), reveal=False)
    assert "peace-loving" not in game.play("badge peace-loving").breakdown()
    assert other.play("badge pillaging").breakdown()["pillaging"] == 2


def test_attack_before_stonehedge_was_retaken_still_counts():
    game = looking_back("peace-loving", ring="me 1", hand=11).play("conquer moor x3")
    state, region = game.state, game.state.board.places["ring"]
    give_up(state, 0, region)
    game.play("conquer ring x2")
    assert "peace-loving" not in game.breakdown()


def test_peace_of_the_diplomats_ends_when_stonehedge_is_lost():
    game = looking_back("diplomat", ring="me 1", hand=0, red="orcs hill, hand 6").play("stop; diplomat red")
    assert game.on_turn() == "red"
    state = game.state
    game.play("expand")
    assert "camp" not in game.targets()
    give_up(state, 0, state.board.places["ring"])
    assert "camp" in game.targets()


def test_text_of_a_position_has_the_earlier_attacks():
    state = looking_back("peace-loving", ring="").play("conquer moor x3").state
    assert parse_position(state.rules, state.board, format_position(state)).key() == state.key()
