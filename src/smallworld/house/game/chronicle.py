"""Statistics of a finished game: coins by turn, regions of each race, the biggest raid, the luckiest roll."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from smallworld.engine import reports
from smallworld.engine.board import count
from smallworld.engine.die import faces_with
from smallworld.engine.rules import slug
from smallworld.engine.rulings import DIE_SIDES
from smallworld.engine.state import State
from smallworld.house.game.retelling import Retelling
from smallworld.views.forecast import is_another_turn


def chronicle_of(retelling: Retelling) -> dict[str, Any]:
    """Return the statistics of a finished game, in the format of docs/reference/protocol.md."""
    states = [retelling.states[0], *[retelling.states[seq] for seq in retelling.counting]]
    ends = _turn_ends(states)
    events = [json.loads(retelling.texts[seq]) for seq in retelling.counting]
    return {
        "coins": [state.coins for state in ends],
        "races": _races(ends),
        "raid": _raid(events),
        "luckiest": _luckiest(events, [retelling.states[seq - 1] for seq in retelling.counting]),
    }


def _turn_ends(states: list[State]) -> list[State]:
    """Return the states at the end of each player's turn."""
    ends: list[State] = []
    for before, after in pairwise(states):
        if is_another_turn(before, after):
            ends.append(after)
    return ends[1:]  # without the first, which is the set-up


def _races(ends: list[State]) -> list[dict[str, Any]]:
    """Return every race that was in play, with the number of its regions at the end of each game turn."""
    races: dict[tuple[int, int, int], dict[str, Any]] = {}
    # A race returns to the same player only after it left the game. Count it as another race then.
    story: dict[tuple[int, int], int] = {}
    seen: set[tuple[int, int]] = set()
    players = ends[0].players if ends else 0
    for number, state in enumerate(ends):
        here: set[tuple[int, int]] = set()
        for player in range(state.players):
            for side in state.sides_of(player):
                race = state.banners[side]
                here.add((player, race))
                if (player, race) not in seen:
                    story[player, race] = story.get((player, race), 0) + 1
                key = (player, race, story[player, race])
                if key not in races:
                    power = state.badges[side]
                    races[key] = {
                        "player": player + 1,
                        "race": slug(state.rules.names[race]),
                        "power": slug(state.rules.names[power]) if power else None,
                        "turns": [0] * (len(ends) // players),
                    }
                races[key]["turns"][number // players] = count(state.held[side])
        seen = here
    return list(races.values())


def _raid(events: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return the turn in which a player conquered the most regions of other players; None if no one did."""
    raids: list[dict[str, Any]] = []
    for event in events:
        for entry in event["story"]:
            if entry["kind"] == reports.TURN_BEGAN:
                player, turn = entry["player"], entry["number"]
                raids.append({"player": player, "turn": turn, "race": None, "regions": [], "from": []})
            elif entry["kind"] == reports.CONQUERED and entry["from_player"] not in (None, entry["player"]):
                raids[-1]["race"] = entry.get("race")
                raids[-1]["regions"].append(entry["region"])
                raids[-1]["from"].append(entry["from_player"])
    best = max(raids, key=lambda raid: len(raid["regions"]))
    return best if best["regions"] else None


def _luckiest(events: list[dict[str, Any]], befores: list[State]) -> dict[str, Any] | None:
    """Return the least likely die roll that won a region; None if no roll won a region."""
    best: dict[str, Any] | None = None
    for event, before in zip(events, befores, strict=True):
        if event["action"]["do"] != "roll":
            continue
        won = [entry for entry in event["story"] if entry["kind"] == reports.CONQUERED]
        pips = int(event["action"]["pips"])
        if not won or not pips:
            continue
        faces = faces_with(pips)
        if best is None or faces < best["faces"]:
            best = {
                "player": before.player + 1,
                "turn": before.turn,
                "seq": event["seq"],
                "pips": pips,
                "region": won[0]["region"],
                "faces": faces,
                "sides": DIE_SIDES,
            }
    return best
