"""`smallworld serve`: tables in the browser, for this machine or for many."""

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
from smallworld.cli.screen.shown import echo
from smallworld.cli.words.build import slowness
from smallworld.engine.errors import SmallWorldError
from smallworld.server.api.root_path import parse_root_path
from smallworld.server.run import bind, log_as_json, make_server
from smallworld.server.settings import Settings
from smallworld.server.storage.ending import BY_SIGNAL
from smallworld.server.storage.lock import is_file, only_server_of

PORT: Final = 8137
EVERYWHERE: Final = ("0.0.0.0", "::", "")
MOST_DAYS: Final = 36_500  # that a game is kept
LEVELS: Final = ("debug", "info", "warning", "error")


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="SMALLWORLD_HOST",
    help="Address to listen at; 0.0.0.0 for all.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    envvar="SMALLWORLD_PORT",
    help=f"Port to listen at; {PORT} or another free one.",
)
@click.option(
    "--database",
    default="",
    envvar="SMALLWORLD_DATABASE",
    help="File of SQLite, or URL such as postgresql://user@host/name; a file in your data folder.",
)
@click.option(
    "--address",
    default="",
    envvar="SMALLWORLD_ADDRESS",
    help="Where other servers of the same PostgreSQL reach this one, such as http://10.0.0.7:8137.",
)
@click.option("--open/--no-open", "opens", default=None, help="Open the browser; if there is a screen.")
@click.option(
    "--root-path",
    default="",
    envvar="SMALLWORLD_ROOT_PATH",
    help="Path below which a proxy serves the game, such as /games.",
)
@click.option(
    "--origin",
    multiple=True,
    envvar="SMALLWORLD_ORIGINS",
    help="Origin of pages that may play here besides our own, such as https://play.example.org.",
)
@click.option(
    "--trusted-proxy",
    "trusted_proxies",
    multiple=True,
    envvar="SMALLWORLD_TRUSTED_PROXIES",
    help="Address or network of a proxy that says for whom it calls, such as 10.0.0.7; this machine.",
)
@click.option(
    "--bot-delay",
    type=FiniteRange(0, 10),
    default=0.7,
    show_default=True,
    envvar="SMALLWORLD_BOT_DELAY",
    help="Seconds.",
)
@click.option(
    "--bot-processes",
    type=click.IntRange(1, 256),
    envvar="SMALLWORLD_BOT_PROCESSES",
    help="Processes in which bots think; one less than there are cores, 4 at most.",
)
@click.option(
    "--bots-elsewhere",
    is_flag=True,
    envvar="SMALLWORLD_BOTS_ELSEWHERE",
    help="Let bots think in workers, `smallworld bots`, not here.",
)
@click.option(
    "--full-at",
    type=FiniteRange(0, 1),
    default=0.7,
    show_default=True,
    envvar="SMALLWORLD_FULL_AT",
    help="The share of a core at which no more tables are opened, so that those at play stay fast; 0: never.",
)
@click.option(
    "--keep-finished",
    type=click.IntRange(0, MOST_DAYS),
    default=0,
    show_default=True,
    envvar="SMALLWORLD_KEEP_FINISHED",
    help="Days until a game that is over is deleted; 0: never.",
)
@click.option(
    "--keep-abandoned",
    type=click.IntRange(0, MOST_DAYS),
    default=365,
    show_default=True,
    envvar="SMALLWORLD_KEEP_ABANDONED",
    help="Days until a game is deleted in which nothing happens; 0: never.",
)
@click.option(
    "--push-key",
    type=click.Path(path_type=Path),
    envvar="SMALLWORLD_PUSH_KEY",
    help="File with the key by which browsers are told of turns while the page is closed; see push-key.",
)
@click.option(
    "--push-contact",
    envvar="SMALLWORLD_PUSH_CONTACT",
    help="Whom push services may ask, such as mailto:you@example.org.",
)
@click.option(
    "--log-level",
    type=click.Choice(LEVELS),
    envvar="SMALLWORLD_LOG_LEVEL",
    help="info, or on a terminal warning.",
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
    bots_elsewhere: bool,
    full_at: float,
    keep_finished: int,
    keep_abandoned: int,
    push_key: Path | None,
    push_contact: str | None,
    log_level: str | None,
) -> None:
    """Let people play in the browser, on this machine or from others."""
    push = push_of(push_key, push_contact)
    check_proxies(trusted_proxies)
    try:
        root = parse_root_path(root_path)
    except ValueError as error:
        raise SmallWorldError(f"serve: --root-path: {error}") from error
    on_file = is_file(Settings(database=database).database_url())
    if bots_elsewhere and (on_file or not can_share()):
        raise SmallWorldError(
            "serve: --bots-elsewhere needs PostgreSQL as --database, and smallworld[cluster-server]"
        )
    listener = listen(host, port, at_once=on_file)
    page = address_of(host, listener)
    log_as_json(log_level or ("warning" if sys.stderr.isatty() else "info"))
    slow = slowness()
    if slow:
        structlog.get_logger(__name__).warning(slow)

    def ready() -> None:
        echo(f"Small World is at {page} (Ctrl+C ends it)")
        if opens if opens is not None else has_screen():
            # A browser that is no window of its own would keep us until it is closed.
            threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()

    settings = Settings(
        database=database,
        address=(address or address_among_servers(host, listener)).rstrip("/"),
        relays=can_share(),
        bots_elsewhere=bots_elsewhere,
        root_path=root,
        origins=origin,
        bot_delay=bot_delay,
        push=push,
        full_at=full_at,
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
        raise SmallWorldError("serve: the server could not start; the reason stands above")
    if server.ended_by:
        sys.exit(BY_SIGNAL + server.ended_by[0])


def check_proxies(proxies: tuple[str, ...]) -> None:
    """Names are not looked up, so that nobody is believed by mistake.

    Raises:
        SmallWorldError: one is neither an address nor a network.
    """
    for proxy in proxies:
        try:
            ip_network(proxy)
        except ValueError as error:
            raise SmallWorldError(
                f"serve: a trusted proxy is an address or a network, such as 10.0.0.7 or 10.0.0.0/8: {error}"
            ) from error


def listen(host: str, port: int | None, *, at_once: bool = True) -> socket:
    """A socket at `port`; when none was asked for, at the usual one or any that is free.

    Raises:
        SmallWorldError: it cannot be had.
    """
    try:
        if port is not None:
            return bind(host, port, at_once=at_once)
        try:
            return bind(host, PORT, at_once=at_once)
        except OSError:
            return bind(host, 0, at_once=at_once)
    except OSError as error:
        raise SmallWorldError(f"serve: {host} port {port or PORT} cannot be had: {error.strerror}") from error


def address_of(host: str, listener: socket) -> str:
    """What to type into a browser on this machine."""
    shown = "localhost" if host in EVERYWHERE else host
    if listener.family == AF_INET6 and ":" in shown:
        shown = f"[{shown}]"
    return f"http://{shown}:{listener.getsockname()[1]}"


def address_among_servers(host: str, listener: socket) -> str:
    """Where other servers look for this one unless they are told."""
    port = listener.getsockname()[1]
    return f"http://{gethostname()}:{port}" if host in EVERYWHERE else address_of(host, listener)


def can_share() -> bool:
    """Whether the extra `cluster-server` is there."""
    return all(find_spec(name) is not None for name in ("httpx", "procrastinate"))


def has_screen() -> bool:
    """Whether somebody sits here who could look at a browser."""
    if not sys.stdout.isatty():
        return False
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
