"""Tables: setting up, finding, joining, beginning, leaving, and a rematch."""

from __future__ import annotations

import json

import pytest

from kit.servers import pretend
from smallworld.content.catalogue import layout_board
from smallworld.content.shelf import SCENARIOS, open_box
from smallworld.house.tables.setting_up import new_table
from smallworld.server.accounts.people import User
from smallworld.server.schema.requests import SeatWish, TableWish

BUILT = "realm-12ar.A000B100...uAbBb.VHdv"  # two tiles and a tunnel


@pytest.mark.both_databases
def test_game_against_bots_begins_immediately(ana):
    table = ana.table("me", "greedy", "random")
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["board"] == "base-3"
    assert table["host"] == table["seats"][0]["user"] == ana.id
    assert len(table["seed_hash"]) == 64
    assert "seed" not in table


def test_table_with_an_open_seat_waits_for_a_player(ana, ben):
    table = ana.table("me", "open", public=True)
    assert table["status"] == "open"
    assert table["on_turn"] is None
    assert table["id"] in [found["id"] for found in ben.get("/api/tables")["tables"]]
    joined = ben.post(f"/api/tables/{table['id']}/join")
    assert joined["status"] == "running"
    assert joined["seats"][1]["name"] == "Ben"
    assert table["id"] in [found["id"] for found in ben.get("/api/me/games")["games"]]


@pytest.mark.both_databases
def test_table_that_is_shared_by_link_is_not_listed(ana, ben):
    table = ana.table("me", "open")
    assert table["id"] not in [found["id"] for found in ben.get("/api/tables")["tables"]]
    assert ben.get(f"/api/tables/{table['id']}") == table


@pytest.mark.both_databases
def test_taken_seat_cannot_be_taken_again(ana, ben, guest):
    table = ana.table("me", "open", "open")["id"]
    ben.post(f"/api/tables/{table}/join", {"player": 2})
    answer = guest("Cem").post(f"/api/tables/{table}/join", {"player": 2}, status=409)
    assert answer["error"]["code"] == "taken"


def test_player_who_joins_twice_gets_only_one_seat(ana, ben):
    table = ana.table("me", "open", "open")["id"]
    ben.post(f"/api/tables/{table}/join")
    again = ben.post(f"/api/tables/{table}/join")
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "open"]


def test_host_may_fill_open_seats_with_bots(ana, ben):
    table = ana.table("me", "open", "open")["id"]
    assert ben.post(f"/api/tables/{table}/start", status=403)["error"]["code"] == "not-host"
    begun = ana.post(f"/api/tables/{table}/start")
    assert begun["status"] == "running"
    assert [seat["name"] for seat in begun["seats"]] == ["Ana", "greedy", "greedy 2"]
    assert ana.post(f"/api/tables/{table}/start", status=409)["error"]["code"] == "begun"


def test_host_chooses_the_level_of_the_bots_in_open_seats(ana):
    table = ana.table("me", "open", "open")["id"]
    assert (
        ana.post(f"/api/tables/{table}/start", {"bot": "nobody"}, status=400)["error"]["code"] == "malformed"
    )
    begun = ana.post(f"/api/tables/{table}/start", {"bot": "easy"})
    assert [seat["name"] for seat in begun["seats"]] == ["Ana", "easy", "easy 2"]


@pytest.mark.both_databases
def test_leaving_an_open_table_frees_the_seat(ana, ben):
    table = ana.table("me", "open", "open")["id"]
    ben.post(f"/api/tables/{table}/join")
    left = ana.post(f"/api/tables/{table}/leave")
    assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
    assert left["host"] == ben.id
    ben.post(f"/api/tables/{table}/leave")
    ben.get(f"/api/tables/{table}", status=404)


def test_seats_at_a_shared_screen_belong_to_the_host(ana):
    table = ana.table("me", "local Bo", "local Cy")
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Bo", "Cy"]
    assert set(ana.state(table["id"])["views"]) == {"1", "2", "3"}


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"seats": []},
        {"seats": [{"kind": "me"}]},
        {"seats": [{"kind": "me"}] * 2},
        {"seats": [{"kind": "bot"}, {"kind": "open"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]},
        {"seats": [{"kind": "me"}, {"kind": "king"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "board": "base-3"},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "board": "atlantis"},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "leaders": "yes"},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "first": 3},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"kind": "live", "minutes": 0}},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "clock": {"kind": "live", "minutes": 9999}},
        {"seats": [{"kind": "me"}, {"kind": "bot"}], "surprise": 1},
        [],
        "table",
    ],
)
def test_malformed_table_requests_are_refused(ana, wish):
    assert ana.post("/api/tables", wish, status=400)["error"]["code"] == "malformed"


