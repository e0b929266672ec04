"""A Dig Too Far: gold in three veins, and guards who come out of the veins.

Source: Realms, scenario 10.
"""

import pytest

from kit.underground import where
from kit.veins import attack, dig, find_coin, guards_in
from smallworld.content.catalogue import make_rules
from smallworld.content.leaders.captives import lose
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.rules.mine_depth import coins_left
from smallworld.content.realms.rulings import VEIN_COINS
from smallworld.engine import reports
from smallworld.engine.board import regions_in
from smallworld.engine.game import new_game
from smallworld.engine.rules import slug
from smallworld.engine.sheets.display import captives_of
from smallworld.views.seat import seen_by
from smallworld.views.story import tell
from smallworld.views.view import features_in, view

VEINS = """
    camp  mine                       me 2   edge
    wa    mud-pool,west-vein,vein-a                beside camp
    wb    mud-pool,west-vein,vein-b                beside wa
    wc    mine,west-vein,vein-c                    beside wb
    ma    mud-pool,middle-vein,vein-a              beside camp
    mb    mine,middle-vein,vein-b                  beside ma
    mc    mud-pool,middle-vein,vein-c              beside mb
    ea    mud-pool,east-vein,vein-a                beside camp
    eb    mine,east-vein,vein-b                    beside ea
    ec    mud-pool,east-vein,vein-c                beside eb
    far   mine                       red 2  edge
"""
UPPER = VEINS.replace("vein-a ", "vein-a me 1 ")  # all regions of the top level are mine
# One vein, and the region in front of it.
WEST = """
    wa    mud-pool,west-vein,vein-a  {a}
    wb    mud-pool,west-vein,vein-b  {b}  beside wa
    wc    mine,west-vein,vein-c      {c}  beside wb
    x     {x}                             beside {beside}
    far   mine                      red 2  edge
"""


def west(a="", b="", c="", x="mine", beside="wa", **more):
    return dig(WEST.format(a=a, b=b, c=c, x=x, beside=beside), **more)


def kinds(game):
    """Return the reports about the guards' turn, by kind."""
    return [report.kind for report in game.reports]


# --- How it begins --------------------------------------------------------------------------------------


def test_nine_coins_are_drawn_for_the_veins_and_stay_secret():
    # REA-143
    game = dig(VEINS)
    places = game.state.board.places
    levels = game.state.rules.ids["guards"]
    assert VEIN_COINS == ((1, 1, 1, 1, 3, 3), (1, 1, 3, 3, 5, 5), (5, 5, 5, 10))
    for vein in "wme":
        for level, pile in zip("abc", VEIN_COINS, strict=True):
            assert coins_left(game.state, levels, places[vein + level]) == list(pile)
    assert sum(map(len, VEIN_COINS)) - 9 == 7


def test_each_region_of_a_vein_starts_with_one_guard():
    # REA-144
    rules = make_rules(("base", "underground"), own=REALMS["realms_10"](), world="underground")
    state = new_game(rules, dig(VEINS).state.board, 2)
    neutral = state.owners.neutral
    for vein, kind in (("west", "skeleton-guards"), ("middle", "sorcerer-guards"), ("east", "mummy-guards")):
        assert state.pieces(neutral, rules.ids[kind]) == state.board.where(f"{vein}-vein")
        assert [state.tokens[region] for region in regions_in(state.board.where(f"{vein}-vein"))] == [1, 1, 1]
    names = {slug(rules.names[id]) for id in rules.races}
    assert not names & {"flames", "skeletons", "sorcerers", "mummies"}
    relics = [id for id in rules.markers if id not in rules.guarded]
    assert len(relics) == 6
    assert len(rules.guarded) == 9, "places alone are under Monsters"


def test_monsters_in_this_scenario_guard_places_but_no_relics():
    game = dig("camp mine me 1 edge \n cave mud-pool monster 2 beside camp").play("conquer cave x4")
    assert "marker stonehedge" in game.legal()
    assert "marker froggys-ring" not in game.legal()


# --- Digging --------------------------------------------------------------------------------------------


def test_region_of_a_vein_costs_three_tokens_at_first():
    # REA-145
    assert dig(VEINS).price("wa") == 2 + 1


