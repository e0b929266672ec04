"""`smallworld balance`: the strength of a race or power."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click
from rich.box import SIMPLE_HEAD
from rich.table import Table

from smallworld.arena.balance import Balance, Strength, observe, subject_of, to_json, weigh
from smallworld.arena.balance_page import named, write_balance_page
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.ledger import Ledger
from smallworld.arena.plots import must_be_possible
from smallworld.arena.survey import Survey
from smallworld.cli.games.series import play_series
from smallworld.cli.options.own import own_from, own_option
from smallworld.cli.options.results import print_result
from smallworld.cli.options.series import F, html_option, json_option, seated, state_option, survey_options
from smallworld.cli.screen.shown import console_of
from smallworld.cli.screen.tables import conclude, explain, show_table
from smallworld.cli.words.language import language_option
from smallworld.cli.words.verdicts import verdict_on_balance
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import slug
from smallworld.translate import Translator
from smallworld.workshop.sources import Own

PARTNERS: Final = 5  # number of best and of worst partners to print; the page and the JSON list all


def weighing_options(command: F) -> F:
    """Add the options for measuring balance to a command, which passes them to `weigh_and_show`."""
    for option in (json_option, html_option, state_option, survey_options(fewest_games=1)):
        command = option(command)
    return command


@click.command()
@click.argument("name", metavar="RACE_OR_POWER")
@weighing_options
@own_option
@language_option
def balance(name: str, own: tuple[str, ...], language: str, **asked: Any) -> None:
    """Compare a race or power with all others, by coins and wins.

    RACE_OR_POWER is a name from the boxes, such as sorcerers, a name from --custom, or MODULE:OBJECT.
    Combos are drawn at random.
    """
    words = Translator(language)
    measured = own_from([name], words) if ":" in name else None
    if measured is None:
        weigh_and_show(words, [name], own_from(own, words), **asked)
    else:
        weigh_and_show(words, subjects_in(measured)[:1], own_from([name, *own], words), **asked)


def subjects_in(own: Own) -> list[str]:
    """Return the names of the races, followed by those of the powers, that players can take.

    Raises:
        SmallWorldError: there are neither races nor powers.
    """
    races, powers, _ = own.make()
    if not races and not powers:
        raise SmallWorldError(f'"{own.source}" has neither a race nor a power to compare')
    return [*[race.name for race in races], *[power.name for power in powers]]


def weigh_and_show(
    words: Translator,
    names: list[str],
    own: Own | None,
    *,
    bots: tuple[str, ...],
    players: list[int],
    games: int,
    budget: str,
    seed: int,
    boxes: tuple[str, ...],
    board: str,
    jobs: int | None,
    cluster: str,
    state: Path | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Play the bot games that the options describe, and print the balance of the races and powers `names`.

    The same games measure all of them. With several, the JSON object and the pages are one for each.
    """
    if html is not None:
        must_be_possible()
    players = seated(players, boxes, board)
    line_ups = {number: line_ups_of(list(bots), number) for number in players}
    survey = Survey(line_ups, seed, boxes, budget, board=board, own="" if own is None else own.text())
    subjects = [subject_of(survey, name) for name in names]
    with Ledger(survey.setup(), state) as ledger:
        run = play_series(survey, ledger, survey.games(games), jobs, cluster)
    seen = observe(survey, ledger, games)
    taken = {name for one in seen for name in (one.race, one.power)}
    if run.stopped and not taken.issuperset(subject for subject, _ in subjects):
        run.leave()
    played = sum(len(ledger.of(number, games)) for number in players)
    reports = [weigh(seen, subject, kind, played) for subject, kind in subjects]
    customs = [] if own is None else [slug(one) for one in own.names()]
    verdicts = [verdict_on_balance(words, report, customs) for report in reports]
    for report, verdict in zip(reports, verdicts, strict=True):
        if html is not None and not run.stopped:
            about = words.t("report-facts", games=report.games, bots=words.listed(bots), seed=str(seed))
            page = html if len(reports) == 1 else html.with_stem(f"{html.stem}-{report.name}")
            write_balance_page(page, report, about, verdict, words)
        if not as_json:
            show(words, report, verdict)
    if as_json:
        shown = [to_json(report) for report in reports]
        print_result(shown[0] if len(shown) == 1 else {"reports": shown}, survey.rules().boxes, seed)
    run.leave()


def show(words: Translator, report: Balance, verdict: str) -> None:
    """Print the rank of the race or power, the influences on its results, an explanation and advice."""
    console, say = console_of(), words.t
    rank = list(report.all).index(report.name) + 1
    facts: dict[str, str | int] = {
        "rank": rank,
        "number": len(report.all),
        "kind": report.kind,
        "games": report.games,
    }
    title = say("balance-title", name=report.name, **facts)
    show_table(console, table_of(words, title, report.kind, report.all, marked=report.name))
    for part in ("board", "seat", "turn"):
        title = say("balance-by", name=report.name, part=part)
        show_table(console, table_of(words, title, part, named(words, report.parts[part])))
    partners = list(report.parts["partner"].items())
    shown = dict([*partners[:PARTNERS], *partners[PARTNERS:][-PARTNERS:]])
    show_table(console, table_of(words, say("balance-partners", name=report.name), "partner", shown))
    explain(console, say("balance-explained"), say("report-within"), say("balance-sure"))
    conclude(console, [verdict])


def table_of(
    words: Translator, title: str, heading: str, some: dict[str, Strength], marked: str = ""
) -> Table:
    """Return the strengths as a table, with the row of `marked` in bold."""
    table = Table(title=title, box=SIMPLE_HEAD)
    table.add_column(words.t(f"report-{heading}"), no_wrap=True)
    for column in ("taken", "coins", "lead", "victories"):
        table.add_column(words.t(f"report-{column}"), justify="right")
    for name, one in some.items():
        table.add_row(
            name,
            words.number(one.samples, ","),
            words.estimate(one.coins, one.coins_within, "+.1f"),
            words.estimate(one.lead, one.lead_within, "+.1f"),
            words.estimate(one.victory, one.victory_within, "+.1%"),
            style="bold" if name == marked else None,
        )
    return table