def test_seat_name_that_is_too_long_is_refused(ana):
    wish = {"seats": [{"kind": "me"}, {"kind": "local", "name": "x" * 30}]}
    assert ana.post("/api/tables", wish, status=400)["error"]["code"] == "bad-name"


def test_player_chosen_as_first_player_begins(ana):
    table = ana.table("me", "local B", "local C", first=3)
    assert table["on_turn"] == 3


def test_request_for_an_unknown_table_gets_404(ana):
    for call in ("", "/state", "/record", "/at/1", "/chronicle", "/events"):
        assert ana.get(f"/api/tables/none{call}", status=404)["error"]["code"] == "missing"
    ana.post("/api/tables/none/join", status=404)


def test_table_that_waits_for_players_has_no_game_yet(ana):
    table = ana.table("me", "open")["id"]
    assert ana.state(table)["views"] == {}
    ana.get(f"/api/tables/{table}/record", status=409)
    ana.get(f"/api/tables/{table}/at/0", status=409)
    ana.get(f"/api/tables/{table}/chronicle", status=409)
    assert ana.get(f"/api/tables/{table}/events") == {"events": []}
    assert (
        ana.act(table, status=409, player=1, seq=0, action={"do": "decline"})["error"]["code"]
        == "not-running"
    )


@pytest.mark.both_databases
def test_rematch_seats_the_same_players_at_one_new_table(ana, ben, guest, house):
    table = ana.table("me", "open", "greedy", first=2, boxes=["base", "cursed"])["id"]
    ben.post(f"/api/tables/{table}/join")
    assert ana.post(f"/api/tables/{table}/rematch", status=409)["error"]["code"] == "running"
    pretend(house.registry.tables[table], status="finished")  # as if they had played
    first = ana.post(f"/api/tables/{table}/rematch")
    assert first["status"] == "open"
    assert first["boxes"] == ["base", "cursed"]
    assert [seat["name"] for seat in first["seats"]] == ["Ana", "Ben", "greedy"]
    bens = ben.get("/api/me")["user"]["id"]
    assert [seat["kept_for"] for seat in first["seats"]] == [None, bens, None]
    stranger = guest("Cem")
    stranger.post(f"/api/tables/{table}/rematch", status=403)
    assert stranger.post(f"/api/tables/{first['id']}/join", status=403)["error"]["code"] == "kept"
    second = ben.post(f"/api/tables/{table}/rematch")
    assert second["id"] == first["id"] == ana.get(f"/api/tables/{table}")["rematch"]
    assert second["status"] == "running"
    assert second["on_turn"] == 3
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == first["id"]


def test_a_single_human_player_may_ask_for_harder_or_easier_bots(ana, house):
    table = ana.table("me", "easy", "easy", "expert")["id"]
    pretend(house.registry.tables[table], status="finished")
    harder = ana.post(f"/api/tables/{table}/rematch", {"bots": "harder"})
    assert [seat["bot"] for seat in harder["seats"]] == [None, "normal", "normal", "expert"]
    assert [seat["name"] for seat in harder["seats"]][1:] == ["normal", "normal 2", "expert"]
    easier = ana.post(f"/api/tables/{table}/rematch", {"bots": "easier"})
    assert [seat["bot"] for seat in easier["seats"]] == [None, "beginner", "beginner", "hard"]
    assert ana.post(f"/api/tables/{table}/rematch")["id"] == easier["id"]


def test_bots_keep_their_level_if_two_people_were_playing(ana, ben, house):
    table = ana.table("me", "open", "easy")["id"]
    ben.post(f"/api/tables/{table}/join")
    pretend(house.registry.tables[table], status="finished")
    refused = ana.post(f"/api/tables/{table}/rematch", {"bots": "harder"}, status=409)
    assert refused["error"]["code"] == "not-alone"


