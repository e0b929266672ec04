"""Custom races and powers, found by file, folder or module; records contain only drafts."""

import json
import sys

import pytest

from smallworld import make_rules
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.text.record import Record
from smallworld.workshop.sources import DraftError, find_own
from smallworld.workshop.tables import rules_of_draft, rules_of_record, rules_with

DRAFT = '[[race]]\nname = "Otters"\ntokens = 5\n[[race.ability]]\ntool = "spared"\n'
CODE = """
from smallworld.content.toolkit.bonuses import Income
from smallworld.engine.rules import Badge, Banner

misers = Banner("Misers", 5, 10, Income(2))
also_misers = misers
golden = Badge("Golden", 4, Income(1))
"""


@pytest.fixture
def files(tmp_path):
    (tmp_path / "otters.toml").write_text(DRAFT, encoding="utf-8")
    (tmp_path / "misers.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not for us", encoding="utf-8")
    return tmp_path


def test_custom_races_can_be_loaded_from_a_toml_file(files):
    own = find_own(str(files / "otters.toml"))
    assert own.names() == ["Otters"]
    assert own.draft is not None
    assert find_own(own.text()).draft == own.draft, "a draft as text is a source as well"


def test_python_file_gives_each_of_its_races_and_powers_once(files):
    own = find_own(str(files / "misers.py"))
    assert own.names() == ["Misers", "Golden"]
    assert own.draft is None


def test_folder_gives_the_races_of_all_its_files(files):
    own = find_own(str(files))
    assert own.names() == ["Misers", "Otters", "Golden"]
    (files / "misers.py").unlink()
    assert find_own(str(files)).draft is not None


def test_module_may_give_a_race_or_a_function_that_makes_one(files, monkeypatch):
    monkeypatch.syspath_prepend(str(files))
    monkeypatch.delitem(sys.modules, "misers", raising=False)
    assert find_own("misers:misers").names() == ["Misers"]


def test_races_of_installed_packages_are_found_by_name(files, monkeypatch):
    metadata = files / "others_races-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: others-races\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[smallworld.banners]\ngold = misers:golden\n")
    monkeypatch.syspath_prepend(str(files))
    monkeypatch.delitem(sys.modules, "misers", raising=False)
    assert find_own("gold").names() == ["Golden"]
    with pytest.raises(SmallWorldError, match="or one of gold"):
        find_own("silver")


def test_custom_races_are_offered_first_only_in_single_games(files):
    own = find_own(str(files / "misers.py"))
    assert len(rules_with(("base",), own).eager) == 2
    assert rules_with(("base",), own, eager=False).eager == []


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("otters", "a folder of these, MODULE:OBJECT"),
        ("nowhere.toml", "No such file"),
        ("nowhere.py", "does not exist"),
        ("nowhere_at_all:otters", "ModuleNotFoundError"),
        ("math:pi", "is float; a race is a Banner"),
        ("{}", "not a valid draft"),
    ],
)
def test_missing_sources_of_custom_races_are_refused(source, message):
    with pytest.raises(SmallWorldError, match=message):
        find_own(source)


def test_error_in_a_python_file_names_the_file(tmp_path):
    broken = tmp_path / "broken.py"
    broken.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(SmallWorldError, match=r"broken\.py.*ZeroDivisionError"):
        find_own(str(broken))


def test_folder_without_custom_races_is_refused(tmp_path):
    with pytest.raises(SmallWorldError, match="this folder has no file"):
        find_own(str(tmp_path))


def test_errors_in_a_draft_are_reported_with_their_lines(tmp_path):
    file = tmp_path / "wrong.toml"
    file.write_text(DRAFT.replace("5", "50"), encoding="utf-8")
    said = r"wrong\.toml, line 3: “tokens” is 50; it must be from 1 to \d+\.$"
    with pytest.raises(DraftError, match=said) as failure:
        find_own(str(file))
    assert [problem.line for _, problem in failure.value.found] == [3]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", r"toml: It contains no race and no power\.$"),
        ("[[race]", r"toml, line 1: This is not valid TOML: Expected .*\.$"),
        ("race = 1", r"toml, line 1: “race” must be a list\.$"),
        (
            'power = 1\n[[race]]\nname = "Otters"\ntokens = "5"',
            r"“power” .*\n.*, line 4: “tokens” must be a whole",
        ),
    ],
)
def test_errors_in_a_draft_are_sentences(text, sentence, tmp_path):
    file = tmp_path / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    for ask in (
        lambda: find_own(str(file)),
        lambda: make_rules(own=file),
        lambda: make_rules(["base", file]),
    ):
        with pytest.raises(DraftError, match=sentence):
            ask()


def test_errors_in_a_draft_as_data_name_their_place():
    draft = {"race": [{"name": "Otters", "tokens": {5}, "ability": [{"tool": "discont"}]}]}
    said = r"race\[0\]\.tokens: “tokens” must be a whole number\. "
    said += r"race\[0\]\.ability\[0\]\.tool: There is no tool “discont”\. Did you mean “discount”\?$"
    with pytest.raises(SmallWorldError, match=said):
        make_rules(own=draft)


def test_custom_race_with_a_taken_name_is_refused(tmp_path):
    file = tmp_path / "orcs.py"
    file.write_text(CODE.replace("Misers", "Orcs"), encoding="utf-8")
    with pytest.raises(SmallWorldError, match="two banners or badges share a name: Orcs"):
        rules_with(("base",), find_own(str(file)))


# --- Records ------------------------------------------------------------------------------------------------


def record(own: str) -> Record:
    return Record({"base": 1, "workshop": 1}, "base-2", ["Ana", "Bob"], options={"own": own})


def test_record_with_a_draft_is_replayed_with_its_rules(files):
    own = find_own(str(files / "otters.toml"))
    rules = rules_of_record(record(own.text()))
    assert "otters" in rules.ids
    assert rules.boxes == rules_of_draft(("base",), own.text()).boxes == {"base": 1, "workshop": 1}


def test_record_of_a_game_never_loads_python_code(files, monkeypatch):
    monkeypatch.syspath_prepend(str(files))
    for own in ("misers:misers", str(files / "misers.py")):
        with pytest.raises(RecordError, match="give them with --custom"):
            rules_of_record(record(own))
        assert "misers" in rules_of_record(record(own), find_own(own)).ids
    with pytest.raises(RecordError, match="give them with --custom"):
        rules_of_record(record("misers:misers"), find_own("misers:golden"))


def test_files_of_one_name_are_found_by_their_folders(tmp_path):
    for name in ("Misers", "Hermits"):
        (tmp_path / name).mkdir()
        code = CODE.replace("Misers", name).replace("Golden", f"{name} gold")
        (tmp_path / name / "race.py").write_text(code, encoding="utf-8")
    own = find_own(json.dumps([str(tmp_path / "Misers" / "race.py"), str(tmp_path / "Hermits" / "race.py")]))
    assert {"misers", "hermits"} <= rules_of_record(record(own.text()), own).ids.keys()


def test_record_with_a_broken_draft_is_refused():
    with pytest.raises(SmallWorldError, match="not a valid draft"):
        rules_of_record(record('{"race": []}'))
