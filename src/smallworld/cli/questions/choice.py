"""Forms for a choice from a short list, such as a player, a piece, or yes and no, by number or by name."""

from __future__ import annotations

from typing import Final

from smallworld.cli.questions.form import NOTHING, Asked, Form
from smallworld.cli.screen.tile_view import cell_chart, land_in_words, tiles_of
from smallworld.cli.words.language import is_yes
from smallworld.cli.words.lines import Line, flowing, line, wrapped
from smallworld.cli.words.names import folded
from smallworld.cli.words.scene import ability_slug
from smallworld.engine.action import (
    PASS,
    Action,
    bought_by,
    by_of,
    cell_of,
    named_by,
    place_on_tile,
    player_of,
    region_of,
    tile_of,
    tokens_of,
)
from smallworld.engine.board import regions_in
from smallworld.engine.errors import NotationError
from smallworld.engine.question import (
    PLAYERS,
    Whether,
    WhichCell,
    WhichName,
    WhichPlace,
    WhichThing,
    WhichTile,
)
from smallworld.engine.text.notation import format_cell
from smallworld.engine.text.untrusted import is_number

_BETWEEN: Final = " · "  # separates the tiles of a line


class ChoiceForm(Form[Asked]):
    """A form with a numbered list of choices. If passing is allowed, it is the last choice."""

    def words(self, action: Action) -> str:
        """Return the text of a choice. The choice to pass has a separate text."""
        raise NotImplementedError

    def lines(self, columns: int) -> list[Line]:
        lines: list[Line] = []
        for place, action in enumerate(self.actions):
            lines += flowing(line((f"{place + 1:2}  ", "bold"), self._said(action)), columns, 4)
        return lines

    def read(self, text: str) -> list[Action]:
        if self.passes(text):
            return NOTHING
        wanted = folded(text)
        if is_number(wanted) and 1 <= int(wanted) <= len(self.actions):
            return [self.actions[int(wanted) - 1]]
        called = [action for action in self.actions if folded(self._said(action)).startswith(wanted)]
        if len(called) != 1:
            raise NotationError(self.scene.say("refuse-choice", text=text, number=len(self.actions)))
        return called

    def _said(self, action: Action) -> str:
        return self.passing() if by_of(action) == PASS else self.words(action)


class NameForm(ChoiceForm[WhichName]):
    """The form for a player, a race or a power."""

    def words(self, action: Action) -> str:
        if self.asked.of == PLAYERS:
            return self.scene.seats[player_of(action)].name
        return self.scene.ability(named_by(action))


class ThingForm(ChoiceForm[WhichThing]):
    """The form for taking one of several things. It shows the prices, or the effects of free things."""

    def words(self, action: Action) -> str:
        scene, name = self.scene, ability_slug(self.state, bought_by(action))
        own = f"buy-{name}"
        thing = scene.say(own) if scene.words.knows(own) else scene.ability(bought_by(action))
        if self.asked.price:
            return scene.say("buy-thing", thing=thing, number=self.asked.price)
        for kind in ("power", "race"):
            short = f"{kind}-{name}-short"
            if scene.words.knows(short):
                return scene.say("buy-free", thing=thing, short=scene.say(short))
        return thing


class TileForm(ChoiceForm[WhichTile]):
    """The form for a tile. It lists the regions of a tile on the board, or the lands of a new tile."""

    def words(self, action: Action) -> str:
        sign = tile_of(action)
        names = [self.scene.region(region) for region in regions_in(self.asked.regions[sign])]
        return f"{sign}  {self.scene.words.listed(names)}".rstrip()

    def lines(self, columns: int) -> list[Line]:
        if any(self.asked.regions.values()):
            return super().lines(columns)
        spans: Line = []
        for action in sorted(self.actions, key=tile_of):
            sign = tile_of(action)
            spans += [
                (sign, "bold"),
                (f" {', '.join(land_in_words(self.scene, sign))}", ""),
                (_BETWEEN, "dim"),
            ]
        return flowing(spans[:-1], columns)

    def read(self, text: str) -> list[Action]:
        return self._named(text) or super().read(text)

    def claims(self, text: str) -> bool:
        return bool(self._named(text))

    def _named(self, text: str) -> list[Action]:
        """Return a list with the action that chooses the tile with this letter; the list may be empty."""
        return [
            action for action in self.actions if by_of(action) != PASS and tile_of(action) == text.strip()
        ]


class CellForm(ChoiceForm[WhichCell]):
    """The form for a cell of the board, chosen by its number on a small chart, or by column and row."""

    enter = "1"

    def words(self, action: Action) -> str:
        return format_cell(cell_of(action))

    def lines(self, columns: int) -> list[Line]:
        scene, letter = self.scene, self.asked.letter
        told = scene.words.listed(land_in_words(scene, letter)) if self.asked.turned_by else ""
        lines = flowing(line((f"{letter}  ", "bold"), told), columns, 3) if told else []
        tiles, cells = tiles_of(self.state.board), [cell_of(action) for action in self.actions]
        chart = cell_chart(tiles, cells, columns) if tiles else []
        if not chart:
            return [*lines, *super().lines(columns)]
        return [*lines, *chart, *wrapped(scene.say("choose-cell", number=len(self.actions)), columns)]


class PlaceForm(ChoiceForm[WhichPlace]):
    """The form for a place on a tile, chosen by number.

    It lists the regions that a piece there would cover.
    """

    def words(self, action: Action) -> str:
        place = place_on_tile(action)
        names = [self.scene.region(region) for region in regions_in(self.asked.places[place])]
        return f"{self.asked.letter}{place + 1}  {self.scene.words.listed(names)}".rstrip()


class WhetherForm(ChoiceForm[Whether]):
    """The form for yes or no. If "yes" costs coins, the form shows the price."""

    def words(self, action: Action) -> str:
        scene, own = self.scene, f"answer-{self.asked.key}"
        if scene.words.knows(own):
            said = scene.say(own)
        elif self.asked.price:
            said = scene.say("choose-yes-for", number=self.asked.price)
        else:
            said = scene.say("choose-yes")
        details = self._details(action)
        return scene.say("choose-with", choice=said, details=details) if details else said

    def read(self, text: str) -> list[Action]:
        if is_yes(self.scene.words, text):
            return [action for action in self.actions if by_of(action) != PASS]
        return super().read(text)

    def _details(self, action: Action) -> str:
        """Return the region and the number of tokens of an action as a text; "" if it has neither."""
        fields = self.state.rules.traits[by_of(action)].action_fields
        where = [self.scene.region(region_of(action))] if "region" in fields else []
        tokens = [self.scene.counted(tokens_of(action), "tokens")] if "tokens" in fields else []
        return self.scene.words.listed(where + tokens)
