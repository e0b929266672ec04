"""Recorded games, which must replay to their recorded coins."""

import tomllib
from collections import Counter

import pytest

from records.make import BASE, FOLDER, INDEX, names_in
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.rules import slug
from smallworld.engine.session import Game, replay
from smallworld.engine.text.record import Record, parse_record

BOXES = sorted(index.parent.name for index in FOLDER.glob(f"*/{INDEX}"))
ENDS = {
    f"{box}/{name}": end
    for box in BOXES
    for name, end in tomllib.loads((FOLDER / box / INDEX).read_text(encoding="utf-8")).items()
}


def read(name: str) -> Record:
    return parse_record((FOLDER / name).read_text(encoding="utf-8"))


def played(record: Record) -> Game:
    return replay(make_rules(tuple(record.boxes)), find_board(record.board), record)


@pytest.mark.parametrize("name", ENDS)
def test_replay_of_a_record_ends_with_the_recorded_coins(name):
    game = played(read(name))
    assert game.state.over
    assert game.state.coins == ENDS[name]["coins"]


@pytest.mark.parametrize("name", ENDS)
def test_recorded_games_are_stored_in_canonical_form(name):
    assert read(name).to_text() == (FOLDER / name).read_text(encoding="utf-8")


def test_each_record_has_an_expected_end():
    assert {f"{path.parent.name}/{path.name}" for path in FOLDER.glob("*/*.txt")} == set(ENDS)


def test_each_board_has_three_recorded_games():
    boards = Counter(read(name).board for name in ENDS if name.startswith(f"{BASE}/"))
    assert set(boards) == {"base-2", "base-3", "base-4", "base-5"}
    assert min(boards.values()) >= 3


@pytest.mark.parametrize("box", BOXES)
def test_every_piece_of_a_box_appears_in_a_recorded_game(box):
    missing = names_in(box)
    for name in ENDS:
        if name.startswith(f"{box}/"):
            record = read(name)
            rules = make_rules(tuple(record.boxes))
            for number, action in enumerate(record.actions):
                if action.startswith("marker "):
                    missing -= {action.split()[1]}
                if action.startswith("take "):
                    state = replay(rules, find_board(record.board), record, upto=number).state
                    place = int(action.split()[1]) - 1
                    combo = (state.offered_races[place], state.offered_powers[place])
                    missing -= {slug(rules.names[id]) for id in combo}
    assert not missing, f"never in play: {', '.join(sorted(missing))}"
