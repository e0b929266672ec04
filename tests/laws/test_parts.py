"""Banners and badges with several abilities, all of which are active under one name."""

import pytest

from laws.walks import PLAYERS, board_of, onwards
from smallworld.content.base.box import base_powers, base_races
from smallworld.content.base.powers import Fortified
from smallworld.content.base.races import Trolls
from smallworld.content.toolkit.bonuses import FeatureBonus, Income
from smallworld.content.toolkit.declines import Endures, LateDecline
from smallworld.content.toolkit.discounts import Discount
from smallworld.content.toolkit.markers import Sentries
from smallworld.content.toolkit.spoils import Recruits
from smallworld.engine.board import count
from smallworld.engine.decline import go_into_decline
from smallworld.engine.game import new_game
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.rules import Badge, Banner, Rules
from smallworld.engine.steps.score import score, score_breakdown
from smallworld.engine.steps.standard import standard_steps
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.position import format_position, parse_position
from smallworld.views.view import view
from smallworld.workshop.laws.invariants import check

BOARD = board_of(2)


def otters() -> Banner:
    """A race with cheaper hills, a coin per forest even in decline, and one coin for itself."""
    return Banner("Otters", 6, 12, Discount(("hill",)), (FeatureBonus("forest", 1, True), Income(1)))


def watchful() -> Badge:
    """A power with fortresses, heroes, and a decline after scoring."""
    return Badge("Watchful", 4, Fortified("fortress"), (Sentries("hero", 2), LateDecline()))


def rules_with(races: list[Banner], powers: list[Badge]) -> Rules:
    return Rules({"workshop": 1}, [*base_races(), *races], [*base_powers(), *powers], standard_steps())


def position(rules: Rules, text: str):
    return parse_position(rules, BOARD, f"plan: conquer 1, redeploy 1, score 1, reveal 1\n{text}")


def test_all_abilities_of_a_race_with_several_parts_are_active():
    rules = rules_with([otters()], [])
    state = position(rules, "player 1: otters alchemist; hand 5; tinpot-wood 2\nplayer 2: orcs hill")
    assert len(state.serving[0]) == 3 + 1
    assert score(state, 0) == 1 + 1 + 1 + 2  # a region, a forest, the Otters' own coin, the Alchemist's two
    hill = next(region for region in range(len(BOARD)) if BOARD.features_of(region)[0] == "hill")
    items = quote(price_conquests(state, 0), hill).items
    assert (-1, "Otters") in [(amount, str(reason)) for amount, reason in items]


def test_parts_of_a_race_are_named_after_it():
    rules = rules_with([otters()], [])
    state = position(rules, "player 1: otters alchemist; hand 5; tinpot-wood 2\nplayer 2: orcs hill")
    assert [item["why"] for item in view(state)["forecast"]["items"]] == [
        *("regions", "otters", "otters", "alchemist")
    ]
    assert [rules.names[rules.bearers[id]] for _, id, _ in score_breakdown(state, 0)[1:]] == [
        *("Otters", "Otters", "Alchemist")
    ]


def test_each_part_of_a_race_decides_whether_it_lasts_in_decline():
    rules = rules_with([otters()], [])
    state = position(rules, "player 1: otters alchemist; hand 5; tinpot-wood 2\nplayer 2: orcs hill")
    go_into_decline(state, 0)
    assert [rules.names[id] for id in state.serving[2]] == ["Otters 2"]
    assert score(state, 0) == 1 + 1
    again = parse_position(rules, BOARD, format_position(state))
    assert again.key() == state.key()


def test_any_part_of_a_power_can_keep_its_badge_in_decline():
    rules = rules_with([], [Badge("Haunted", 4, Income(1), (Endures(),))])
    assert rules.declined_places == 3  # one for any race, one for Spirit and one for this power
    state = position(rules, "player 1: elves haunted; tinpot-wood 2\nplayer 2: orcs hill")
    go_into_decline(state, 0)
    assert rules.names[state.badges[2]] == "Haunted"


def test_two_races_that_share_a_name_are_refused():
    with pytest.raises(ValueError, match="share a name: Otters 2"):
        rules_with([otters(), Banner("Otters 2", 5, 10, Income(1))], [])


def test_games_with_races_of_several_parts_can_be_finished():
    trolls = Banner("Bog Trolls", 5, 14, Trolls("lair"), (Recruits(), FeatureBonus("swamp", 1, True)))
    earned: set[str] = set()
    for seed in range(24):
        rules = Rules(
            {"workshop": 1},
            [*base_races()[:5], otters(), trolls],
            [*base_powers()[:7], watchful(), Badge("Haunted", 4, Endures(), (Income(1),))],
            standard_steps(),
        )
        players = PLAYERS[seed % 2]
        for state, action in onwards(new_game(rules, board_of(players), players), seed):
            check(state)
            text = format_action(rules, state.board, action)
            assert parse_action(rules, state.board, text) == action
            earned |= {rules.names[id] for _, id, _ in score_breakdown(state, state.player) if id}
            if count(state.held[0]) == 4:
                assert parse_position(rules, state.board, format_position(state)).key() == state.key()
    assert earned >= {"Otters 2", "Otters 3", "Haunted 2", "Bog Trolls 3"}
