"""The types of what views say: plain data for JSON.

All names are slugs of notation, regions go by id, players count from 1; `None` is what a seat cannot see or
what is not.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

Named = dict[str, str | int]  # an action, with fields by name; see `notation.action_to_json`


class Asked(TypedDict):
    """What a seat is asked.

    `key` names the texts: `question-KEY`, `pass-KEY`, `answer-KEY`, or for a key without texts those of the
    shape, `question-any-SHAPE`. `may_change_coins` says whether an answer other than passing may change what
    this turn brings.
    """

    key: str
    may_pass: bool
    may_change_coins: bool


class AskedCombo(Asked):
    """Which combo of the column to take."""

    shape: Literal["combo"]


class AskedCourse(Asked):
    """To expand or decline; with `may_pass`, to decline or not."""

    shape: Literal["course"]


class AskedConquest(Asked):
    """What to conquer; the actions and prices say what is possible, and `stop` is to pass."""

    shape: Literal["conquest"]


class AskedSpread(Asked):
    """All of `amount` over `regions`, by the verb or ability `do`; `templates` are usual ways to do it."""

    shape: Literal["spread"]
    do: str
    amount: int
    regions: list[str]
    templates: dict[str, dict[str, int]]
    ends: bool  # whether the turn is over then


class AskedRegions(Asked):
    """From `least` to `most` regions; `times` says how often each may be chosen.

    `field` is where an action names the region.
    """

    shape: Literal["regions"]
    do: str
    least: int
    most: int
    times: dict[str, int]
    field: Literal["region", "other"]
    ends: bool  # whether the turn is over then


class AskedAmount(Asked):
    """A number from `least` to `most`: the `tokens` of an action."""

    shape: Literal["amount"]
    do: str
    least: int
    most: int


class AskedName(Asked):
    """A player, or a race or power by name: the actions say which, in the field `of`."""

    shape: Literal["name"]
    do: str
    of: Literal["player", "named"]


class AskedThing(Asked):
    """Something that is to be had for `price` coins: the actions `buy` say what."""

    shape: Literal["thing"]
    price: int


class AskedWhether(Asked):
    """Yes, for `price` coins, or no."""

    shape: Literal["whether"]
    price: int
    yes: Named


class AskedNothing(Asked):
    """Nobody at this seat is asked: chance is ("chance"), somebody else ("watch"), or the game is over."""

    shape: Literal["chance", "watch", "over"]


AskedAnything = (
    AskedCombo
    | AskedCourse
    | AskedConquest
    | AskedSpread
    | AskedRegions
    | AskedAmount
    | AskedName
    | AskedThing
    | AskedWhether
    | AskedNothing
)

View = dict[str, Any]
