"""The types of what views and reports say: plain data for JSON.

All names are slugs of notation, regions go by id, players count from 1; `None` is what a seat cannot see or
what is not. The types of the client and the page of the protocol are made from this file by
`scripts/protocol_types.py`, comments and docstrings too.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from smallworld.engine.text.notation import NamedAction

# --- Names and actions --------------------------------------------------------------------------------

Player = int  # counted from 1
RegionId = str
Action = NamedAction


# --- Questions ----------------------------------------------------------------------------------------


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
    regions: list[RegionId]
    templates: dict[str, dict[RegionId, int]]
    ends: bool  # whether the turn is over then


class AskedRegions(Asked):
    """From `least` to `most` regions; `times` says how often each may be chosen.

    Of a region that may be chosen more than once a token is taken each time, or a `piece` laid if there is
    one. `field` is where an action names the region.
    """

    shape: Literal["regions"]
    do: str
    least: int
    most: int
    times: dict[RegionId, int]
    piece: str | None
    field: Literal["region", "other"]
    ends: bool  # whether the turn is over then


class AskedAmount(Asked):
    """A number from `least` to `most`: the `tokens` of an action, or by how many sixths `tile` is turned."""

    shape: Literal["amount"]
    do: str
    least: int
    most: int
    tile: str | None  # None where no tile is turned
    cell: str | None  # where it will lie


class AskedName(Asked):
    """A player, or a race or power by name: the actions say which, in the field `of`."""

    shape: Literal["name"]
    do: str
    of: Literal["player", "named"]
    tokens: dict[str, int]  # that whoever has the race or power begins with, by its name


class AskedThing(Asked):
    """Something that is to be had for `price` coins: the actions `buy` say what."""

    shape: Literal["thing"]
    price: int


class AskedTile(Asked):
    """One of some tiles, by letter: the `tile` of an action; `regions` lie on each that is on the table."""

    shape: Literal["tile"]
    do: str
    regions: dict[str, list[RegionId]]


class AskedCell(Asked):
    """Where `tile` shall lie: the `cell` of an action, column and row.

    One that is not on the table is turned next, clockwise: the `tokens` of an action by `turned_by`.
    """

    shape: Literal["cell"]
    do: str
    tile: str
    cells: list[str]
    turned_by: str | None


class AskedPlace(Asked):
    """Where on `tile` a `piece` shall lie, a mountain or a chasm: the `place` of an action, from 1.

    `places` says for each which regions it would lie on, the whole of them or a part.
    """

    shape: Literal["place"]
    do: str
    tile: str
    piece: str
    places: dict[str, list[RegionId]]


class AskedWhether(Asked):
    """Yes, for `price` coins, or no."""

    shape: Literal["whether"]
    price: int
    yes: Action


class AskedNothing(Asked):
    """Nobody at this seat is asked: chance is ("chance"), somebody else ("watch"), or the game is over."""

    shape: Literal["chance", "watch", "over"]
    price: int  # coins for each thing that another is offered


AskedAnything = (
    AskedCombo
    | AskedCourse
    | AskedConquest
    | AskedSpread
    | AskedRegions
    | AskedAmount
    | AskedName
    | AskedThing
    | AskedTile
    | AskedCell
    | AskedPlace
    | AskedWhether
    | AskedNothing
)


# --- The table ----------------------------------------------------------------------------------------


class RaceOnMap(TypedDict):
    """A race of a player, active or in decline."""

    race: str
    power: str | None
    powers: list[str]  # all whose badges lie there
    declined: bool
    hand: int
    regions: list[RegionId]
    tray: int  # tokens left in the box
    stock: dict[str, int]  # what its abilities keep off the map, by ability
    stores: dict[str, list[str | None]]  # what they have put aside, by ability; a Lost Tribe has no name


class SeatView(TypedDict):
    """A player."""

    player: Player
    coins: int | None  # only those of the seat that looks, until the game is over
    captives: list[str]  # races of which this player holds somebody captive
    races: list[RaceOnMap]
    unplayed: list[str] | None  # races and powers in their hand; None where it is secret or they have none


class RegionView(TypedDict):
    """A region, and what stands in it."""

    id: RegionId
    name: str
    features: list[str]
    tokens: int
    player: Player | None
    race: str | None
    declined: bool
    tribe: bool  # whether the tokens are nobody's: a Lost Tribe, or Monsters
    monsters: bool  # whether they are Monsters, who guard something
    passing: bool  # whether whoever holds it leaves it again as they redeploy, as one does a river
    pieces: dict[str, int]  # by name


class Holding(TypedDict):
    """A relic, a place or the like: where it lies, and whom it serves."""

    name: str
    region: RegionId
    holder: Player | None
    powers: list[str]  # whose badges lie there, and which it lends to whoever holds it


class Field(TypedDict):
    """A field amid the map: the power that its badge lends to an active race with enough of its regions."""

    power: str
    regions: list[RegionId]
    enough: int
    held: list[int]  # of these regions, by player: how many their active race has


class Combo(TypedDict):
    """A place of the column, from 1."""

    place: int
    race: str
    power: str | None
    coins: int  # that lie on it
    price: int
    tokens: int  # that whoever takes it begins with
    found: int  # tokens that lie on it


class OpenRace(TypedDict):
    """A race in a column of races; whoever takes it names `place` less 1 plus that of the power."""

    place: int  # that of the pair with the first power
    row: int  # from 1
    race: str
    tokens: int
    found: int  # tokens that lie on it, or come with it
    brings: int  # coins that it brings by itself; below 0 what it costs


class OpenPower(TypedDict):
    """A power in a column of powers; it lies in the row that is its place."""

    place: int
    power: str
    tokens: int
    brings: int  # coins, as with races


class Row(TypedDict):
    """A row of columns: what whoever takes its race or power pays, and the coins there."""

    price: int
    coins: int


class Columns(TypedDict):
    """Races, powers and coins where they lie apart: the dearer of race and power says price and coins.

    Races of each world have a column of their own. A hand has no rows: nothing in it costs anything.
    """

    races: list[OpenRace]
    powers: list[OpenPower]
    rows: list[Row]


class Stacks(TypedDict):
    """Races and powers that are not in the column, by name: where they are in the stacks nobody knows."""

    unseen_races: list[str]
    unseen_powers: list[str]
    returned_races: list[str]
    discarded_powers: list[str]


class Acting(TypedDict):
    """The race that acts."""

    race: str | None
    declined: bool


class Reason(TypedDict):
    """Why: people read the message `reason-CODE` of the catalogues, which may take the rest.

    A code without a message is the veto of an ability of somebody's own: `reason-forbidden`.
    """

    code: str
    number: NotRequired[int]
    ability: NotRequired[str]  # the race or power that says so
    terrain: NotRequired[str]


class PriceItem(TypedDict):
    """A part of a price, and why it is asked."""

    tokens: int
    why: Reason


class Price(TypedDict):
    """What a region would cost the side that conquers, or why it cannot be had."""

    region: RegionId
    tokens: int | None
    short: int  # tokens that the hand lacks
    faces: int  # of the die that would take it in a final attempt; 0: none may be made
    items: list[PriceItem]
    refusals: list[Reason]


class ForecastItem(TypedDict):
    """Coins that a race would score, and why: a race or power, or "regions"."""

    coins: int
    why: str
    race: str
    declined: bool


class Forecast(TypedDict):
    """Coins that the turn would bring if it ended now."""

    coins: int
    items: list[ForecastItem]


class Standing(TypedDict):
    """A player at the end of the game."""

    player: Player
    coins: int
    tokens: int


class Team(TypedDict):
    """Who plays together; at the end what they have is added up, each coin and token `weight` times."""

    players: list[Player]
    weight: int
    coins: int | None  # only when the game is over
    tokens: int | None


Stage = Literal["begin", "conquer", "redeploy", "score"]


class CommonView(TypedDict):
    """What all seats see alike, where the rules have no secrets."""

    board: str
    turn: int
    rounds: int
    on_turn: Player
    actor: Player | Literal["chance"] | None
    regions: list[RegionView]
    holdings: list[Holding]
    fields: list[Field]
    column: list[Combo]
    columns: Columns | None  # in the place of the column, where races and powers lie apart
    stacks: Stacks
    step: str  # the current step, or the ability whose step it is; "over" at the end
    stage: Stage  # how far the turn is: the last standard step reached
    side: Acting | None
    forecast: Forecast  # of the player on turn
    winners: list[Player]
    outright: list[Player]  # who won whatever the coins say
    standings: list[Standing]  # only when the game is over
    teams: list[Team]  # none where everybody plays for themselves


class OwnView(TypedDict):
    """What a seat sees of itself and of the others, and when it is to decide what it may do."""

    question: AskedAnything
    seats: list[SeatView]
    actions: list[Action]  # only for whoever decides
    ending: list[int]  # the places in `actions` of those that end the turn
    prices: list[Price]  # only for whoever conquers
    decline: Forecast | None  # the same as `forecast` if they declined now, while they may


class View(CommonView, OwnView):
    """The table as one seat sees it, and when it is to decide what it may do."""


# --- Reports -----------------------------------------------------------------------


class Report(TypedDict):
    """One thing that happened, in codes and names, which each language makes sentences of."""

    kind: str
    player: Player | None
    region: RegionId | None
    by: str | None  # a race, a power or a verb
    number: int
    other: NotRequired[str | Player | None]  # a race or power, or the player named
    from_player: NotRequired[Player | None]  # whose region it was
    tribe: NotRequired[bool]  # whether it was a Lost Tribe's, or Monsters'
    monsters: NotRequired[bool]
    race: NotRequired[str | None]
    declined: NotRequired[bool]


# --- Advice -------------------------------------------------------------------------------------------


class Attempt(TypedDict):
    """A final attempt, and how many faces of the die take the region."""

    region: RegionId
    faces: int
    sides: int


class Instead(TypedDict):
    """The next best way to begin the turn; with `race` and `power` where it takes a combo."""

    action: Action
    worse: int  # coins of lead that it gives away
    race: NotRequired[str]
    power: NotRequired[str]


class Hint(TypedDict):
    """What the strongest bot would do, and why, in coins of the player who is advised.

    Numbers are rounded to whole ones: what is expected is not known better.
    """

    actions: list[Action]  # to the end of the turn or the next die
    story: list[Report]  # of what would happen
    coins: int  # of this turn
    least: int
    most: int  # as the die falls
    later: int  # of the turns after it
    lead: int  # at the end, over the strongest opponent
    lost: int  # regions that are likely to be lost before the next turn
    attempt: Attempt | None
    instead: Instead | None
    sure: str  # that it is best: "exact", "surely", "likely", "close" or "guess"; "" if not compared
    looks: int  # simulations that it rests on


class Judged(TypedDict):
    """A decision of a game that was looked back at: what could be expected before it and after it.

    Chances are parts of a victory, by player. A decision goes from where a player plans to a die or to the
    end of their turn.
    """

    at: int  # actions of the record that came before it
    until: int  # and those after which it was made
    turn: int  # the round, from 1
    player: int  # from 1
    before: list[float]  # if the best is played
    least: float  # of the chance of the player themselves: the true one is no less, with 95 % confidence
    most: float
    after: list[float]  # by what was played
    cost: int  # coins of lead that it gave away
    within: int  # the true cost is this near
    better: Hint | None  # none where nothing surely was
    played: Hint | None  # what could be expected of what was played; none where nothing was better


class Account(TypedDict):
    """Where a player's chance of winning came from and went: it all adds up to what they ended with."""

    begun: float
    own: float  # by their own decisions
    others: float  # by those of others
    luck: float  # by dice, stacks, and what nobody foresaw
    ended: float


class Review(TypedDict):
    """A game looked back at."""

    decisions: list[Judged]
    ended: list[float]  # by player
    accounts: list[Account]  # by player
    dearest: list[list[int]]  # by player, the places in `decisions` of those that cost most, dearest first
