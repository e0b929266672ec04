"""`smallworld serve`: start the web server, for this machine or for a network."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from contextlib import closing
from dataclasses import replace
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from socket import AF_INET6, gethostname, socket
from typing import Final

import click
import structlog

from smallworld.cli.commands.push_key import push_of
from smallworld.cli.options.finite import FiniteRange
from smallworld.cli.options.renamed import Renamed
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.build import slowness
from smallworld.engine.errors import SmallWorldError
from smallworld.house.custom.boards import check_custom
from smallworld.server.api.root_path import parse_root_path
from smallworld.server.run import bind, log_as_json, make_server
from smallworld.server.settings import Settings
from smallworld.server.storage.ending import BY_SIGNAL
from smallworld.server.storage.lock import is_file, only_server_of
from smallworld.workshop.realm_files import board_in

PORT: Final = 8137
EVERYWHERE: Final = ("0.0.0.0", "::", "")
MOST_DAYS: Final = 36_500  # most days that an option for keeping games accepts
LEVELS: Final = ("debug", "info", "warning", "error")


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="SMALLWORLD_HOST",
    help="Address to listen on; 0.0.0.0 for all.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    envvar="SMALLWORLD_PORT",
    show_default=f"{PORT}, or another free port",
    help="Port to listen on.",
)
@click.option(
    "--database",
    default="",
    envvar="SMALLWORLD_DATABASE",
    show_default="a file in your data folder",
    help="SQLite file, or URL such as postgresql://user@host/name.",
)
@click.option(
    "--address",
    default="",
    envvar="SMALLWORLD_ADDRESS",
    help="URL at which other servers of the same PostgreSQL database reach this one, e.g. http://10.0.0.7:8137.",
)
@click.option(
    "--open/--no-open",
    "opens",
    default=None,
    show_default="open if there is a screen",
    help="Open the browser.",
)
@click.option(
    "--root-path",
    default="",
    envvar="SMALLWORLD_ROOT_PATH",
    help="Path under which a proxy serves the game, e.g. /games.",
)
@click.option(
    "--origin",
    multiple=True,
    envvar="SMALLWORLD_ORIGINS",
    help="Additional origin of pages that may play here, e.g. https://play.example.org.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    envvar="SMALLWORLD_TRUSTED_PROXIES",
    show_default="this machine",
    help="Address or network of a proxy whose X-Forwarded-For header is trusted, e.g. 10.0.0.7.",
)
@click.option(
    "--bot-delay",
    type=FiniteRange(0, 10),
    default=0.7,
    show_default=True,
    envvar="SMALLWORLD_BOT_DELAY",
    help="Delay before each bot move in seconds; a seventh of it at tables where people play.",
)
@click.option(
    "--bot-processes",
    type=click.IntRange(1, 256),
    envvar="SMALLWORLD_BOT_PROCESSES",
    show_default="one fewer than the cores, at most 4",
    help="Number of processes for bots.",
)
@click.option(
    "--external-bots",
    cls=Renamed,
    former=["--bots-elsewhere"],
    is_flag=True,
    envvar=["SMALLWORLD_EXTERNAL_BOTS", "SMALLWORLD_BOTS_ELSEWHERE"],
    help="Run bots in separate workers (`smallworld bots`) instead of in this server.",
)
@click.option(
    "--max-load",
    cls=Renamed,
    former=["--full-at"],
    type=FiniteRange(0, 1),
    default=0.7,
    show_default=True,
    envvar=["SMALLWORLD_MAX_LOAD", "SMALLWORLD_FULL_AT"],
    help="Share of a core above which no new tables are opened; 0: no limit.",
)
@click.option(
    "--board",
    "boards",
    multiple=True,
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    envvar="SMALLWORLD_BOARDS",
    help="File of a custom board to offer for new tables; you can repeat this option.",
)
@click.option(
    "--showcase/--no-showcase",
    default=True,
    show_default="--showcase",
    envvar="SMALLWORLD_SHOWCASE",
    help="Let bots play a game for visitors of the lobby when no other game can be watched.",
)
@click.option(
    "--keep-finished",
    type=click.IntRange(0, MOST_DAYS),
    default=0,
    show_default=True,
    envvar="SMALLWORLD_KEEP_FINISHED",
    help="Days until a finished game is deleted; 0: never.",
)
@click.option(
    "--keep-abandoned",
    type=click.IntRange(0, MOST_DAYS),
    default=365,
    show_default=True,
    envvar="SMALLWORLD_KEEP_ABANDONED",
    help="Days of inactivity until an unfinished game is deleted; 0: never.",
)
@click.option(
    "--push-key",
    type=click.Path(path_type=Path),
    envvar="SMALLWORLD_PUSH_KEY",
    help="File with the key for browser notifications while the page is closed; see push-key.",
)
@click.option(
    "--push-contact",
    envvar="SMALLWORLD_PUSH_CONTACT",
    help="Contact for push services, e.g. mailto:you@example.org.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    envvar="SMALLWORLD_LOG_LEVEL",
    show_default="warning on a terminal, otherwise info",
    help="Lowest level of messages to log.",
)
def serve(
    host: str,
    port: int | None,
    database: str,
    address: str,
    opens: bool | None,
    root_path: str,
    origin: tuple[str, ...],
    trusted_proxies: tuple[str, ...],
    bot_delay: float,
    bot_processes: int | None,
    external_bots: bool,
    max_load: float,
    boards: tuple[Path, ...],
    showcase: bool,
    keep_finished: int,
    keep_abandoned: int,
    push_key: Path | None,
    push_contact: str | None,
    log_level: str | None,
) -> None:
    """Start the web server."""
    push = push_of(push_key, push_contact)
    check_proxies(trusted_proxies)
    try:
        root = parse_root_path(root_path)
    except ValueError as error:
        raise SmallWorldError(f"serve: --root-path: {error}") from error
    on_file = is_file(Settings(database=database).database_url())
    if external_bots and (on_file or not can_share()):
        raise SmallWorldError(
            "serve: --external-bots needs PostgreSQL as --database, and smallworld[cluster-server]"
        )
    offers = tuple(dict.fromkeys([offered(file) for file in boards]))
    listener = listen(host, port, at_once=on_file)
    page = address_of(host, listener)
    log_as_json(log_level or ("warning" if sys.stderr.isatty() else "info"))
    slow = slowness()
    if slow:
        structlog.get_logger(__name__).warning(slow)

    def ready() -> None:
        echo(f"Small World is at {page} (press Ctrl+C to stop)")
        if opens if opens is not None else has_screen():
            # In a thread, because a text browser would block the server until the user closes it.
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    settings = Settings(
        database=database,
        address=(address or address_among_servers(host, listener)).rstrip("/"),
        relays=can_share(),
        bots_elsewhere=external_bots,
        root_path=root,
        origins=origin,
        bot_delay=bot_delay,
        push=push,
        full_at=max_load,
        boards=offers,
        showcase=showcase,
        keep_finished=keep_finished,
        keep_abandoned=keep_abandoned,
    )
    if trusted_proxies:
        settings = replace(settings, trusted_proxies=trusted_proxies)
    if bot_processes is not None:
        settings = replace(settings, bot_processes=bot_processes)
    server = make_server(settings, ready)
    with closing(listener), only_server_of(settings.database_url()):
        server.run(sockets=[listener])
    if not server.started and not server.ended_by:
        raise SmallWorldError("serve: the server could not start; see the reason above")
    if server.ended_by:
        sys.exit(BY_SIGNAL + server.ended_by[0])


def offered(file: Path) -> str:
    """Return the name of the custom board in a file.

    Raises:
        SmallWorldError: the file does not exist, or its board cannot be used at a table.
    """
    board = board_in(file)
    check_custom(board)
    return board


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Check that every proxy is an address or a network. Host names are refused, and never looked up.

    Raises:
        SmallWorldError: a proxy is neither an address nor a network.
    """
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise SmallWorldError(
                f"serve: --trusted-proxy must be an address or network, e.g. 10.0.0.7 or 10.0.0.0/8: {error}"
            ) from error


