"""The file of a run's games, from which a stopped run resumes."""

import json

import pytest

from smallworld.arena.ledger import Ledger
from smallworld.engine.errors import SmallWorldError

SETUP = {"bots": ["ana", "ben"], "seed": 1}


def row(game, players=2):
    return {"players": players, "game": game, "coins": [90] * players, "tokens": [9] * players, "taken": []}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "games.jsonl"


def test_games_added_to_a_ledger_can_be_read_back(path):
    with Ledger(SETUP, path) as ledger:
        ledger.add([row(1), row(0)])
        ledger.add([row(0, players=3)])
    with Ledger(SETUP, path) as ledger:
        assert ledger.of(2, 5) == [row(0), row(1)]
        assert ledger.of(3, 5) == [row(0, players=3)]
        ledger.add([row(2)])
    with Ledger(SETUP, path) as ledger:
        assert ledger.of(2, 5) == [row(0), row(1), row(2)]


def test_ledger_drops_a_last_line_cut_off_by_a_crash(path):
    with Ledger(SETUP, path) as ledger:
        ledger.add([row(0), row(1)])
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    with Ledger(SETUP, path) as ledger:
        assert ledger.of(2, 5) == [row(0)]
        ledger.add([row(1)])
    assert path.read_bytes() == whole


def test_ledger_of_other_settings_is_refused_and_left_unchanged(path):
    with Ledger(SETUP, path) as ledger:
        ledger.add([row(0)])
    before = path.read_bytes()
    with pytest.raises(SmallWorldError, match=r"another set-up: seed 1, not 2\. Name another file"):
        Ledger({**SETUP, "seed": 2}, path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["coins\n", '{"coins": 1}\n', "[]\n", "\0\n"])
def test_file_that_is_not_a_ledger_is_refused_and_left_unchanged(path, text):
    path.write_text(text)
    with pytest.raises(SmallWorldError, match=r"games\.jsonl"):
        Ledger(SETUP, path)
    assert path.read_text() == text


def test_damaged_ledger_row_is_reported_with_its_line(path):
    with Ledger(SETUP, path) as ledger:
        ledger.add([row(0), row(1)])
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], '{"players": 2}', lines[2], ""]))
    with pytest.raises(SmallWorldError, match="line 2: this is not the row of a game"):
        Ledger(SETUP, path)


def test_error_names_the_missing_folder_of_a_ledger(tmp_path):
    with pytest.raises(SmallWorldError, match="No such file or directory"):
        Ledger(SETUP, tmp_path / "nowhere" / "games.jsonl")


def test_ledger_without_a_file_keeps_games_in_memory():
    ledger = Ledger(SETUP)
    ledger.add([row(0)])
    assert ledger.of(2, 1) == [row(0)]
    assert json.dumps(ledger.rows[2, 0])
