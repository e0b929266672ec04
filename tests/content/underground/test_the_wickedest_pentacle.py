"""The Wickedest Pentacle: the Balrog comes out of it and takes regions for nobody.

Source: Underground, Popular Places.
"""

import pytest

from kit.table import table as any_table
from kit.underground import table, where, whole_box
from kit.wolves import wolves
from smallworld.content.box import Box
from smallworld.engine.holdings import lay

PENTACLE = "the-wickedest-pentacle"
CIRCLE = """
    camp    hill      me 1                edge
    cell    forest    monster 2                 beside camp
    north   swamp     red {}                    beside cell
    south   farmland                            beside cell north
    brook   river                               beside cell
    abyss   chasm                               beside cell
    far     mountain  red 1                     beside north
"""
FIND = f"conquer cell x4; marker {PENTACLE}"


def circle(north=3, me="ratmen wealthy", red="orcs hill", drawing=CIRCLE, hand=5, **more):
    return table(drawing.format(north), me=me, red=red, hand=hand, **more)


def held(north=3, me="ratmen wealthy", red="orcs hill", balrog="", drawing=CIRCLE, **more):
    """Return a table where I have held the Pentacle in the cell for a turn; the Balrog may be placed."""
    drawing = drawing.replace("monster 2", "me 1     ")
    if balrog:
        lines = drawing.splitlines()
        for place, line in enumerate(lines):
            if line.split()[:1] == [balrog]:
                name, terrain = line.split()[:2]
                beside = line.partition(" beside ")[2]
                lines[place] = f"{name} {terrain} neutral 1 beside {beside}"
        drawing = "\n".join(lines)
    game = table(drawing.format(north), me=me, red=red, holdings=f"{PENTACLE} cell", **more)
    if balrog:
        state = game.state
        state.place(state.owners.neutral, state.rules.ids["balrog"], 1 << state.board.places[balrog])
    return game


def ways(game):
    return [action.split()[1] for action in game.legal() if action.startswith(PENTACLE)]


def test_finder_of_the_pentacle_sends_the_balrog_to_a_neighbour():
    game = circle().play(FIND)
    assert game.legal() == [f"{PENTACLE} {region}" for region in ("camp", "north", "south", "brook")]


def test_player_may_conquer_after_sending_the_balrog():
    game = circle(hand=6).play(f"{FIND}; {PENTACLE} south")
    assert game.holder("south") == "neutral"
    assert game.offers("conquer brook x1")


def test_balrog_kills_two_tokens_and_the_others_withdraw():
    # UND-19
    game = circle(3).play(f"{FIND}; {PENTACLE} north")
    assert game.holder("north") == "neutral"
    game.end_turn()
    assert game.tokens("far") == 1 + 1
    assert game.tray("orcs") == 10 - 2


def test_single_token_in_a_region_is_lost_to_the_balrog():
    game = circle(1).play(f"{FIND}; {PENTACLE} north")
    assert game.tray("orcs") == 10 - 1


def test_region_of_the_balrog_cannot_be_conquered():
    # UND-196
    game = circle(hand=9).play(f"{FIND}; {PENTACLE} south")
    assert game.refuses("conquer south x3")
    assert game.quote("south") == "cannot be conquered: immune balrog"
    game.next_turn_of("red").play("expand")
    assert "south" not in game.targets()


def test_region_of_the_balrog_scores_for_nobody():
    # UND-196
    game = circle().play(f"{FIND}; {PENTACLE} south")
    assert (game.score("me"), game.score("red")) == (2, 2)


def test_holder_may_move_the_balrog_once_a_turn():
    # UND-20
    game = held(balrog="south")
    assert ways(game) == ["cell", "north"]
    game.play(f"{PENTACLE} north")
    assert (game.holder("north"), game.holder("south")) == ("neutral", "")
    assert ways(game) == []
    assert game.offers("conquer south x2")


def test_balrog_does_not_move_again_in_the_turn_it_appears():
    game = circle(hand=9).play(f"{FIND}; {PENTACLE} south")
    assert ways(game) == []
    game.end_turn()
    assert game.on_turn() == "red"


def test_balrog_moves_only_across_common_borders():
    # UND-197
    drawing = CIRCLE.replace("far     mountain  red 1", "far     forest         ")
    game = held(drawing=drawing)
    lay(game.state, game.state.rules.ids["the-great-brass-pipe"], game.state.board.places["cell"])
    assert "far" in game.targets()
    assert "far" not in ways(game)


