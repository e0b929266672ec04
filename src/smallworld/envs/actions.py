"""Actions as numbers from 0, for policies. The numbers depend only on a table's rules, board and players.

Actions are sorted by kind of decision, and within each kind by the values of its fields:

| kind | fields |
| --- | --- |
| take | place in the column |
| use | ability (only if the rules have one to use) |
| buy | banner or badge (only if the rules have undead) |
| expand, decline, stop, pass | |
| abandon, attempt | region |
| conquer, deploy | region, tokens |
| each ability that offers actions | any of region, second region, tokens, player, tile, cell |

Tokens range from 1 to the most that any race has in the box. Players are counted clockwise from the deciding
seat, so that 1 is the next player, and a policy need not know its own seat.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import (
    ABANDON,
    ATTEMPT,
    BUY,
    CELLS,
    CONQUER,
    DECLINE,
    DEPLOY,
    EXPAND,
    FIRST_ABILITY,
    PASS,
    STOP,
    TAKE,
    TILE_SIDES,
    USE,
    VERB_NAMES,
    Action,
    with_field,
)
from smallworld.engine.board import Board, Player
from smallworld.engine.errors import IllegalAction
from smallworld.engine.given import check_range
from smallworld.engine.rules import Rules, slug
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.text.notation import fields_of, format_action

DECISIONS: Final = (TAKE, EXPAND, DECLINE, ABANDON, CONQUER, ATTEMPT, STOP, DEPLOY, PASS)
NOT_SAID: Final = -1  # in `ActionIndex.fields`, for a field that the kind does not have


class ActionIndex:
    """The numbering of every action that a player at a table can ever choose.

    `kinds` names the verbs and abilities. `fields` has (kind, region, second region, tokens, player, place)
    for each number. The kind is its index in `kinds`; fields that the kind does not have are NOT_SAID.
    """

    def __init__(self, rules: Rules, board: Board, players: int) -> None:
        self.rules: Final = rules
        self.board: Final = board
        self.players: Final = players
        self.owners: Final = rules.owners_of(players)
        self.kinds: Final[list[str]] = []
        self.fields: Final[list[tuple[int, int, int, int, int, int]]] = []
        self.actions: Final[list[list[Action]]] = [[] for _ in range(players)]  # actions by seat and number
        for verb in DECISIONS:
            self._number(verb, VERB_NAMES[verb])
        if rules.hooks.helps.anybody:
            self._number(USE, VERB_NAMES[USE])
        if any(traits.undead for traits in rules.traits):
            self._number(BUY, VERB_NAMES[BUY])
        for id in range(FIRST_ABILITY, len(rules.abilities)):
            if rules.hooks.specials.by[id] or rules.hooks.choices.by[id]:
                self._number(id, slug(rules.names[id]))
        self.numbers: Final = [
            {action: number for number, action in enumerate(actions)} for actions in self.actions
        ]

    def __len__(self) -> int:
        return len(self.fields)

    def index_of(self, action: Action, seat: Player) -> int:
        """Return the number of an action of `seat`.

        Raises:
            IllegalAction: players never choose this action, because it is an outcome of chance or invalid.
            SmallWorldError: there is no such seat.
        """
        check_range(seat, 0, self.players - 1, "seat")
        number = self.numbers[seat].get(action)
        if number is None:
            raise IllegalAction(
                f"action {action}: no seat of board {self.board.name} can ever choose it; "
                f"the kinds are {', '.join(self.kinds)}"
            )
        return number

    def action_at(self, number: int, seat: Player) -> Action:
        """Return the action of `seat` that has this number.

        Raises:
            IllegalAction: no action has this number.
            SmallWorldError: there is no such seat.
        """
        check_range(seat, 0, self.players - 1, "seat")
        if not 0 <= number < len(self.fields):
            raise IllegalAction(f"action number {number}: numbers are from 0 to {len(self.fields) - 1}")
        return self.actions[seat][number]

    def notation(self, number: int, seat: Player) -> str:
        """Return the action with this number in notation: "conquer drizzle-hills x3"."""
        return format_action(self.rules, self.board, self.action_at(number, seat))

    def _number(self, by: int, name: str) -> None:
        """Assign numbers to all actions of one kind."""
        kind = len(self.kinds)
        self.kinds.append(name)
        said = fields_of(self.rules, by)
        everywhere = list(range(len(self.board)))
        about = everywhere if "region" in said else TILE_SIDES if "tile" in said else [NOT_SAID]
        least = 1 if "region" in said else 0  # an amount without a region may be 0
        amounts = list(range(least, max(self.rules.supply) + 1))
        for place in self._places(said):
            for region in about:
                for other in everywhere if "other" in said else [NOT_SAID]:
                    for tokens in amounts if "tokens" in said else [NOT_SAID]:
                        for player in range(self.players) if "player" in said else [NOT_SAID]:
                            self._enter(by, (kind, region, other, tokens, player, place))

    def _places(self, said: tuple[str, ...]) -> list[int]:
        """Return the possible values of the field `place`: a place in the column, an ability or a cell."""
        if "ability" in said:
            return [id for id in range(len(self.rules.abilities)) if self.rules.hooks.helps.by[id]]
        if "bought" in said:
            return [
                id for id in range(len(self.rules.abilities)) if self.rules.traits[id].undead
            ] + self.rules.powers
        if "named" in said:
            return self.rules.races + self.rules.powers + self.rules.markers
        if "cell" in said:
            return list(range(CELLS))
        return list(range(chooser_of(self.rules).most_places(self.rules))) if "place" in said else [NOT_SAID]

    def _enter(self, by: int, fields: tuple[int, int, int, int, int, int]) -> None:
        _, region, other, tokens, player, place = fields
        self.fields.append(fields)
        said = by
        for field, value in (("region", region), ("other", other), ("tokens", tokens), ("place", place)):
            if value != NOT_SAID:
                said = with_field(said, field, value)
        for seat in range(self.players):
            named = 0 if player == NOT_SAID else self.owners.around(seat)[player]
            self.actions[seat].append(with_field(said, "player", named))
