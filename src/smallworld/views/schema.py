"""The types of views and reports, as plain data for JSON.

All names are slugs of notation, regions are named by their ids, and players are counted from 1. `None` stands
for something that does not exist, or that a seat cannot see. `scripts/protocol_types.py` makes the types of
the client and the page of the protocol from this file, with its comments and docstrings.
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
    """A question to a seat.

    `key` names the texts: `question-KEY`, `pass-KEY` and `answer-KEY`. A key without texts uses those of the
    shape, `question-any-SHAPE`. If `may_change_coins` is false, no answer changes the coins of this turn.
    """

    key: str
    may_pass: bool
    may_change_coins: bool


class AskedCombo(Asked):
    """A combo of the column to take."""

    shape: Literal["combo"]


class AskedCourse(Asked):
    """A choice to expand or decline; with `may_pass`, to decline or not."""

    shape: Literal["course"]


class AskedConquest(Asked):
    """A conquest; `actions` and `prices` list the possible ones, and `stop` ends them."""

    shape: Literal["conquest"]


class AskedSpread(Asked):
    """All of `amount` to spread over `regions`, by the verb or ability `do`; `templates` are usual ways.

    It places a `piece` if there is one, and else tokens.
    """

    shape: Literal["spread"]
    do: str
    amount: int
    regions: list[RegionId]
    templates: dict[str, dict[RegionId, int]]
    piece: str | None
    off: int  # tokens besides `amount` that leave the map until the next turn
    off_by: str | None  # the race or power that takes them off
    ends: bool  # the answer ends the turn


class AskedRegions(Asked):
    """A choice of `least` to `most` regions, each at most as often as `times` says.

    Each choice of a region takes a token from it, or places a `piece` if there is one. An action names the
    region in `field`.
    """

    shape: Literal["regions"]
    do: str
    least: int
    most: int
    times: dict[RegionId, int]
    piece: str | None
    field: Literal["region", "other"]
    ends: bool  # the answer ends the turn


class AskedAmount(Asked):
    """A number from `least` to `most`: the `tokens` of an action, or how many sixths to turn `tile`."""

    shape: Literal["amount"]
    do: str
    least: int
    most: int
    tile: str | None  # the tile to turn, if any
    cell: str | None  # the cell of the tile


class AskedName(Asked):
    """A player, or a race or power by name; the actions name it in the field `of`."""

    shape: Literal["name"]
    do: str
    of: Literal["player", "named"]
    tokens: dict[str, int]  # starting tokens of each race or power


class AskedThing(Asked):
    """Something to buy for `price` coins; the actions `buy` list the choices."""

    shape: Literal["thing"]
    price: int


class AskedTile(Asked):
    """A tile by letter, as the `tile` of an action; `regions` lists those of each tile on the table."""

    shape: Literal["tile"]
    do: str
    regions: dict[str, list[RegionId]]


class AskedCell(Asked):
    """A cell for `tile`, as the `cell` of an action: column and row.

    For a new tile, the next question is how far to turn it clockwise: the `tokens` of an action of
    `turned_by`.
    """

    shape: Literal["cell"]
    do: str
    tile: str
    cells: list[str]
    turned_by: str | None


class AskedPlace(Asked):
    """The places on `tile` for a mountain or chasm (`piece`).

    The keys of `places` count from 1; an action gives one of them as its `place`. Each lists the regions that
    the piece would cover there, at least in part.
    """

    shape: Literal["place"]
    do: str
    tile: str
    piece: str
    places: dict[str, list[RegionId]]


class AskedWhether(Asked):
    """A yes-or-no question; yes costs `price` coins."""

    shape: Literal["whether"]
    price: int
    yes: Action


class AskedNothing(Asked):
    """No question: chance decides ("chance"), another player decides ("watch"), or the game is over."""

    shape: Literal["chance", "watch", "over"]
    price: int  # if another player chooses from offers, the price of each


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
    powers: list[str]  # all its badges
    declined: bool
    hand: int
    regions: list[RegionId]
    tray: int  # tokens left in the box
    stock: dict[str, int]  # pieces that its abilities keep off the map, by ability
    stores: dict[str, list[str | None]]  # races of the tokens put aside, by ability; null is a Lost Tribe


class SeatView(TypedDict):
    """A player."""

    player: Player
    coins: int | None  # null if hidden, until the game is over
    captives: list[str]  # races whose Leader this player holds captive
    races: list[RaceOnMap]
    unplayed: list[str] | None  # races and powers in their hand; null if hidden or none


class RegionView(TypedDict):
    """A region and its contents."""

    id: RegionId
    name: str
    features: list[str]
    tokens: int
    player: Player | None
    race: str | None
    declined: bool
    tribe: bool  # whether the tokens are a Lost Tribe or Monsters
    monsters: bool  # whether the tokens are Monsters, which guard something
    passing: bool  # whether its holder must leave it at redeployment, as rivers
    pieces: dict[str, int]  # by name


class Holding(TypedDict):
    """A relic or place on the map, with its region and holder."""

    name: str
    region: RegionId
    holder: Player | None
    powers: list[str]  # the badges there, which it lends to its holder


class Field(TypedDict):
    """A field on the map, whose badge lends a power to an active race with enough of its regions."""

    power: str
    regions: list[RegionId]
    enough: int
    held: list[int]  # by player: how many of these regions their active race holds


class Combo(TypedDict):
    """A combo of the column; places count from 1."""

    place: int
    race: str
    power: str | None
    coins: int  # coins on it
    price: int
    tokens: int  # its starting tokens
    found: int  # tokens on it


class OpenRace(TypedDict):
    """A race in a column of races. The place of its combo with a power is the sum of both places, minus 1."""

    place: int  # the place of the pair with the first power
    row: int  # from 1
    race: str
    tokens: int
    found: int  # tokens on it, or on a combo with it
    brings: int  # coins that it brings; negative if it costs coins


class OpenPower(TypedDict):
    """A power in a column of powers; its row is its place."""

    place: int
    power: str
    tokens: int
    brings: int  # coins that it brings; negative if it costs coins


class Row(TypedDict):
    """A row of the columns, with the price of its race or power and the coins on the row."""

    price: int
    coins: int


class Columns(TypedDict):
    """Separate columns of races, powers and coins; the more expensive of race and power sets the price.

    Races of each world have a separate column. A hand has no rows, since everything in it is free.
    """

    races: list[OpenRace]
    powers: list[OpenPower]
    rows: list[Row]


class Stacks(TypedDict):
    """Races and powers in the stacks, by name; their order is unknown."""

    unseen_races: list[str]
    unseen_powers: list[str]
    returned_races: list[str]
    discarded_powers: list[str]


class Acting(TypedDict):
    """The race that acts."""

    race: str | None
    declined: bool


class Reason(TypedDict):
    """A reason; show the message `reason-CODE` of the catalogues, which may use the other fields.

    A code without a message comes from a custom ability; show `reason-forbidden`.
    """

    code: str
    number: NotRequired[int]
    ability: NotRequired[str]  # the race or power that causes it
    terrain: NotRequired[str]


class PriceItem(TypedDict):
    """A part of a price, with its reason."""

    tokens: int
    why: Reason


class Price(TypedDict):
    """The price of a region for the conquering side, or the reasons against the conquest."""

    region: RegionId
    tokens: int | None
    short: int  # tokens that the hand lacks
    faces: int  # faces of the die with which a final attempt would succeed; 0 if no attempt is allowed
    items: list[PriceItem]
    refusals: list[Reason]


class ForecastItem(TypedDict):
    """Coins that a race would score; `why` is a race, a power or "regions"."""

    coins: int
    why: str
    race: str
    declined: bool


class Forecast(TypedDict):
    """The coins of the turn if it ended now."""

    coins: int
    items: list[ForecastItem]


class Standing(TypedDict):
    """A player at the end of the game."""

    player: Player
    coins: int
    tokens: int


class Team(TypedDict):
    """A team; at the end, the coins and tokens of its players are added up and multiplied by `weight`."""

    players: list[Player]
    weight: int
    coins: int | None  # null until the game is over
    tokens: int | None


Stage = Literal["begin", "conquer", "redeploy", "score"]


class CommonView(TypedDict):
    """The part of a view that is the same for all seats, unless the rules have secrets."""

    board: str
    turn: int
    rounds: int
    on_turn: Player
    actor: Player | Literal["chance"] | None
    regions: list[RegionView]
    holdings: list[Holding]
    fields: list[Field]
    column: list[Combo]
    columns: Columns | None  # in place of the column, if races and powers are separate
    stacks: Stacks
    step: str  # the current step, or the ability whose step it is; "over" at the end
    stage: Stage  # the last standard step reached in this turn
    side: Acting | None
    forecast: Forecast  # for the player on turn
    winners: list[Player]
    outright: list[Player]  # players who won regardless of coins
    standings: list[Standing]  # only when the game is over
    teams: list[Team]  # empty without teams


class OwnView(TypedDict):
    """The part of a view that differs by seat, with its choices when it has to decide."""

    question: AskedAnything
    seats: list[SeatView]
    actions: list[Action]  # for the seat that decides
    ending: list[int]  # indices of the `actions` that end the turn
    prices: list[Price]  # for the seat that conquers
    decline: Forecast | None  # the forecast after a decline, if the seat may decline now
    choosing: dict[RegionId, Forecast]  # the forecast with each region that may be chosen and changes it


class View(CommonView, OwnView):
    """The table as one seat sees it, with its choices when it has to decide."""


# --- Reports -----------------------------------------------------------------------


class Report(TypedDict):
    """One thing that happened, as codes and names; each language turns it into a sentence."""

    kind: str
    player: Player | None
    region: RegionId | None
    by: str | None  # a race, a power or a verb
    number: int
    other: NotRequired[str | Player | None]  # another race, power or player
    from_player: NotRequired[Player | None]  # the previous owner of the region
    tribe: NotRequired[bool]  # whether the region belonged to a Lost Tribe or Monsters
    monsters: NotRequired[bool]
    race: NotRequired[str | None]
    declined: NotRequired[bool]


# --- Advice -------------------------------------------------------------------------------------------


class Attempt(TypedDict):
    """A final attempt, with the number of faces that take the region."""

    region: RegionId
    faces: int
    sides: int


class Instead(TypedDict):
    """The second-best beginning of the turn; with `race` and `power` if it takes a combo."""

    action: Action
    worse: int  # how many coins of lead it loses, compared with the advice
    race: NotRequired[str]
    power: NotRequired[str]


class Hint(TypedDict):
    """The advice of the strongest bot, with its reasons in coins of the advised player.

    Numbers are rounded to integers, since estimates are not more precise.
    """

    actions: list[Action]  # the advised actions, until the end of the turn or the next die roll
    story: list[Report]  # the expected events
    coins: int  # the expected coins in this turn
    least: int
    most: int  # the most coins in this turn; like `least`, it depends on the die
    later: int  # the expected coins in later turns
    lead: int  # the expected lead at the end over the strongest opponent
    lost: int  # the number of regions likely to be lost before the next turn
    attempt: Attempt | None
    instead: Instead | None
    sure: str  # confidence: "exact", "surely", "likely", "close" or "guess"; "" if not compared
    looks: int  # the number of simulations


class Judged(TypedDict):
    """A decision in a game review, with the chances of winning before and after it.

    Chances are shares of a victory, by player. A decision lasts from the moment of planning to a die roll or
    the end of the turn.
    """

    at: int  # the number of actions of the record before it
    until: int  # the number of actions of the record after it
    turn: int  # the round, from 1
    player: int  # from 1
    before: list[float]  # chances with the best move
    least: float  # lower bound of the player's own chance, with 95% confidence
    most: float  # upper bound
    after: list[float]  # chances with the move played
    cost: int  # how many coins of lead the move lost
    within: int  # uncertainty of the cost
    better: Hint | None  # a better move, if there surely was one
    played: Hint | None  # the move played, as a hint, if there was a better one


class Account(TypedDict):
    """The changes of a player's chance of winning; with the first chance, they add up to the last one."""

    begun: float
    own: float  # the change through the player's own decisions
    others: float  # the change through decisions of other players
    luck: float  # the change through dice, stacks and unforeseen events
    ended: float


class Review(TypedDict):
    """A game review."""

    decisions: list[Judged]
    ended: list[float]  # by player
    accounts: list[Account]  # by player
    dearest: list[list[int]]  # by player: indices in `decisions` of the costliest, worst first
