"""Tables on free boards: reading their files, playing on them, and messages about broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.built import ISLE
from kit.serving import NO_PAGES, LiveServer, decides
from smallworld.cli.commands.serve import offered
from smallworld.content.catalogue import find_board
from smallworld.content.free_board import LONGEST
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.record import parse_record
from smallworld.server.settings import Settings
from smallworld.workshop.plotting import new_board_text

FILE = new_board_text("Two Shores", 2, "surface", 1)
FLATS = FILE.replace('"farmland"', '"salt-flat"') + (
    '\n[[terrain]]\nname = "Salt Flat"\nlook = "farmland"\ncolour = "#f6f1ee"\n'
)
TWO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def test_board_file_can_be_read_and_played_on(ana, ben):
    board = ana.post("/api/boards", {"file": FILE})
    assert (board["title"], board["players"], board["world"]) == ("Two Shores", 2, "surface")
    assert list(board["shapes"]["regions"]) == [region["id"] for region in board["regions"]]
    table = ana.post("/api/tables", {"seats": TWO, "board": board["name"], "first": 1})
    assert (table["board"], table["board_title"]) == ("board-", "Two Shores")
    state = ana.get(f"/api/tables/{table['id']}/state")
    assert decides(state) is not None
    assert state["views"]["1"]["board"] == board["name"]
    assert ben.get(f"/api/tables/{table['id']}/board") == board
    record = parse_record(ana.web.get(f"/api/tables/{table['id']}/record").text)
    assert find_board(record.board).ids == [region["id"] for region in board["regions"]]


def test_board_of_a_new_terrain_can_be_played(ana):
    board = ana.post("/api/boards", {"file": FLATS})
    assert board["terrains"] == {"salt-flat": {"name": "Salt Flat", "look": "farmland", "colour": "#f6f1ee"}}
    assert "salt-flat" in {feature for region in board["regions"] for feature in region["features"]}
    table = ana.post("/api/tables", {"seats": TWO, "board": board["name"], "first": 1})["id"]
    assert decides(ana.state(table)) is not None
    assert ana.get(f"/api/tables/{table}/board") == board


def test_race_of_a_new_terrain_is_only_for_boards_that_have_it(ana):
    bonus = {"tool": "feature-bonus", "feature": "salt-flat"}
    salters = {"race": [{"name": "Salters", "tokens": 5, "ability": [bonus]}], "terrains": ["salt-flat"]}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    error = ana.post("/api/tables", {"seats": seats, "own": salters}, status=400)["error"]
    assert (error["code"], error["facts"]) == ("unfit-board", {"name": "Salters", "land": "salt-flat"})
    board = ana.post("/api/boards", {"file": FLATS})["name"]
    table = ana.post("/api/tables", {"seats": seats, "own": salters, "board": board, "first": 1})["id"]
    assert ana.state(table)["views"]["1"]["column"][0]["race"] == "salters"
    record = ana.web.get(f"/api/tables/{table}/record").text
    assert ana.post("/api/records", {"record": record, "seats": TWO})["id"]
    other = record.replace(board, "base-2")
    assert (
        ana.post("/api/records", {"record": other, "seats": TWO}, status=400)["error"]["code"]
        == "unfit-board"
    )


def test_game_on_a_free_board_survives_a_restart(database):
    settings = Settings(database, bot_delay=0, bot_processes=1, limits=False, static=NO_PAGES)
    first = LiveServer(settings)
    ana = first.guest()
    board = ana.post("/api/boards", {"file": FILE})
    table = ana.post("/api/tables", {"seats": TWO, "board": board["name"], "first": 1})["id"]
    seq = ana.state(table)["seq"]
    ana.act(table, player=1, seq=seq, action={"do": "take", "place": 1})
    before = ana.state(table)["views"]["1"]
    first.stop()
    second = LiveServer(settings)
    ana.move_to(second.url)
    assert ana.state(table)["views"]["1"] == before
    assert ana.get(f"/api/tables/{table}/board") == board
    ana.close()
    second.stop()


def test_file_of_tiles_can_be_read_like_a_file_of_regions(ana):
    board = ana.post("/api/boards", {"file": ISLE})
    assert board["name"].startswith("realm-")
    assert ana.post("/api/tables", {"seats": TWO, "board": board["name"]})["board_title"] == "Isle"


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ('name = "Shores"', "no board found; a board has tables [[region]], or a list 'tiles'"),
        ("name = ", "board: not valid TOML"),
        (FILE.replace('"farmland"', '"farm"', 1), "unknown terrain “farm”. Possible: farmland"),
        (
            FILE.replace("players = 2", "players = 9"),
            "'players' of the board is '9'; it should be a number from 2 to 6",
        ),
    ],
    ids=["no board", "no TOML", "unknown terrain", "too many players"],
)
def test_broken_board_file_gets_a_message_about_its_fault(ana, file, why):
    error = ana.post("/api/boards", {"file": file}, status=400)["error"]
    assert error["code"] == "bad-realm"
    assert why in error["facts"]["message"]


def test_board_file_that_is_too_long_is_refused(ana):
    long = FILE + "#" * (LONGEST + 1 - len(FILE))
    assert ana.post("/api/boards", {"file": long}, status=400)["error"]["code"] == "malformed"
    assert ana.post("/api/boards", {"file": FILE + "#" * (LONGEST - len(FILE))})["title"] == "Two Shores"
    ana.post("/api/boards", {"file": "#" * 300_000}, status=413)


def test_board_whose_name_is_too_long_for_a_table_is_refused(ana):
    file = new_board_text("Long", 6, "surface", 1)
    for noun in ("Fields", "Wood", "Hills", "Peak", "Fen"):
        file = file.replace(f' {noun}"', f' {noun} {"森" * 24}"').replace(
            f'-{noun.lower()}"', f'-{noun.lower()}-{"森" * 24}"'
        )
    error = ana.post("/api/boards", {"file": file}, status=400)["error"]
    assert "tables accept at most 8000" in error["facts"]["message"]


def test_players_and_boxes_must_suit_a_free_board(ana):
    name = ana.post("/api/boards", {"file": FILE})["name"]
    three = {"seats": [*TWO, {"kind": "open"}], "board": name}
    assert ana.post("/api/tables", three, status=400)["error"]["code"] == "no-board"
    below = ana.post("/api/boards", {"file": new_board_text("Below", 2, "underground", 1)})["name"]
    wish = {"seats": TWO, "board": below, "boxes": ["base"]}
    assert ana.post("/api/tables", wish, status=400)["error"]["code"] == "no-world"
    assert ana.post("/api/tables", {**wish, "boxes": ["underground"]})["world"] == "underground"


def test_damaged_name_of_a_free_board_is_refused(ana):
    assert ana.get("/api/boards/board-1x", status=400)["error"]["code"] == "malformed"
    wish = {"seats": TWO, "board": "board-1x"}
    assert ana.post("/api/tables", wish, status=400)["error"]["code"] == "bad-realm"


def test_host_can_offer_boards_only_if_their_files_are_right(tmp_path: Path):
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(FILE, encoding="utf-8")
    bad.write_text(FILE.replace('"farmland"', '"farm"', 1), encoding="utf-8")
    assert find_board(offered(good)).names
    with pytest.raises(SmallWorldError, match="unknown terrain"):
        offered(bad)
