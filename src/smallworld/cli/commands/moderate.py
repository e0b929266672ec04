"""`smallworld moderate`: read reports from players, and impose or lift sanctions, while servers run."""

from __future__ import annotations

import getpass
import json
import re
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final, TypeVar

import click
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from smallworld.cli.commands.backup import DATABASE
from smallworld.cli.screen.shown import echo
from smallworld.engine.errors import SmallWorldError
from smallworld.house.game.play import now_ms
from smallworld.house.names import LONGEST_LINE, logins_of, new_id
from smallworld.server.accounts.households import households_at
from smallworld.server.settings import Settings
from smallworld.server.storage import moderation_queries as queries
from smallworld.server.storage import person_queries
from smallworld.server.storage.database import once
from smallworld.server.storage.errors import reason_of
from smallworld.server.storage.moderation_queries import ADDRESS, BAN, CLOSE, MUTE, Measure, Report
from smallworld.server.storage.person_queries import Candidate

T = TypeVar("T")
SECONDS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
MOST_LISTED: Final = 10  # users with the same name
SOON: Final = "servers apply this within five seconds"


class Duration(click.ParamType[int]):
    """The duration of a sanction, such as 30m, 12h, 7d or 4w."""

    name = "duration"

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:
        if isinstance(value, int):
            return value
        found = re.fullmatch(r"([1-9][0-9]{0,4})([mhdw])", value)
        if found is None:
            self.fail(f"{value!r} is not a duration. Use e.g. 30m, 12h, 7d or 4w", param, ctx)
        return int(found[1]) * SECONDS[found[2]] * 1000


FOR: Final = click.option(
    "--for", "ms", type=Duration(), show_default="permanent", help="Duration, e.g. 30m, 12h, 7d or 4w."
)
WHY: Final = click.option("--why", default="", help="Reason, shown in the list.")


@click.group()
@DATABASE
@click.pass_context
def moderate(context: click.Context, database: str) -> None:
    """Read reports; mute or ban users, close tables.

    Servers can keep running.
    """
    context.obj = Settings(database=database).database_url()


@moderate.command()
@click.option("--all", "settled", is_flag=True, help="Include settled reports.")
@click.pass_obj
def reports(url: str, settled: bool) -> None:
    """List reports, with the chat at the table."""
    found = _do(url, lambda c: queries.open_reports(c, settled=settled))
    for report in found:
        _print_report(report)
    echo(f"{len(found)} {'report' if len(found) == 1 else 'reports'}" + ("" if settled else " open"))


@moderate.command()
@click.argument("report")
@click.pass_obj
def settle(url: str, report: str) -> None:
    """Mark REPORT as settled."""
    if not _do(url, lambda c: queries.settle(c, report, now_ms())):
        raise SmallWorldError(f"moderate: report {report} is not open; see `smallworld moderate reports`")
    echo(f"report {report} is settled")
    echo(f"to undo it: smallworld moderate reopen {report}")


@moderate.command()
@click.argument("report")
@click.pass_obj
def reopen(url: str, report: str) -> None:
    """Reopen REPORT."""
    if not _do(url, lambda c: queries.reopen(c, report)):
        raise SmallWorldError(
            f"moderate: report {report} is not settled; see `smallworld moderate reports --all`"
        )
    echo(f"report {report} is open again")


@moderate.command()
@click.argument("person")
@FOR
@WHY
@click.pass_obj
def mute(url: str, person: str, ms: int | None, why: str) -> None:
    """Mute PERSON, given by id or by account name.

    A new mute replaces an old mute, even a longer one.
    """
    found = _person(url, person)
    echo(_about(found))
    _decide(url, MUTE, found.id, ms, why, f"{found.name} ({found.id}) may not speak")


@moderate.command()
@click.argument("person", required=False)
@click.option("--address", help="Address or network, e.g. 203.0.113.7 or 2001:db8::/64.")
@FOR
@WHY
@click.pass_obj
def ban(url: str, person: str | None, address: str | None, ms: int | None, why: str) -> None:
    """Ban PERSON, given by id or by account name, or ban an address.

    An IPv6 address stands for its network of 64 bits, which belongs to one household. A new ban replaces an
    old ban of the same person or address, even a longer one.
    """
    if (person is None) == (address is None):
        raise SmallWorldError("moderate: name either a user or an --address")
    if person is not None:
        found = _person(url, person)
        echo(_about(found))
        _decide(url, BAN, found.id, ms, why, f"{found.name} ({found.id}) may not play")
        return
    with suppress(ValueError):
        network = str(households_at(str(address)))
        _decide(url, ADDRESS, network, ms, why, f"no one at {network} can play")
        return
    raise SmallWorldError(f"moderate: {address} is not an address. Use e.g. 203.0.113.7 or 2001:db8::/64")


@moderate.command()
@click.argument("table")
@WHY
@click.pass_obj
def close(url: str, table: str, why: str) -> None:
    """Close TABLE; its history is kept."""
    if not _do(url, lambda c: queries.is_table(c, table)):
        raise SmallWorldError(f"moderate: unknown table {table}; the id of a table is part of its address")
    _decide(url, CLOSE, table, None, why, f"table {table} is closed")


