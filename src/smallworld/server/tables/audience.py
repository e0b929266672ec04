"""The sockets that are connected to a table, and the chat of the table."""

from __future__ import annotations

import json
import time
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from smallworld.house.game.table_data import TableData
from smallworld.house.json_text import to_text
from smallworld.house.schema.messages import ChatMessage
from smallworld.server.tables.watcher import Watcher

CHAT_KEPT: Final = 50  # chat messages kept for users who connect later, until the server stops


class Letter(NamedTuple):
    """A chat message, with its author and the seats that may read it."""

    user: str  # the author, who may have left their seat since then
    text: str
    team: frozenset[int]  # the seats that may read it; empty for everyone


class Audience:
    """The sockets that are connected to one table, and its recent chat."""

    def __init__(self, newest: Callable[[], TableData], changed: Callable[[], None]) -> None:
        """Prepare an empty audience.

        `newest` returns the current data of the table. `changed` is called when someone comes or leaves.
        """
        self._newest: Final = newest
        self._changed: Final = changed
        self.watchers: Final[set[Watcher]] = set()
        self._gone: Final[dict[str, float]] = {}  # when each user was last connected
        self._began: Final = time.monotonic()
        self.edition = 0  # counts the updates sent
        self.chat: Final[deque[Letter]] = deque(maxlen=CHAT_KEPT)
        self._moved = False

    def here(self) -> set[str]:
        """Return the ids of the connected users."""
        return {watcher.user for watcher in self.watchers if watcher.user is not None}

    def spectators(self) -> int:
        """Return the number of spectators. A user counts once, even with several screens."""
        data = self._newest()
        return sum(1 for user in self.users() if isinstance(user, int) or not data.players_of(user))

    def users(self) -> set[str | int]:
        """Return the ids of the connected users, and a number for each screen without a user."""
        return {watcher.user or id(watcher) for watcher in self.watchers}

    def gone_for(self, user: str) -> float:
        """Return for how many seconds a user has been disconnected; 0 if the user is connected.

        If the user was never connected here, the time counts from the creation of this object.
        """
        if user in self.here():
            return 0.0
        return time.monotonic() - self._gone.get(user, self._began)

    def enter(self, watcher: Watcher) -> None:
        """Add a connection, and send it the stored chat. If a player has come, notify the others."""
        for letter in self.chat:
            self._hand(letter._replace(text=to_text({**json.loads(letter.text), "earlier": True})), watcher)
        comes = self._newest().players_of(watcher.user) and watcher.user not in self.here()
        self.watchers.add(watcher)
        if self._moved:
            watcher.move()
        if comes:
            self.show_table()
        self._changed()

    def heard_by(self, user: str) -> str:
        """Return the stored chat messages that a user can read, with their authors, as JSON."""
        heard = [letter for letter in self.chat if self._is_for(letter, user)]
        return to_text([{**json.loads(letter.text), "user": letter.user} for letter in heard])

    def part(self, watcher: Watcher) -> None:
        """Remove a connection that has closed. If a player has left, notify the others."""
        self.watchers.discard(watcher)
        if watcher.user is not None:
            self._gone[watcher.user] = time.monotonic()
        if self._newest().players_of(watcher.user) and watcher.user not in self.here():
            self.show_table()
        self._changed()

    def dismiss(self, user: str) -> None:
        """Close all sockets of a user."""
        for watcher in self.watchers:
            if watcher.user == user:
                watcher.dismiss()

    def move(self) -> None:
        """Close all present and future sockets, because another server has the table."""
        self._moved = True
        for watcher in self.watchers:
            watcher.move()

    def shut_out(self) -> None:
        """Close all sockets, because a moderator has closed the table."""
        for watcher in self.watchers:
            watcher.shut_out()

    def transfer(self, old: str, new: str) -> None:
        """Transfer the chat messages of the user `old` to `new`, another account of the same person."""
        said = [letter._replace(user=new) if letter.user == old else letter for letter in self.chat]
        self.chat.clear()
        self.chat.extend(said)

    def forget(self, user: str) -> None:
        """Delete the chat messages of a user."""
        kept = [letter for letter in self.chat if letter.user != user]
        self.chat.clear()
        self.chat.extend(kept)

    def show_table(self) -> None:
        """Send the summary of the table to everyone."""
        self.edition += 1
        for watcher in self.watchers:
            watcher.table_changed()

    def show_state(self) -> None:
        """Send the new state of the game to everyone."""
        self.edition += 1
        now = time.perf_counter()
        for watcher in self.watchers:
            watcher.state_changed(now)

    def say(self, message: ChatMessage, user: str, team: frozenset[int] = frozenset()) -> None:
        """Send a chat message of `user` to everyone, or only to the players of a team."""
        letter = Letter(user, to_text(message), team)
        self.chat.append(letter)
        for watcher in self.watchers:
            self._hand(letter, watcher)

    def _hand(self, letter: Letter, watcher: Watcher) -> None:
        if self._is_for(letter, watcher.user):
            watcher.write(letter.text)

    def _is_for(self, letter: Letter, user: str | None) -> bool:
        return not letter.team or self._newest().team_of(user) == letter.team
