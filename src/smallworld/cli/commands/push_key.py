"""`smallworld push-key`: create the key that a server needs to notify browsers while its pages are closed."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import click

from smallworld.cli.screen.shown import echo
from smallworld.engine.errors import SmallWorldError

if TYPE_CHECKING:
    from smallworld.server.push.web_push import Push

LIBRARIES: Final = "python3 -m pip install 'smallworld[push]'"
CONTACT: Final = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+")


@click.command("push-key")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def push_key(file: Path) -> None:
    """Create a key for browser notifications.

    Use it with `smallworld serve --push-key FILE`.

    Keep the key, and keep it secret. With another key, browsers that subscribed earlier get no notifications.
    """
    new_key = _push().new_key
    try:
        public = new_key(file)
    except FileExistsError as error:
        raise SmallWorldError(
            f"push-key: {file} already exists; with a new key, browsers that use the old one "
            "would get no more notifications"
        ) from error
    except OSError as error:
        raise SmallWorldError(f"push-key: cannot write {file}: {error.strerror}") from error
    echo(f"{file} holds a new key; the public one is {public}")
    echo(f"smallworld serve --push-key {file} --push-contact mailto:you@example.org")


def push_of(file: Path | None, contact: str | None) -> Push | None:
    """Return the sender of push notifications that these options of `serve` describe; None without a key.

    Raises:
        SmallWorldError: the key cannot be read, there is no contact, or a library is missing.
    """
    if file is None:
        return None
    if contact is None or not CONTACT.fullmatch(contact):
        raise SmallWorldError(
            "serve: --push-key also needs a valid --push-contact, e.g. "
            "mailto:you@example.org or https://play.example.org"
        )
    web_push = _push()
    try:
        found: Push = web_push.Push(web_push.read_key(file), contact)
    except OSError as error:
        raise SmallWorldError(f"serve: cannot read the key {file}: {error.strerror}") from error
    except ValueError as error:
        raise SmallWorldError(
            f"serve: {file} is not a push key; `smallworld push-key` creates one"
        ) from error
    return found


def _push() -> ModuleType:
    try:
        from smallworld.server.push import web_push
    except ImportError as error:
        raise SmallWorldError(f"push needs more libraries ({error.name} is missing): {LIBRARIES}") from error
    return web_push