def test_balrog_cannot_enter_regions_immune_to_its_holder():
    # UND-198: a chasm, a region that is immune, an empty river
    drawing = CIRCLE.replace("red {}  ", "red {} hero").replace(
        "far     mountain  red 1", "far     mountain  red 1 hero"
    )
    game = held(red="orcs heroic", drawing=drawing)
    assert ways(game) == ["camp", "south", "brook"]


def test_balrog_cannot_enter_the_region_of_a_ghost():
    # UND-302
    game = held()
    state = game.state
    crypt = state.rules.ids["the-crypt-of-the-tomb-raider"]
    state.holdings = {**state.holdings, crypt: state.board.places["far"]}
    state.raise_shields()
    assert "north" in ways(game)
    state.place(state.owners.table, crypt, 1 << state.board.places["north"])
    assert "north" not in ways(game)


@pytest.mark.ours
def test_tokens_of_the_holder_flee_from_the_balrog_to_the_hand():
    # UND-199
    game = held(drawing=CIRCLE.replace("me 1     ", "me 4     "), hand=0)
    game.play(f"{PENTACLE} camp")
    assert game.hand() == 4 - 2
    assert game.offers("conquer south x2")


def test_conqueror_of_the_pentacle_may_send_the_balrog_that_turn():
    # UND-201
    drawing = CIRCLE.replace("monster 2", "red 1    ")
    game = table(drawing.format(3), me="ratmen wealthy", red="orcs hill", holdings=f"{PENTACLE} cell", hand=5)
    assert ways(game) == []
    assert ways(game.play("conquer cell x3")) == ["camp", "north", "south", "brook"]


def test_race_in_decline_cannot_send_the_balrog():
    # UND-202
    game = held(balrog="south", step="choose-course").play("decline")
    assert ways(game) == []
    assert game.on_turn() == "red"
    assert "south" not in game.play("expand").targets()


def test_place_in_the_region_of_the_balrog_helps_nobody():
    # UND-204
    game = held(1)
    keep = game.state.rules.ids["the-keep-on-the-motherland"]
    lay(game.state, keep, game.state.board.places["north"])
    assert game.score("red") == 2 + 1
    game.play(f"{PENTACLE} north")
    assert game.score("red") == 1
    assert where(game, "the-keep-on-the-motherland") == "north"
    game.next_turn_of("me").play(f"expand; {PENTACLE} south")
    assert game.price("north") == 2 + 1


def shut_in():
    """Return a table where I found the Pentacle between only a hero and a chasm."""
    drawing = """
        camp  hill    red 1 hero   edge
        cell  forest  monster 2    edge beside camp
        abyss chasm                     beside cell
        hut   hill    red 1        edge
    """
    return table(drawing, me="ratmen wealthy", red="orcs heroic", hand=9).play(FIND)


def test_balrog_without_a_target_stays_off_the_board():
    # UND-206
    game = shut_in()
    assert game.holder("camp") == "red"
    assert ways(game) == []
    game.end_turn()
    assert game.on_turn() == "red"


def test_balrog_off_the_board_may_enter_in_a_later_turn():
    # UND-206
    game = shut_in().end_turn().play("expand; abandon camp").next_turn_of("me").play("expand")
    assert ways(game) == ["camp"]
    assert ways(held()) == ["camp", "north", "south", "brook"]


def test_balrog_may_be_sent_after_a_failed_final_attempt():
    # UND-207
    game = held(hand=2).play("attempt north").roll(0)
    assert game.holder("north") == "red"
    while not ways(game):
        game.play(game.legal()[-1])
    game.play(f"{PENTACLE} north")
    assert game.holder("north") == "neutral"
    assert game.on_turn() == "red", "and the turn is over"


def test_sending_the_balrog_is_optional():
    game = held(hand=0).play("stop")
    assert game.offers("pass")
    assert game.play("pass").on_turn() == "red"


@pytest.mark.ours
def test_balrog_that_drives_out_monsters_reveals_nothing():
    game = held(drawing=CIRCLE.replace("south   farmland  ", "south   farmland monster 2"))
    game.play(f"{PENTACLE} south")
    assert game.holder("south") == "neutral"
    assert len(game.state.holdings) == 1


@pytest.mark.ours
def test_balrog_takes_no_token_from_a_race_that_never_loses_any():
    # UND-248
    game = held(3, red="elves hill").play(f"{PENTACLE} north")
    assert game.hand("red") == 3