@moderate.command()
@click.argument("what")
@click.pass_obj
def lift(url: str, what: str) -> None:
    """Lift a sanction, or all sanctions on WHAT.

    For WHAT, give the id of a sanction, or a user, a table or an address.
    """
    now = now_ms()
    held = _do(url, lambda c: queries.measures_in_force(c, now))
    lifted = [measure for measure in held if measure.id == what] or _upon(url, what, held)
    if not lifted:
        raise SmallWorldError(
            f"moderate: no active sanction {what}, and none on a user, table or address "
            "of this name; `smallworld moderate sanctions` lists them"
        )
    _do(url, lambda c: [queries.lift(c, measure.id, now) for measure in lifted])
    for measure in lifted:
        echo(f"sanction {measure.id} is lifted ({measure.kind} {measure.target}); {SOON}")
    left = [other for other in held if other not in lifted and any(_meet(other, one) for one in lifted)]
    for measure in left:
        echo(f"still in force: {measure.id}, {measure.kind} {measure.target}, {_lasts(measure)}")
    if not left:
        echo("no other sanction is in force there")


@moderate.command()
@click.option("--all", "ended", is_flag=True, help="Include expired and lifted sanctions.")
@click.pass_obj
def sanctions(url: str, ended: bool) -> None:
    """List sanctions with author and reason."""
    found = _do(url, queries.all_measures if ended else lambda c: queries.measures_in_force(c, now_ms()))
    for measure in found:
        about = [f"{measure.id}  {_time(measure.created)}  {measure.kind} {measure.target}", _lasts(measure)]
        about += [f"by {measure.by}", measure.reason] if measure.reason else [f"by {measure.by}"]
        echo(", ".join(about))
    echo(f"{len(found)} sanctions" + ("" if ended else " in force"))


# Its former name still works, without being shown.
moderate.add_command(
    click.Command("measures", callback=sanctions.callback, params=sanctions.params, hidden=True)
)


def _upon(url: str, target: str, held: list[Measure]) -> list[Measure]:
    """Return the sanctions among `held` against `target`: a user, a table or an address."""
    with suppress(ValueError):
        network = households_at(target)
        return [one for one in held if one.kind == ADDRESS and households_at(one.target) == network]
    known = {target}
    if not any(measure.target in known for measure in held):
        account = _do(url, lambda c: person_queries.account(c, target))
        known |= {account.id} if account is not None else set()
    return [measure for measure in held if measure.target in known]


def _meet(one: Measure, other: Measure) -> bool:
    """Return whether two sanctions have the same target: one user, one table, or overlapping addresses."""
    if one.kind == other.kind == ADDRESS:
        here, there = households_at(one.target), households_at(other.target)
        return here.version == there.version and here.overlaps(there)
    return one.target == other.target


def _decide(url: str, kind: str, target: str, ms: int | None, why: str, said: str) -> None:
    """Write a sanction to the database, then print a confirmation and the command that lifts the sanction."""
    now = now_ms()
    until = None if ms is None else now + ms
    measure = Measure(new_id(), now, kind, target, until, why[:LONGEST_LINE], _who()[:40])
    before = _do(url, lambda c: queries.decide(c, measure))
    echo(f"{said}, {_lasts(measure)}; {SOON}")
    for other in before:
        echo(f"in place of {other.id}, which held {_lasts(other)}")
    echo(f"to undo it: smallworld moderate lift {measure.id}")


def _person(url: str, wanted: str) -> Candidate:
    """Return the user with this id, or the only user with this account name.

    Raises:
        SmallWorldError: no user matches, or several do.
    """
    found = _do(url, lambda c: person_queries.person(c, wanted))
    if found is not None:
        return found
    called = _do(url, lambda c: person_queries.called(c, wanted))
    if len(called) == 1 and called[0].login in logins_of(wanted):
        return called[0]
    if not called:
        raise SmallWorldError(
            f"moderate: unknown user {wanted}; use an id from `smallworld moderate reports`, "
            "or the name of an account"
        )
    listed = "".join([f"\n  {_about(one)}" for one in called[:MOST_LISTED]])
    more = f"\n  and {len(called) - MOST_LISTED} more" if len(called) > MOST_LISTED else ""
    raise SmallWorldError(
        f"moderate: {wanted} is ambiguous, because guests may have any name; name the id:{listed}{more}"
    )


def _about(person: Candidate) -> str:
    """Return details that distinguish a user from others of the same name.

    These are the id, the kind and the date of the account, its tables and its reports.
    """
    since = f"{datetime.fromtimestamp(person.created / 1000, UTC):%Y-%m-%d}"
    about = [f"{person.name} ({person.id})", f"{person.kind} since {since}"]
    about.append(f"lately at {', '.join(person.tables)}" if person.tables else "at no table")
    if person.reported_at:
        about.append(f"reported at {', '.join(person.reported_at)}")
    return "; ".join(about)


def _do(url: str, job: Callable[[Connection], T]) -> T:
    try:
        return once(url, job)
    except DBAPIError as error:
        raise SmallWorldError(f"moderate: the database cannot be used: {reason_of(error)}") from error


def _who() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # the user id has no name, as in a container
        return "somebody"


def _print_report(report: Report) -> None:
    about = f"{report.name} ({report.reported})" if report.reported else "the table"
    echo(f"{report.id}  {_time(report.created)}  {report.reason}: {about}")
    reporter = report.reporter or "somebody who has left"
    echo(f"    at table {report.game}, says {reporter}" + (": settled" if report.settled else ""))
    if report.text:
        echo(f"    “{report.text}”")
    for line in json.loads(report.chat):
        said = line.get("text") or line.get("phrase") or line.get("region")
        echo(f"    | {line['name']} ({line['user']}): {said}")


def _lasts(measure: Measure) -> str:
    if measure.lifted is not None:
        return f"lifted {_time(measure.lifted)}"
    return "for good" if measure.until is None else f"until {_time(measure.until)}"


def _time(ms: int) -> str:
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"
