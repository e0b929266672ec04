"""`smallworld almanac`: the average income from every combo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Shown

from smallworld.arena.almanac import FIRST, LATER, Mean, Table, income, make_table, phase_of, to_json
from smallworld.arena.almanac_page import usual_later, write_almanac_page
from smallworld.arena.effects import Effect
from smallworld.arena.fixtures import line_ups_of
from smallworld.arena.ledger import Ledger
from smallworld.arena.plots import must_be_possible
from smallworld.arena.survey import Survey
from smallworld.bots.statistics import NORMAL_95
from smallworld.cli.games.series import play_series
from smallworld.cli.options.own import own_option, own_text
from smallworld.cli.options.renamed import Renamed
from smallworld.cli.options.results import MADE_BY, made_by
from smallworld.cli.options.series import seated, survey_options
from smallworld.cli.screen.shown import console_of
from smallworld.cli.screen.tables import conclude, explain, show_table
from smallworld.cli.words.language import language_option
from smallworld.cli.words.verdicts import verdicts_on_combos
from smallworld.content.catalogue import board_for, find_board
from smallworld.content.text_files import write_text
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import slug
from smallworld.translate import Translator

FEWEST_GAMES: Final = 2  # one game gives no estimate of the error
BEST: Final = 10  # number of best pairs to show, and of worst pairs


@click.command()
@survey_options(fewest_games=FEWEST_GAMES)
@own_option
@click.option(
    "--output",
    "out",
    cls=Renamed,
    former=["--out"],
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("almanac"),
    show_default=True,
    metavar="FOLDER",
    help="Folder for almanac.json, almanac.html and the games; run the command again to resume.",
)
@language_option
def almanac(
    bots: tuple[str, ...],
    players: list[int],
    games: int,
    budget: str,
    seed: int,
    boxes: tuple[str, ...],
    board: str,
    own: tuple[str, ...],
    jobs: int | None,
    cluster: str,
    out: Path,
    language: str,
) -> None:
    """Measure how many coins each race, power and combo earns.

    Combos are drawn at random, and the bots make all other decisions. The HTML page needs smallworld[plots].
    """
    must_be_possible()
    players, words = seated(players, boxes, board), Translator(language)
    line_ups = {number: line_ups_of(list(bots), number) for number in players}
    survey = Survey(line_ups, seed, boxes, budget, board=board, own=own_text(own, words))
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SmallWorldError(f'folder "{out}": {error.strerror}') from error
    with Ledger(survey.setup(), out / "games.jsonl") as ledger:
        run = play_series(survey, ledger, survey.games(games), jobs, cluster)
    rules = survey.rules()
    races, powers = ([slug(rules.names[id]) for id in ids] for ids in (rules.races, rules.powers))
    played = {number: ledger.of(number, games) for number in players}
    tables = {
        number: make_table(rows, races, powers, find_board(board or board_for(number, boxes)).rounds)
        for number, rows in played.items()
        if len(rows) >= FEWEST_GAMES
    }
    console = console_of()
    verdicts = [said for number, table in tables.items() for said in verdicts_on_combos(words, number, table)]
    for number, table in tables.items():
        show(words, console, number, table)
    if tables:
        explain(console, words.t("almanac-explained"), words.t("report-within"))
    if run.stopped:
        conclude(console, verdicts)
        run.leave()
    facts: dict[str, Any] = {"bots": list(bots), "seed": seed, "rules": rules.boxes}
    facts[MADE_BY] = made_by(rules.boxes, seed)
    text = json.dumps(to_json(tables, facts), separators=(",", ":"))
    write_text(out / "almanac.json", text + "\n")
    about = words.t("page-almanac-facts", bots=words.listed(bots), seed=str(seed))
    page = out / "almanac.html"
    write_almanac_page(page, tables, about, verdicts, words)
    files = words.t("almanac-files", json=str(out / "almanac.json"), page=str(page))
    console.print(files, highlight=False)
    conclude(console, verdicts)


def show(words: Translator, console: Console, players: int, table: Table) -> None:
    """Print the tables for one number of players: races, powers, and the best and worst combos."""
    later = usual_later(table)
    for half in ("races", "powers"):
        shown = _table(
            words, words.t("almanac-title", what=half, players=players, games=table.games), half[:-1], later
        )
        first, after = (getattr(table.phases[phase], half) for phase in (FIRST, LATER))
        for name in sorted(first, key=lambda name: -first[name].share):
            shown.add_row(
                name,
                _coins(words, table.turns[1], first[name]),
                _coins(words, table.turns[later], after[name]),
            )
        show_table(console, shown)
    shown = _table(words, words.t("almanac-pairs", players=players), "pair", later)
    pairs = table.phases[FIRST].pairs
    order = sorted(pairs, key=lambda pair: -pairs[pair].share)
    for pair in [*order[:BEST], *order[-BEST:]]:
        cells = (
            _coins(words, table.turns[turn], table.phases[phase_of(turn)].pairs[pair]) for turn in (1, later)
        )
        shown.add_row(f"{pair[1]} {pair[0]}", *cells)
    show_table(console, shown)


def _table(words: Translator, title: str, what: str, later: int) -> Shown:
    shown = Shown(title=title, box=SIMPLE_HEAD)
    shown.add_column(words.t(f"report-{what}"), no_wrap=True)
    shown.add_column(words.t("almanac-first"), justify="right")
    shown.add_column(words.t("almanac-later", turn=later), justify="right")
    return shown


def _coins(words: Translator, mean: Mean, effect: Effect) -> str:
    coins, error = income(mean, effect)
    return words.estimate(coins, NORMAL_95 * error, ".1f")
