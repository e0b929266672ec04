"""The strength of a race or power compared with all others: coins, lead and victories of its owners.

Each combo that a player takes is one observation. Its coins are the income of the combo, minus the price,
plus the coins found on it. Its lead is the owner's final coins minus the table's mean, and its victory is the
owner's. Lead and victory judge the combo by everything that follows, including how soon it declines.

Each observation is compared with the average combo taken in the same turn from the same seat, because an
early combo has more time, and seats differ. Combos are taken at random (see `survey`), so that only the race
or power makes a difference.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from statistics import fmean
from typing import Any, Final

from smallworld.arena.contest import placed
from smallworld.arena.ledger import Ledger
from smallworld.arena.survey import Survey, Taken
from smallworld.bots.statistics import mean_and_error, within
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.rules import slug

RACE: Final = "race"
POWER: Final = "power"


@dataclass(frozen=True)
class Observation:
    """A combo that a player took, compared with the average combo of the same turn and seat."""

    race: str
    power: str
    players: int
    board: str
    seat: int
    turn: int
    coins: float
    lead: float
    victory: float


@dataclass(frozen=True)
class Strength:
    """The means of some observations, with half widths of their 95% intervals.

    The half widths are None for a single observation.
    """

    samples: int
    coins: float
    coins_within: float | None
    lead: float
    lead_within: float | None
    victory: float
    victory_within: float | None


@dataclass(frozen=True)
class Balance:
    """The results of a race or power, and of all others of the same kind."""

    name: str
    kind: str  # RACE or POWER
    games: int
    all: dict[str, Strength]  # every race or power, the strongest first
    parts: dict[str, dict[str, Strength]]  # results of this one by board, seat, turn and partner


def subject_of(survey: Survey, asked: str) -> tuple[str, str]:
    """Return the name and kind of the race or power `asked`.

    Raises:
        SmallWorldError: no race or power that players can take has this name.
    """
    rules = survey.rules()
    kinds = {rules.slugs[id]: RACE for id in rules.races} | {rules.slugs[id]: POWER for id in rules.powers}
    name = slug(asked)
    if name not in kinds:
        close = get_close_matches(name, sorted(kinds), n=1, cutoff=0.7)
        meant = f" (did you mean {close[0]}?)" if close else ""
        raise SmallWorldError(
            f'unknown race or power "{asked}"'
            + (meant or f". Available: {', '.join(sorted(kinds))}, or MODULE:OBJECT for a custom one")
        )
    return name, kinds[name]


def observe(survey: Survey, ledger: Ledger, games: int) -> list[Observation]:
    """Return an observation for each combo in the first `games` games of each number of players."""
    seen: list[Observation] = []
    for players, fixtures in survey.fixtures.items():
        some: list[Observation] = []
        for row in ledger.of(players, games):
            table = placed(row["coins"], row["tokens"], row.get("outright", ()))
            first = [seat for seat in range(players) if table[seat] == max(table)]
            for pick in [Taken(*pick) for pick in row["taken"]]:
                some.append(
                    Observation(
                        pick.race,
                        pick.power,
                        players,
                        fixtures[row["game"]].board,
                        pick.seat,
                        pick.turn,
                        coins=pick.income - pick.paid + pick.found,
                        lead=row["coins"][pick.seat] - fmean(row["coins"]),
                        victory=1 / len(first) if pick.seat in first else 0.0,
                    )
                )
        some = compared(some, lambda one: one.turn)
        # In a late turn, too few combos are taken from each seat, so compare all later ones together.
        seen += compared(some, lambda one: (one.seat, one.turn == 1))
    return seen


def compared(seen: list[Observation], key: Callable[[Observation], Hashable]) -> list[Observation]:
    """Return the observations, each minus the mean of the observations with the same key."""
    groups: dict[Hashable, list[Observation]] = defaultdict(list)
    for one in seen:
        groups[key(one)].append(one)
    usual = {name: strength_of(some) for name, some in groups.items()}
    return [
        replace(
            one,
            coins=one.coins - usual[key(one)].coins,
            lead=one.lead - usual[key(one)].lead,
            victory=one.victory - usual[key(one)].victory,
        )
        for one in seen
    ]


def weigh(seen: list[Observation], name: str, kind: str, games: int) -> Balance:
    """Compute the balance of a race or power from these observations.

    Raises:
        SmallWorldError: no player has taken the race or power.
    """
    everything = grouped(seen, lambda one: one.race if kind == RACE else one.power)
    mine = [one for one in seen if (one.race if kind == RACE else one.power) == name]
    if not mine:
        raise SmallWorldError(f'"{name}": no player took it in {games} games; play more')
    parts = {
        "board": grouped(mine, lambda one: one.board),
        "seat": grouped(mine, lambda one: f"{one.players} players, seat {one.seat + 1}"),
        "turn": grouped(mine, lambda one: f"{one.turn:2}"),
        "partner": grouped(mine, lambda one: one.power if kind == RACE else one.race),
    }
    for part in ("board", "seat", "turn"):
        parts[part] = dict(sorted(parts[part].items()))
    return Balance(name, kind, games, everything, parts)


def grouped(seen: list[Observation], key: Callable[[Observation], str]) -> dict[str, Strength]:
    """Group the observations by a key, and return the strength of each group, the largest lead first."""
    groups: dict[str, list[Observation]] = defaultdict(list)
    for one in seen:
        groups[key(one)].append(one)
    strengths = {name: strength_of(some) for name, some in groups.items()}
    return dict(sorted(strengths.items(), key=lambda item: -item[1].lead))


def strength_of(seen: list[Observation]) -> Strength:
    """Return the strength that these observations show on average."""
    ones = [1] * len(seen)
    coins, coins_error = mean_and_error([one.coins for one in seen], ones)
    lead, lead_error = mean_and_error([one.lead for one in seen], ones)
    victory, victory_error = mean_and_error([one.victory for one in seen], ones)
    return Strength(
        len(seen),
        coins,
        within(coins_error, len(seen)),
        lead,
        within(lead_error, len(seen)),
        victory,
        within(victory_error, len(seen)),
    )


def to_json(balance: Balance) -> dict[str, Any]:
    """Return the balance as plain data."""
    return {
        "name": balance.name,
        "kind": balance.kind,
        "games": balance.games,
        "all": {name: _plain(strength) for name, strength in balance.all.items()},
        **{
            f"by_{part}": {name.strip(): _plain(strength) for name, strength in some.items()}
            for part, some in balance.parts.items()
        },
    }


def _plain(strength: Strength) -> dict[str, Any]:
    return {
        "samples": strength.samples,
        "coins": round(strength.coins, 3),
        "coins_interval": _around(strength.coins, strength.coins_within),
        "lead": round(strength.lead, 3),
        "lead_interval": _around(strength.lead, strength.lead_within),
        "win_share": round(strength.victory, 4),
        "win_share_interval": _around(strength.victory, strength.victory_within),
    }


def _around(middle: float, within: float | None) -> list[float] | None:
    return None if within is None else [round(middle - within, 4), round(middle + within, 4)]
