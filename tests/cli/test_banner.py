"""`smallworld banner`, called as a user calls it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from smallworld.cli import main
from smallworld.engine.text.record import parse_record
from smallworld.workshop.plotting import new_board_text

OTTERS = Path(__file__).resolve().parents[2] / "examples" / "otters.toml"
WRONG = """\
[[race]]
name = "Otters"
tokens = 11

[[race.ability]]
tool = "discont"

[[power]]
name = "Hill"
tokens = 99
"""


SALTERS = """\
terrains = ["salt-flat"]

[[race]]
name = "Salters"
tokens = 5

[[race.ability]]
tool = "feature-bonus"
feature = "salt-flat"
coins = 2
"""


def banner(*words: str, lines: tuple[str, ...] = ()):
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, ["banner", *words], input=typed)


@pytest.fixture
def flats(tmp_path):
    """Return the files of a race that names a new terrain, and of a board that has it."""
    race, board = tmp_path / "salters.toml", tmp_path / "flats.toml"
    race.write_text(SALTERS, encoding="utf-8")
    shores = new_board_text("Two Shores", 2, "surface", 1).replace('"farmland"', '"salt-flat"', 2)
    terrain = '\n[[terrain]]\nname = "Salt Flat"\nlook = "farmland"\ncolour = "#f6f1ee"\n'
    board.write_text(shores + terrain, encoding="utf-8")
    return str(race), str(board)


@pytest.fixture
def wrong(tmp_path):
    file = tmp_path / "wrong.toml"
    file.write_text(WRONG, encoding="utf-8")
    return file


def test_banner_check_explains_the_draft_of_a_race():
    ran = banner("check", str(OTTERS), "--plain", "--games", "80")
    assert ran.exit_code == 0
    assert "5 tokens on the banner; the box holds 11." in ran.stdout
    assert "every region of this kind is worth 1 extra coin: on the coast." in ran.stdout
    assert "Otters, Nimble: fine; 80 random games were played to the end." in ran.stdout


@pytest.mark.parametrize(("language", "said"), [("fr", "une pièce de plus"), ("nl", "een munt meer waard")])
def test_banner_check_prints_in_the_chosen_language(language, said):
    ran = banner("check", str(OTTERS), "--plain", "--games", "4", "--language", language)
    assert said in " ".join(ran.stdout.split())


def test_race_of_a_new_terrain_is_checked_on_its_board(flats):
    race, board = flats
    ran = banner("check", race, "--plain", "--games", "2", "--board", board)
    assert ran.exit_code == 0, ran.output
    assert "every region of this kind is worth 2 extra coins: Salt Flat." in " ".join(ran.stdout.split())
    ran = banner("check", race, "--plain", "--games", "2")
    assert ran.exit_code == 2
    assert "Salters: only for boards with the terrain 'salt-flat'" in ran.output
    assert "name your board with --board" in ran.output


def test_race_in_python_may_name_a_new_terrain_of_its_board(flats, tmp_path):
    code = tmp_path / "salters.py"
    code.write_text(
        "from smallworld.content.toolkit.bonuses import FeatureBonus\n"
        "from smallworld.engine.rules import Banner\n\n"
        'class Salt(FeatureBonus):\n    """Coins for salt."""\n\n'
        'salters = Banner("Salters", 5, 10, Salt("salt-flat"), lands=("salt-flat",))\n',
        encoding="utf-8",
    )
    ran = banner("check", str(code), "--plain", "--games", "2", "--board", flats[1])
    assert ran.exit_code == 0, ran.output
    ran = banner("check", str(code), "--plain", "--games", "2")
    assert ran.exit_code == 2
    assert "Salters: only for boards with the terrain 'salt-flat'" in ran.output


def test_banner_check_lists_every_problem_with_its_line(wrong):
    ran = banner("check", str(wrong), "--plain")
    assert ran.exit_code == 1
    told = [line.replace(str(wrong), "FILE") for line in ran.stdout.splitlines()]
    assert told[0] == "FILE:3: warning: 11 tokens are many for a race: the rulebook stops at 10."
    assert told[1] == 'FILE:6: error: There is no tool "discont". Did you mean "discount"?'
    assert told[2] == 'FILE:9: error: "Hill" is taken: the game already has something with this name.'
    assert told[3] == 'FILE:10: error: "tokens" is 99; it must be from 0 to 10.'


def test_faulty_custom_race_cannot_be_played_or_measured(wrong):
    for command in ("play", "report"):
        ran = banner(command, str(wrong))
        assert ran.exit_code == 2
        assert "There is no tool" in ran.stderr
        assert "warning" not in ran.stderr


def test_banner_check_accepts_a_race_in_python_and_plays_games(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(
        "from smallworld.engine.ability import Ability\n"
        "from smallworld.engine.rules import Banner\n\n\n"
        "class Lost(Ability):\n"
        "    def score(self, state, me):\n"
        "        return state.nothing\n\n\n"
        'lost = Banner("Lost", 9, 12, Lost())\n',
        encoding="utf-8",
    )
    ran = banner("check", str(file), "--games", "20")
    assert ran.exit_code == 2
    assert "AttributeError" in ran.stderr
    file.write_text(file.read_text().replace("state.nothing", "1"), encoding="utf-8")
    assert "Lost: fine" in banner("check", str(file), "--games", "20").stdout


def test_banner_check_suggests_a_name_for_a_misspelt_hook(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(
        "from smallworld.engine.ability import Ability\n"
        "from smallworld.engine.rules import Banner\n\n\n"
        "class Lost(Ability):\n"
        "    def scored(self, state, me):\n"
        "        return 1\n\n\n"
        'lost = Banner("Lost", 9, 12, Lost())\n',
        encoding="utf-8",
    )
    ran = banner("check", str(file), "--games", "20")
    assert ran.exit_code == 2
    assert 'class Lost: "scored" is not a hook' in ran.stderr
    assert 'did you mean "score"?' in ran.stderr


def test_game_with_a_custom_race_can_be_saved_and_replayed(tmp_path):
    kept = tmp_path / "game"
    seats = ("--seats", "Ana,random", "--seed", "3", "--plain")
    ran = CliRunner().invoke(
        main,
        ["play", *seats, "--first", "Ana", "--custom", str(OTTERS), "--save", str(kept)],
        input="1\nrules otters\n",
    )
    assert ran.exit_code == 0, ran.output
    assert "Nimble Otters" in ran.stdout, "they lie in the first combo"
    card = " ".join(ran.stdout.split())
    assert "Otters: Regions of these kinds cost 1 fewer token, but always at least 1: on the coast." in card
    assert "5 tokens on the banner; the box holds 11. Regions of these kinds cost 1 fewer" in ran.stdout
    record = parse_record(kept.read_text(encoding="utf-8"))
    assert record.boxes == {"base": 1, "workshop": 1}
    assert json.loads(record.options["own"])["race"][0]["name"] == "Otters"
    for words in (["replay", str(kept)], ["play", "--resume", str(kept), "--plain"]):
        ran = CliRunner().invoke(main, words, input="")
        assert ran.exit_code == 0, ran.output
        assert "Nimble Otters" in ran.stdout


def test_banner_play_begins_a_game_with_the_custom_race(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ran = banner("play", str(OTTERS), "--seats", "Ana,greedy", "--plain", "--language", "nl")
    assert ran.exit_code == 0, ran.output
    assert "Nimble Otters" in ran.stdout
    assert "Otters: Gebieden van deze soorten kosten een fiche minder" in " ".join(ran.stdout.split())


def test_card_of_a_race_in_python_shows_its_docstring(tmp_path):
    file = tmp_path / "mine.py"
    file.write_text(
        "from smallworld.engine.ability import Ability\n"
        "from smallworld.engine.rules import Banner\n\n\n"
        "class Settled(Ability):\n"
        '    """Earns 1 more coin each turn.\n\n    Source: none.\n    """\n\n'
        "    def score(self, state, me):\n"
        "        return 1\n\n\n"
        'settlers = Banner("Settlers", 6, 11, Settled())\n',
        encoding="utf-8",
    )
    ran = banner("play", str(file), "--seats", "Ana,greedy", "--plain")
    assert ran.exit_code == 0, ran.output
    assert "Settlers: Earns 1 more coin each turn." in " ".join(ran.stdout.split())
    assert "Source: none" not in ran.stdout


@pytest.fixture(scope="module")
def stronger(tmp_path_factory):
    """Return the Otters with nine tokens instead of five, and the state file of games with them."""
    folder = tmp_path_factory.mktemp("stronger")
    text = OTTERS.read_text(encoding="utf-8").replace("tokens = 5", "tokens = 9")
    (folder / "otters.toml").write_text(text, encoding="utf-8")
    return folder / "otters.toml", folder / "games.jsonl"


def test_banner_report_measures_each_race_and_power():
    ran = banner("report", str(OTTERS), "--games", "12", "--players", "2", "--json")
    assert ran.exit_code == 0, ran.output
    told = json.loads(ran.stdout)["reports"]
    assert [(one["name"], one["kind"]) for one in told] == [("otters", "race"), ("nimble", "power")]
    assert all(one["all"][one["name"]]["samples"] > 0 for one in told)
    ran = banner("report", str(OTTERS), "--name", "nimble", "--games", "12", "--players", "2", "--json")
    assert json.loads(ran.stdout)["kind"] == "power"


@pytest.mark.parametrize(
    ("language", "verdict"),
    [
        ("en", "otters is stronger than 14 of the 14 printed races: +"),
        ("fr", "otters est plus fort que 14 des 14 peuples imprimés : +"),
        ("nl", "otters is sterker dan 14 van de 14 gedrukte volken: +"),
    ],
)
def test_banner_report_advises_fewer_tokens_for_a_strong_race(stronger, language, verdict):
    file, state = stronger
    games = ("--name", "otters", "--players", "2", "--games", "300", "--state", str(state))
    ran = banner("report", str(file), *games, "--language", language)
    told = " ".join(ran.stdout.split()).replace("\N{NO-BREAK SPACE}", " ")
    assert verdict in told
    assert told.endswith(
        {
            "en": "Remove a token, then measure again.",
            "fr": "Ôtez-lui un pion, puis relancez la mesure.",
            "nl": "Haal er een fiche af, en meet opnieuw.",
        }[language]
    )


def test_banner_schema_prints_one_json_object():
    told = json.loads(banner("schema").stdout)
    assert told["$schema"].startswith("https://json-schema.org/")
    assert "discount" in told["$defs"]
