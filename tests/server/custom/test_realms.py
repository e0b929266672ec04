"""Custom boards: checked, completed, tested for fairness, played; a string from a user is only data."""

from __future__ import annotations

import pytest

from kit.built import BELOW, SMALL
from kit.serving import decides
from kit.waiting import PATIENCE, wait_until
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.formats.layout_file import parse_layout
from smallworld.content.realms.scenarios.scenario_code import encode_scenario
from smallworld.content.realms.scenarios.scenario_file import parse_scenario, scenario_held

TILES = [
    {"letter": "R", "world": "surface", "cell": [0, 0], "turns": 2},
    {"letter": "P", "world": "surface", "cell": [1, 0], "turns": 0},
]
PIECE = {"kind": "mountain", "number": 1, "letter": "P", "place": 0}
DRAFT = {
    "name": "Anna's Isle",
    "players": 2,
    "rounds": 10,
    "water": "river",
    "tiles": TILES,
    "pieces": [PIECE],
    "marks": {"lost-tribe": ["Ra"], "peak": ["m1"]},
    "names": {"Pa": "Anna’s Wood"},
}


def test_realms_call_lists_the_tiles_and_pieces_for_boards(ana):
    box = ana.get("/api/realms")
    assert len(box["tiles"]) == 52
    assert {len(side["picture"]) for side in box["tiles"]} == {54}
    assert [len(cover) for cover in box["covers"]] == [18] * 6
    assert box["rounds"]["2"] == 10


def test_board_check_returns_counts_and_a_board_string(ana):
    answer = ana.post("/api/realms/check", {"draft": DRAFT})
    assert answer["board"] == f"realm-{answer['code']}"
    names = {plot["key"]: plot["name"] for plot in answer["plots"]}
    assert names["Pa"] == "Anna’s Wood"
    keys = [plot["key"] for plot in answer["plots"]]
    assert {keys[plot] for plot in answer["ground"]["P"]} == {"Pa", "m1"}
    assert answer["free"]["P"], "there is room for another piece on a tile of one land"
    assert 0 not in answer["free"]["P"]
    assert answer["census"]["parts"] == 1
    assert answer["census"]["wanted"] == 18
    again = ana.post("/api/realms/check", {"code": answer["code"]})
    assert {**again, "draft": None} == {**answer, "draft": None}
    assert again["draft"]["names"] == DRAFT["names"]


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        ({"tiles": []}, {"why": "no-tiles"}),
        ({"tiles": [*TILES, TILES[0]]}, {"why": "tile-twice", "tile": "R", "column": 0, "row": 0}),
        ({"marks": {"throne": ["Rz"]}}, {"why": "no-region", "region": "Rz", "known": "Ra, Rb, R~"}),
        ({"players": 9}, {"why": "players", "players": 9, "least": 2, "most": 6}),
        ({"name": "  "}, {"why": "name", "most": 60}),
    ],
)
def test_invalid_board_draft_is_refused_with_an_error_code(ana, change, facts):
    error = ana.post("/api/realms/check", {"draft": {**DRAFT, **change}}, status=400)["error"]
    assert (error["code"], error["facts"]) == ("bad-realm", facts)


def test_board_builder_offers_exactly_the_legal_places(ana):
    """Check that the server accepts every offered place and refuses every other place."""
    tiles = [*TILES, {"letter": "E", "world": "surface", "cell": [2, 0], "turns": 1}]
    pieces = [PIECE, {"kind": "chasm", "number": 1, "letter": "E", "place": 0}]
    draft = {**DRAFT, "tiles": tiles, "pieces": pieces}
    told = ana.post("/api/realms/check", {"draft": draft})

    def stands(more):
        answer = ana.web.post("/api/realms/check", json={"draft": {**draft, "pieces": more}})
        return answer.status_code == 200

    for letter in "RPE":
        for place in range(6):
            laid = {"kind": "mountain", "number": 2, "letter": letter, "place": place}
            assert stands([*pieces, laid]) == (place in told["free"][letter])
    for place in range(6):
        assert stands([pieces[0], {**pieces[1], "place": place}]) == (place in [0, *told["moves"]["x1"]])


def test_board_builder_offers_a_border_marker_where_waters_meet(ana):
    tiles = [TILES[0], {"letter": "J", "world": "surface", "cell": [-1, 1], "turns": 0}]
    plain = {"name": "Meeting", "players": 2, "rounds": 10, "tiles": tiles}
    told = ana.post("/api/realms/check", {"draft": plain})
    (edge,) = told["meetings"]["R"]
    parted = ana.post("/api/realms/check", {"draft": {**plain, "borders": [{"letter": "R", "edge": edge}]}})
    assert len(parted["plots"]) == len(told["plots"]) + 1


