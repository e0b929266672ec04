"""Guests, accounts and their sessions.

A browser has a random token in a cookie that scripts cannot read. The database stores only the SHA-256 of the
token. Passwords are stored as argon2 hashes.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, Row, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from smallworld.house.game.play import now_ms
from smallworld.house.names import login_of, logins_of, new_id
from smallworld.house.refusal import Refusal, conflict, forbidden
from smallworld.house.schema import answers
from smallworld.server.accounts.known_browsers import browser_of, word_for
from smallworld.server.accounts.password_queue import PasswordQueue
from smallworld.server.storage.database import Database
from smallworld.server.storage.sql_tables import games, seats, sessions, users

GUEST: Final = "guest"
ACCOUNT: Final = "account"
GONE: Final = "gone"  # the kind of a user who was erased on request; no one can log in as them
SESSION_SECONDS: Final = 180 * 24 * 3600
SESSION_ID_LETTERS: Final = 16  # this much of a token's hash distinguishes the sessions of one user
MOST_REMEMBERED: Final = 20_000


@dataclass(frozen=True)
class User:
    """A person who plays or has played."""

    id: str
    name: str
    kind: str

    def is_guest(self) -> bool:
        """Return whether this person is a guest, and so cannot log in from another browser."""
        return self.kind == GUEST

    def to_json(self) -> dict[str, str]:
        """Return the id, name and kind of this person for JSON. All three are public."""
        return {"id": self.id, "name": self.name, "kind": self.kind}


class People:
    """The guests and accounts of the server, with their sessions."""

    def __init__(self, database: Database, changed: Callable[[str], None] = lambda id: None) -> None:
        """Prepare the users.

        `changed` is called with the id of each user whose data other servers must read again.
        """
        self._database: Final = database
        self._changed: Final = changed
        self._hasher: Final = PasswordHasher()
        self.passwords: Final = PasswordQueue()
        self._nobody: Final = self._hasher.hash(secrets.token_hex())  # compared if the name is unknown
        self._remembered: Final[dict[str, User]] = {}  # users by the hash of their token

    async def by_token(self, token: str | None) -> User | None:
        """Return the user with this session token; None if it is unknown or has expired."""
        if not token:
            return None
        kept = hashed(token)
        if kept in self._remembered:
            return self._remembered[kept]
        user = await self._database.read_each(_by_tokens, kept)
        if user is not None:
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[kept] = user
        return user

    async def new_guest(self, name: str) -> User:
        """Create a guest, and return them. A guest can play immediately."""
        user = User(new_id(), name, GUEST)
        await self._database.write(lambda c: _add(c, user))
        return user

    async def rename_guest(self, user: User, name: str) -> User:
        """Give a guest another name, and return the renamed user."""
        await self._database.write(
            lambda c: c.execute(update(users).where(users.c.id == user.id).values(name=name))
        )
        self.forget(user.id)
        return User(user.id, name, user.kind)

    async def new_account(
        self, name: str, password: str | None, guest: User | None, household: str = ""
    ) -> User:
        """Create an account, or turn `guest` into one, and return it.

        An account without a password needs passkeys.

        Raises:
            Refusal: 409 if the name is taken; 503 if the queue of passwords is full, either in total or for
                `household`.
        """
        kept = await self._hash(password, household, known=False) if password is not None else None
        user = User(guest.id if guest is not None else new_id(), name, ACCOUNT)
        values = {"name": name, "kind": ACCOUNT, "login": login_of(name), "password": kept}

        def job(connection: Connection) -> None:
            known = select(users.c.id).where(users.c.login.in_(logins_of(name)))
            if connection.execute(known).first() is not None:
                raise conflict("name-taken", "Another account already has this name.")
            if guest is None:
                _add(connection, user)
            connection.execute(update(users).where(users.c.id == user.id).values(**values))

        try:
            await self._database.write(job)
        except IntegrityError as error:
            raise conflict("name-taken", "Another account already has this name.") from error
        self.forget(user.id)
        return user

    async def log_in(self, name: str, password: str, household: str = "", *, known: bool = False) -> User:
        """Return the account with this name and password. Pass `known` if its owner has used this browser.

        Raises:
            Refusal: 401 if the name or the password is wrong, without saying which; 503 if the queue of
                passwords is full.
        """
        row = await self._by_login(name)
        kept = row.password if row is not None and row.password else None
        # Take as long as for a known name, so that the time does not reveal which accounts exist.
        fits = await self._fits(kept or self._nobody, password, household, known=known)
        if row is None or kept is None or not fits:
            raise Refusal(401, "wrong", "The name or the password is wrong.")
        return _user(row)

    async def known_browser(self, name: str, word: str) -> str | None:
        """Return the id of the browser with the token `word`; None if the account's owner never used it."""
        row = await self._by_login(name) if word else None
        return browser_of(row.password, word) if row is not None and row.password else None

    async def word_for_browser(self, user: User) -> str | None:
        """Return a token for the browser in which `user` typed their password; None if they have none."""
        kept = await self._password_of(user)
        return word_for(kept) if kept else None

    async def change_password(self, user: User, old: str | None, new: str, fresh: bool, token: str) -> None:
        """Change the password of an account, and end all its sessions except that of `token`.

        Pass `fresh` if the user has just logged in. Accounts with only passkeys need a fresh login.

        Raises:
            Refusal: 401 if the old password is wrong; 403 if there is no old password and the login is not
                fresh; 503 if the queue of passwords is full.
        """
        kept = await self._password_of(user)
        if kept is not None and not await self._fits(kept, old or "", user.id, known=True):
            raise Refusal(401, "wrong", "The password is wrong.")
        if user.kind != ACCOUNT or (kept is None and not fresh):
            raise forbidden("Log in again, then repeat this request.", "log-in-again")
        made = await self._hash(new, user.id, known=True)

        def job(connection: Connection) -> None:
            connection.execute(update(users).where(users.c.id == user.id).values(password=made))
            others = sessions.c.token != hashed(token)
            connection.execute(delete(sessions).where(sessions.c.user == user.id, others))

        await self._database.write(job)
        self.forget(user.id)

    async def _by_login(self, name: str) -> Row[Any] | None:
        found = await self._database.read(
            lambda c: c.execute(select(users).where(users.c.login.in_(logins_of(name)))).all()
        )
        # If two names look alike, one belongs to an older account, whose owner types it exactly.
        return next((row for row in found if row.login == logins_of(name)[1]), found[0] if found else None)

    async def _password_of(self, user: User) -> str | None:
        kept: str | None = await self._database.read(
            lambda c: c.execute(select(users.c.password).where(users.c.id == user.id)).scalar()
        )
        return kept

    async def by_id(self, id: str) -> User | None:
        """Return the user with this id; None if no user has it."""
        row = await self._database.read(
            lambda c: c.execute(select(users).where(users.c.id == id)).one_or_none()
        )
        return _user(row) if row is not None else None

    async def logged_in(self, token: str) -> int:
        """Return when the session of `token` began, in milliseconds since 1970; 0 for an unknown session."""
        began = await self._database.read(
            lambda c: c.execute(select(sessions.c.created).where(sessions.c.token == hashed(token))).scalar()
        )
        return began or 0

    # --- Sessions -----------------------------------------------------------------------------------

    async def open_session(self, user: User, old: str | None = None) -> str:
        """Open a session of `user`, end the session of the token `old`, and return the new token."""
        token = secrets.token_urlsafe(32)
        now = now_ms()

        def job(connection: Connection) -> None:
            if old:
                connection.execute(delete(sessions).where(sessions.c.token == hashed(old)))
            connection.execute(
                insert(sessions).values(
                    token=hashed(token), user=user.id, created=now, expires=now + SESSION_SECONDS * 1000
                )
            )

        await self._database.write(job)
        if old:
            self._remembered.pop(hashed(old), None)
            self._changed(user.id)
        return token

    async def close_session(self, token: str) -> None:
        """End the session of a token."""
        await self._database.write(
            lambda c: c.execute(delete(sessions).where(sessions.c.token == hashed(token)))
        )
        self._remembered.pop(hashed(token), None)

    async def sessions_of(self, user: User, token: str) -> list[answers.Session]:
        """Return the sessions of `user`, the newest first. The session of `token` is marked as current."""
        rows = await self._database.read(
            lambda c: c.execute(
                select(sessions)
                .where(sessions.c.user == user.id, sessions.c.expires > now_ms())
                .order_by(sessions.c.created.desc())
            ).all()
        )
        return [
            {
                "id": row.token[:SESSION_ID_LETTERS],
                "created": row.created / 1000,
                "expires": row.expires / 1000,
                "current": row.token == hashed(token),
            }
            for row in rows
        ]

    async def end_session(self, user: User, id: str) -> bool:
        """End a user's session with this id; return whether the session existed."""
        mine = (sessions.c.user == user.id, sessions.c.token.startswith(id, autoescape=True))
        ended = await self._database.write(lambda c: c.execute(delete(sessions).where(*mine)).rowcount)
        self.forget(user.id)
        return bool(ended)

    async def forget_expired(self, now: int) -> None:
        """Delete the sessions that have expired."""
        self._remembered.clear()
        await self._database.write(lambda c: c.execute(delete(sessions).where(sessions.c.expires <= now)))

    async def forget_guests(self, before: int, most: int) -> int:
        """Delete at most `most` guests without session or table; return the number of deleted guests.

        Only guests from before `before`, in milliseconds since 1970, are deleted.
        """
        elsewhere = (sessions.c.user, seats.c.user, seats.c.held_for, games.c.host)
        unknown = [~exists().where(column == users.c.id) for column in elsewhere]
        old = select(users.c.id).where(users.c.kind == GUEST, users.c.created < before, *unknown).limit(most)
        return await self._database.write(
            lambda c: c.execute(delete(users).where(users.c.id.in_(old))).rowcount
        )

    def forget(self, id: str) -> None:
        """Drop a user from the caches of all servers."""
        self.read_anew(id)
        self._changed(id)

    def read_anew(self, id: str) -> None:
        """Drop a user from this server's cache, so that the next call reads the user from the database."""
        for token in [token for token, user in self._remembered.items() if user.id == id]:
            del self._remembered[token]

    # --- Passwords ----------------------------------------------------------------------------------

    async def _hash(self, password: str, household: str, *, known: bool) -> str:
        async with self.passwords.place(household, known=known):
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str, household: str, *, known: bool) -> bool:
        async with self.passwords.place(household, known=known):
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (VerificationError, InvalidHashError):
                return False


def _add(connection: Connection, user: User) -> None:
    connection.execute(insert(users).values(id=user.id, name=user.name, kind=GUEST, created=now_ms()))


def _by_tokens(connection: Connection, tokens: Collection[str]) -> dict[str, User]:
    """Return the users of valid sessions, by the hashes of their tokens."""
    theirs = select(users, sessions.c.token).join(sessions, sessions.c.user == users.c.id)
    valid = theirs.where(sessions.c.token.in_(tokens), sessions.c.expires > now_ms())
    return {row.token: _user(row) for row in connection.execute(valid)}


def _user(row: Row[Any]) -> User:
    return User(row.id, row.name, row.kind)


def hashed(token: str) -> str:
    """Return the SHA-256 of a token, as stored in the database."""
    return sha256(token.encode()).hexdigest()