def test_next_level_opens_once_the_level_above_is_conquered():
    # REA-148
    game = dig(VEINS, hand=12)
    find_coin(find_coin(game.play("conquer wa x3"), 1).play("conquer ma x3"), 1)
    assert game.refuses("conquer wb x4")
    assert game.quote("wb") == "cannot be conquered: closed level"
    find_coin(game.play("conquer ea x3"), 1)
    assert game.price("wb") == 2 + 1 + 1, "in the same turn"


def test_opening_a_level_is_reported():
    game = dig(VEINS, hand=12)
    find_coin(find_coin(game.play("conquer wa x3"), 1).play("conquer ma x3"), 1)
    assert reports.OPENED not in kinds(game)
    find_coin(game.play("conquer ea x3"), 1)
    assert [report.number for report in game.reports if report.kind == reports.OPENED] == [3]


def test_levels_of_the_veins_stay_open_once_they_are_opened():
    game = dig(UPPER.replace("east-vein,vein-a me 1", "east-vein,vein-a"), found="ea 1", guards="ea 2")
    assert game.holder("ea") == "neutral"
    assert game.price("wb") == 2 + 1


def test_third_level_of_the_veins_opens_after_the_second():
    game = dig(UPPER.replace("west-vein,vein-b", "west-vein,vein-b me 1"))
    assert game.refuses("conquer wc x3")
    found = UPPER.replace("vein-b ", "vein-b me 1 ")
    assert dig(found).price("wc") == 2 + 1


def test_conqueror_immediately_shows_the_coin_taken_from_a_vein():
    game = find_coin(dig(VEINS).play("conquer wa x3"), 3)
    assert game.coins() == 3
    assert (reports.COINS_GAINED, 3) in [(report.kind, report.number) for report in game.reports]
    assert seen_by(game.state, 1).coins[0] != 3, "the total is nobody else's business"
    assert game.decides() == "me"


def test_each_coin_in_a_vein_is_found_once():
    game = find_coin(dig(VEINS).play("conquer wa x3"), 3).play("conquer ma x3")
    assert game.legal() == [f"gold {place}" for place in range(1, 6)]
    find_coin(game, 3).play("conquer ea x3")
    assert len(game.legal()) == 4
    with pytest.raises(ValueError, match="not in list"):
        find_coin(game, 3)


def test_found_coin_adds_its_value_in_guards_one_level_down():
    # The first half of the example in the rules.
    game = find_coin(dig(VEINS).play("conquer wa x3"), 3)
    assert guards_in(game, "wb") == "skeleton-guards 4"
    assert guards_in(game, "wc") == "skeleton-guards 1"


def test_coin_worth_five_reveals_a_relic():
    # REA-147
    game = dig(UPPER, guards="wb 4")
    assert game.price("wb") == 6
    find_coin(game.play("conquer wb x6"), 5)
    assert game.coins() == 5
    assert len(game.legal()) == 6
    game.play("marker the-sword-of-the-killer-rabbit")
    assert where(game, "the-sword-of-the-killer-rabbit") == "wb"
    assert game.offers("use the-sword-of-the-killer-rabbit")
    assert guards_in(game, "wc") == "skeleton-guards 9"


def test_conquest_of_the_third_level_summons_no_guards():
    game = dig(UPPER.replace("vein-b ", "vein-b me 1 "), guards="wc 3", hand=5)
    find_coin(game.play("conquer wc x5"), 10).play("marker froggys-ring")
    assert game.coins() == 10
    assert not game.pieces("skeleton-guards")


def test_guards_come_only_as_long_as_the_supply_lasts():
    game = dig(UPPER, guards="wb 1, wc 19", hand=3)
    find_coin(game.play("conquer wb x3"), 5).play("marker froggys-ring")
    assert guards_in(game, "wc") == "skeleton-guards 20"


def test_region_of_a_vein_pays_no_second_coin():
    # REA-160
    game = dig(VEINS, guards="wa 3", found="wa 1")
    assert game.price("wa") == 5
    game.play("conquer wa x5")
    assert game.decides() == "me"
    assert game.coins() == 0
    assert guards_in(game, "wb") == "skeleton-guards 3"


def test_guards_of_an_exhausted_region_move_down_the_vein():
    game = west(a="", b="me 1", found="wa 1, wc 5", guards="wa 3, wc 2", x="mine me 2")
    game.play("conquer wa x5")
    assert guards_in(game, "wc") == "skeleton-guards 4"


