"""Leaders and Royal Bonus on the terminal: input and output."""

from __future__ import annotations

import random
import re

import pytest

from kit.languages import in_turn
from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.engine.sheets.display import captives_of
from smallworld.views.seat import seen_by

BOXES = ("base", "royal_bonus", "leaders")
NAMES = ("Ana", "random", "greedy")
JUNK = [
    "0",
    "1",
    "2",
    "99",
    "use",
    "use behemoth",
    "behemoth",
    "fire",
    "leader",
    "yes",
    "no",
    "hire",
    "ransom",
    "zzz",
]


def greedy(typist):
    """Return the move of the greedy bot for the deciding player, in notation."""
    game = typist.table.game
    return game.text(Greedy().choose(seen_by(game.state, game.actor()), game.legal_actions(), Budget()))


def typed_at(asked, *lines):
    """Play until a step asks a question, then type `lines` and leave."""
    left = list(lines)

    def answer(typist, prompt):
        if "Enter" in prompt:
            return ""
        if not left:
            return "quit"
        step = typist.table.game.state.step()
        return left.pop(0) if typist.table.game.rules.names[step] == asked else greedy(typist)

    return answer


@pytest.mark.parametrize(("language", "seed"), in_turn(4))
def test_random_input_never_breaks_a_game_with_leaders(play_at, language, seed):
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


def test_player_who_answers_yes_hires_the_leader(play_at):
    typist = play_at(typed_at("Hire", "yes"), NAMES, boxes=BOXES)
    assert re.search(r"Hire the Leader of the \w+ for 1 coin\?", typist.text)
    assert "hire" in typist.table.game.record.actions


def test_player_who_answers_no_hires_no_leader(play_at):
    typist = play_at(typed_at("Hire", "no"), NAMES, boxes=BOXES)
    assert "hire" not in typist.table.game.record.actions


def test_terminal_offers_abilities_that_help_a_conquest(play_at):
    def answer(typist, prompt):
        if "Enter" in prompt:
            return ""
        game = typist.table.game
        for text in map(game.text, game.legal_actions()):
            if text.startswith("use "):
                return text.removeprefix("use ")
            if text.startswith("take "):
                power = game.state.offered_powers[int(text.removeprefix("take ")) - 1]
                if game.rules.names[power] in ("Behemoth", "Fireball"):
                    return text
        return "quit" if any(text.startswith("use ") for text in game.record.actions) else greedy(typist)

    for seed in range(20):
        typist = play_at(answer, NAMES, boxes=BOXES, seed=seed, file=f"{seed}.smallworld")
        if any(text.startswith("use ") for text in typist.table.game.record.actions):
            break
    assert "for the next conquest" in " ".join(typist.text.split())


def test_terminal_shows_captured_leaders_with_their_captor(play_at):
    def answer(typist, prompt):
        if "Enter" in prompt:
            return ""
        game = typist.table.game
        if any(captives_of(game.state, player) for player in range(3)):
            return "quit"
        return "no" if "ransom" in map(game.text, game.legal_actions()) else greedy(typist)

    texts = [play_at(answer, NAMES, boxes=BOXES, seed=seed, file=f"{seed}").text for seed in range(6)]
    assert any("captive: the Leader of the " in text for text in texts)
