"""Recorded games are replayed to the coins with which they ended."""

import tomllib
from collections import Counter

import pytest

from records.make import FOLDER, INDEX
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.record import Record, parse_record
from smallworld.engine.rules import slug
from smallworld.engine.session import Game, replay

ENDS = tomllib.loads(INDEX.read_text(encoding="utf-8"))


def read(name: str) -> Record:
    return parse_record((FOLDER / name).read_text(encoding="utf-8"))


def played(record: Record) -> Game:
    return replay(make_rules(), find_board(record.board), record)


@pytest.mark.parametrize("name", ENDS)
def test_it_ends_as_it_ended(name):
    game = played(read(name))
    assert game.state.over
    assert game.state.coins == ENDS[name]["coins"]


@pytest.mark.parametrize("name", ENDS)
def test_it_is_stored_as_it_is_written(name):
    assert read(name).to_text() == (FOLDER / name).read_text(encoding="utf-8")


def test_every_record_has_an_end_and_every_end_a_record():
    assert {path.name for path in FOLDER.glob("*.txt")} == set(ENDS)


def test_there_are_three_games_of_each_board():
    boards = Counter(read(name).board for name in ENDS)
    assert set(boards) == {"base-2", "base-3", "base-4", "base-5"}
    assert min(boards.values()) >= 3


def test_every_race_and_power_is_taken_in_some_game():
    rules = make_rules()
    missing = {slug(rules.names[id]) for id in (*rules.races, *rules.powers)}
    for name in ENDS:
        record = read(name)
        for number, action in enumerate(record.actions):
            if action.startswith("take "):
                state = replay(rules, find_board(record.board), record, upto=number).state
                place = int(action.split()[1]) - 1
                combo = (state.offered_races[place], state.offered_powers[place])
                missing -= {slug(rules.names[id]) for id in combo}
    assert not missing, f"never taken: {', '.join(sorted(missing))}"
