"""The draft of two players in A Game of Gods, and combos that players can still take."""

import pytest

from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.content.catalogue import boards_for, find_board, make_rules
from smallworld.content.choice import names_of_scenario
from smallworld.engine.game import legal_actions, new_game, play
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.views.seat import seen_by

BANNERS = "dwarves humans wizards orcs amazons halflings"
BADGES = "swamp wealthy berserk hill forest alchemist"


def begun(scenario: str, players: int):
    """Return a game of a scenario before its set-up."""
    names = names_of_scenario(scenario)
    rules = make_rules(names)
    return new_game(rules, find_board(boards_for(players, names)[0]), players)


def drafted(bot: str, race: str, power: str) -> str:
    """Return the first choice of a bot; `race` and `power` are the last ones in the list."""
    game = begun("realms_9", players=2)
    lying = [f"banner {name}" for name in f"{BANNERS} {race}".split()]
    for outcome in lying + [f"badge {name}" for name in f"{BADGES} {power}".split()]:
        play(game, parse_action(game.rules, game.board, outcome))
    numbers = RandomNumbers(1)
    action = make_bot(bot, numbers).choose(seen_by(game, 0), legal_actions(game), Budget(simulations=8))
    return format_action(game.rules, game.board, action).removeprefix("hands-2 ")


@pytest.mark.parametrize("bot", ["planner", "learned", "search", "beginner"])
def test_bots_draft_a_race_with_many_tokens(bot):
    assert drafted(bot, race="ratmen", power="heroic") == "ratmen"


@pytest.mark.parametrize("bot", ["learned", "search", "beginner"])
def test_learned_bots_draft_a_race_for_what_it_can_do(bot):
    assert drafted(bot, race="ghouls", power="heroic") == "ghouls"


@pytest.mark.parametrize("bot", ["learned", "search", "beginner"])
def test_learned_bots_draft_a_power_before_a_weaker_race(bot):
    assert drafted(bot, race="elves", power="diplomat") == "diplomat"


@pytest.mark.parametrize(
    ("scenario", "players"), [("realms_1", 2), ("realms_9", 2), ("realms_9", 3), ("realms_11", 5)]
)
def test_combos_are_left_before_any_is_revealed(scenario, players):
    game = begun(scenario, players)
    chooser = chooser_of(game.rules)
    assert all(chooser.has_combos_for(game, player) for player in range(players))
