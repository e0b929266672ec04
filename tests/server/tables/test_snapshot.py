"""State changes since the last message to a screen, which must add up to its full state."""

import json
import random
from dataclasses import replace

from kit.plays import SEED, new_play
from smallworld.engine.game import actor, legal_actions, on_turn
from smallworld.engine.state import CHANCE
from smallworld.house.game.clock import Pace
from smallworld.house.game.parts import Parts
from smallworld.house.game.seat import PERSON, Seat
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.tables.serialize import summary, told_to
from smallworld.house.tables.snapshot import renewed

USERS = ("ana", "ben", None)


def table_of(play):
    """Return a running table: player 1 belongs to Ana, player 2 to Ben."""
    seats = (Seat(0, PERSON, "Ana", user="ana"), Seat(1, PERSON, "Ben", user="ben"))
    return TableData("t", "ana", "base-2", {"base": 1}, seats, Pace(), SEED, 0, status=RUNNING, seq=play.seq)


def step(play, dice):
    """Return a copy after a random decision and the draws that follow, or after an undo."""
    twin = play.copy()
    if twin.befores and dice.random() < 0.1:
        twin.undo(dice.randint(1, len(twin.befores)), 0)
    else:
        twin.apply(dice.choice(legal_actions(twin.state)), 0)
    while actor(twin.state) == CHANCE:
        twin.draw(0)
    return twin


def told_of(play, user):
    table = table_of(play)
    table = replace(table, turn=play.state.turn, on_turn=on_turn(play.state))
    return told_to(table, play, user, Parts(summary(table)))


def test_all_changes_of_a_state_together_give_the_full_state():
    dice = random.Random(15)
    for _ in range(4):
        play = new_play()
        while actor(play.state) == CHANCE:
            play.draw(0)
        told = {user: told_of(play, user) for user in USERS}
        states = {user: json.loads(told[user].whole([])) for user in USERS}
        while not play.state.over:
            before, play = play, step(play, dice)
            events = play.events_after(before.seq)
            for user in USERS:
                earlier, told[user] = told[user], told_of(play, user)
                changes = told[user].changes(earlier, events)
                states[user] = renewed(states[user], json.loads(changes))
                assert states[user] == json.loads(told[user].whole(events))
                assert len(changes) <= len(told[user].whole(events))


def test_unchanged_parts_of_the_state_are_not_sent():
    play = new_play()
    told = told_of(play, "ana")
    assert json.loads(told_of(play, "ana").changes(told, [])) == {
        "type": "changes",
        "since": play.seq,
        "seq": play.seq,
        "events": [],
    }


def test_newly_seated_player_gets_the_whole_state():
    play = new_play()
    assert told_of(play, "ana").changes(told_of(play, None), []) is None


def test_state_is_serialised_once_for_all_spectators(house, ana):
    table = ana.table("me", "local", first=1)["id"]
    found = house.registry.tables[table]
    before = house.call(found.tell(None, None))[0]
    assert house.call(found.tell("a stranger", None))[0].spectator is before.spectator
    ana.act(table, player=1, seq=before.seq, action={"do": "take", "place": 1})

    async def all_at_once():
        return [await found.tell(user, before.seq) for user in (None, "a stranger", None)]

    told = house.call(all_at_once())
    texts = {id(one.changes(before, events)) for one, events in told}
    assert len({id(one) for one, _ in told}) == len(texts) == 1
    mine = house.call(found.tell(ana.id, before.seq))[0]
    assert mine.views
    assert mine.spectator is None


def test_spectators_immediately_see_a_change_of_display(house, ana):
    table = ana.table("me", "local", first=1)["id"]
    found = house.registry.tables[table]

    async def show_otherwise():
        before, _ = await found.tell(None, None)
        found.game.play.shown = {}
        await found.tell(ana_id, None)
        after, _ = await found.tell(None, None)
        return before is not after

    ana_id = ana.id
    assert house.call(show_otherwise())