@pytest.mark.parametrize("code", ["", "x", SMALL[:30], f"9{SMALL[1:]}", "12ar.A990.....", "1" * 5000])
def test_broken_board_string_is_refused_by_every_call(ana, code):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    assert ana.post("/api/realms/check", {"code": code}, status=400)["error"]["code"] == "bad-realm"
    assert ana.get(f"/api/realms/file?code={code}", status=400)["error"]["code"] == "bad-realm"
    wish = {"seats": seats, "board": f"realm-{code}"}
    assert ana.post("/api/tables", wish, status=400)["error"]["code"] == "bad-realm"


def test_board_draft_can_be_filled_in_and_mirrored(ana):
    filled = ana.post("/api/realms/fill", {"draft": DRAFT, "seed": 3})
    assert filled["census"]["lands"] == 18
    lying = {tile["letter"]: tile["turns"] for tile in filled["draft"]["tiles"]}
    assert (lying["R"], lying["P"]) == (2, 0)
    assert filled["draft"]["names"] == DRAFT["names"]
    mirrored = ana.post("/api/realms/mirror", {"draft": DRAFT})
    assert len(mirrored["draft"]["tiles"]) == 4
    made = ana.post("/api/realms/random", {"name": "By seed", "players": 3, "seed": 5})
    assert made == ana.post("/api/realms/random", {"name": "By seed", "players": 3, "seed": 5})
    assert made["census"]["lands"] == 27


def test_board_check_reports_a_missing_chasm_underground(ana):
    bare = ana.post("/api/realms/check", {"code": BELOW})
    assert bare["census"]["lacks_chasm"]
    letter, [place, *_] = next((letter, places) for letter, places in bare["free"].items() if places)
    chasm = {"kind": "chasm", "number": 1, "letter": letter, "place": place}
    draft = {**bare["draft"], "pieces": [*bare["draft"]["pieces"], chasm]}
    assert not ana.post("/api/realms/check", {"draft": draft})["census"]["lacks_chasm"]
    assert not ana.post("/api/realms/check", {"draft": DRAFT})["census"]["lacks_chasm"]


def test_layout_file_is_read_back_as_the_same_board(ana):
    text = ana.web.get(f"/api/realms/file?code={SMALL}").text
    assert encode(parse_layout(text, "realm.toml")) == SMALL


def test_layout_file_includes_the_scenario_of_the_board(ana):
    scenario = parse_scenario('title = "Wells"\nrounds = 12\n', "wells.toml")
    text = ana.web.get(f"/api/realms/file?code={SMALL}&rules={encode_scenario(scenario)}").text
    assert encode(parse_layout(text, "realm.toml")) == SMALL
    held = scenario_held(text, "realm.toml")
    assert held is not None
    assert held.to_data() == scenario.to_data()
    refused = ana.get(f"/api/realms/file?code={SMALL}&rules=zzz", status=400)
    assert refused["error"]["code"] == "bad-realm"


def test_tables_on_custom_boards_can_combine_boxes(ana):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"seats": seats, "board": f"realm-{SMALL}", "boxes": ["base", "cursed"], "first": 1}
    table = ana.post("/api/tables", wish)
    assert table["board"] == f"realm-{SMALL}"
    assert table["world"] == "surface"
    assert decides(ana.get(f"/api/tables/{table['id']}/state")) is not None
    assert ana.get(f"/api/boards/{table['board']}")["shapes"]["regions"]


def test_sides_of_the_tiles_determine_the_world_of_a_table(ana):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"seats": seats, "board": f"realm-{BELOW}", "boxes": ["base", "underground"]}
    assert ana.post("/api/tables", wish)["world"] == "underground"
    assert ana.post("/api/tables", {**wish, "boxes": ["base"]}, status=400)["error"]["code"] == "no-world"


def test_custom_board_fixes_the_number_of_players(ana):
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], "board": f"realm-{SMALL}"}
    error = ana.post("/api/tables", wish, status=400)["error"]
    assert (error["code"], error["facts"]["numbers"]) == ("no-board", "2")


def test_measurement_of_fairness_reports_only_to_its_owner(ana, ben):
    assert ana.get("/api/realms/fair", status=404)["error"]["code"] == "missing"
    begun = ana.post("/api/realms/fair", {"code": SMALL})
    assert begun["running"]
    wait_until(lambda: ana.get("/api/realms/fair")["games"], 6 * PATIENCE)
    told = ana.get("/api/realms/fair")
    assert not told["failed"]
    assert [seat["seat"] for seat in told["seats"]] == [1, 2]
    assert sum(seat["share"] for seat in told["seats"]) == pytest.approx(1)
    assert ben.get("/api/realms/fair", status=404)["error"]["code"] == "missing", "it is Ana's"
    ana.delete("/api/realms/fair")
    assert ana.get("/api/realms/fair", status=404)["error"]["code"] == "missing"