def listen(host: str, port: int | None, *, at_once: bool = True) -> socket:
    """Return a socket that listens on `port`. Without a port, try the usual one, then any free one.

    Raises:
        SmallWorldError: the port is in use, or this machine does not have the address.
    """
    try:
        if port is not None:
            return bind(host, port, at_once=at_once)
        try:
            return bind(host, PORT, at_once=at_once)
        except OSError:
            return bind(host, 0, at_once=at_once)
    except OSError as error:
        raise SmallWorldError(f"serve: cannot listen on {host}:{port or PORT}: {error.strerror}") from error


def address_of(host: str, listener: socket) -> str:
    """Return the address to type into a browser on this machine."""
    shown = "localhost" if host in EVERYWHERE else host
    if listener.family == AF_INET6 and ":" in shown:
        shown = f"[{shown}]"
    return f"http://{shown}:{listener.getsockname()[1]}"


def address_among_servers(host: str, listener: socket) -> str:
    """Return the default address that other servers use to reach this server."""
    port = listener.getsockname()[1]
    return f"http://{gethostname()}:{port}" if host in EVERYWHERE else address_of(host, listener)


def can_share() -> bool:
    """Return whether the extra `cluster-server` is installed."""
    return all(find_spec(name) is not None for name in ("httpx", "procrastinate"))


def has_screen() -> bool:
    """Return whether the user of this terminal can probably see a browser that the program opens."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
