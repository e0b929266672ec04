"""Who plays with whom is known before anybody sits down."""

from __future__ import annotations

import pytest

TOGETHER = {"boxes": ["base", "underground", "realms_11"]}


def partners(teams):
    return [team["players"] for team in teams]


@pytest.mark.parametrize(("first", "teams"), [(1, [[1, 4], [2, 5], [3]]), (2, [[1, 3], [2, 5], [4]])])
def test_teams_go_by_the_seats_from_whoever_begins(ana, first, teams):
    table = ana.table("me", "open", "open", "open", "open", first=first, **TOGETHER)
    assert table["status"] == "open"
    assert partners(table["teams"]) == teams
    assert [team["weight"] for team in table["teams"] if len(team["players"]) == 1] == [2]


def test_teams_that_chance_decided_stay_when_the_game_begins(ana):
    table = ana.table("me", "open", "open", "open", "open", **TOGETHER)
    begun = ana.post(f"/api/tables/{table['id']}/start")
    assert begun["status"] == "running"
    assert begun["teams"] == table["teams"]
    view = ana.state(table["id"])["views"]["1"]
    assert partners(view["teams"]) == partners(table["teams"])


def test_without_teams_none_are_told(ana):
    assert ana.table("me", "open")["teams"] == []


def test_a_scenario_says_who_plays_together_by_seat_from_whoever_begins(ana):
    scenarios = {one["name"]: one["teams"] for one in ana.get("/api/catalogue")["scenarios"]}
    assert partners(scenarios["realms_11"]) == [[1, 4], [2, 5], [3]]
    assert scenarios["realms_12"] == []
