"""`smallworld realm` and the option `--realm`, called as a user calls them."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from smallworld.cli import main
from smallworld.content.realms.formats.layout_file import layout_text, load_layout
from smallworld.content.realms.scenarios.scenario_file import held_text, parse_scenario
from smallworld.content.realms.tiles.layout import GROWING, WATERS
from smallworld.content.shelf import is_scenario
from smallworld.engine.text.record import parse_record
from smallworld.workshop.realm_files import layout_in, scenario_in

TWO_TILES = """
name = "Anna's Isle"
players = 2
water = "river"
tiles = [{ tile = "P", cell = [0, 0] }, { tile = "S", cell = [1, 0] }]
names = { Pa = "Anna's Wood" }
"""


def typed(*words: object):
    return CliRunner().invoke(main, [str(word) for word in words])


@pytest.fixture
def made(tmp_path: Path) -> Path:
    file = tmp_path / "made.toml"
    assert typed("realm", "make", file, "--players", 2, "--seed", 4).exit_code == 0
    return file


def test_realm_make_uses_the_seed_and_never_overwrites_a_file(made: Path, tmp_path: Path):
    again, other = tmp_path / "again.toml", tmp_path / "other.toml"
    typed("realm", "make", again, "--players", 2, "--seed", 4)
    typed("realm", "make", other, "--players", 2, "--seed", 5)
    assert made.read_text() == again.read_text() != other.read_text()
    ran = typed("realm", "make", made, "--players", 2)
    assert ran.exit_code == 2
    assert "File exists" in ran.stderr
    assert made.read_text() == again.read_text()


def test_board_made_by_realm_make_has_nine_regions_per_player(made: Path):
    ran = typed("realm", "check", made, "--plain")
    assert ran.exit_code == 0
    assert "Regions: 18; nine per player would be 18" in ran.stdout
    assert "Connected groups of regions: 1" in ran.stdout


def test_realm_check_warns_about_a_missing_chasm(made: Path, tmp_path: Path):
    below = tmp_path / "below.toml"
    typed("realm", "make", below, "--players", 2, "--seed", 4, "--worlds", "underground")
    assert "There is no chasm: Flames and Spiderines" in typed("realm", "check", below, "--plain").stdout
    below.write_text(below.read_text() + '\nchasms = [{ piece = 1, tile = "G", place = 0 }]\n')
    for file in (below, made):
        ran = typed("realm", "check", file, "--plain")
        assert "Regions:" in ran.stdout, ran.output
        assert "There is no chasm" not in ran.stdout


def test_realm_make_can_use_the_tiles_of_a_scenario(tmp_path: Path):
    file = tmp_path / "river.toml"
    ran = typed("realm", "make", file, "--scenario", "realms-2", "--players", 2, "--seed", 1, "--plain")
    assert ran.exit_code == 0, ran.output
    layout = layout_in(file)
    assert (layout.name, layout.players) == ("Life Is a Long, but Not So Quiet, River · 2", 2)
    assert "".join(tile.letter for tile in layout.tiles) == "ACGLRSUY"
    assert "Missing for a good board" not in ran.stdout


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--scenario", "realms-99"), "unknown tile scenario “realms_99”. Available: realms_1, realms_2"),
        (("--scenario", "realms-4", "--players", 2), "2 players: the scenario “realms_4” is for 3, 4, 5, 6"),
        (("--scenario", "realms-4", "--water", "sea"), "it has its own worlds and water"),
        (("--worlds", "heaven"), "Available: surface, underground"),
    ],
)
def test_realm_make_writes_no_file_for_an_impossible_board(
    tmp_path: Path, more: tuple[object, ...], said: str
):
    ran = typed("realm", "make", tmp_path / "none.toml", *more)
    assert ran.exit_code == 2
    assert said in ran.stderr.replace("\n", " ")
    assert not (tmp_path / "none.toml").exists()


def test_realm_show_uses_the_custom_names_of_a_board(tmp_path: Path):
    file = tmp_path / "isle.toml"
    file.write_text(TWO_TILES)
    ran = typed("realm", "show", file, "--plain")
    assert ran.exit_code == 0
    assert "Anna's Isle" in ran.stdout
    assert "Pa   Anna's Wood" in ran.stdout
    assert "): Sa" in ran.stdout, "it has one neighbour"


def test_realm_show_prints_the_map_and_counts_regions_and_pieces(tmp_path: Path):
    file = tmp_path / "peaks.toml"
    file.write_text(layout_text(load_layout("realms-4-3.toml")))
    ran = typed("realm", "show", file, "--plain")
    assert ran.exit_code == 0, ran.output
    assert ran.stdout.count("+--") + ran.stdout.count("┌") > 3, "lines of a map"
    assert "peak" in ran.stdout
    assert "Lost Tribe" in ran.stdout
    assert "Terrains (ideal: 5.4 each):" in ran.stdout
    assert "Points where four regions meet: –" in ran.stdout.replace(": -", ": –")


@pytest.mark.parametrize("water", WATERS)
def test_realm_commands_accept_every_kind_of_water(tmp_path: Path, water: str):
    file = tmp_path / "wet.toml"
    worlds = ",".join(GROWING.get(water, ["surface"]))
    for command in (
        ("make", file, "--water", water, "--worlds", worlds, "--players", 2),
        ("check", file),
        ("show", file),
    ):
        ran = typed("realm", *command, "--plain")
        assert ran.exit_code == 0, ran.output
        assert "Regions: 18" in ran.stdout


def test_realm_commands_accept_a_board_without_tiles(tmp_path: Path):
    file = tmp_path / "gods.toml"
    file.write_text(layout_text(load_layout("realms-9-4.toml")))
    for command in ("check", "show"):
        ran = typed("realm", command, file, "--plain")
        assert ran.exit_code == 0, ran.output
        assert "Regions: 0; nine per player would be 36" in ran.stdout
        assert "window" not in ran.stdout


def test_legend_of_realm_show_explains_entries_and_tunnels(tmp_path: Path):
    file = tmp_path / "isle.toml"
    file.write_text('entry = ["Pa"]\ntunnels = [["Pa", "Sa"]]\n' + TWO_TILES)
    told = typed("realm", "show", file, "--plain").stdout.replace("\n", " ")
    assert "entry, tunnel" in told


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "the file is empty; a board is a TOML file"),
        (bytes(range(128, 256)), "not a text file; a board is a TOML file"),
        (b"#" * 30_000, "the file has more than 20000 characters"),
        (b"players = 2", "'name' of the realm is missing; it should be text"),
        (b'name = "x"\nplayers = 2\nwater = "river"', "it has no tiles"),
        (b"one\ntwo", "not valid TOML: Expected '=' after a key in a key/value pair (at line 1, column 4)"),
    ],
)
def test_file_that_is_not_a_realm_is_refused_with_the_reason(tmp_path: Path, content: bytes, said: str):
    file = tmp_path / "any.toml"
    file.write_bytes(content)
    for command, code in (("check", 1), ("show", 2), ("fair", 2)):
        ran = typed("realm", command, file, "--plain")
        assert ran.exit_code == code
        assert said in " ".join((ran.stdout + ran.stderr).split())
    ran = typed("realm", "check", tmp_path)
    assert ran.exit_code == 2
    assert "is a directory" in ran.stderr


@pytest.mark.parametrize(
    ("here", "there", "said"),
    [
        ("[1, 0]", "[0, 0]", "tile S at (0, 0): tile P lies there"),
        ('tile = "S"', 'tile = "P"', "tile P at (1, 0): the box has only one tile P"),
        ("Pa =", "Px =", "there is no region Px. Available: Pa"),
        ("players = 2", "players = 9", "players is 9; a realm is for 2 to 6"),
        ('"river"', "[", "not valid TOML"),
    ],
)
def test_realm_check_says_where_each_fault_is(tmp_path: Path, here: str, there: str, said: str):
    file = tmp_path / "broken.toml"
    file.write_text(TWO_TILES.replace(here, there, 1))
    ran = typed("realm", "check", file, "--plain")
    assert ran.exit_code == 1
    assert said in ran.stdout.replace("\n", " ")
    for words in (("simulate", "--realm", file), ("realm", "show", file)):
        ran = typed(*words)
        assert ran.exit_code == 2
        assert said in ran.stderr


def test_missing_realm_file_is_refused(tmp_path: Path):
    ran = typed("realm", "show", tmp_path / "nowhere.toml")
    assert ran.exit_code == 2
    assert "No such file" in ran.stderr


def test_bots_can_play_on_a_custom_board(made: Path):
    ran = typed("simulate", "--realm", made, "--games", 2, "--json")
    assert json.loads(ran.stdout)["players"] == 2
    ran = typed("arena", "--realm", made, "--bots", "random,greedy", "--games", 2, "--json")
    assert json.loads(ran.stdout)["games"] == {"2": 2}
    ran = typed("bench", "--realm", made, "--seconds", 0.05, "--json")
    assert list(json.loads(ran.stdout)["boards"]) == ["2"]


def test_custom_board_refuses_another_number_of_players(made: Path):
    ran = typed("simulate", "--realm", made, "--players", 3)
    assert ran.exit_code == 2
    assert "3 players: this board is for 2" in ran.stderr


def test_game_on_a_custom_board_replays_without_the_board_file(made: Path, tmp_path: Path):
    record = tmp_path / "game.smallworld"
    ran = typed("play", "--realm", made, "--seats", "random,random", "--plain", "--save", record)
    assert ran.exit_code == 0, ran.output
    made.unlink()
    ran = typed("replay", record, "--plain")
    assert ran.exit_code == 0, ran.output


def test_underground_tiles_require_the_underground_box(tmp_path: Path):
    file = tmp_path / "below.toml"
    typed("realm", "make", file, "--players", 2, "--worlds", "underground")
    ran = typed("simulate", "--realm", file, "--games", 1)
    assert ran.exit_code == 2
    assert "add it, as in base,underground" in ran.stderr
    assert typed("simulate", "--realm", file, "--games", 1, "--boxes", "underground").exit_code == 0


def test_realm_fair_shows_the_wins_of_each_seat_with_intervals(made: Path):
    ran = typed("realm", "fair", made, "--games", 4, "--bot", "random", "--json")
    told = json.loads(ran.stdout)
    assert told["games"] == 4
    assert [seat["seat"] for seat in told["seats"]] == [1, 2]
    assert sum(seat["win_share"] for seat in told["seats"]) == pytest.approx(1)
    for seat in told["seats"]:
        assert seat["win_share_from"] <= seat["win_share"] <= seat["win_share_to"]
    ran = typed("realm", "fair", made, "--games", 4, "--bot", "random", "--plain")
    assert "Seat 2:" in ran.stdout
    assert "No clear result yet" in ran.stdout


# --- Scenarios ------------------------------------------------------------------------------------------


def test_scenario_is_simulated_with_its_number_of_players(tmp_path: Path):
    ran = typed("simulate", "--scenario", "realms-4", "--players", 5, "--games", 1, "--json")
    assert json.loads(ran.stdout)["players"] == 5
    ran = typed("simulate", "--scenario", "realms-5", "--games", 1, "--json")
    assert json.loads(ran.stdout)["players"] == 4
    ran = typed("arena", "--scenario", "realms-5", "--bots", "random,greedy", "--games", 2, "--json")
    assert list(json.loads(ran.stdout)["games"]) == ["4", "5"]
    bots = ("--bots", "random", "--games", 2)
    ran = typed("balance", "ratmen", *bots, "--scenario", "realms-5", "--json")
    assert ran.exit_code == 0, ran.output
    below = ("--scenario", "realms-8", "--boxes", "underground", "--output", tmp_path / "almanac")
    assert typed("almanac", *bots, *below).exit_code == 0


def test_scenario_refuses_another_number_of_players():
    ran = typed("arena", "--scenario", "realms-5", "--players", "3", "--bots", "random", "--games", 2)
    assert ran.exit_code == 2
    assert "3 players: the boards are for 4, 5" in ran.output


def test_scenario_can_be_played_on_a_custom_board(made: Path, tmp_path: Path):
    record = tmp_path / "game.jsonl"
    bots = ("--seats", "random,random", "--plain")
    ran = typed("play", "--realm", made, "--scenario", "realms-5", *bots, "--save", record)
    assert ran.exit_code == 0, ran.output
    made.unlink()
    assert typed("replay", record, "--plain").exit_code == 0


# --- Custom scenarios -----------------------------------------------------------------------------------


@pytest.fixture
def wells(tmp_path: Path) -> Path:
    """Return a scenario in a file."""
    file = tmp_path / "wells.toml"
    rules = (
        '[[rule]]\ntool = "feature-bonus"\nfeature = "well"\n[[rule]]\ntool = "discount"\nfeature = "hill"\n'
    )
    file.write_text(f'title = "Wells"\n{rules}')
    return file


def test_custom_scenario_is_played_and_replayed_without_its_file(made: Path, wells: Path, tmp_path: Path):
    record = tmp_path / "game.jsonl"
    bots = ("--seats", "random,random", "--plain")
    ran = typed("play", "--realm", made, "--scenario", wells, *bots, "--save", record)
    assert ran.exit_code == 0, ran.output
    series = ("--realm", made, "--scenario", wells, "--games", 2, "--bots", "random", "--json")
    assert json.loads(typed("simulate", *series).stdout)["players"] == 2
    made.unlink()
    wells.unlink()
    assert typed("replay", record, "--plain").exit_code == 0


def test_board_file_may_contain_its_scenario(made: Path, wells: Path, tmp_path: Path):
    made.write_text(made.read_text() + held_text(parse_scenario(wells.read_text(), "wells.toml")))
    title = parse_scenario(wells.read_text(), "wells.toml").title
    assert title in typed("realm", "check", made, "--plain").stdout
    record = tmp_path / "held.jsonl"
    assert (
        typed("play", "--realm", made, "--seats", "random,random", "--plain", "--save", record).exit_code == 0
    )
    held = parse_record(record.read_text())
    assert [name for name in held.boxes if is_scenario(name)] == [scenario_in(str(wells))]
    ran = typed("play", "--realm", made, "--scenario", "realms-5", "--seats", "random,random", "--plain")
    assert ran.exit_code == 0, ran.output  # an explicit option takes precedence


def test_realm_check_also_checks_the_scenario_of_a_board(made: Path, wells: Path):
    ran = typed("realm", "check", made, "--scenario", wells, "--plain")
    assert ran.exit_code == 0, ran.output
    assert "Well: 1 extra coin every turn for each region" in ran.output
    assert "is not on this board yet" in " ".join(ran.output.split())
    assert "Hill: costs 1 fewer token." in ran.output
    fair = typed("realm", "fair", made, "--scenario", wells, "--games", 2, "--bot", "random", "--json")
    assert len(json.loads(fair.stdout)["seats"]) == 2


def test_realm_check_reports_regions_that_a_scenario_misplaces(tmp_path: Path, wells: Path):
    file = tmp_path / "east.toml"
    east = layout_text(load_layout("realms-3-3.toml"))
    file.write_text(east, encoding="utf-8")
    assert "Regions in the wrong place for the scenario: -" in typed("realm", "check", file).stdout
    wrong = re.sub(r"(?m)^entry = .*$", 'entry = ["Fb"]', east).replace(
        'coin-mine = ["Fb", ', "coin-mine = ["
    )
    file.write_text(wrong, encoding="utf-8")
    assert "Regions in the wrong place for the scenario: Fb" in typed("realm", "check", file).stdout
    ran = typed("realm", "check", file, "--scenario", wells)
    assert ran.exit_code == 0, ran.output
    assert "Regions in the wrong place" not in ran.stdout


def test_realm_check_counts_the_entries_that_a_scenario_sets(made: Path, wells: Path):
    bare = typed("realm", "check", made, "--plain").output
    wells.write_text('title = "Hills"\nentry = ["hill"]\n')
    ruled = typed("realm", "check", made, "--scenario", wells, "--plain").output
    hills = int(re.findall(r"hill (\d+)", bare)[0])
    entries = [int(re.findall(r"may enter:\s+(\d+)", told)[0]) for told in (bare, ruled)]
    assert entries[0] != entries[1] == hills


def test_error_for_a_broken_scenario_says_what_is_wrong(made: Path, wells: Path):
    wells.write_text('title = "Wells"\n[[rule]]\ntool = "exec"\n')
    for ran in (
        typed("realm", "check", made, "--scenario", wells, "--plain"),
        typed("play", "--realm", made, "--scenario", wells, "--seats", "random,random"),
    ):
        assert ran.exit_code != 0
        assert re.search('unknown tool ["“]exec["”]', " ".join(ran.output.split()))
    missing = typed("simulate", "--realm", made, "--scenario", wells.with_name("no.toml"))
    assert missing.exit_code != 0
    assert "a scenario is a TOML file" in " ".join(missing.output.split())
