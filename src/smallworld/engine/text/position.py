"""A position as text that a person can type.

    board: base-2
    turn: 3
    on turn: 1
    plan: conquer 1, redeploy 1, score 1, reveal 1
    player 1: coins 12; RACE POWER; hand 5; drizzle-hills 2, tinpot-wood 1
    player 1 in decline: RACE; coalhole-crag 1
    player 2: coins 9; RACE POWER; hand 0; butter-acres 3
    memory: 2 RACE 3
    pieces: 2 POWER butter-acres
    stores: 2 POWER RACE RACE -
    holdings: NAME old-oak
    tribes: silver-fen 1, old-oak 2
    monsters: old-oak
    column: RACE POWER 2, RACE POWER 0, RACE POWER 1 x2
    unseen races: RACE, RACE
    unseen powers: POWER, POWER

`column` gives the coins on each combo, and after "x" the tokens on it. If races, powers and coins are in
separate columns, three lines replace `column`, each from the top. Races of the surface come before races from
below:

    open races: RACE, RACE x1
    open powers: POWER, POWER
    coins by row: 0, 2

`monsters` names the regions in which chance put Monsters during set-up, if the board does not name them.

In memory, pieces and stores, "2" is the active race of player 2 and "2 for good" the player, whatever their
race. "neutral" is the neutral side, and "table" the table. A line "neutral" describes the neutral side's
race. A line "teams: 1 2 1 2" gives the team of each player.

`plan` lists the remaining steps of the turn, each with its player. "1 in decline" is player 1's race in
decline, and "1 in decline 2" their second one. Empty lines are left out. If you type a position, you may also
leave out `plan`; the player on turn then begins their turn. Other defaults are 1 for `turn`, `first` and `on
turn`, 5 for coins and 0 for the hand. The unseen stacks by default contain everything that is nowhere else.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import FIRST_ABILITY, VERB_NAMES, VERBS
from smallworld.engine.board import Board, RegionSet, Side, regions_in
from smallworld.engine.errors import NotationError
from smallworld.engine.game import empty_state, next_step
from smallworld.engine.given import check_type
from smallworld.engine.holdings import lay, sow
from smallworld.engine.keys import ability_of, entry_of, owner_of, side_of, step_of
from smallworld.engine.rules import MOST_PLAYERS, Rules, slug
from smallworld.engine.rulings import START_COINS
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.step import STEP_NAMES
from smallworld.engine.text.notation import parse_name, parse_region
from smallworld.engine.text.offers import OFFERS, format_offers, read_offers
from smallworld.engine.text.sides import (
    MISSING,
    NEUTRAL,
    format_owner,
    format_race,
    format_stacks,
    items_of,
    lay_race,
    lay_stacks,
    names_of,
    number_of,
    parse_owner,
    parse_player,
)
from smallworld.engine.text.untrusted import MOST_DIGITS, quoted
from smallworld.engine.turn import follow, plan_opening

_OF_THE_TURN: Final = ("turn", "first", "on turn", "mark", "over", "plan", "target", "chance")
_STEPS: Final = {name: step for step, name in STEP_NAMES.items()}


# --- Writing ------------------------------------------------------------------------------------------


def format_position(state: State) -> str:
    """Return the whole state as text; `parse_position` makes an equal state of this text."""
    check_type(state, State, "state")
    rules, owners = state.rules, state.owners
    lines = [
        f"board: {state.board.name}",
        f"players: {state.players}",
        f"turn: {state.turn}",
        f"first: {state.first + 1}",
        f"on turn: {state.player + 1}",
        f"plan: {', '.join([_entry(state, entry) for entry in state.plan[state.at :]])}",
    ]
    if owners.has_teams:
        lines.insert(2, f"teams: {' '.join([str(team + 1) for team in owners.teams])}")
    if state.mark or state.kept_mark:
        lines.append(f"mark: {state.mark}" + (f", kept {state.kept_mark}" if state.kept_mark else ""))
    if state.waits_for:
        waits_for = VERB_NAMES.get(state.waits_for) or slug(rules.names[state.waits_for])
        target = f" {state.board.ids[state.target]}" if state.target or waits_for == "attempt" else ""
        lines.append(f"chance: {waits_for}{target}")
    elif state.target:
        lines.append(f"target: {state.board.ids[state.target]}")
    if state.over:
        lines.append("over: yes")
    for side in range(len(state.held)):
        if side < state.players or state.banners[side] != NONE:
            whose = "" if side == owners.neutral else "player "
            lines.append(f"{whose}{format_owner(owners, side)}: {format_race(state, side)}")
    memory = [
        f"{format_owner(owners, owner_of(key))} {slug(rules.names[ability_of(key)])} {value}"
        for key, value in sorted(state.memories.items())
    ]
    pieces = [
        f"{format_owner(owners, owner_of(key))} {slug(rules.names[ability_of(key)])} "
        + _regions(state.board, regions)
        for key, regions in sorted(state.placed.items())
    ]
    stores = [
        " ".join(
            [format_owner(owners, owner_of(key)), slug(rules.names[ability_of(key)])]
            + [slug(rules.names[id]) or MISSING for id in ids]
        )
        for key, ids in sorted(state.stores.items())
    ]
    holdings = [
        f"{slug(rules.names[id])} {state.board.ids[region]}" for id, region in sorted(state.holdings.items())
    ]
    offers = format_offers(state)
    displaced = [format_owner(owners, side) for side in regions_in(state.displaced)]
    for key, items in (
        ("memory", memory),
        ("pieces", pieces),
        ("stores", stores),
        ("holdings", holdings),
        ("displaced", displaced),
        ("tribes", format_stacks(state, state.tribes)),
        ("monsters", _lairs(state)),
        *offers,
        ("unseen races", names_of(rules, state.unseen_races)),
        ("unseen powers", names_of(rules, state.unseen_powers)),
        ("returned races", names_of(rules, state.returned_races)),
        ("discarded powers", names_of(rules, state.discarded_powers)),
    ):
        if items or key.startswith("unseen") or key == offers[0][0]:
            lines.append(f"{key}: {', '.join(items)}")
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def _lairs(state: State) -> list[str]:
    """Return the regions in which chance put Monsters during set-up.

    The list is empty if the board itself names the regions of its Monsters.
    """
    came = state.monsters if state.monsters != state.board.monsters else 0
    return [state.board.ids[region] for region in regions_in(came)]


def _entry(state: State, entry: int) -> str:
    step = step_of(entry)
    name = slug(state.rules.names[step]) if step >= FIRST_ABILITY else STEP_NAMES[step]
    return f"{name} {format_owner(state.owners, side_of(entry))}"


def _regions(board: Board, regions: RegionSet) -> str:
    return " ".join([board.ids[region] for region in regions_in(regions)])


# --- Reading ------------------------------------------------------------------------------------------


def parse_position(rules: Rules, board: Board, text: str) -> State:
    """Return the state that a text describes.

    Raises:
        NotationError: a line has an unknown key, or names something that does not exist.
    """
    check_type(rules, Rules, "rules")
    check_type(board, Board, "board")
    check_type(text, str, "position")
    lines: list[tuple[str, str]] = []
    players = 0
    teams: tuple[int, ...] = ()
    for line in text.splitlines():
        if not line.strip():
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise NotationError(
                f'position: the line "{quoted(line.strip())}" has no colon; its form is "key: value"'
            )
        key, value = " ".join(key.lower().split()), value.strip()
        lines.append((key, value))
        if key == "players":
            players = max(players, number_of(value, key))
        elif key.startswith("player "):
            players = max(players, number_of(key.split()[1], key))
        elif key == "teams":
            teams = tuple([number_of(word, key) for word in value.split()])
    if players > MOST_PLAYERS:
        raise NotationError(f"position: {players} players; there may be {MOST_PLAYERS}")
    try:
        state = empty_state(rules, board, max(players, 2), teams)
    except ValueError as error:
        raise NotationError(f"position: {error}") from error
    state.coins = [START_COINS] * state.players
    _Reader(rules, board, state).read(lines)
    return state


class _Reader:
    """A parser that reads the lines of a position into a state."""

    def __init__(self, rules: Rules, board: Board, state: State) -> None:
        self.rules = rules
        self.board = board
        self.state = state
        self.stacks_given = False
        self.plan_given = False

    def read(self, lines: list[tuple[str, str]]) -> None:
        later: list[tuple[str, str]] = []  # lines that name sides wait until all races are known
        for key, value in lines:
            if key in ("memory", "pieces", "stores", "holdings", "plan", "chance", "displaced"):
                later.append((key, value))
            else:
                self._line(key, value)
        plan = [line for line in later if line[0] == "plan"]
        # Read the plan last: holdings add steps to the plan, but a plan in the text already has these.
        for key, value in [line for line in later if line[0] != "plan"] + plan:
            self._line(key, value)
        if not self.stacks_given:
            self._fill_stacks()
        if not self.plan_given and not self.state.over:
            self._begin_turn()

    def _line(self, key: str, value: str) -> None:
        state = self.state
        if key == "board":
            if value != self.board.name:
                raise NotationError(
                    f'position: the board is "{quoted(value)}", and it was read for {self.board.name}'
                )
        elif key in ("players", "teams"):
            pass  # these lines were read first
        elif key in _OF_THE_TURN:
            self._turn(key, value)
        elif key.startswith("player "):
            lay_race(state, parse_owner(state.owners, key[len("player ") :]), value)
        elif key == NEUTRAL:
            lay_race(state, parse_owner(state.owners, key), value)
        elif key == "tribes":
            state.tribes = lay_stacks(state, value)
        elif key == "monsters":
            state.monsters = self._region_set(items_of(value))
        elif key in ("memory", "pieces", "stores"):
            for item in items_of(value):
                self._belonging(key, item)
        elif key == "holdings":
            for item in items_of(value):
                self._holding(item)
        elif key == "displaced":
            for item in items_of(value):
                state.displaced |= 1 << parse_owner(state.owners, item)
        elif key in OFFERS:
            read_offers(self.rules, state, key, value)
        elif key in ("unseen races", "unseen powers", "returned races", "discarded powers"):
            self._stack(key, value)
        else:
            raise NotationError(
                f'position: "{quoted(key)}" is not a line of a position. Available: board, players, turn, '
                "first, on turn, teams, plan, mark, target, chance, over, player N, player N in decline, "
                "neutral, memory, pieces, stores, holdings, displaced, tribes, monsters, column, open races, "
                "open powers, coins by row, unseen races, unseen powers, returned races, discarded powers"
            )

    def _turn(self, key: str, value: str) -> None:
        """Read a line about the turn: its number, its player or the steps that are left."""
        state = self.state
        if key == "turn":
            state.turn = number_of(value, key)
        elif key == "first":
            state.first = parse_player(state.owners, value)
        elif key == "on turn":
            state.player = parse_player(state.owners, value)
        elif key == "mark":
            mark, _, kept = value.partition(", kept")
            state.mark, state.kept_mark = number_of(mark, key), number_of(kept or "0", key)
        elif key == "over":
            state.over = value == "yes"
        elif key == "plan":
            self.plan_given = True
            state.plan = tuple([self._entry(entry) for entry in items_of(value)])
        elif key == "target":
            state.target = parse_region(self.board, value)
        else:
            self._chance(value)

    def _belonging(self, key: str, item: str) -> None:
        """Read one item of memory, pieces or stores of an ability and its owner."""
        side, ability, rest = self._of_side(item)
        if key == "memory":
            # A memory may have four bits for each region.
            digits = MOST_DIGITS + 2 * len(self.board)
            self.state.remember(side, ability, number_of(rest[0] if rest else "", key, digits))
        elif key == "pieces":
            self.state.place(side, ability, self._region_set(rest))
        else:
            ids = [NONE if word == MISSING else parse_name(self.rules, word) for word in rest]
            self.state.store(side, ability, tuple(ids))
            if ability == self.rules.sower and side == self.state.owners.table:
                sow(self.state, tuple(ids))

    def _holding(self, item: str) -> None:
        """Read a holding and its region."""
        name, _, region = item.partition(" ")
        lay(self.state, parse_name(self.rules, name), parse_region(self.board, region))

    def _of_side(self, item: str) -> tuple[Side, int, list[str]]:
        """Return the owner and the ability id at the start of an item, and the words after them."""
        words = item.split()
        names = [place for place in range(len(words)) if words[place] in self.rules.ids]
        if not names:
            raise NotationError(
                f'position: "{quoted(item)}" names no race or power; its form is "1 RACE ..."'
            )
        place = names[0]
        side = parse_owner(self.state.owners, " ".join(words[:place]))
        return side, self.rules.ids[words[place]], words[place + 1 :]

    def _region_set(self, words: list[str]) -> RegionSet:
        regions = 0
        for word in words:
            regions |= 1 << parse_region(self.board, word)
        return regions

    def _entry(self, item: str) -> int:
        name, _, side = item.partition(" ")
        step = _STEPS.get(name)
        if step is None:
            if name not in self.rules.ids:
                known = ", ".join(_STEPS)
                raise NotationError(
                    f'position: "{quoted(name)}" is not a step; steps are {known}, or a power that has one'
                )
            step = self.rules.ids[name]
        return entry_of(step, parse_owner(self.state.owners, side))

    def _chance(self, value: str) -> None:
        name, _, region = value.partition(" ")
        self.state.waits_for = VERBS[name] if name in VERBS else parse_name(self.rules, name)
        if region:
            self.state.target = parse_region(self.board, region)

    def _stack(self, key: str, value: str) -> None:
        ids = tuple([parse_name(self.rules, item) for item in items_of(value)])
        if key == "returned races":
            self.state.returned_races = ids
        elif key == "discarded powers":
            self.state.discarded_powers = tuple(sorted(ids))
        elif key == "unseen races":
            self.state.unseen_races = tuple(sorted(ids))
            self.stacks_given = True
        else:
            self.state.unseen_powers = tuple(sorted(ids))
            self.stacks_given = True

    def _fill_stacks(self) -> None:
        """Put every banner and badge that is nowhere else into the unseen stacks."""
        state = self.state
        races = set(state.banners) | set(state.offered_races) | set(state.returned_races)
        powers = set(state.badges) | set(state.offered_powers) | set(state.discarded_powers)
        for side in range(len(state.held)):
            powers.update(state.badges_of(side))
        for stored in state.stores.values():
            powers.update(stored)
        state.unseen_races = tuple([race for race in self.rules.races if race not in races])
        state.unseen_powers = tuple([power for power in self.rules.powers if power not in powers])

    def _begin_turn(self) -> None:
        state = self.state
        follow(state, plan_opening(state, state.player))
        next_step(state)  # the first steps may have nothing to ask
