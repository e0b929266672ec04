"""Muted users cannot speak through names: neither their own nor those of seats, boards or races."""

from __future__ import annotations

import re

import pytest

from kit.built import TROLL
from kit.serving import refused

BOARD = f"realm-{TROLL}"
TROLLS = {"power": [{"name": "Ben-hating", "tokens": 4, "ability": [{"tool": "income", "coins": 1}]}]}
WELLS = {"title": "Ben cheats", "rule": [{"tool": "feature-bonus", "feature": "well", "coins": 2}]}
MINE = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def muted(ben, moderate):
    moderate("mute", ben.id, "--for", "2d")
    return ben


def test_muted_guest_cannot_change_their_name(muted):
    code, facts = refused(muted.post("/api/guest", {"name": "Ana is dumb"}, 403))
    assert code == "muted-names"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", facts["until"])
    assert muted.get("/api/me")["user"]["name"] == "Ben"


def test_muted_guest_may_keep_their_name(muted):
    assert muted.post("/api/guest", {"name": "Ben"})["user"]["name"] == "Ben"


def test_muted_guest_cannot_create_an_account_with_another_name(muted):
    known = {"name": "Ana is dumb", "password": "correct horse"}
    assert refused(muted.post("/api/account", known, 403))[0] == "muted-names"
    assert muted.get("/api/me")["user"]["kind"] == "guest"


def test_muted_guest_can_create_an_account_with_their_own_name(guest, moderate):
    name = f"Ben {guest('Ben').id[:6]}"
    named = guest(name)
    moderate("mute", named.id)
    made = named.post("/api/account", {"name": name, "password": "correct horse"})
    assert made["user"] == {"id": named.id, "name": name, "kind": "account"}


@pytest.mark.parametrize("seat", [{"kind": "local", "name": "Ana is dumb"}, {**MINE, "name": "Ana is dumb"}])
def test_muted_players_cannot_name_seats(muted, seat):
    assert refused(muted.post("/api/tables", {"seats": [seat, OPEN]}, 403))[0] == "muted-names"


@pytest.mark.parametrize("seat", [{"kind": "local", "name": "Ben"}, {**MINE, "name": "Ben"}, MINE])
def test_muted_players_can_sit_down_under_their_own_name(muted, seat):
    assert muted.post("/api/tables", {"seats": [seat, OPEN]})["seats"][0]["name"] == "Ben"


def test_muted_players_cannot_name_seats_of_a_branched_game(guest, moderate, house):
    ana = guest("Ana")
    table = ana.table("me", "local", first=1)["id"]
    moderate("mute", ana.id)
    seats = [MINE, {"kind": "local", "name": "Ben is dumb"}]
    told = refused(ana.post(f"/api/tables/{table}/branch", {"seq": 1, "seats": seats}, 403))
    assert told == ("muted-names", {"until": "forever"})


def test_muted_players_cannot_use_a_custom_board_name(muted):
    assert (
        refused(muted.post("/api/tables", {"seats": [MINE, OPEN], "board": BOARD}, 403))[0] == "muted-names"
    )


def test_muted_players_cannot_use_custom_races_and_powers(muted):
    assert refused(muted.post("/api/tables", {"seats": [MINE, OPEN], "own": TROLLS}, 403))[0] == "muted-names"


@pytest.mark.parametrize("as_box", [True, False])
def test_muted_players_cannot_use_a_custom_scenario_name(muted, as_box):
    name = muted.post("/api/realms/rules", {"scenario": WELLS})["name"]
    wish = {"boxes": ["base", name]} if as_box else {"scenario": name}
    assert refused(muted.post("/api/tables", {"seats": [MINE, OPEN], **wish}, 403))[0] == "muted-names"


def test_user_can_change_their_name_once_the_mute_is_lifted(muted, moderate):
    [measure] = re.findall(r"^(\w{12})  ", moderate("sanctions"), re.M)
    moderate("lift", measure)
    assert muted.post("/api/guest", {"name": "Benjamin"})["user"]["name"] == "Benjamin"
