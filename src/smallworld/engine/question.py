"""Questions: what a step or an ability asks, as one of a few shapes.

Whoever puts a question to people, to a bot or into a view asks for its shape and needs to know nothing else:
no name of a race, a power or a step, and no look at the legal actions. What a shape cannot say is a missing
shape.

| class           | shape      | an answer is                                                              |
| --------------- | ---------- | ------------------------------------------------------------------------- |
| WhichCombo      | "combo"    | a place of the column                                                     |
| WhichCourse     | "course"   | to expand or to decline; or to decline or not                             |
| WhatToConquer   | "conquest" | a conquest, a special of an ability, a region to abandon; to stop         |
| HowToSpread     | "spread"   | all of an amount, over regions                                            |
| WhichRegions    | "regions"  | so many regions; some may be chosen several times                         |
| HowMany         | "amount"   | a number                                                                  |
| WhichName       | "name"     | a player, or a race or power by name                                      |
| WhichThing      | "thing"    | a race token or power that is to be had, perhaps for coins                |
| WhichTile       | "tile"     | a tile, by its letter                                                     |
| WhichCell       | "cell"     | where a tile shall lie                                                    |
| WhichPlace      | "place"    | where on a tile a piece shall lie                                         |
| Whether         | "whether"  | yes, perhaps for coins, or no                                             |
| WhatChanceSays  | "chance"   | nobody's: the die or the stacks                                           |
| NothingToDecide | "over"     | none: the game is over                                                    |

The engine takes one decision at a time, so that search meets each answer once: `HowToSpread` and
`WhichRegions` are answered region by region in ascending order. `smallworld.views` unfolds a whole answer
into these decisions.

Words. `key` names the texts of a question in the catalogues: `question-KEY` is how it is put, `pass-KEY`
what passing is called, `answer-KEY` what an answer is called. Those who ask leave it to the engine, which
takes the name of the step or ability; whoever asks several things says a `topic` for all but the usual one:
`redeploy-give-up`. For a key without texts there are texts of its shape: `question-any-regions`.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import Cell
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr

# What a name may be the name of.
PLAYERS: Final = "player"
NAMES: Final = "name"  # of a race or power

# Which field of an action a region stands in.
REGION: Final = "region"
OTHER: Final = "other"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """What is asked now, of whoever decides.

    `may_pass`: whether one may answer nothing (the action `pass`, or `stop` in a conquest).
    `may_change_coins`: whether an answer other than passing may change the coins that this turn brings.
    `price`: coins for each thing that is to be had, or for saying yes.
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
        self.key = topic  # given by `game.question`
        self.side: Side = -1  # who asks for it; likewise

    def limits(self) -> str:
        """What an answer is, in a few words for messages to programmers."""
        return self.shape

    def __str__(self) -> str:
        return f"{self.key} ({self.limits()}{', or nothing' if self.may_pass else ''})"


class WhichCombo(Question):
    """A combo of the column, which costs what the column says."""

    def __init__(self) -> None:
        super().__init__("combo", may_change_coins=True)

    def limits(self) -> str:
        return "a combo of the column"


class WhichCourse(Question):
    """To expand or to decline; with `may_pass`, to decline or not, now that the turn is over."""

    def __init__(self, may_pass: bool = False) -> None:
        super().__init__("course", may_pass=may_pass, may_change_coins=True)

    def limits(self) -> str:
        return "decline" if self.may_pass else "expand or decline"


class WhatToConquer(Question):
    """The next conquest, what abilities offer besides, a region to abandon; to stop is to pass."""

    def __init__(self) -> None:
        super().__init__("conquest", may_pass=True, may_change_coins=True)

    def limits(self) -> str:
        return "a conquest"


class HowToSpread(Question):
    """All of `amount` tokens or pieces over `regions`; `by` is the verb or ability that places them.

    A part of an answer is the action `by` with a region and a number in `tokens`. Regions are named in
    ascending order, and the last takes what is left.
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
    """From `least` to `most` of some regions, `by` a verb or an ability.

    `times` says how often each may be chosen: once, unless tokens or pieces are taken from it one by one;
    then the action's `tokens` says how often. Regions are named in ascending order. `field` is where an
    action names the region; the other fields of all actions are the same.
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
    """A number from `least` to `most`: the `tokens` of an action `by` an ability.

    Where it is by how many sixths of a circle a tile is turned, `letter` says which, and `cell` where it
    shall lie.
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
    """One of several PLAYERS, or NAMES of races and powers, whom an action `by` an ability names.

    Its field is `player`, or else `named`.
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
    """A token of a race, or a power, each for `price` coins: the action `buy`."""

    def __init__(
        self, price: int = 0, topic: str = "", may_pass: bool = False, may_change_coins: bool = True
    ) -> None:
        super().__init__("thing", topic, may_pass, may_change_coins, price)

    def limits(self) -> str:
        return f"a thing for {self.price} coins" if self.price else "a thing"


class WhichTile(Question):
    """One of the tiles with these letters: the `tile` of an action `by` an ability.

    `regions` says for each which regions lie on it, so that one may point at any of them; none for a tile
    that is not on the table.
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
    """One of `cells`, where the tile `letter` shall lie: the `cell` of an action `by` an ability.

    A tile that is not on the table is turned afterwards by `turned_by`, which asks how many times.
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
    """Where on the tile `letter` a `piece` shall lie: the `place` of an action `by` an ability, from 0.

    `places` says for each on which regions it would lie, the whole of them or a part.
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
    """Yes, for `price` coins, or no: the one action that is no `pass`, or `pass`."""

    def __init__(self, price: int = 0, topic: str = "", may_change_coins: bool = True) -> None:
        super().__init__("whether", topic, may_pass=True, may_change_coins=may_change_coins, price=price)

    def limits(self) -> str:
        return f"yes for {self.price} coins" if self.price else "yes"


class WhatChanceSays(Question):
    """What the die shows, or the stacks reveal: nobody is asked."""

    def __init__(self, topic: str) -> None:
        super().__init__("chance", topic, may_change_coins=True)

    def limits(self) -> str:
        return "an outcome of chance"


class NothingToDecide(Question):
    """The game is over."""

    def __init__(self) -> None:
        super().__init__("over", "over")

    def __str__(self) -> str:
        return "nothing: the game is over"


def one_of(
    by: int, regions: RegionSet, may_pass: bool = False, may_change_coins: bool = False
) -> WhichRegions:
    """One of `regions`, the commonest question of all."""
    return WhichRegions(by, regions, 1, 1, may_pass=may_pass, may_change_coins=may_change_coins)


def any_of(by: int, regions: RegionSet, may_change_coins: bool = False) -> WhichRegions:
    """Any number of `regions`, or none."""
    return WhichRegions(by, regions, 0, count(regions), may_pass=True, may_change_coins=may_change_coins)
