"""Moderation: players report, a moderator decides on the command line, and servers apply it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from click.testing import CliRunner
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from kit.serving import LiveServer, Person, decides, refused
from kit.watch import let_go_by, run_leaping
from smallworld.cli import main
from smallworld.house.game.play import now_ms
from smallworld.house.refusal import Refusal
from smallworld.server.settings import Settings
from smallworld.server.storage import moderation_queries
from smallworld.server.storage.database import migrate
from smallworld.server.storage.moderation_queries import ADDRESS, Measure
from smallworld.server.tables.moderation import LOOK_SECONDS, Moderation


@pytest.fixture
def table(ana, ben):
    """Return a table of Ana and Ben."""
    table = ana.table("me", "open", first=1)["id"]
    ben.post(f"/api/tables/{table}/join")
    return table


# --- Reports ------------------------------------------------------------------------------------------------


def test_report_of_a_table_shows_its_chat_to_moderators(table, ana, ben, moderate):
    ben.post(f"/api/tables/{table}/chat", {"text": "you play like a troll"})
    ana.post(f"/api/tables/{table}/report", {"player": 2, "reason": "insult", "text": "Third time today."})
    listed = moderate("reports")
    assert f"insult: Ben ({ben.id})" in listed
    assert f"at table {table}, says {ana.id}" in listed
    assert "“Third time today.”" in listed
    assert f"| Ben ({ben.id}): you play like a troll" in listed


def test_player_may_report_a_table_without_naming_a_player(table, ana, moderate):
    ana.post(f"/api/tables/{table}/report", {"reason": "name"})
    assert f"name: the table\n    at table {table}" in moderate("reports")


def test_closed_reports_are_no_longer_listed(table, ana, moderate):
    ana.post(f"/api/tables/{table}/report", {"reason": "other", "text": "settle me"})
    [report] = re.findall(r"^(\w+)  .*\n.*\n    “settle me”", moderate("reports"), re.M)
    moderate("settle", report)
    assert report not in moderate("reports")
    assert report in moderate("reports", "--all")
    assert f"report {report} is not open" in moderate("settle", report, code=2)


def test_closed_report_can_be_reopened(table, ana, moderate):
    ana.post(f"/api/tables/{table}/report", {"reason": "other", "text": "reopen me"})
    [report] = re.findall(r"^(\w+)  .*\n.*\n    “reopen me”", moderate("reports"), re.M)
    assert f"smallworld moderate reopen {report}" in moderate("settle", report)
    moderate("reopen", report)
    assert report in moderate("reports")
    assert f"{report} is not settled" in " ".join(moderate("reopen", report, code=2).split())


@pytest.mark.parametrize(("player", "status"), [(1, 400), (3, 404), (17, 400)])
def test_players_can_report_only_other_players(table, ana, player, status):
    ana.post(f"/api/tables/{table}/report", {"player": player, "reason": "spam"}, status)


def test_report_names_authors_of_chat_lines_who_left_their_seat(ana, ben, moderate):
    table = ana.table("me", "open")["id"]
    ben.post(f"/api/tables/{table}/join")
    ben.post(f"/api/tables/{table}/chat", {"text": "said and gone"})
    ben.post(f"/api/tables/{table}/leave")
    ana.post(f"/api/tables/{table}/report", {"reason": "insult"})
    assert f"| Ben ({ben.id}): said and gone" in moderate("reports")


def test_chat_lines_of_a_guest_move_to_their_account(house, ana, moderate):
    table = ana.table("me", "open")["id"]
    with house.guest("Ida") as ida, house.guest("Ida") as guest:
        known = {"name": f"Ida {ida.id[:6]}", "password": "correct horse"}
        ida.post("/api/account", known)
        guest.post(f"/api/tables/{table}/join")
        guest.post(f"/api/tables/{table}/chat", {"text": "as a guest"})
        ana.post(f"/api/tables/{table}/report", {"reason": "insult", "text": "before"})
        guest.post("/api/login", known)
        ana.post(f"/api/tables/{table}/report", {"reason": "insult", "text": "after"})
        for when in ("before", "after"):
            assert f"“{when}”\n    | Ida ({ida.id}): as a guest" in moderate("reports")


def test_deleted_users_are_renamed_in_reports(house, ana, moderate):
    table = ana.table("me", "open")["id"]
    with house.guest("Zyx") as zyx:
        zyx.post(f"/api/tables/{table}/join")
        zyx.post(f"/api/tables/{table}/chat", {"text": "hello"})
        ana.post(f"/api/tables/{table}/report", {"player": 2, "reason": "insult"})
        assert "Zyx" in moderate("reports")
        id = zyx.id
        zyx.delete("/api/me")
    assert "Zyx" not in moderate("reports")
    assert f"| Somebody ({id}): hello" in moderate("reports")


def test_report_remains_after_its_author_is_deleted(house, table, ben, moderate):
    ben.post(f"/api/tables/{table}/chat", {"text": "you play like a troll"})
    with house.guest("Zyx") as zyx:
        zyx.post(f"/api/tables/{table}/report", {"player": 2, "reason": "insult", "text": "Every time."})
        id = zyx.id
        zyx.delete("/api/me")
    listed = moderate("reports")
    [report] = re.findall(r"^(\w+)  .*\n.*says somebody who has left\n    “Every time.”", listed, re.M)
    assert id not in listed
    assert "Zyx" not in listed
    moderate("settle", report)


def test_report_remains_after_the_guest_is_deleted(house, table, moderate):
    with house.guest("Zyx") as zyx:
        zyx.post(f"/api/tables/{table}/report", {"player": 2, "reason": "spam", "text": "Long ago."})
        zyx.post("/api/logout")
    assert house.call(house.registry.people.forget_guests(now_ms() + 1000, 100)) > 0
    assert "says somebody who has left\n    “Long ago.”" in moderate("reports")


def test_reporting_requires_a_session(house, table):
    with Person(house.url) as stranger:
        stranger.post(f"/api/tables/{table}/report", {"reason": "spam"}, 401)


def test_export_of_personal_data_includes_reports_by_the_user(table, ana):
    ana.post(f"/api/tables/{table}/report", {"player": 2, "reason": "spam", "text": "again"})
    [kept] = ana.get("/api/me/export")["reports"]
    assert (kept["name"], kept["reason"], kept["text"], kept["game"]) == ("Ben", "spam", "again", table)


def test_export_of_personal_data_includes_sanctions_of_the_user(ben, moderate):
    moderate("mute", ben.id, "--for", "2d", "--why", "insults")
    [kept] = ben.get("/api/me/export")["measures"]
    assert (kept["kind"], kept["reason"], kept["lifted"]) == ("mute", "insults", None)
    assert kept["until"] - kept["created"] == pytest.approx(2 * 24 * 3600, abs=1)


# --- Measures -----------------------------------------------------------------------------------------------


def test_muted_players_keep_playing_but_cannot_chat(table, ana, ben, moderate):
    assert "may not speak, until" in moderate("mute", ben.id, "--for", "2d", "--why", "insults")
    code, facts = refused(ben.post(f"/api/tables/{table}/chat", {"text": "hello"}, 403))
    assert code == "muted"
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", facts["until"])
    screen = ben.watch(table)
    screen.send(type="chat", text="hello")
    assert screen.next("error")["error"]["code"] == "muted"
    ana.post(f"/api/tables/{table}/chat", {"text": "hello"})
    assert not ben.get(f"/api/tables/{table}")["seats"][1]["away"]


@pytest.mark.parametrize("said", [{"phrase": "hello"}, {"region": "kettle-bay"}])
def test_muted_players_cannot_send_phrases_or_regions(said, table, ana, ben, moderate):
    moderate("mute", ben.id)
    code, _ = refused(ben.post(f"/api/tables/{table}/chat", said, 403))
    assert code == "muted"


def test_sanction_that_is_lifted_ends(table, ben, moderate):
    [measure] = re.findall("lift (.+)", moderate("mute", ben.id))
    assert refused(ben.post(f"/api/tables/{table}/chat", {"text": "a"}, 403)) == (
        "muted",
        {"until": "forever"},
    )
    moderate("lift", measure)
    ben.post(f"/api/tables/{table}/chat", {"text": "a"})
    assert f"{measure}" not in moderate("sanctions")
    assert re.search(f"{measure}.*lifted", moderate("sanctions", "--all"))
    assert moderate("measures", "--all") == moderate("sanctions", "--all")


def test_new_sanction_replaces_an_old_sanction_of_the_same_kind(table, ben, moderate):
    [first] = re.findall("lift (.+)", moderate("mute", ben.id))
    told = moderate("mute", ben.id, "--for", "2d")
    [second] = re.findall("lift (.+)", told)
    assert f"in place of {first}, which held for good" in told
    assert re.findall(rf"^(\w+)  .* mute {ben.id}", moderate("sanctions"), re.M) == [second]
    assert refused(ben.post(f"/api/tables/{table}/chat", {"text": "a"}, 403))[1] != {"until": "forever"}
    assert "no other sanction is in force there" in moderate("lift", second)
    ben.post(f"/api/tables/{table}/chat", {"text": "a"})


def test_lift_command_lists_sanctions_that_remain_in_force(ben, moderate):
    [mute] = re.findall("lift (.+)", moderate("mute", ben.id))
    [ban] = re.findall("lift (.+)", moderate("ban", ben.id, "--for", "2d"))
    assert f"still in force: {ban}, ban {ben.id}, until " in moderate("lift", mute)


def test_lift_command_names_other_bans_of_the_same_address(moderate):
    [one] = re.findall("lift (.+)", moderate("ban", "--address", "203.0.113.7"))
    [many] = re.findall("lift (.+)", moderate("ban", "--address", "203.0.113.0/24"))
    assert f"still in force: {many}, address 203.0.113.0/24, for good" in moderate("lift", one)


def test_lift_command_with_a_user_id_lifts_all_their_sanctions(table, ben, moderate):
    moderate("mute", ben.id)
    moderate("ban", ben.id)
    told = moderate("lift", ben.id)
    assert f"(mute {ben.id})" in told
    assert f"(ban {ben.id})" in told
    ben.post(f"/api/tables/{table}/chat", {"text": "a"})


def test_lift_command_accepts_account_names_and_addresses(house, moderate):
    with house.guest("Eve") as eve:
        name = f"Eve {eve.id[:6]}"
        eve.post("/api/account", {"name": name, "password": "correct horse"})
        moderate("mute", eve.id)
        assert f"(mute {eve.id})" in moderate("lift", name)
    moderate("ban", "--address", "203.0.113.7")
    assert "(address 203.0.113.7/32)" in moderate("lift", "::ffff:203.0.113.7")


def test_banned_player_cannot_sit_and_is_replaced_by_a_bot(table, ana, ben, moderate):
    open_table = ben.table("me", "open")["id"]
    screen = ben.watch(table)
    screen.next("state")
    moderate("ban", ben.id, "--for", "4w")
    assert ana.get(f"/api/tables/{table}")["seats"][1]["away"]
    ben.get(f"/api/tables/{open_table}", 404)  # no other player sat there
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    assert refused(ben.post("/api/tables", seats, 403))[0] == "banned"
    assert refused(ben.post(f"/api/tables/{table}/return", status=403))[0] == "banned"
    screen.send(type="chat", text="hello")
    assert screen.next("error")["error"]["code"] == "banned"
    assert ben.get("/api/me/export")["user"]["name"] == "Ben"
    assert decides(ana.state(table)) or not ana.state(table)["views"]["1"]["over"]


def test_banned_account_cannot_log_in(house, moderate):
    with house.guest("Eve") as eve:
        name = f"Eve {eve.id[:6]}"
        eve.post("/api/account", {"name": name, "password": "correct horse"})
        moderate("ban", name)
        with house.guest("Nobody") as again:
            known = {"name": name, "password": "correct horse"}
            assert refused(again.post("/api/login", known, 403)) == ("banned", {"until": "forever"})
            assert again.get("/api/me")["user"]["kind"] == "guest"


def test_ban_of_a_guest_moves_to_their_account(house, moderate):
    with house.guest("Mia") as mia, house.guest("Mia") as guest:
        name = f"Mia {mia.id[:6]}"
        mia.post("/api/account", {"name": name, "password": "correct horse"})
        moderate("ban", guest.id)
        guest.post("/api/login", {"name": name, "password": "correct horse"})
        house.look()
        assert refused(guest.post("/api/tables", {"seats": [{"kind": "me"}]}, 403))[0] == "banned"


def test_banned_guest_cannot_create_an_account(house, moderate):
    with house.guest("Eve") as eve:
        moderate("ban", eve.id)
        known = {"name": f"Eve {eve.id[:6]}", "password": "correct horse"}
        assert refused(eve.post("/api/account", known, 403))[0] == "banned"
        assert refused(eve.post("/api/passkey/register", {}, 403))[0] == "banned"
        assert eve.get("/api/me")["user"]["kind"] == "guest"


def test_banned_player_may_watch_without_taking_the_seat_back(house, table, ana, ben, moderate):
    found = house.registry.tables[table]
    house.call(found.change(lambda data: data.with_seat(1, away=True, until_back=True)))
    moderate("ban", ben.id)
    ben.watch(table).next("state")
    assert ana.get(f"/api/tables/{table}")["seats"][1]["away"]
    assert not found.data.seats[1].until_back


def test_ban_command_accepts_the_ipv6_form_of_an_ipv4_address(ana, moderate):
    assert "no one at 127.0.0.1/32 can play" in moderate("ban", "--address", "::ffff:127.0.0.1")
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    assert refused(ana.post("/api/tables", seats, 403))[0] == "address-banned"


def test_ban_of_an_ipv6_address_covers_its_household(house, moderate):
    told = moderate("ban", "--address", "2001:db8:0:7:1:2:3:4")
    assert "no one at 2001:db8:0:7::/64 can play" in told
    wish = {"name": "Zoe"}
    with Person(house.url) as stranger:
        stranger.web.headers["X-Forwarded-For"] = "2001:db8:0:7:ffff::1"
        assert refused(stranger.post("/api/guest", wish, 403))[0] == "address-banned"
        stranger.web.headers["X-Forwarded-For"] = "2001:db8:0:8::1"
        stranger.post("/api/guest", wish)


def test_old_ban_of_one_ipv6_address_covers_its_household(house, moderate):
    measure = Measure("old", now_ms(), ADDRESS, "2001:db8:0:7::1/128", None, "", "us")
    house.call(house.registry.database.write(lambda c: moderation_queries.decide(c, measure)))
    house.look()
    house.registry.measures.check_address("2001:db8:0:8::2")
    with pytest.raises(Refusal):
        house.registry.measures.check_address("2001:db8:0:7::2")
    assert "(address 2001:db8:0:7::1/128)" in moderate("lift", "2001:db8:0:7::9")


def test_ban_of_an_ipv6_network_covers_exactly_that_network(moderate):
    assert "no one at 2001:db8::/32 can play" in moderate("ban", "--address", "2001:db8::/32")


@pytest.mark.parametrize("address", ["203.0.113.7", "::ffff:203.0.113.7"])
def test_ban_also_applies_to_the_ipv6_form_of_an_address(house, moderate, address):
    moderate("ban", "--address", "203.0.113.7")
    with pytest.raises(Refusal, match="No one may play"):
        house.do(lambda: house.registry.measures.check_address(address))


def test_banning_an_address_bans_everyone_at_it(house, ana, moderate):
    moderate("ban", "--address", "127.0.0.1/8", "--for", "30m")
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    assert refused(ana.post("/api/tables", seats, 403))[0] == "address-banned"
    with Person(house.url) as stranger:
        assert refused(stranger.post("/api/guest", {"name": "Zoe"}, 403))[0] == "address-banned"
        known = {"name": "Zoe", "password": "correct horse"}
        assert refused(stranger.post("/api/account", known, 403))[0] == "address-banned"


def test_banned_networks_are_parsed_only_when_bans_change(ana, moderate, monkeypatch):
    moderate("ban", "--address", "127.0.0.1/8")
    seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    with monkeypatch.context() as patch:
        patch.delattr("smallworld.server.accounts.measures.households_at")
        assert refused(ana.post("/api/tables", seats, 403))[0] == "address-banned"


def test_closed_table_is_unavailable_until_it_is_reopened(table, ana, house, moderate):
    public = ana.table("me", "open", public=True)["id"]
    screen = ana.watch(table)
    screen.next("state")
    moderate("close", table, "--why", "its name")
    moderate("close", public)
    with pytest.raises(ConnectionClosed) as shut:
        screen.next("never")
    assert shut.value.rcvd is not None
    assert shut.value.rcvd.code == 4410
    assert refused(ana.get(f"/api/tables/{table}", 410))[0] == "closed"
    assert public not in [listed["id"] for listed in ana.get("/api/tables")["tables"]]
    [measure] = re.findall(f"(.+)  .*  close {table}", moderate("sanctions"))
    moderate("lift", measure)
    assert decides(ana.state(table))


def test_reopened_table_continues_without_a_request(ana, house, moderate):
    clock = {"kind": "live", "minutes": 10, "increment": 30}
    table = ana.table("me", "local", public=True, first=1, clock=clock)["id"]
    [measure] = re.findall("lift (.+)", moderate("close", table))
    assert table not in house.registry.tables
    moderate("lift", measure)
    assert house.do(lambda: house.registry.tables[table].clock.running)
    assert table in [listed["id"] for listed in ana.get("/api/tables")["tables"]]


def test_closed_tables_stay_closed_after_a_restart(sqlite):
    settings = Settings(database=sqlite, bot_delay=0, bot_processes=1, limits=False)
    house = LiveServer(settings)
    with house.guest() as ana:
        table = ana.table("me", "local")["id"]
        house.stop()
        done = CliRunner().invoke(main, ["moderate", "--database", sqlite, "close", table])
        assert done.exit_code == 0, done.output
        again = LiveServer(settings)
        ana.move_to(again.url)
        assert refused(ana.get(f"/api/tables/{table}", 410))[0] == "closed"
        assert table not in again.registry.tables
        again.stop()


# --- What was asked wrongly ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("mute", "nobodyatall"), "unknown user nobodyatall"),
        (("ban",), "either a user or"),
        (("ban", "--address", "here"), "here is not an address"),
        (("close", "notable"), "unknown table notable"),
        (("lift", "nothing"), "no active sanction nothing"),
        (("mute", "x", "--for", "soon"), "'soon' is not a duration"),
    ],
)
def test_moderate_command_reports_usage_errors(moderate, words, said):
    assert said in " ".join(moderate(*words, code=2).split())


def test_moderate_command_creates_no_missing_database(tmp_path):
    missing = tmp_path / "none.sqlite"
    done = CliRunner().invoke(main, ["moderate", "--database", str(missing), "reports"])
    assert done.exit_code == 2
    assert "no database at" in done.output
    assert not missing.exists()


def test_moderate_command_does_not_upgrade_an_older_database(sqlite):
    from sqlalchemy import create_engine

    engine = create_engine(f"sqlite:///{sqlite}")
    with engine.connect() as connection:
        migrate(connection, "0011")
    engine.dispose()
    done = CliRunner().invoke(main, ["moderate", "--database", sqlite, "reports"])
    assert done.exit_code == 2
    assert "start its server first" in " ".join(done.output.split())


def test_error_at_one_table_does_not_stop_the_closing_of_others(house, table, ana, moderate, monkeypatch):
    other = ana.table("me", "local")["id"]
    close = Moderation._close

    async def fail_at_the_first(self, found):
        if found.data.id == table:
            raise ZeroDivisionError("ours")
        await close(self, found)

    monkeypatch.setattr(Moderation, "_close", fail_at_the_first)
    moderate("close", table)
    moderate("close", other)
    assert refused(ana.get(f"/api/tables/{other}/state", 410))[0] == "closed"


def test_server_looks_for_decisions_again_after_a_failure(monkeypatch):
    looks = []

    async def fail_the_second_time(self):
        looks.append(self)
        if len(looks) == 2:
            raise ZeroDivisionError("ours")

    async def moderate():
        registry: Any = None  # only `look` needs it
        moderation = Moderation(registry)
        await moderation.open()
        await let_go_by(2.5 * LOOK_SECONDS)
        await moderation.close()

    monkeypatch.setattr(Moderation, "look", fail_the_second_time)
    with capture_logs() as log:
        run_leaping(moderate())
    assert len(looks) == 3
    assert [line["event"] for line in log] == ["could not read new sanctions"]
