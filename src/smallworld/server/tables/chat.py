"""The chat messages of players at a table."""

from __future__ import annotations

import time

from smallworld.content.catalogue import find_board
from smallworld.house.catalogue import PHRASES
from smallworld.house.names import parse_line
from smallworld.house.refusal import forbidden, malformed
from smallworld.house.schema.messages import ChatMessage
from smallworld.server.accounts.people import User
from smallworld.server.schema.requests import Saying
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table


def say(registry: Registry, table: Table, user: User, saying: Saying) -> None:
    """Send a chat message to everyone at the table, or only to the team of `user`.

    Raises:
        Refusal: 403 for spectators, muted users and users without a team; 400 for an unknown phrase, an
            unknown region or a long line; 429 for too many messages.
    """
    players = table.data.players_of(user.id)
    if not players:
        raise forbidden("Only players can chat.", "not-your-seat")
    registry.measures.check_speech(user.id)
    if [saying.phrase, saying.text, saying.region].count(None) != 2:
        raise malformed("A message needs exactly one of phrase, text and region.")
    team = table.data.team_of(user.id) if saying.team else frozenset()
    if saying.team and not team:
        raise forbidden("You need a seat in exactly one team.", "no-team")
    letter: ChatMessage = {
        "type": "chat",
        "player": players[0] + 1,
        "name": user.name,
        "at": round(time.time(), 3),
    }
    if saying.phrase is not None:
        if saying.phrase not in PHRASES:
            raise malformed(f"phrase: choose one of {', '.join(PHRASES)}")
        letter["phrase"] = saying.phrase
    elif saying.region is not None:
        if saying.region not in find_board(table.data.board).ids:
            raise malformed(f"region: the board has no region {saying.region!r}")
        letter["region"] = saying.region
    else:
        letter["text"] = parse_line(saying.text or "")
    if team:
        letter["team"] = True
    registry.limits.take("chat", user.id)
    table.audience.say(letter, user.id, team)
