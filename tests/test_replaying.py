"""A record can be replayed without its rules and board, which it names."""

from pathlib import Path

import pytest

from smallworld import Game, SmallWorldError, find_board, make_rules, replay
from smallworld.engine.errors import RecordError
from smallworld.workshop.reading import read
from smallworld.workshop.tables import OPTION, rules_of_draft

RECORDS = Path(__file__).resolve().parent / "records"

OTTERS = {"name": "Otters", "tokens": 5, "ability": [{"tool": "discount", "features": ["coast"]}]}


def opened() -> Game:
    game = Game(make_rules("base,cursed"), find_board("base-3"), ["Ana", "Ben", "Cy"], first=1)
    for line in ("banner amazons", "badge alchemist"):
        game.apply(game.parse(line))
    return game


def test_record_is_replayed_with_the_rules_and_board_it_names():
    game = opened()
    again = replay(game.record)
    assert again.rules.boxes == game.rules.boxes
    assert again.state.key() == game.state.key()
    assert again.record.seats == ["Ana", "Ben", "Cy"]


@pytest.mark.parametrize("kind", [str, Path])
def test_file_is_replayed_by_its_path(kind):
    game = replay(kind(RECORDS / "base" / "2-a.txt"))
    assert game.state.over
    assert replay(kind(RECORDS / "base" / "2-a.txt"), upto=5).record.actions == game.record.actions[:5]


def test_last_line_that_a_crash_cut_short_is_left_out(tmp_path):
    file, game = tmp_path / "game.smallworld", opened()
    file.write_text(game.record.to_text() + "banner dwa", encoding="utf-8")
    assert replay(file).state.key() == game.state.key()


def test_custom_race_in_a_record_comes_back():
    draft, _ = read({"race": [OTTERS]})
    assert draft is not None
    text = draft.to_text()
    rules = rules_of_draft(("base",), text)
    game = Game(rules, find_board("base-2"), ["Ana", "Ben"], options={OPTION: text})
    assert replay(game.record).rules.names == rules.names


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read"),
        (b"\xff\xfe\n", "not UTF-8 text"),
        (b"{}\n", "not a Small World game record"),
    ],
)
def test_broken_files_are_refused_with_their_path(tmp_path, content, said):
    file = tmp_path / "game.smallworld"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(RecordError, match=rf"game\.smallworld: .*{said}"):
        replay(file)


def test_record_of_an_unknown_board_is_refused(tmp_path):
    file = tmp_path / "game.smallworld"
    file.write_text(opened().record.to_text().replace("base-3", "base-9"), encoding="utf-8")
    with pytest.raises(SmallWorldError, match="unknown board"):
        replay(file)
