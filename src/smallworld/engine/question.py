"""Questions of a step or an ability, each as one of a few shapes.

A client, a bot or a view needs only the shape of a question. It does not need the legal actions, or the name
of a race, a power or a step. If no shape fits a new question, add a shape.

| class           | shape      | an answer is                                                     |
| --------------- | ---------- | ---------------------------------------------------------------- |
| WhichCombo      | "combo"    | a place of the column                                            |
| WhichCourse     | "course"   | to expand or to decline; or to decline or not                    |
| WhatToConquer   | "conquest" | a conquest, an ability's action, a region to abandon; or to stop |
| HowToSpread     | "spread"   | a distribution of an amount over regions                         |
| WhichRegions    | "regions"  | a number of regions; some may be chosen several times            |
| HowMany         | "amount"   | a number                                                         |
| WhichName       | "name"     | a player, or a race or power by name                             |
| WhichThing      | "thing"    | a race token or power on offer, perhaps for coins                |
| WhichTile       | "tile"     | a tile, by its letter                                            |
| WhichCell       | "cell"     | where to put a tile                                              |
| WhichPlace      | "place"    | where on a tile to put a piece                                   |
| Whether         | "whether"  | yes, perhaps for coins, or no                                    |
| WhatChanceSays  | "chance"   | an outcome of the die or the stacks; no player is asked          |
| NothingToDecide | "over"     | none, because the game is over                                   |

The engine takes one decision at a time, so that search visits each answer once. `HowToSpread` and
`WhichRegions` are answered region by region in ascending order. `smallworld.views` splits a whole answer into
these decisions.

`key` names the texts of a question in the catalogues: `question-KEY` is the question, `pass-KEY` the label
for passing, `answer-KEY` the label of an answer. The engine sets the key to the name of the step or ability.
A step with several questions adds a `topic` to all except the usual one: `redeploy-give-up`. If a key has no
texts, clients use the texts of its shape: `question-any-regions`.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import Cell
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr

# The kinds of things that a name may refer to.
PLAYERS: Final = "player"
NAMES: Final = "name"  # the name of a race or power

# The field of an action that names a region.
REGION: Final = "region"
OTHER: Final = "other"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """The open question.

    `may_pass`: whether the player may skip the question (the action `pass`, or `stop` in a conquest).
    `may_change_coins`: whether an answer other than passing may change the coins that this turn brings.
    `price`: the coins that each thing on offer, or the answer yes, costs.
    """

    def __init__(
        self,
        shape: str,
        topic: str = "",
        may_pass: bool = False,
        may_change_coins: bool = False,
        price: int = 0,
    ) -> None:
        self.shape: Final = shape
        self.topic: Final = topic
        self.may_pass: Final = may_pass
        self.may_change_coins: Final = may_change_coins
        self.price: Final = price
        self.key = topic  # set by `game.question`
        self.side: Side = -1  # the side that must answer; also set there

    def limits(self) -> str:
        """Return a short description of valid answers, for messages to programmers."""
        return self.shape

    def _costs(self) -> str:
        """Return the price as the end of a phrase, such as " for 3 coins", or "" without a price."""
        if not self.price:
            return ""
        return f" for {self.price} {'coin' if self.price == 1 else 'coins'}"

    def __str__(self) -> str:
        return f"{self.key} ({self.limits()}{', or nothing' if self.may_pass else ''})"


class WhichCombo(Question):
    """A combo of the column, at the price that the column shows."""

    def __init__(self) -> None:
        super().__init__("combo", may_change_coins=True)

    def limits(self) -> str:
        return "a combo of the column"


class WhichCourse(Question):
    """The choice to expand or to decline; with `may_pass`, to decline or not once the turn is over."""

    def __init__(self, may_pass: bool = False) -> None:
        super().__init__("course", may_pass=may_pass, may_change_coins=True)

    def limits(self) -> str:
        return "decline" if self.may_pass else "expand or decline"


class WhatToConquer(Question):
    """The next conquest, an ability's special action, or a region to abandon.

    Passing ends the conquests.
    """

    def __init__(self) -> None:
        super().__init__("conquest", may_pass=True, may_change_coins=True)

    def limits(self) -> str:
        return "a conquest"


class HowToSpread(Question):
    """The distribution of all `amount` tokens or pieces over `regions`.

    Each part of an answer is an action whose verb or ability is `by`, with a region and a number in `tokens`.
    Regions are named in ascending order, and the last region takes all that is left.
    """

    def __init__(
        self, by: int, regions: RegionSet, amount: int, topic: str = "", may_change_coins: bool = False
    ) -> None:
        super().__init__("spread", topic, may_change_coins=may_change_coins)
        self.by: Final = by
        self.regions: Final = regions_in(regions)
        self.amount: Final = amount

    def limits(self) -> str:
        return f"{self.amount} over {len(self.regions)} regions"


class WhichRegions(Question):
    """A choice of `least` to `most` regions; the actions have the verb or ability `by`.

    `times` gives how often each region may be chosen: once, unless tokens or pieces are taken from it one by
    one. In that case, the action's field `tokens` gives how often the region is chosen. Regions are named in
    ascending order. `field` is the field of an action that names the region. All actions have the same values
    in their other fields.
    """

    def __init__(
        self,
        by: int,
        regions: RegionSet,
        least: int = 1,
        most: int = 1,
        times: dict[Region, int] | None = None,
        topic: str = "",
        may_pass: bool = False,
        may_change_coins: bool = False,
        field: str = REGION,
    ) -> None:
        super().__init__("regions", topic, may_pass, may_change_coins)
        self.by: Final = by
        self.least: Final = 0 if may_pass else least
        self.most: Final = most
        self.counted: Final = times is not None
        self.times: Final = times if times is not None else dict.fromkeys(regions_in(regions), 1)
        self.field: Final = field

    def limits(self) -> str:
        number = str(self.most) if self.least == self.most else f"{self.least} to {self.most}"
        return f"{number} of {len(self.times)} regions"


class HowMany(Question):
    """A number from `least` to `most`, given in the field `tokens` of an action of the ability `by`.

    If the number is a rotation of a tile in sixths of a circle, `letter` names the tile and `cell` gives its
    new position.
    """

    def __init__(
        self,
        by: int,
        least: int,
        most: int,
        topic: str = "",
        may_pass: bool = False,
        may_change_coins: bool = False,
        letter: str = "",
        cell: Cell = (0, 0),
    ) -> None:
        super().__init__("amount", topic, may_pass, may_change_coins)
        self.by: Final = by
        self.least: Final = least
        self.most: Final = most
        self.letter: Final = letter
        self.cell: Final = cell

    def limits(self) -> str:
        return f"a number from {self.least} to {self.most}"


class WhichName(Question):
    """A player, a race or a power, chosen by name for an action of the ability `by`.

    `of` is PLAYERS or NAMES. The field of the action is `player` for PLAYERS, or else `named`.
    """

    def __init__(
        self,
        by: int,
        of: str,
        topic: str = "",
        may_pass: bool = False,
        may_change_coins: bool = False,
    ) -> None:
        super().__init__("name", topic, may_pass, may_change_coins)
        self.by: Final = by
        self.of: Final = of

    def limits(self) -> str:
        return "the name of a player" if self.of == PLAYERS else "the name of a race or power"


class WhichThing(Question):
    """A race token or a power, which the action `buy` buys for `price` coins."""

    def __init__(
        self, price: int = 0, topic: str = "", may_pass: bool = False, may_change_coins: bool = True
    ) -> None:
        super().__init__("thing", topic, may_pass, may_change_coins, price)

    def limits(self) -> str:
        return "a thing" + self._costs()


class WhichTile(Question):
    """One of the tiles with these letters, given in the field `tile` of an action of the ability `by`.

    `regions` gives the regions on each tile, so that players may point at any of these regions. It is empty
    for a tile that is not on the table.
    """

    def __init__(
        self, by: int, regions: dict[str, RegionSet], topic: str = "", may_pass: bool = False
    ) -> None:
        super().__init__("tile", topic, may_pass, may_change_coins=True)
        self.by: Final = by
        self.regions: Final = regions

    def limits(self) -> str:
        return f"one of the tiles {', '.join(self.regions)}"


class WhichCell(Question):
    """One of `cells` for the tile `letter`, given in the field `cell` of an action of the ability `by`.

    If the tile is not on the table yet, the ability `turned_by` then asks how far to turn the tile.
    """

    def __init__(self, by: int, letter: str, cells: list[Cell], topic: str = "", turned_by: int = 0) -> None:
        super().__init__("cell", topic, may_change_coins=True)
        self.by: Final = by
        self.letter: Final = letter
        self.cells: Final = cells
        self.turned_by: Final = turned_by

    def limits(self) -> str:
        return f"one of {len(self.cells)} cells for tile {self.letter}"


class WhichPlace(Question):
    """A place for a `piece` on the tile `letter`.

    An action of the ability `by` gives it in the field `place`, from 0. `places` gives, for each place, the
    regions that the piece would cover wholly or in part.
    """

    def __init__(
        self, by: int, letter: str, piece: str, places: dict[int, RegionSet], may_pass: bool = False
    ) -> None:
        super().__init__("place", may_pass=may_pass, may_change_coins=True)
        self.by: Final = by
        self.letter: Final = letter
        self.piece: Final = piece
        self.places: Final = places

    def limits(self) -> str:
        return f"one of {len(self.places)} places on tile {self.letter}"


class Whether(Question):
    """The choice between yes, for `price` coins, and no.

    The action `pass` means no, and the only other action means yes.
    """

    def __init__(self, price: int = 0, topic: str = "", may_change_coins: bool = True) -> None:
        super().__init__("whether", topic, may_pass=True, may_change_coins=may_change_coins, price=price)

    def limits(self) -> str:
        return "yes" + self._costs()


class WhatChanceSays(Question):
    """An outcome of the die or the stacks; no player is asked."""

    def __init__(self, topic: str) -> None:
        super().__init__("chance", topic, may_change_coins=True)

    def limits(self) -> str:
        return "an outcome of chance"


class NothingToDecide(Question):
    """The end of the game."""

    def __init__(self) -> None:
        super().__init__("over", "over")

    def __str__(self) -> str:
        return "nothing: the game is over"


def one_of(
    by: int, regions: RegionSet, may_pass: bool = False, may_change_coins: bool = False
) -> WhichRegions:
    """Return the question that asks for exactly one of `regions`."""
    return WhichRegions(by, regions, 1, 1, may_pass=may_pass, may_change_coins=may_change_coins)


def any_of(by: int, regions: RegionSet, may_change_coins: bool = False) -> WhichRegions:
    """Return the question that asks for any number of `regions`, including none."""
    return WhichRegions(by, regions, 0, count(regions), may_pass=True, may_change_coins=may_change_coins)
