"""A record can be replayed without its rules and board, which it names."""

from pathlib import Path

import pytest

from kit.built import ISLE
from smallworld import Game, SmallWorldError, find_board, make_rules, register, replay
from smallworld.content.box import Box
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.errors import RecordError
from smallworld.engine.rules import Banner
from smallworld.engine.text.record import parse_record
from smallworld.registry import names
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


# --- Custom races in Python -------------------------------------------------------------------------------


def moles() -> Banner:
    return Banner("Moles", 4, 9, FeatureBonus("hill"))


CODE = """
from smallworld.content.toolkit.bonuses import FeatureBonus
from smallworld.engine.rules import Banner

moles = Banner("Moles", 4, 9, FeatureBonus("hill"))
"""


@pytest.fixture
def made(tmp_path, monkeypatch):
    """Return each form of a custom race by name: a file, a registered name, a function, an object, a box."""
    monkeypatch.setattr(names, "_REGISTERED", {kind: {} for kind in names.KINDS})
    register("banners", "mole-race", moles)
    (tmp_path / "moles.py").write_text(CODE, encoding="utf-8")
    return {
        "file": str(tmp_path / "moles.py"),
        "path": tmp_path / "moles.py",
        "name": "mole-race",
        "function": moles,
        "object": moles(),
        "list": [moles()],
        "box": Box("m", "M", 1, [moles()], []),
    }


FORMS = ("file", "path", "name", "function", "object", "list", "box")


@pytest.mark.parametrize("form", FORMS)
def test_rules_take_a_custom_race_in_each_form(made, form):
    assert "moles" in make_rules(own=made[form]).slugs


@pytest.mark.parametrize("form", FORMS)
def test_record_with_a_custom_race_is_replayed_if_it_is_given(made, form):
    game = Game(make_rules(own=made[form]), find_board("base-2"))
    for line in ("banner amazons", "badge hill", "banner moles"):
        game.apply(game.parse(line))
    again = replay(parse_record(game.record.to_text()), own=made[form])
    assert again.state.key() == game.state.key()


def test_record_of_a_registered_race_is_replayed_alone(made):
    for form in ("name", "function"):
        game = Game(make_rules(own=made[form]), find_board("base-2"))
        game.apply(game.parse("banner moles"))
        assert replay(parse_record(game.record.to_text())).state.key() == game.state.key()


def test_record_never_loads_code_that_nobody_registered(made, monkeypatch):
    game = Game(make_rules(own=made["file"]), find_board("base-2"))
    assert game.record.options[OPTION] == made["file"]
    # A message shortens a long path.
    with pytest.raises(RecordError, match=r"custom races or powers from .*; give them with"):
        replay(game.record)
    game = Game(make_rules(own=moles), find_board("base-2"))
    monkeypatch.setattr(names, "_REGISTERED", {kind: {} for kind in names.KINDS})
    with pytest.raises(RecordError, match=r"custom races or powers from"):
        replay(game.record)


def test_record_with_a_draft_may_begin_with_any_race():
    draft, _ = read({"race": [OTTERS]})
    assert draft is not None
    game = Game(make_rules(own=draft), find_board("base-2"))
    game.apply(game.parse("banner amazons"))
    assert replay(game.record).state.key() == game.state.key()


def test_rules_name_the_types_that_own_may_have():
    with pytest.raises(TypeError, match=r"own: this should be of type str, .* not int"):
        make_rules(own=3)  # type: ignore[arg-type]


def test_rules_and_custom_races_are_not_given_twice(made):
    game = Game()
    with pytest.raises(SmallWorldError, match="own: these rules already have their races"):
        replay(game.rules, game.board, game.record, own=made["file"])  # type: ignore[call-overload]


def test_rules_take_files_among_the_boxes(made):
    assert "moles" in make_rules(["base", made["file"]]).slugs
    assert "moles" in make_rules(f"base,{made['file']}").slugs


def test_board_is_found_by_its_file(tmp_path):
    (tmp_path / "isle.toml").write_text(ISLE, encoding="utf-8")
    assert find_board(tmp_path / "isle.toml") is find_board(str(tmp_path / "isle.toml"))
    with pytest.raises(SmallWorldError, match='unknown board "atlantis"'):
        find_board("atlantis")


def test_board_that_is_not_toml_is_refused_with_its_file(tmp_path):
    (tmp_path / "isle.toml").write_text("name = ", encoding="utf-8")
    with pytest.raises(SmallWorldError, match=r"isle\.toml: not valid TOML: Invalid value"):
        find_board(tmp_path / "isle.toml")
