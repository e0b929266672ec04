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
    """A question to a seat; this is the base of all shapes of questions.

    `key` names the texts: `question-KEY`, `pass-KEY` and `answer-KEY`. A key without texts uses the texts of
    the shape, `question-any-SHAPE`. If `may_change_coins` is false, no answer changes the coins of this turn.
    """

    key: str
    may_pass: bool
    may_change_coins: bool


class AskedCombo(Asked):
    """A choice of a combo from the column."""

    shape: Literal["combo"]


class AskedCourse(Asked):
    """A choice between expanding and declining; if `may_pass`, between declining and not declining."""

    shape: Literal["course"]


class AskedConquest(Asked):
    """A choice of a region to conquer.

    `actions` and `prices` list the possible conquests, and `stop` ends them.
    """

    shape: Literal["conquest"]


class AskedSpread(Asked):
    """A distribution of all `amount` tokens or pieces over `regions`.

    `do` is the verb or ability that places them. If there is a `piece`, its pieces are placed instead of
    tokens. `templates` are usual distributions.
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
    """A choice of at least `least` and at most `most` regions; `times` limits how often each may be chosen.

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
    """A choice of a number of `tokens` from `least` to `most`, or of sixths of a circle to turn `tile`."""

    shape: Literal["amount"]
    do: str
    least: int
    most: int
    tile: str | None  # the tile to turn, if any
    cell: str | None  # the cell of the tile


class AskedName(Asked):
    """A choice of a player, or of a race or power by name; `of` is the field of the action for the answer."""

    shape: Literal["name"]
    do: str
    of: Literal["player", "named"]
    tokens: dict[str, int]  # starting tokens of each race or power


class AskedThing(Asked):
    """A choice of something to buy for `price` coins; the `buy` actions list the choices."""

    shape: Literal["thing"]
    price: int


class AskedTile(Asked):
    """A choice of a tile by its letter, which an action gives as `tile`.

    `regions` lists the regions of each tile on the table.
    """

    shape: Literal["tile"]
    do: str
    regions: dict[str, list[RegionId]]


class AskedCell(Asked):
    """A choice of a cell for `tile`; an action gives its column and row as `cell`.

    For a new tile, the next question asks how far to turn it clockwise. Its answer is an action of
    `turned_by`, with the number of turns as `tokens`.
    """

    shape: Literal["cell"]
    do: str
    tile: str
    cells: list[str]
    turned_by: str | None


class AskedPlace(Asked):
    """A choice of a place on `tile` for a mountain or chasm (`piece`).

    The keys of `places` count from 1; an action gives one of them as its `place`. Each lists the regions that
    the piece would cover there, at least in part.
    """

    shape: Literal["place"]
    do: str
    tile: str
    piece: str
    places: dict[str, list[RegionId]]


class AskedWhether(Asked):
    """A yes-or-no question. Answering "yes" costs `price` coins."""

    shape: Literal["whether"]
    price: int
    yes: Action


class AskedNothing(Asked):
    """No question to the seat: chance decides, another player decides ("watch"), or the game is over."""

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
    """A player and everything in front of them."""

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
    """A field on the map. Its badge lends a power to an active race that holds enough regions around it."""

    power: str
    regions: list[RegionId]
    enough: int
    held: list[int]  # by player: how many of these regions their active race holds


class Combo(TypedDict):
    """A combo in the column. Places count from 1."""

    place: int
    race: str
    power: str | None
    coins: int  # coins on it
    price: int
    tokens: int  # its starting tokens
    found: int  # tokens on it


class OpenRace(TypedDict):
    """A race in a column of races.

    To find the place of a combo, add the places of its race and its power and subtract 1.
    """

    place: int  # the place of the pair with the first power
    row: int  # from 1
    race: str
    tokens: int
    found: int  # tokens on it, or on a combo with it
    brings: int  # coins that it brings; negative if it costs coins


class OpenPower(TypedDict):
    """A power in a column of powers. Its row equals its place."""

    place: int
    power: str
    tokens: int
    brings: int  # coins that it brings; negative if it costs coins


class Row(TypedDict):
    """A row of separate columns: the price of its race or power, and the coins on it."""

    price: int
    coins: int


class Columns(TypedDict):
    """Separate columns of races, powers and coins. The more expensive of race and power sets the price.

    Each world has a separate column of races. A hand has no rows, since everything in it is free.
    """

    races: list[OpenRace]
    powers: list[OpenPower]
    rows: list[Row]


class Stacks(TypedDict):
    """The names of races and powers in the stacks, whose order is unknown."""

    unseen_races: list[str]
    unseen_powers: list[str]
    returned_races: list[str]
    discarded_powers: list[str]


class Acting(TypedDict):
    """The race that acts now."""

    race: str | None
    declined: bool


class Reason(TypedDict):
    """A reason for a price or a refusal. Its text is the message `reason-CODE`, filled with the other fields.

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
    """The coins that a race would score for one reason; `why` is a race, a power or "regions"."""

    coins: int
    why: str
    race: str
    declined: bool


class Forecast(TypedDict):
    """The coins that the player on turn would get if the turn ended now."""

    coins: int
    items: list[ForecastItem]


class Standing(TypedDict):
    """A player at the end of the game."""

    player: Player
    coins: int
    tokens: int


class Team(TypedDict):
    """A team. At the end, the coins and tokens of its players are added up and multiplied by `weight`."""

    players: list[Player]
    weight: int
    coins: int | None  # null until the game is over
    tokens: int | None


Stage = Literal["begin", "conquer", "redeploy", "score"]


class CommonView(TypedDict):
    """The part of a view that is the same for all seats, except for secret hands."""

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
    """The part of a view that differs by seat, with the seat's choices if it has to decide."""

    question: AskedAnything
    seats: list[SeatView]
    actions: list[Action]  # for the seat that decides
    ending: list[int]  # indices of the `actions` that end the turn
    prices: list[Price]  # for the seat that conquers
    decline: Forecast | None  # the forecast after a decline, if the seat may decline now
    choosing: dict[RegionId, Forecast]  # the forecast with each region that may be chosen and changes it


class View(CommonView, OwnView):
    """The table as one seat sees it, with the seat's choices if it has to decide."""


# --- Reports -----------------------------------------------------------------------


class Report(TypedDict):
    """A single event, as codes and names, which each language turns into a sentence."""

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
    """A final attempt, with the number of die faces that conquer the region."""

    region: RegionId
    faces: int
    sides: int


class Instead(TypedDict):
    """The second-best way to begin the turn, with `race` and `power` if it takes a combo."""

    action: Action
    worse: int  # how many coins of lead it loses, compared with the advice
    race: NotRequired[str]
    power: NotRequired[str]


class Hint(TypedDict):
    """The advice of the strongest bot, with reasons in coins for the advised player.

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
    """The causes of the change in a player's chance of winning. `begun` plus all changes equals `ended`."""

    begun: float
    own: float  # the change through the player's own decisions
    others: float  # the change through decisions of other players
    luck: float  # the change through dice, stacks and unforeseen events
    ended: float


class Review(TypedDict):
    """The review of a game."""

    decisions: list[Judged]
    ended: list[float]  # by player
    accounts: list[Account]  # by player
    dearest: list[list[int]]  # by player: indices in `decisions` of the costliest, worst first