@pytest.mark.ours
def test_attack_by_the_balrog_earns_its_holder_no_coins():
    # UND-256
    game = held(3, me="orcs pillaging", red="ratmen hill", hand=0)
    before = game.score()
    assert game.play(f"{PENTACLE} north").score() == before


def test_balrog_is_bound_by_the_peace_of_its_holder():
    # UND-257
    game = held(3, red="orcs diplomat", hand=0)
    state = game.state
    state.remember(1, state.rules.ids["diplomat"], 0 + 1)
    assert "north" not in ways(game)


@pytest.mark.ours
def test_sending_the_balrog_at_an_active_race_breaks_the_peace():
    # UND-258
    game = held(3, me="ratmen peace-loving", hand=0)
    assert game.score() == 2 + 3
    assert game.play(f"{PENTACLE} north").score() == 2


@pytest.mark.ours
def test_peace_allows_sending_the_balrog_at_the_holders_race():
    drawing = CIRCLE.replace("south   farmland     ", "south   farmland me 3 ")
    game = held(3, me="ratmen peace-loving", drawing=drawing, hand=0)
    assert game.score() == 3 + 3
    assert game.play(f"{PENTACLE} south").score() == 2 + 3


@pytest.mark.ours
def test_sending_the_balrog_at_the_holders_race_is_no_attack():
    drawing = CIRCLE.replace("south   farmland     ", "south   farmland me 3 ")
    game = held(3, me="ratmen diplomat", drawing=drawing, hand=1).play(f"{PENTACLE} south")
    assert not game.state.recall(0, game.state.rules.ids["diplomat"])


@pytest.mark.ours
def test_sending_the_balrog_at_declined_liches_costs_a_coin():
    # UND-259
    drawing = CIRCLE.replace("red {}  ", "red/declined {}").replace(
        "far     mountain  red 1", "far mountain red/declined 1"
    )
    broke = held(1, me="ratmen wealthy, coins 0", red="declined liches", drawing=drawing, column="")
    assert "north" not in ways(broke)
    game = held(1, me="ratmen wealthy, coins 2", red="declined liches, coins 0", drawing=drawing, column="")
    game.play(f"{PENTACLE} north")
    assert (game.coins("me"), game.coins("red")) == (1, 1)


def test_drow_do_not_count_the_balrog_as_another_race():
    # UND-55
    game = table("cave hill me 1 edge \n den swamp neutral 1 beside cave", me="drow wealthy", hand=0)
    assert game.score() == 1 + 1


@pytest.mark.ours
def test_balrog_may_go_onto_the_region_of_the_pentacle():
    game = held(balrog="south").play(f"{PENTACLE} cell")
    assert game.holder("cell") == "neutral"
    assert where(game, PENTACLE) == "cell"
    assert game.hand() >= 0
    assert ways(game.next_turn_of("me").play("expand")) == []


@pytest.mark.ours
def test_immortal_race_loses_no_token_to_the_balrog():
    # UND-247
    game = held(3, red="ogres immortal").play(f"{PENTACLE} north")
    assert game.hand("red") == 3


@pytest.mark.ours
def test_martyr_is_paid_when_the_balrog_takes_a_region():
    # UND-255
    game = held(3, red="ogres martyr, coins 0").play(f"{PENTACLE} north")
    assert game.coins("red") == 1


def test_adventurous_ignores_a_place_in_the_region_of_the_balrog():
    # UND-318
    game = held(1, red="ogres adventurous")
    lay(game.state, game.state.rules.ids["the-fountain-of-youth"], game.state.board.places["north"])
    assert game.breakdown("red") == {"regions": 2, "adventurous": 1}
    assert game.play(f"{PENTACLE} north").breakdown("red") == {"regions": 1}


def test_shrubmen_keep_the_balrog_out_of_their_forests():
    # UND-323
    drawing = CIRCLE.replace("north   swamp ", "north   mushroom-forest ")
    active = held(1, red="shrubmen hill", drawing=drawing, hand=9)
    drawing = drawing.replace("red {}", "red/declined {}")
    declined = held(1, red="orcs hill, declined shrubmen", drawing=drawing, hand=9)
    for game in (active, declined):
        assert "north" not in ways(game)
        assert game.quote("north") == "cannot be conquered: immune forest"


