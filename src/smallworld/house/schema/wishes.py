"""The parts of requests that a table reads, whoever checked them: a server, or the page of a browser.

The server's requests in `server.schema` have the same fields, with more checks and their documentation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

Fields = dict[str, str | int]  # an action as JSON


class Author(Protocol):
    """The user who sends a request."""

    @property
    def id(self) -> str:
        """The id of the user."""

    @property
    def name(self) -> str:
        """The name that their seats get."""


# --- Games ------------------------------------------------------------------------------------------------


class ComboName(Protocol):
    """The names of the race and the power of a combo."""

    race: str
    power: str


class Decision(Protocol):
    """One or more decisions, in one of four forms."""

    action: Fields | None
    actions: list[Fields] | None
    place: dict[str, int] | None
    select: list[str] | None


class PlanStep(Decision, Protocol):
    """A step of a plan."""

    @property
    def combo(self) -> ComboName | None:
        """The combo to take, at any place of the column."""


class PlanWish(Protocol):
    """A plan to try for the next turn of a seat."""

    player: int

    @property
    def steps(self) -> Sequence[PlanStep]:
        """The steps in order."""


class Command(Decision, Protocol):
    """A decision of a seat, or an undo."""

    player: int
    seq: int
    key: str
    undo: int | None
    reset: Literal[True] | None


# --- Tables -----------------------------------------------------------------------------------------------


class SeatWish(Protocol):
    """The settings of a seat at a new table."""

    kind: Literal["me", "open", "bot", "local"]
    bot: str | None
    name: str | None


class ClockWish(Protocol):
    """The settings of the clock of a new table."""

    kind: Literal["none", "live", "days"]
    minutes: int
    increment: int


class TableWish(Protocol):
    """The settings of a new table."""

    board: str | None
    boxes: list[str]
    leaders: bool
    places: bool
    scenario: str | None
    world: str | None
    own: dict[str, Any] | None
    open_coins: bool
    allied_coins: bool
    public: bool
    drop_in: bool
    first: int | Literal["random", "newcomer"]
    lesson: bool

    @property
    def seats(self) -> Sequence[SeatWish]:
        """The seats in the order of play."""

    @property
    def clock(self) -> ClockWish:
        """The clock."""


class BranchWish(Protocol):
    """A request to continue a finished game from one of its events, with new seats."""

    seq: int

    @property
    def seats(self) -> Sequence[SeatWish]:
        """The new seats, in the same order as before."""


# --- Realms -----------------------------------------------------------------------------------------------


class RealmTile(Protocol):
    """A tile of a layout, with its position."""

    letter: str
    world: Literal["surface", "underground"]
    cell: list[int]
    turns: int


class RealmPiece(Protocol):
    """A mountain or chasm on a tile."""

    kind: Literal["mountain", "chasm"]
    number: int
    letter: str
    place: int


class RealmBorder(Protocol):
    """A border that separates two rivers, on an edge of a tile."""

    letter: str
    edge: int


class RealmDraftWish(Protocol):
    """A layout as fields, which may still have errors."""

    name: str
    players: int
    rounds: int
    water: Literal["river", "sea", "closed-sea"]

    @property
    def tiles(self) -> Sequence[RealmTile]:
        """The tiles."""

    @property
    def pieces(self) -> Sequence[RealmPiece]:
        """The mountains and chasms."""

    @property
    def borders(self) -> Sequence[RealmBorder]:
        """The borders between rivers."""

    @property
    def marks(self) -> Mapping[str, list[str]]:
        """Keys of regions, by the marks on them."""

    @property
    def tunnels(self) -> Sequence[list[str]]:
        """Pairs of regions connected by a tunnel."""

    @property
    def names(self) -> Mapping[str, str]:
        """Custom names of regions."""


class RealmWish(Protocol):
    """A layout, either as fields or as a string."""

    code: str

    @property
    def draft(self) -> RealmDraftWish | None:
        """The layout as fields."""


class ScenarioRules(Protocol):
    """A custom scenario as fields."""

    def model_dump(self) -> dict[str, Any]:
        """Return the fields as data."""


class ScenarioWish(Protocol):
    """A custom scenario, either as fields or as a string."""

    code: str

    @property
    def scenario(self) -> ScenarioRules | None:
        """The scenario as fields."""
