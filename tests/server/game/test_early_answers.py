"""Early answers in a game: any order gives the same end, and they stay secret until their turn."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from kit.plays import SEED, new_play
from laws.raids import raided
from laws.walks import Walk
from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.keys import step_of
from smallworld.house.game.clock import Pace
from smallworld.house.game.command import try_command
from smallworld.house.game.parts import Parts
from smallworld.house.game.play import ReplayedGame
from smallworld.house.game.seat import PERSON, Seat
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.tables.serialize import summary, told_to
from smallworld.server.schema.commands import Command
from smallworld.views.view import view


def displaced(seed) -> ReplayedGame | None:
    """Return a game of five players in which several races were displaced."""
    state = raided(Walk(5, seed, 150))
    play = new_play(5)
    if state is not None:
        play.state = state
    return play if len(play.awaited()) > 1 else None


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_order_of_answers_by_displaced_players_does_not_matter(seed, dice):
    one, other = displaced(seed), displaced(seed)
    if one is None or other is None:
        return
    chosen: dict[int, list[int]] = {}

    def choose(player, facing):
        chosen.setdefault(player, []).append(dice.choice(legal_actions(facing)))
        return chosen[player][-1]

    bring_home(one, dice, choose)
    answers = {player: iter(actions) for player, actions in chosen.items()}
    bring_home(other, dice, lambda player, facing: next(answers[player]))
    assert one.state.key() == other.state.key()
    assert one.record.actions == other.record.actions
    assert not one.kept


def bring_home(play, dice, choose):
    """Let players decide as `choose` says, in random order, until the next turn begins."""
    turn = play.turn_number()
    while not play.state.over and play.turn_number() == turn:
        player = dice.choice(play.awaited())
        play.decide(player, choose(player, play.faced_by(player)), 0)
        while (kept := play.kept_by_actor()) is not None:
            play.apply(kept, 0)


def test_displaced_tokens_and_encampments_can_be_placed_early():
    asked = []
    for play in [displaced(seed) for seed in range(300)]:
        if play is None or not any(step_of(entry) >= FIRST_ABILITY for entry in play.state.plan):
            continue
        late = play.awaited()[-1]
        play.since = dict.fromkeys(play.awaited(), 0)
        steps = []
        while late in play.awaited():
            seen = view(play.faced_by(late), late)
            steps.append(seen["step"])
            assert seen["question"]["shape"] == "spread"
            place = seen["question"]["templates"]["even"]
            play = try_command(play, Command(player=late + 1, seq=play.seq, key="k", place=place), 0)
        asked.append(steps)
        assert all(event.early for event in play.fresh)
    assert ["return", "bivouacking"] in asked


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.randoms(use_true_random=False))
def test_early_answer_stays_secret_until_the_turn_of_its_player(seed, dice):
    one, other = displaced(seed), displaced(seed)
    if one is None or other is None:
        return
    late = one.awaited()[-1]
    for play in (one, other):
        # An answer with one decision; the number of decisions is not secret.
        play.decide(late, dice.choice(legal_actions(play.faced_by(late))), 0)
    if one.awaited() != other.awaited():
        return
    table = table_of(one)
    for user in ("0", "1", "2", "3", "4", "nobody"):
        messages = [
            told_to(table, play, user, Parts(summary(table))).whole(play.events_after(play.seq - 1) or [])
            for play in (one, other)
        ]
        if user != str(late):
            assert messages[0] == messages[1]


def table_of(play):
    """Return a running table at which each seat belongs to another user."""
    seats = tuple([Seat(player, PERSON, "x", user=str(player)) for player in range(5)])
    table = TableData("t", "0", "base-5", {"base": 1}, seats, Pace(), SEED, 0)
    return replace(table, status=RUNNING, seq=play.seq, awaited=tuple(play.awaited()))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000))
def test_early_answers_replay_to_the_same_game(seed):
    play = displaced(seed)
    if play is None:
        return
    again = play.copy()
    dice = random.Random(seed)
    late = play.awaited()[-1]
    play.decide(late, dice.choice(legal_actions(play.faced_by(late))), 0)
    while len(play.fresh) < 8 and actor(play.state) >= 0:
        kept = play.kept_by_actor()
        play.apply(kept if kept is not None else dice.choice(legal_actions(play.state)), 0)
    for event in list(play.fresh):
        again.take(event)
    assert again.state.key() == play.state.key()
    assert (again.kept, again.since, again.seq) == (play.kept, play.since, play.seq)
    assert json.loads(again.tail[-1][2]) == json.loads(play.tail[-1][2])
