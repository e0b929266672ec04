"""Necromancer Island on the terminal: input and output."""

from __future__ import annotations

import random

import pytest

from kit.languages import in_turn
from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.cli.games import savegame
from smallworld.translate import Translator
from smallworld.views.seat import seen_by

BOXES = ("base", "necromancer")
NAMES = ("greedy", "random", "greedy", "Ana")
JUNK = [
    "help",
    "0",
    "1",
    "2",
    "7",
    "99",
    "x2",
    "buy",
    "ghosts",
    "flying",
    "pass",
    "stop",
    "look 3",
    "why 5",
    "zzz",
]


def greedy(typist):
    """Return the move of the greedy bot for the deciding player, in notation."""
    game = typist.table.game
    return game.text(Greedy().choose(seen_by(game.state, game.actor()), game.legal_actions(), Budget()))


def agree(typist, prompt):
    return "" if "Enter" in prompt else greedy(typist)


def typed_until(asked, *lines):
    """Play until this question comes, then type `lines` and leave."""
    left = list(lines)

    def answer(typist, prompt):
        if "Enter" in prompt:
            return ""
        if not left:
            return "quit"
        step = typist.table.game.state.step()
        if typist.table.game.rules.names[step] == asked:
            return left.pop(0)
        return agree(typist, prompt)

    return answer


def test_whole_game_can_be_played_as_the_necromancer(play_at, tmp_path):
    typist = play_at(agree, NAMES, boxes=BOXES, seed=3)
    state = typist.table.game.state
    assert state.over
    assert savegame.load(tmp_path / "game.smallworld", Translator("en")).state.key() == state.key()


@pytest.mark.parametrize(("language", "seed"), in_turn(4))
def test_random_input_never_breaks_a_necromancer_game(play_at, language, seed):
    rng = random.Random(seed)

    def answer(typist, prompt):
        if rng.random() < 0.3:
            return rng.choice(JUNK)
        game = typist.table.game
        return "" if set("=＝") & set(prompt) else game.text(rng.choice(game.legal_actions()))

    typist = play_at(answer, NAMES, boxes=BOXES, seed=seed, language=language, columns=100)
    assert typist.table.game.state.over
    assert [row for row in typist.shown if len(row) >= 100 and ".smallworld" not in row] == []
    assert "{" not in typist.text


def test_terminal_lists_what_the_necromancer_can_buy_with_prices(play_at):
    typist = play_at(typed_until("Necromancer", "1", "1"), NAMES, boxes=BOXES, seed=3)
    assert "a ghost for 2 coins" in typist.text


def test_first_power_of_the_necromancer_is_shown_without_a_price(play_at):
    typist = play_at(typed_until("Necromancer", "1"), NAMES, boxes=BOXES, seed=3)
    assert "for 0" not in typist.text
    assert any(record.startswith("buy ") for record in typist.table.game.record.actions)


def test_terminal_shows_the_reserve_and_the_well_of_souls(play_at):
    typist = play_at(typed_until("Necromancer", "1", "pass"), NAMES, boxes=BOXES, seed=3)
    assert " in reserve" in typist.text
    assert "Well of Souls" in typist.text


def test_necromancer_may_type_how_many_ghosts_stay_on_the_island(play_at):
    typist = play_at(typed_until("Ghosts", "0"), NAMES, boxes=BOXES, seed=3)
    assert "ghosts x0" in typist.table.game.record.actions
