"""Teams at a table, which are known before players sit down."""

from __future__ import annotations

import pytest

TOGETHER = {"boxes": ["base", "underground", "realms_11"]}


def partners(teams):
    return [team["players"] for team in teams]


@pytest.mark.parametrize(("first", "teams"), [(1, [[1, 4], [2, 5], [3]]), (2, [[1, 3], [2, 5], [4]])])
def test_teams_follow_the_seats_from_the_first_player(ana, first, teams):
    table = ana.table("me", "open", "open", "open", "open", first=first, **TOGETHER)
    assert table["status"] == "open"
    assert partners(table["teams"]) == teams
    assert [team["weight"] for team in table["teams"] if len(team["players"]) == 1] == [2]


def test_teams_drawn_at_random_stay_when_the_game_begins(ana):
    table = ana.table("me", "open", "open", "open", "open", **TOGETHER)
    begun = ana.post(f"/api/tables/{table['id']}/start")
    assert begun["status"] == "running"
    assert begun["teams"] == table["teams"]
    view = ana.state(table["id"])["views"]["1"]
    assert partners(view["teams"]) == partners(table["teams"])


def test_table_without_teams_lists_no_teams(ana):
    assert ana.table("me", "open")["teams"] == []


def test_catalogue_lists_the_teams_of_a_scenario(ana):
    scenarios = {one["name"]: one["teams"] for one in ana.get("/api/catalogue")["scenarios"]}
    assert partners(scenarios["realms_11"]) == [[1, 4], [2, 5], [3]]
    assert scenarios["realms_12"] == []