def test_guards_that_have_no_region_below_them_are_removed():
    game = west(b="me 1", c="me 1", found="wa 1", guards="wa 3", x="mine me 2").play("conquer wa x5")
    assert not game.pieces("skeleton-guards")


def test_socks_remove_guards_that_have_no_region_below_them():
    game = west(
        a="me 1", b="me 1", guards="wc 4", x="mine me 2", holdings="the-stinky-trolls-socks wb", hand=5
    )
    game.play("use the-stinky-trolls-socks; conquer wc x2")
    assert not game.pieces("skeleton-guards")
    assert game.state.hand[game.state.owners.neutral] == 0


def test_guards_count_as_monsters_and_not_as_a_race():
    # REA-168
    game = dig(VEINS, me="liches vampire")
    assert not game.offers("vampire wa red")
    assert not [action for action in game.legal() if action.startswith("vampire")]


def test_race_leaves_a_river_that_it_crossed_to_reach_a_vein():
    # REA-166
    game = dig("camp mine me 1 edge \n ford river beside camp \n wa mud-pool,west-vein,vein-a beside ford")
    game.play("conquer ford x1; conquer wa x3")
    find_coin(game, 1).play("stop")
    assert game.holder("ford") == ""
    assert game.holder("wa") == "me"


def test_region_whose_coin_was_found_no_longer_shows_its_level():
    game = west(a="me 1", b="", found="wa 3")
    shown = {region["id"]: region["features"] for region in view(game.state)["regions"]}
    assert shown["wa"] == ["mud-pool", "west-vein"]
    assert shown["wb"] == ["mud-pool", "west-vein", "vein-b"]
    find_coin(game.play("conquer wb x3"), 1)
    assert [features_in(game.state, region) for region in (0, 1)] == [["mud-pool", "west-vein"]] * 2
    assert features_in(game.state, 2)[-1] == "vein-c"


def test_region_of_a_vein_scores_a_coin_like_any_other_region():
    assert dig(UPPER).breakdown()["regions"] == 4


# --- The guards' turn -----------------------------------------------------------------------------------


def test_guards_do_not_attack_before_their_vein_is_touched():
    # REA-154
    game = attack(dig(VEINS, hand=0))
    assert (game.on_turn(), game.state.turn) == ("me", 4)
    assert [game.tokens(region) for region in ("wa", "wb", "wc", "ma", "eb")] == [1] * 5


def test_guards_attack_with_all_but_one_and_roll_the_die():
    # REA-152
    game = attack(west(a="me 2", guards="wb 4", x="mine tribe 9", beside="far", hand=0))
    assert game.decides() == "chance"
    won = game.play("roll 1")
    assert guards_in(won, "wa") == "skeleton-guards 3"
    assert guards_in(won, "wb") == "skeleton-guards 1"
    assert [report.number for report in won.reports if report.kind == reports.WITHDREW] == [1]


def test_guards_whose_attack_fails_stay_in_place():
    # REA-152
    game = attack(west(a="me 2", guards="wb 4", x="mine tribe 9", beside="far", hand=0)).play("roll 0")
    assert game.holder("wa") == "me"
    assert guards_in(game, "wb") == "skeleton-guards 4"


def test_guards_attack_the_least_protected_region_first():
    # REA-155
    game = attack(
        dig(
            """
            wb mud-pool,west-vein,vein-b
            x  mine red 1               beside wb
            y  black-mountain red 2     beside wb
            camp mine me 2
            """,
            guards="wb 7",
            hand=0,
        )
    )
    assert game.holder("x") == "neutral"
    assert game.tokens("x") == 3
    assert game.decides() == "chance"
    aimed = [(report.region, report.number) for report in game.reports if report.kind == reports.AIMED]
    assert aimed == [(1, 3), (2, 5)]
    assert game.play("roll 2").tokens("y") == 3


def test_die_decides_between_equal_targets_of_guards():
    # REA-156
    game = attack(
        dig(
            """
            wb mud-pool,west-vein,vein-b
            x mine red 1 beside wb
            y mine red 1 beside wb
            camp mine me 2
            """,
            guards="wb 4",
            hand=0,
        )
    )
    assert game.legal() == ["guard x", "guard y"]
    game.play("guard y")
    assert guards_in(game, "y") == "skeleton-guards 3"
    assert game.holder("x") == "red"