def test_catalogue_lists_races_and_boards_and_bots_and_texts(ana):
    catalogue = ana.get("/api/catalogue")
    assert {"name": "amazons", "tokens": 6, "supply": 15, "box": "base"} in catalogue["races"]
    assert {"name": "base-2", "world": "surface", "players": 2, "rounds": 10} in catalogue["boards"]
    names = [bot["name"] for bot in catalogue["bots"]]
    assert names[:7] == ["beginner", "easy", "normal", "hard", "expert", "random", "greedy"]
    assert [bot["title"] for bot in catalogue["bots"]][4:6] == ["Expert", None]
    assert catalogue["bots"][0]["person"] == "Poppy"
    assert catalogue["bots"][0]["character"].startswith("is still learning")
    assert "hello" in catalogue["phrases"]
    tables = ana.get("/api/almanac")["tables"]
    assert ana.get("/api/almanac?players=3")["tables"] == {"3": tables["3"]}, (
        "a table needs its own size only"
    )
    assert ana.get("/api/almanac?players=9")["tables"] == {}
    races, powers = (
        {half["name"] for half in catalogue[halves] if half["box"] == "base"}
        for halves in ("races", "powers")
    )
    for phase in ("first", "later"):
        pairs = tables["2"][phase]["pairs"]
        assert set(pairs) == races
        assert all(set(of_race) == powers for of_race in pairs.values())
    for board in [board for board in catalogue["boards"] if board["world"] == "surface"]:
        assert len(tables[str(board["players"])]["turns"]) == board["rounds"]
    board = ana.web.get("/api/boards/base-2")
    assert len(board.json()["regions"]) == 23
    again = ana.web.get("/api/boards/base-2", headers={"If-None-Match": board.headers["etag"]})
    assert again.status_code == 304
    ana.get("/api/boards/base-9", status=404)
    for scenario in [scenario for scenario in catalogue["scenarios"] if scenario["players"]]:
        players = scenario["players"][0]
        asked = ana.get(f"/api/boards/{scenario['name']}-{players}")
        assert (asked["name"].partition("-")[0], asked["players"]) == ("realm", players)
        ana.get(f"/api/boards/{scenario['name']}-7", status=404)
    built = ana.get(f"/api/boards/{BUILT}")
    assert {region["id"] for region in built["regions"]} == set(built["shapes"]["regions"])
    assert built["tunnels"] == [["almost-marsh", "bald-knoll"]]
    broken = ana.get(f"/api/boards/{BUILT.replace('B100', 'A100')}", status=400)
    assert "the box has only one tile A" in broken["error"]["message"]
    ana.get("/api/texts/tlh", status=404)
    ana.get("/api/nothing", status=404)


def test_catalogue_names_the_race_or_power_of_each_kind_of_piece(ana):
    pieces = ana.get("/api/catalogue")["pieces"]
    assert (pieces["dragon"], pieces["lair"]) == ("dragon-master", "trolls")
    assert (pieces["crypt-ghost"], pieces["leader"]) == ("the-crypt-of-the-tomb-raider", "leader")


def test_bots_of_one_kind_get_distinct_names():
    wish = TableWish(seats=[SeatWish(kind="me"), *[SeatWish(kind="bot")] * 2])
    table = new_table(User("u", "Ana", "guest"), wish)
    assert [seat.name for seat in table.seats] == ["Ana", "greedy", "greedy 2"]


def test_table_and_record_name_the_boxes_in_play(ana):
    table = ana.table("me", "greedy", boxes=["royal_bonus", "base", "cursed"])
    assert table["boxes"] == ["base", "cursed", "royal_bonus"]
    assert (table["leaders"], table["scenario"]) == (False, None)
    header = json.loads(ana.web.get(f"/api/tables/{table['id']}/record").text.splitlines()[0])
    assert set(header["boxes"]) == {"base", "cursed", "royal_bonus"}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"boxes": ["none"]}, "no-such-box"),
        ({"scenario": "holiday"}, "no-such-scenario"),
        ({"scenario": "cursed"}, "no-such-scenario"),
        ({"scenario": "leaders"}, "no-such-scenario"),
        ({"boxes": []}, "no-box"),
        ({"boxes": [""]}, "no-box"),
        ({"boxes": ["cursed"]}, "too-few-combos"),
        ({"world": "cellar"}, "no-such-world"),
        ({"seats": [{"kind": "me"}, *[{"kind": "bot"}] * 5]}, "no-board"),
    ],
)
def test_incompatible_options_are_refused_with_a_code(ana, wish, code):
    refused = ana.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}], **wish}, status=400)
    assert refused["error"]["code"] == code


def test_refusal_of_too_few_combos_names_the_boxes_to_add(ana):
    wish = {"seats": [{"kind": "me"}, {"kind": "bot"}], "boxes": ["cursed"]}
    facts = ana.post("/api/tables", wish, status=400)["error"]["facts"]
    assert (facts["players"], facts["needed"]) == (2, 8)
    assert facts["boxes"] == "base, underground"
    assert facts["races"] > 0


def test_catalogue_has_boxes_and_presets(ana):
    found = ana.get("/api/catalogue")
    assert [box["name"] for box in found["boxes"]][:2] == ["base", "cursed"]
    presets = {preset["name"]: preset["boxes"] for preset in found["presets"]}
    assert presets["base-only"] == ["base"]
    assert set(presets["everything"]) >= {"base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus"}


def test_scenario_with_a_board_built_by_players_has_an_example(ana):
    examples = {told["name"]: told["example"] for told in ana.get("/api/catalogue")["scenarios"]}
    assert [name for name in examples if examples[name]] == ["realms_9", "realms_9_redrawn"]
    board = ana.get(f"/api/boards/{examples['realms_9']}")
    lands = [region for region in board["regions"] if not {"river", "chasm"} & set(region["features"])]
    assert len(lands) >= 9 * board["players"]


