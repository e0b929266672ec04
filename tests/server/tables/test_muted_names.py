"""Who is muted does not speak by names either: neither by their own nor by what they name at a table."""

from __future__ import annotations

import re

import pytest

from kit.serving import refused
from smallworld.content.realms.formats.layout_code import encode
from smallworld.workshop.tiling import random_layout

BOARD = f"realm-{encode(random_layout('Ben plays like a troll', 2, ('surface',), 4))}"
TROLLS = {"power": [{"name": "Ben-hating", "tokens": 4, "ability": [{"tool": "income", "coins": 1}]}]}
WELLS = {"title": "Ben cheats", "rule": [{"tool": "feature-bonus", "feature": "well", "coins": 2}]}
MINE = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def muted(ben, moderate):
    moderate("mute", ben.id, "--for", "2d")
    return ben


def test_a_guest_who_is_muted_keeps_their_name_and_is_told_until_when(muted):
    code, facts = refused(muted.post("/api/guest", {"name": "Ana is dumb"}, 403))
    assert code == "muted-names"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", facts["until"])
    assert muted.get("/api/me")["user"]["name"] == "Ben"


def test_who_is_muted_may_say_who_they_are(muted):
    assert muted.post("/api/guest", {"name": "Ben"})["user"]["name"] == "Ben"


def test_an_account_of_a_guest_who_is_muted_has_the_guests_name(muted):
    known = {"name": "Ana is dumb", "password": "correct horse"}
    assert refused(muted.post("/api/account", known, 403))[0] == "muted-names"
    assert muted.get("/api/me")["user"]["kind"] == "guest"


def test_a_guest_who_is_muted_makes_an_account_of_the_name_they_have(guest, moderate):
    name = f"Ben {guest('Ben').id[:6]}"
    named = guest(name)
    moderate("mute", named.id)
    made = named.post("/api/account", {"name": name, "password": "correct horse"})
    assert made["user"] == {"id": named.id, "name": name, "kind": "account"}


@pytest.mark.parametrize("seat", [{"kind": "local", "name": "Ana is dumb"}, {**MINE, "name": "Ana is dumb"}])
def test_who_is_muted_names_no_seat(muted, seat):
    assert refused(muted.post("/api/tables", {"seats": [seat, OPEN]}, 403))[0] == "muted-names"


@pytest.mark.parametrize("seat", [{"kind": "local", "name": "Ben"}, {**MINE, "name": "Ben"}, MINE])
def test_a_seat_that_who_is_muted_takes_has_the_name_they_have(muted, seat):
    assert muted.post("/api/tables", {"seats": [seat, OPEN]})["seats"][0]["name"] == "Ben"


def test_who_is_muted_names_no_seat_where_a_game_is_played_on(guest, moderate, house):
    ana = guest("Ana")
    table = ana.table("me", "local", first=1)["id"]
    moderate("mute", ana.id)
    seats = [MINE, {"kind": "local", "name": "Ben is dumb"}]
    told = refused(ana.post(f"/api/tables/{table}/branch", {"seq": 1, "seats": seats}, 403))
    assert told == ("muted-names", {"until": "forever"})


def test_who_is_muted_sets_up_no_board_that_somebody_named(muted):
    assert (
        refused(muted.post("/api/tables", {"seats": [MINE, OPEN], "board": BOARD}, 403))[0] == "muted-names"
    )


def test_who_is_muted_sets_up_no_races_and_powers_that_somebody_named(muted):
    assert refused(muted.post("/api/tables", {"seats": [MINE, OPEN], "own": TROLLS}, 403))[0] == "muted-names"


@pytest.mark.parametrize("as_box", [True, False])
def test_who_is_muted_sets_up_no_scenario_that_somebody_named(muted, as_box):
    name = muted.post("/api/realms/rules", {"scenario": WELLS})["name"]
    wish = {"boxes": ["base", name]} if as_box else {"scenario": name}
    assert refused(muted.post("/api/tables", {"seats": [MINE, OPEN], **wish}, 403))[0] == "muted-names"


def test_when_the_mute_is_over_one_has_any_name(muted, moderate):
    [measure] = re.findall(r"^(\w{12})  ", moderate("measures"), re.M)
    moderate("lift", measure)
    assert muted.post("/api/guest", {"name": "Benjamin"})["user"]["name"] == "Benjamin"