def test_guards_make_no_attack_that_the_die_could_not_win():
    # REA-157
    game = attack(west(a="me 5", guards="wb 4", x="mine", beside="far", hand=0))
    assert game.on_turn() == "me"
    assert guards_in(game, "wb") == "skeleton-guards 4"
    assert reports.STAYED in kinds(game)


def test_monsters_that_guard_places_never_attack():
    # REA-159
    game = attack(dig("camp mine me 1 edge \n cave mud-pool monster 2 beside camp", hand=0))
    assert (game.holder("cave"), game.tokens("cave"), game.holder("camp")) == ("tribe", 2, "me")


def test_guards_do_not_attack_monsters_that_guard_places():
    game = attack(
        dig("wb mud-pool,west-vein,vein-b \n cave mine monster 2 beside wb \n far mine red 2", guards="wb 9")
    )
    assert game.tokens("cave") == 2


def test_guards_may_attack_any_land_beside_their_vein():
    game = attack(west(a="me 1", guards="wb 7", x="mine", hand=0))
    assert guards_in(game, "wa") == "skeleton-guards 3"
    assert guards_in(game, "x") == "skeleton-guards 2"
    assert guards_in(game, "wb") == "skeleton-guards 2", "one that stayed, and one to whom nothing was left"


def test_guards_do_not_attack_rivers():
    game = attack(west(a="", guards="wa 1, wb 4", x="river", hand=0))
    assert game.holder("x") == ""


def test_guards_return_to_their_vein_if_nothing_can_be_attacked():
    # REA-161
    game = west(a="me 1", b="me 4", found="wc 5", guards="wc 4", x="mine", beside="wa", hand=0)
    attack(game).play("roll 0")
    assert guards_in(game, "wc") == "skeleton-guards 4"


def test_spare_guards_go_to_the_highest_region_of_their_vein():
    game = west(a="me 9", found="wa 1", guards="x west-vein 4, wb 1", x="mine", hand=0)
    attack(game)
    assert guards_in(game, "x") == "skeleton-guards 1"
    assert guards_in(game, "wb") == "skeleton-guards 4"


def test_veins_attack_from_west_to_east():
    game = dig(VEINS.replace("me 2", "me 1"), guards="wa 4, ma 4, ea 4", hand=0)
    attack(game)
    gathered = [report.by for report in game.reports if report.kind == reports.GATHERED]
    ids = game.state.rules.ids
    assert gathered[0] == ids["skeleton-guards"]
    assert guards_in(game, "camp") == "skeleton-guards 3"
    assert guards_in(game, "ma") == "sorcerer-guards 4", "what other guards hold is no target"


def test_guards_do_not_attack_immune_regions():
    # REA-163
    game = dig(
        "wb mud-pool,west-vein,vein-b \n x mine me 1 queen beside wb \n far mine red 2",
        me="liches royal",
        guards="wb 9",
        hand=0,
    )
    assert "x" not in game.targets(by="neutral")


def test_guards_do_not_attack_after_the_last_round():
    # REA-164
    game = west(a="me 1", guards="wb 9", turn=10, hand=0)
    game.end_turn().end_turn()
    assert game.state.over
    assert game.holder("wa") == "me"


def test_players_displaced_by_guards_return_in_clockwise_order():
    # REA-169
    game = dig(
        """
        wa mud-pool,west-vein,vein-a
        ea mud-pool,east-vein,vein-a
        x  mine red 3                 beside wa
        y  mine me 3                  beside ea
        p  mine red 1
        q  mine red 1
        r  mine me 1
        s  mine me 1
        """,
        guards="wa 6, ea 6",
        hand=0,
    )
    attack(game)
    assert (game.holder("x"), game.holder("y")) == ("neutral", "neutral")
    assert game.decides() == "me"
    assert game.state.turn == 3, "before the marker moves"
    game.play("deploy r x2")
    assert game.decides() == "red"
    game.play("deploy p x1")
    assert game.state.turn == 4


# --- Whom they meet -------------------------------------------------------------------------------------


def test_corrupt_race_gets_no_coin_from_guards():
    # REA-162
    game = attack(west(x="mine red 1", guards="wa 4", red="shrooms corrupt", hand=0))
    assert game.holder("x") == "neutral"
    assert not [
        report for report in game.reports if report.kind in (reports.COINS_TAKEN, reports.COINS_GAINED)
    ]


