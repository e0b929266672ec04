"""The messages to a client about a table: the whole state, or the changes since the last message."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from weakref import ref

from smallworld.house.game.parts import BY_PLACE, NOTHING, Joined, Parts, object_of
from smallworld.house.json_text import to_text


@dataclass(frozen=True)
class Snapshot:
    """The table after an event as one user sees it."""

    seq: int
    table: Parts
    views: dict[int, Joined]  # by the user's seats, counted from 1
    spectator: Joined | None
    story: dict[int, str]  # events as JSON by their number
    small: dict[str, str]  # all other fields of the message, as JSON
    _said: list[tuple[ref[Snapshot], list[str], str | None]] = field(default_factory=list, compare=False)

    def changes(self, earlier: Snapshot, events: list[str]) -> str | None:
        """Return the message "changes" for a user who has the snapshot `earlier`.

        Return None if the whole state must be sent. The message is made once for all users with the same last
        message.
        """
        for before, known, text in self._said:
            if before() is earlier and known == events:
                return text
        text = self._changes(earlier, events)
        self._said[:] = [(ref(earlier), events, text)]  # weak, or all past snapshots would stay in memory
        return text

    def whole(self, events: list[str]) -> str:
        """Return the message "state", with these events since the last message."""
        views = object_of({player: view.text() for player, view in self.views.items()})
        spectator = self.spectator.text() if self.spectator is not None else "null"
        small = object_of(self.small)[1:-1]
        return (
            f'{{"type":"state","seq":{self.seq},"table":{self.table.text()},{small},"views":{views},'
            f'"spectator":{spectator},"story":[{",".join(self.story.values())}],"events":[{",".join(events)}]}}'
        )

    def _changes(self, earlier: Snapshot, events: list[str]) -> str | None:
        if self.views.keys() != earlier.views.keys() or (self.spectator is None) != (
            earlier.spectator is None
        ):
            return None  # a seat was taken or left, or the game began
        changed = {name: text for name, text in self.small.items() if text != earlier.small.get(name)}
        changed["table"] = self.table.since(earlier.table)
        changed["views"] = object_of(
            {
                player: text
                for player, view in self.views.items()
                if (text := view.since(earlier.views[player])) != NOTHING
            }
        )
        if self.spectator is not None and earlier.spectator is not None:
            changed["spectator"] = self.spectator.since(earlier.spectator)
        if self.story.keys() != earlier.story.keys():
            changed["story"] = to_text(list(self.story))
        told = {name: text for name, text in changed.items() if text != NOTHING or name in self.small}
        begins = {"type": '"changes"', "since": str(earlier.seq), "seq": str(self.seq)}
        return object_of({**begins, **told, "events": f"[{','.join(events)}]"})


def renewed(state: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Apply a message "changes" to a message "state" as a client does, and return the new "state"."""
    assert changes["since"] == state["seq"], "these are changes of something else"
    told = {**state, **{name: value for name, value in changes.items() if name != "since"}, "type": "state"}
    told["table"] = _renewed(state["table"], changes.get("table", {}))
    seen = changes.get("views", {})
    told["views"] = {player: _renewed(view, seen.get(player, {})) for player, view in state["views"].items()}
    if state["spectator"] is not None:
        told["spectator"] = _renewed(state["spectator"], changes.get("spectator", {}))
    known = {event["seq"]: event for event in [*state["story"], *changes["events"]]}
    told["story"] = [known[seq] for seq in changes["story"]] if "story" in changes else state["story"]
    return told


def _renewed(fields: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    new = {**fields, **changed}
    for name in BY_PLACE:
        if isinstance(by_place := changed.get(name), dict):
            new[name] = [by_place.get(str(place), element) for place, element in enumerate(fields[name])]
    return new
