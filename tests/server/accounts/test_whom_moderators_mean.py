"""The users that moderators name: always by an id, and by a name only if it is unique."""

from __future__ import annotations

import re

import pytest


@pytest.fixture
def eve(guest):
    """Return a user with an account, whose name no other user has."""
    eve = guest("Eve")
    eve.name = f"Eve {eve.id[:6]}"
    eve.post("/api/account", {"name": eve.name, "password": "correct horse"})
    return eve


def words(told):
    return " ".join(told.split())


def test_moderate_command_shows_age_and_recent_tables_of_a_user(eve, moderate):
    table = eve.table("me", "open")["id"]
    told = moderate("ban", eve.name)
    today = r"\d{4}-\d\d-\d\d"
    assert re.search(
        rf"{eve.name} \({eve.id}\); account since {today}; lately at {table}\n.*may not play", told
    )


def test_moderate_command_asks_for_an_id_if_a_name_is_ambiguous(eve, guest, ana, moderate):
    impostor = guest(eve.name)
    table = ana.table("me", "open")["id"]
    impostor.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/report", {"player": 2, "reason": "insult"})
    told = words(moderate("ban", eve.name, code=2))
    assert f"{eve.name} is ambiguous" in told
    assert re.search(rf"\({eve.id}\); account since \S+ at no table", told)
    assert re.search(rf"\({impostor.id}\); guest since \S+ lately at {table}; reported at {table}", told)
    assert "0 sanctions" in moderate("sanctions")
    assert f"({impostor.id}) may not play" in moderate("ban", impostor.id)


def test_name_of_a_seat_at_a_shared_screen_counts_as_ambiguous(eve, ana, moderate):
    ana.table("me", f"local {eve.name}")
    assert f"Ana ({ana.id})" in words(moderate("mute", eve.name.upper(), code=2))


def test_moderate_command_identifies_guests_only_by_id(guest, moderate):
    wil = guest("Wil")
    assert f"Wil ({wil.id}); guest" in words(moderate("mute", "Wil", code=2))
    assert f"Wil ({wil.id}) may not speak" in moderate("mute", wil.id)


def test_deleted_users_are_not_found_by_name(house, moderate):
    with house.guest("Xan") as xan:
        xan.delete("/api/me")
    assert "unknown user Xan" in words(moderate("mute", "Xan", code=2))