def test_martyrs_are_paid_for_conquests_by_guards():
    # REA-162
    game = attack(west(x="mine red 1", guards="wa 4", red="shrooms martyr", hand=0))
    assert game.holder("x") == "neutral"
    assert [report.number for report in game.reports if report.kind == reports.COINS_GAINED] == [1]


def test_elves_lose_no_token_to_guards():
    # REA-162
    game = attack(west(x="mine red 1", guards="wa 4", red="elves wise", hand=0, boxes="base underground"))
    assert game.holder("x") == "neutral"
    assert game.tokens("far") == 2 + 1


def test_leader_who_is_lost_to_guards_is_out_of_the_game():
    # REA-167
    game = dig(
        "wb mud-pool,west-vein,vein-b \n wa mud-pool,west-vein,vein-a me 1 leader beside wb \n far mine red 2"
        "\n camp mine me 1",
        guards="wb 4",
        hand=0,
        boxes="underground leaders",
        coins=5,
    )
    attack(game)
    assert guards_in(game, "wa") == "skeleton-guards 3"
    assert reports.CAPTURED in kinds(game)
    assert (game.decides(), game.state.turn) == ("me", 4), "nobody asks for a ransom"
    assert game.state.outsiders(0) == 0
    assert [captives_of(game.state, player) for player in (0, 1)] == [(), ()]


def test_leader_who_was_lost_to_guards_cannot_be_hired_again():
    game = dig("camp mine edge", me="", boxes="underground leaders", column="liches mining", coins=5)
    lose(game.state, game.state.rules.ids["leader"], game.state.rules.ids["liches"])
    assert not game.play("take 1").offers("hire")
    other = dig("camp mine edge", me="", boxes="underground leaders", column="liches mining", coins=5)
    assert other.play("take 1").offers("hire")


def test_balrog_drives_guards_down_a_vein_and_takes_no_coin():
    game = dig(
        """
        cave mine me 2 edge
        wa   mud-pool,west-vein,vein-a  beside cave
        wb   mine,west-vein,vein-b      beside wa
        wc   mine,west-vein,vein-c      beside wb
        """,
        guards="wa 4",
        holdings="the-wickedest-pentacle cave",
    )
    game.play("the-wickedest-pentacle wa")
    assert guards_in(game, "wa") == ""
    assert guards_in(game, "wb") == "skeleton-guards 3"
    assert (game.tokens("wa"), game.coins()) == (1, 0)
    assert game.refuses("conquer wb x5"), "the level above it was not conquered"


# --- What people see ------------------------------------------------------------------------------------


def test_view_names_the_guards_in_each_region():
    game = dig(VEINS)
    regions = {region["id"]: region for region in view(game.state, 0)["regions"]}
    assert (regions["wa"]["race"], regions["wa"]["player"]) == ("guards", None)
    assert [regions[at]["pieces"] for at in ("wa", "mb", "ec")] == [
        {"skeleton-guards": 1},
        {"sorcerer-guards": 1},
        {"mummy-guards": 1},
    ]


def test_balrog_hides_the_guards_in_its_region():
    game = dig(
        "cave mine me 2 edge \n wa mud-pool,west-vein,vein-a beside cave",
        holdings="the-wickedest-pentacle cave",
    )
    game.play("the-wickedest-pentacle wa")
    regions = {region["id"]: region for region in view(game.state, 0)["regions"]}
    assert (regions["wa"]["race"], regions["wa"]["pieces"]) == ("balrog", {"balrog": 1})


def test_report_of_an_attack_by_guards_names_target_and_strength():
    game = attack(west(a="me 2", guards="wb 4", x="mine tribe 9", beside="far", hand=0)).play("roll 1")
    kinds_told = [tell(game.state, report)["kind"] for report in game.reports if report.region >= 0]
    assert kinds_told[:2] == [reports.AIMED, reports.CONQUERED]
    entry = tell(game.state, next(report for report in game.reports if report.kind == reports.AIMED))
    assert (entry["player"], entry["race"], entry["by"]) == (None, "guards", "skeleton-guards")
    assert (entry["region"], entry["number"]) == ("wa", 2 + 2)