def test_balrog_does_not_use_the_tokens_of_another_neutral_race():
    below, pack = whole_box(), wolves()
    both = Box(
        "both",
        "Both",
        1,
        below.races,
        below.powers,
        auxiliaries=[*below.auxiliaries, *pack.auxiliaries],
        features=below.features,
    )
    game = any_table(CIRCLE.format(3), me="ratmen wealthy", red="orcs hill", hand=5, own=both)
    pack_tokens = game.state.tray(game.state.rules.ids["wolves"])
    game.play(f"{FIND}; {PENTACLE} south")
    assert game.holder("south") == "neutral"
    assert game.state.tray(game.state.rules.ids["wolves"]) == pack_tokens


def test_player_who_sends_the_balrog_gets_no_pot():
    game = circle("1 pot", red="leprechauns corrupt", coins=5, hand=4).play(FIND)
    before = game.coins(), game.coins("red")
    game.play(f"{PENTACLE} north")
    assert (game.coins(), game.coins("red")) == (before[0] - 1, before[1] + 1)


@pytest.mark.ours
def test_player_who_sends_the_balrog_pays_a_corrupt_race_a_coin():
    game = held(3, me="ratmen wealthy, coins 2", red="ogres corrupt, coins 0", boxes="be_not_afraid")
    game.play(f"{PENTACLE} north")
    assert (game.coins(), game.coins("red")) == (1, 1)


@pytest.mark.ours
def test_attack_by_the_balrog_counts_as_an_attack_for_vengeful():
    drawing = CIRCLE.replace("beside north", "beside north camp")
    game = held(3, red="ratmen vengeful", drawing=drawing, hand=0)
    before = game.price("camp", by="red")
    game.play(f"{PENTACLE} north").next_turn_of("red").play("expand")
    assert game.price("camp") == before - 1


@pytest.mark.ours
def test_balrog_captures_a_leader_in_place_of_a_token():
    game = held("3 leader", red="ogres hill", boxes="leaders").play(f"{PENTACLE} north")
    assert (game.hand("red"), game.tray("ogres")) == (2, 10 - 2 - 1)


@pytest.mark.ours
def test_ransackers_and_fauns_gain_nothing_from_the_balrog():
    game = held(3, me="skeletons ransacking", red="ogres hill, coins 5", boxes="cursed")
    assert game.play(f"{PENTACLE} north").coins("red") == 5
    game = held(3, me="fauns hill", red="ogres hill", boxes="royal_bonus").play(f"{PENTACLE} north")
    assert game.tray("ogres") == 10 - 4 + 2


@pytest.mark.ours
def test_tomb_tokens_that_flee_from_the_balrog_return_that_turn():
    drawing = CIRCLE.replace("south   farmland     ", "south   farmland me/declined 4")
    drawing = drawing.replace("far     mountain  red 1 ", "far mountain me/declined 1 ")
    game = held(1, me="ratmen wealthy, declined ogres tomb", drawing=drawing).play(f"{PENTACLE} south")
    assert game.hand("me/declined") == 2
    game.end_turn()
    assert game.tokens("far") == 1 + 2


@pytest.mark.ours
def test_crypt_in_the_region_of_the_balrog_helps_nobody():
    game = held(3)
    state = game.state
    crypt = state.rules.ids["the-crypt-of-the-tomb-raider"]
    lay(state, crypt, state.board.places["north"])
    state.place(state.owners.table, crypt, 1 << state.board.places["south"])
    assert "south" not in game.targets()
    game.play(f"{PENTACLE} north")
    assert "south" not in game.targets()


@pytest.mark.ours
def test_ghouls_that_find_the_pentacle_do_not_send_the_balrog():
    drawing = CIRCLE.replace("camp    hill      me 1     ", "camp    hill      me/ghouls 6")
    drawing = drawing.replace("far     mountain  red 1", "far     mountain  me 1")
    game = circle(1, me="ratmen wealthy, declined ghouls", drawing=drawing, hand=3, step="choose-course")
    game.play(f"expand; {FIND}")
    assert not any(PENTACLE in action for action in game.legal())
    assert game.pieces("balrog") == []


def test_player_who_gets_the_pentacle_of_ghouls_sends_the_balrog():
    drawing = CIRCLE.replace("monster 2", "red/ghouls 1")
    game = circle(1, red="orcs hill, declined ghouls", drawing=drawing, holdings=f"{PENTACLE} cell", hand=5)
    assert game.play("conquer cell x3").offers(f"{PENTACLE} south")
