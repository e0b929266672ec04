"""What is said to a team: partners read it, and nobody else by any way that leads out of the server."""

from __future__ import annotations

import pytest

SECRET = "Let us meet at the tunnel"


def seated(host, others, kinds, **options):
    """A table of All Together Now at which the first seat begins; `others` take the open seats in turn."""
    id = host.table(*kinds, first=1, boxes=["base", "underground"], scenario="realms_11", **options)["id"]
    for person in others:
        person.post(f"/api/tables/{id}/join")
    return id


@pytest.fixture
def cem(guest):
    return guest("Cem")


@pytest.fixture
def table(ana, ben, cem):
    """Ana and Cem are of the surface (first and fourth), Ben is of the world below (second)."""
    return seated(ana, [ben, cem], ["me", "open", "random", "open", "random"])


def test_partners_read_what_is_said_to_the_team_and_nobody_else(ana, ben, cem, guest, table):
    onlooker = guest("Dora")
    screens = {person: person.watch(table) for person in (ana, ben, cem, onlooker)}
    for screen in screens.values():
        screen.next("state")
    ana.post(f"/api/tables/{table}/chat", {"text": SECRET, "team": True})
    ana.post(f"/api/tables/{table}/chat", {"phrase": "hello"})
    for person in (ana, cem):
        first, second = screens[person].said()
        assert (first["text"], first["team"], first["player"]) == (SECRET, True, 1)
        assert "team" not in second
    for person in (ben, onlooker):
        assert [line.get("phrase") for line in screens[person].said()] == ["hello"]


def test_who_comes_later_reads_what_was_said_to_their_own_team_only(ana, ben, cem, guest, table):
    ana.watch(table).send(type="chat", text=SECRET, team=True)
    assert cem.watch(table).next("chat")["text"] == SECRET
    for person in (ben, guest("Dora")):
        assert person.watch(table).said() == []


def test_what_is_said_to_a_team_is_in_no_record_export_or_state(ana, ben, cem, table):
    ana.post(f"/api/tables/{table}/chat", {"text": SECRET, "team": True})
    ways = (f"/api/tables/{table}", f"/api/tables/{table}/state", f"/api/tables/{table}/events?after=0")
    for person in (ana, ben, cem):
        for way in (*ways, f"/api/tables/{table}/record", f"/api/tables/{table}/at/1", "/api/me/export"):
            assert SECRET not in person.web.get(way).text


def test_whoever_plays_alone_or_looks_on_has_no_team_to_speak_to(ana, ben, guest):
    table = seated(ana, [ben], ["random", "random", "me", "open", "random"])
    said = {"text": SECRET, "team": True}
    assert ana.post(f"/api/tables/{table}/chat", said, status=403)["error"]["code"] == "no-team"
    assert (
        guest("Dora").post(f"/api/tables/{table}/chat", said, status=403)["error"]["code"] == "not-your-seat"
    )
    ben.post(f"/api/tables/{table}/chat", said)


def test_whoever_has_seats_in_two_teams_speaks_for_none_and_reads_what_none_says(ana, ben):
    table = seated(ana, [ben], ["me", "local", "random", "open", "random"])
    said = {"text": SECRET, "team": True}
    assert ana.post(f"/api/tables/{table}/chat", said, status=403)["error"]["code"] == "no-team"
    ben.post(f"/api/tables/{table}/chat", said)
    assert ana.watch(table).said() == []


def test_there_are_no_teams_before_the_game_nor_where_everybody_plays_for_themselves(ana, ben):
    said = {"text": SECRET, "team": True}
    waiting = seated(ana, [], ["me", "open", "random", "open", "random"])
    assert ana.post(f"/api/tables/{waiting}/chat", said, status=403)["error"]["code"] == "no-team"
    two = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{two}/join")
    assert ana.post(f"/api/tables/{two}/chat", said, status=403)["error"]["code"] == "no-team"


# --- Coins ---------------------------------------------------------------------------------------------


def coins_seen(view):
    return [seat["coins"] is not None for seat in view["seats"]]


def test_partners_do_not_see_each_other_s_coins(ana, ben, cem, guest, table):
    for person, seat in ((ana, 1), (ben, 2), (cem, 4)):
        (view,) = person.state(table)["views"].values()
        assert coins_seen(view) == [player == seat for player in range(1, 6)]
        assert all(team["coins"] is None for team in view["teams"])
    onlooker = guest("Dora")
    seq = onlooker.state(table)["seq"]
    assert not any(coins_seen(onlooker.get(f"/api/tables/{table}/at/{seq}")["view"]))


def test_partners_and_all_others_see_them_where_coins_lie_open(ana, ben):
    kinds = ["me", "random", "random", "open", "random"]
    options = {"boxes": ["base", "underground"], "scenario": "realms_11", "open_coins": True}
    table = ana.table(*kinds, first=1, **options)["id"]
    ben.post(f"/api/tables/{table}/join")
    for person in (ana, ben):
        (view,) = person.state(table)["views"].values()
        assert all(coins_seen(view))


def test_allies_and_nobody_else_see_each_other_s_coins_where_the_table_says_so(ana, ben, cem, guest):
    table = seated(ana, [ben, cem], ["me", "open", "random", "open", "random"], allied_coins=True)
    for person, seen in ((ana, {1, 4}), (ben, {2, 5}), (cem, {1, 4})):
        state = person.state(table)
        assert state["table"]["allied_coins"]
        (view,) = state["views"].values()
        assert coins_seen(view) == [player in seen for player in range(1, 6)]
    onlooker = guest("Dora")
    told = onlooker.state(table)
    assert not any(coins_seen(told["spectator"]))
    assert not any(coins_seen(onlooker.get(f"/api/tables/{table}/at/{told['seq']}")["view"]))
