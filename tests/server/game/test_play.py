"""A play: its events, how far undo goes back, and the views of its seats."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.plays import SEED, new_play, random_play
from smallworld.engine.errors import RecordError
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.session import Game
from smallworld.engine.state import CHANCE
from smallworld.engine.text.record import Record
from smallworld.house.game.clock import Pace
from smallworld.house.game.parts import Parts
from smallworld.house.game.play import Event, ReplayedGame
from smallworld.house.game.retelling import Retelling
from smallworld.house.game.seat import PERSON, Seat
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.tables.serialize import summary, told_to
from smallworld.server.tables.game_cache import GameCache


@pytest.mark.parametrize("number", range(5))
def test_undo_goes_back_as_far_as_the_engine_allows(number):
    dice = random.Random(number)
    play = new_play()
    game = Game(play.rules, play.board, ["x", "x"])
    while not play.state.over:
        if actor(play.state) == CHANCE:
            play.draw(0)
            game.apply(game.parse(play.record.actions[-1]))
        else:
            action = dice.choice(legal_actions(play.state))
            play.apply(action, 0)
            game.apply(action)
        if dice.random() < 0.1 or play.state.over:
            assert len(play.befores) == steps_back(game)


def steps_back(game):
    """Return how often a game can be undone; it is restored afterwards."""
    gone = []
    while game.can_undo():
        gone.append(game.record.actions[-1])
        game.undo()
    for text in reversed(gone):
        game.apply(game.parse(text))
    return len(gone)


@pytest.mark.parametrize("number", range(5))
def test_stored_events_replay_to_the_same_game(number):
    play, events = random_play(random.Random(number), 150, undo=0.2)
    assert any(event.undone for event in events)
    again = new_play()
    for event in events:
        again.take(event)
    assert again.state.key() == play.state.key()
    assert again.record.actions == play.record.actions
    assert again.tail == play.tail
    assert [before.key() for before in again.befores] == [before.key() for before in play.befores]
    assert (again.seq, again.seqs, again.drawn) == (play.seq, play.seqs, play.drawn)
    told = Retelling(new_play(), events)
    assert told.states[-1].key() == play.state.key()
    assert told.counting == play.seqs


def test_change_to_a_copied_game_leaves_the_original_alone():
    play, _ = random_play(random.Random(1), 60)
    key, tail, actions = play.state.key(), play.tail[:], play.record.actions[:]
    twin = play.copy()
    for _ in range(20):
        if actor(twin.state) == CHANCE:
            twin.draw(0)
        else:
            twin.apply(legal_actions(twin.state)[0], 0)
    if twin.befores:
        twin.undo(1, 0)
    assert (play.state.key(), play.tail, play.record.actions) == (key, tail, actions)
    assert play.fresh == []
    assert [event.seq for event in twin.fresh] == list(range(play.seq + 1, twin.seq + 1))


def test_story_at_the_table_covers_only_the_last_round():
    play, _ = random_play(random.Random(2), 1000)
    turns = [json.loads(text) for text in play.story().values()]
    begun = [entry for event in turns for entry in event["story"] if entry["kind"] == "turn began"]
    assert 1 <= len(begun) <= 3
    assert play.events_after(0) is None
    assert play.events_after(play.seq) == []
    assert len(play.events_after(play.seq - 1) or []) == 1


def test_stored_event_that_is_illegal_is_an_error():
    for event in (
        Event(1, 0, "decline", None, 0),
        Event(1, 0, "fly away", None, 0),
        Event(1, 0, None, 1, 0),
        Event(1, 0, None, None, 0),
    ):
        with pytest.raises(RecordError, match="event 1"):
            new_play().take(event)


def test_stored_record_of_other_rules_is_an_error():
    with pytest.raises(RecordError, match="rules that this version"):
        ReplayedGame(Record({"base": 99}, "base-2", ["x", "x"]), SEED)


def table_of(play):
    """Return a running table: player 1 belongs to Ana, player 2 to Ben."""
    seats = (Seat(0, PERSON, "Ana", user="ana"), Seat(1, PERSON, "Ben", user="ben"))
    return TableData("t", "ana", "base-2", {"base": 1}, seats, Pace(), SEED, 0, status=RUNNING, seq=play.seq)


def message_to(table, play, user):
    """Return the whole message to a user."""
    return told_to(table, play, user, Parts(summary(table))).whole([])


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(15, 160), st.lists(st.integers(0, 200), min_size=2, max_size=2))
def test_view_of_a_seat_hides_the_coins_of_other_players(number, steps, coins):
    play, _ = random_play(random.Random(number), steps)
    if play.state.over:
        return
    other = play.copy()
    other.state = play.state.copy()
    table = table_of(play)
    for user, mine in (("ana", 0), ("ben", 1), ("cem", None), (None, None)):
        other.shown = {}
        other.state.coins[:] = coins
        if mine is not None:
            other.state.coins[mine] = play.state.coins[mine]
        assert message_to(table, other, user) == message_to(table, play, user)


def test_messages_contain_no_server_secret():
    play, _ = random_play(random.Random(3), 60)
    table = table_of(play)
    message = message_to(table, play, "ana")
    assert SEED.hex() not in message
    assert '"seed":' not in message


def test_game_that_two_calls_load_at_once_is_only_one():
    async def read_each(job, id):
        return None

    async def load():
        table = table_of(new_play())
        database: Any = SimpleNamespace(read_each=read_each)
        cache = GameCache(lambda: table, database)
        return await asyncio.gather(cache.wake(), cache.wake())

    first, second = asyncio.run(load())
    assert first is second