def test_setup_call_lists_boards_by_number_of_players(ana):
    base = ana.get("/api/setup")
    assert (base["races"], base["powers"]) == (14, 20)
    by_players = {table["players"]: table for table in base["tables"]}
    assert by_players[3] == {"players": 3, "board": "base-3", "rounds": 10}
    assert by_players[6]["refused"]["code"] == "no-board"
    few = ana.get("/api/setup?boxes=cursed")
    assert {table["refused"]["code"] for table in few["tables"][:4]} == {"too-few-combos"}
    assert ana.get("/api/setup?boxes=cellar")["refused"] == {
        "code": "no-such-box",
        "facts": {
            "box": "cellar",
            "known": "base, cursed, grand_dames, be_not_afraid, royal_bonus, underground",
        },
    }
    assert ana.get("/api/setup?boxes=")["refused"]["code"] == "no-box"
    assert ana.get("/api/setup?scenario=cursed")["refused"] == {
        "code": "no-such-scenario",
        "facts": {"scenario": "cursed", "known": ", ".join(SCENARIOS)},
    }


def test_each_table_says_in_which_world_it_is_played(ana):
    assert ana.table("me", "greedy", world="surface")["world"] == "surface"
    found = ana.get("/api/setup?boxes=base,cursed&world=surface")
    assert (found["world"], found["worlds"]) == ("surface", ["surface"])
    assert ana.get("/api/setup?world=cellar")["refused"]["code"] == "no-such-world"


def test_option_for_places_adds_relics_and_places_to_the_surface(ana):
    table = ana.table("me", "greedy", boxes=["base", "underground"], places=True)
    assert (table["places"], table["world"], table["board"]) == (True, "surface", "base-2")
    regions = ana.state(table["id"])["views"]["1"]["regions"]
    assert [region["tokens"] for region in regions if region["monsters"]] == [2] * 3
    without = ana.table("me", "greedy", boxes=["base", "underground"])
    assert without["places"] is False
    found = ana.get("/api/setup?boxes=base,underground&places=true")
    assert found["boxes"] == ["base", "underground", "places"]
    assert (found["powers"], found["without"]) == (20 + 21, ["flames", "spiderines"])


def test_underground_world_always_includes_relics_and_places(ana):
    found = ana.get("/api/setup?boxes=base,underground&world=underground&places=true")
    assert found["boxes"] == ["base", "underground", "below"]


def test_error_for_places_without_their_box_names_the_box(ana):
    assert ana.get("/api/setup?places=true")["refused"] == {
        "code": "no-places",
        "facts": {"boxes": "underground"},
    }


def test_necromancer_is_refused_underground_with_a_reason(ana):
    boxes = "boxes=base,underground&scenario=necromancer"
    assert ana.get(f"/api/setup?{boxes}")["world"] == "surface"
    assert ana.get(f"/api/setup?{boxes}&world=underground")["refused"] == {
        "code": "not-in-world",
        "facts": {"boxes": "necromancer", "feature": "lake", "elsewhere": "surface"},
    }


def test_necromancer_allows_one_more_player_on_each_board(ana):
    found = ana.get("/api/setup?boxes=base,royal-bonus&scenario=necromancer")
    boards = {table["players"]: table.get("board") for table in found["tables"]}
    assert boards == {2: None, 3: "base-2", 4: "base-3", 5: "base-4", 6: "base-5"}
    assert found["without"] == ["igors"]
    table = ana.table("me", "greedy", "greedy", scenario="necromancer")
    assert (table["board"], table["scenario"]) == ("base-2", "necromancer")


def test_six_players_can_play_with_the_necromancer(ana):
    table = ana.table("me", *["random"] * 5, boxes=["all"], scenario="necromancer")
    assert (table["board"], table["status"], len(table["seats"])) == ("base-5", "running", 6)


@pytest.mark.parametrize(
    ("scenario", "boxes"),
    [
        *[(f"realms-{number}", ["base"]) for number in (1, 2, 3, 4, 5, 7)],
        *[(f"realms-{number}", ["underground"]) for number in (8, 10)],
    ],
)
def test_tile_scenarios_start_with_the_fewest_and_most_players(ana, scenario, boxes):
    layouts = open_box(scenario.replace("-", "_")).layouts
    for players in (min(layouts), max(layouts)):
        table = ana.table("me", *["random"] * (players - 1), boxes=boxes, scenario=scenario)
        assert (table["scenario"], table["status"]) == (scenario.replace("-", "_"), "running")
        assert table["board"] == layout_board(table["scenario"], players)
