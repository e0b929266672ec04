"""A table in the middle of a game: drawn, played and read in the words of the rulebook.

game = table("peak mountain me 1 \\n meadow farmland red 1 beside peak", me="giants", hand=5)
assert game.price("meadow") == 2 + 1 - 1
game.play("conquer meadow x2; stop")
"""

from __future__ import annotations

from collections.abc import Callable

from kit.drawing import PLAYERS
from kit.setting import rules_for, set_table
from smallworld.content.box import Box
from smallworld.engine.action import BADGE, BANNER, Action, act_saying, tokens_of
from smallworld.engine.board import Region, Side, regions_in
from smallworld.engine.errors import IllegalAction, NotationError
from smallworld.engine.game import actor, apply, legal_actions, standings, winners
from smallworld.engine.pricing import price_conquests, quote, targets
from smallworld.engine.reports import Report
from smallworld.engine.rules import slug
from smallworld.engine.state import CHANCE, NOBODY, NONE, TRIBE, State
from smallworld.engine.steps.score import score, score_breakdown
from smallworld.engine.text.notation import format_action, parse_action, parse_name, parse_region
from smallworld.engine.text.refusals import apply_or_explain


def table(
    drawing: str,
    me: str | None = None,
    red: str | None = None,
    blue: str | None = None,
    green: str | None = None,
    black: str | None = None,
    white: str | None = None,
    *,
    hand: int | None = None,
    coins: int = 0,
    turn: int = 3,
    rounds: int = 10,
    first: str = "me",
    players: int = 2,
    step: str = "conquer",
    column: str | None = None,
    unseen_races: str | None = None,
    unseen_powers: str | None = None,
    returned_races: str = "",
    discarded_powers: str = "",
    reveal: bool = True,
    boxes: str = "",
    own: Box | Callable[[], Box] | None = None,
    teams: tuple[int, ...] = (),
    holdings: str = "",
    fields: str = "",
) -> Table:
    """Draw a table; it is my turn, at the conquests, with `hand` tokens (5 by default).

    The text of a player has parts, separated by commas: "orcs hill, declined trolls fortified, hand 4, coins
    7". Without a text, a player has a plain race; with an empty text, none. A race named without its power
    gets one without an effect here. Trolls get their lairs; draw all other pieces. Every player has `coins`
    coins. Two tokens of a race with Hordes of are Hordes, or as many as "hordes 1" says. The rules have the
    base box, the boxes of everything named, those in `boxes` with spaces between them, and the test's `own`
    box or function that makes one.

    `teams` is the team of each player. `holdings` are in regions from the beginning, as in "the-shiny-orb
    cave, the-diamond-fields peak". `fields` are the badges in the fields of a scenario, as in "flying hill".

    With `step="choose-course"` my turn only begins; so it does if I have no race to conquer with.

    `column` lists combos from the top, as in "orcs hill 2, elves forest"; add "x2" after the coins for tokens
    on it. By default, the column has six combos in the order of their ids. All remaining races and powers are
    in the stacks, unless `unseen_races` and `unseen_powers` say otherwise.

    `returned_races` are under the stack; `discarded_powers` are next to it, with those of races in decline.
    With `reveal`, the stacks always reveal their lowest id by themselves.
    """
    texts = {"me": me, "red": red, "blue": blue, "green": green, "black": black, "white": white}
    named = [drawing, *texts.values(), column, unseen_races, unseen_powers, returned_races, discarded_powers]
    named.append(fields)
    rules = rules_for([text for text in named if text], boxes, own)
    state = set_table(drawing, texts, rules, hand, coins, players, rounds, step, teams, holdings, fields)
    state.turn, state.first = turn, PLAYERS.index(first)
    ids = state.rules.ids
    state.returned_races += tuple(ids[name] for name in returned_races.split())
    discarded = [ids[name] for name in discarded_powers.split()]
    state.discarded_powers = tuple(sorted([*state.discarded_powers, *discarded]))
    game = Table(state, reveal)
    game.fill_column(column, unseen_races, unseen_powers)
    return game


class Table:
    """A state with questions and actions for tests. Sides are "me", "red", "me/declined", "red/ghouls" ..."""

    def __init__(self, state: State, reveal: bool = True) -> None:
        self.state = state
        self.reveal = reveal
        self.reports: list[Report] = []  # of all that was played
        self._let_stacks_reveal()

    # --- Prices -------------------------------------------------------------------------------------

    def price(self, region: str, by: str = "") -> int:
        """Return the tokens that `by` (the deciding side by default) needs for a legal conquest."""
        answer = quote(price_conquests(self.state, self._side(by)), self._region(region))
        if answer.refusals:
            raise ValueError(f"price of {region}: it {answer}")
        return answer.tokens

    def quote(self, region: str, by: str = "") -> str:
        """Return the price of a region with its reasons, or the reasons against the conquest."""
        return str(quote(price_conquests(self.state, self._side(by)), self._region(region)))

    def targets(self, by: str = "") -> list[str]:
        """Return the regions that may be conquered now, whatever they cost."""
        return [self.state.board.ids[region] for region in targets(self.state, self._side(by))]

    # --- Decisions ----------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Return all legal decisions in notation."""
        return [self._text(action) for action in legal_actions(self.state)]

    def offers(self, text: str) -> bool:
        """Return whether an action is legal; "conquer ford" means any number of tokens."""
        text = self._said(text)
        return any(legal == text or legal.startswith(f"{text} ") for legal in self.legal())

    def refuses(self, text: str) -> bool:
        """Return whether an action is neither offered nor accepted if it is played anyway."""
        said = self._said(text)
        try:
            apply(self.state.copy(), parse_action(self.state.rules, self.state.board, said))
        except NotationError:  # an incomplete action, without its tokens, cannot be sent
            return not self.offers(text)
        except IllegalAction:
            return not self.offers(text)
        return False

    def play(self, text: str) -> Table:
        """Play one or more actions, separated by ";"; raise IllegalAction for an illegal one."""
        for part in text.split(";"):
            said = self._said(part)
            self._apply(parse_action(self.state.rules, self.state.board, said))
        return self

    def roll(self, pips: int) -> Table:
        """Let the die show `pips`."""
        return self.play(f"roll {pips}")

    def end_turn(self) -> Table:
        """Play the simplest possible rest of the turn, withdrawals included, until the next one begins."""
        player = self.state.player
        while self.state.player == player and not self.state.over:
            self._apply(self._plainest())
        return self

    def next_turn_of(self, player: str) -> Table:
        """End turns, beginning with this one, until `player` is on turn."""
        self.end_turn()
        while self.on_turn() != player and not self.state.over:
            self.end_turn()
        return self

    # --- Things on the table ------------------------------------------------------------------------

    def on_turn(self) -> str:
        """Return the player on turn."""
        return PLAYERS[self.state.player]

    def decides(self) -> str:
        """Return the player who decides; "chance" while a die is rolling, "" when the game is over."""
        player = actor(self.state)
        if player == CHANCE:
            return "chance"
        return "" if player == NOBODY else PLAYERS[player]

    def tokens(self, region: str) -> int:
        """Return the tokens in a region."""
        return self.state.tokens[self._region(region)]

    def holder(self, region: str) -> str:
        """Return the holder of a region: "me", "red/declined", "tribe", "neutral", or "" for none."""
        side = self.state.defender(self._region(region))
        if side < 0:
            return "tribe" if side == TRIBE else ""
        if side == self.state.owners.neutral:
            return "neutral"
        return PLAYERS[self.state.player_of(side)] + ("/declined" if self.state.is_declined(side) else "")

    def hand(self, side: str = "me") -> int:
        """Return the tokens that the race of a side has off the map."""
        return self.state.hand[self._side(side)]

    def coins(self, player: str = "me") -> int:
        """Return the coins of a player."""
        return self.state.coins[PLAYERS.index(player)]

    def races(self, player: str = "me") -> list[str]:
        """Return a player's races with their badges, the active one first, as "orcs" or "orcs hill"."""
        state = self.state
        return [
            self._names(state.banners[side], state.badges[side])
            for side in state.sides_of(PLAYERS.index(player))
        ]

    def pieces(self, ability: str) -> list[str]:
        """Return the regions with pieces of a race or power such as "trolls" or "dragon-master"."""
        id = parse_name(self.state.rules, ability)
        standing = 0
        for side in range(len(self.state.held)):
            standing |= self.state.pieces(side, id)
        return [self.state.board.ids[region] for region in regions_in(standing)]

    def camps(self, region: str) -> int:
        """Return the encampments in a region."""
        place = self._region(region)
        id = parse_name(self.state.rules, "bivouacking")
        return sum(self.state.recall(side, id) >> 4 * place & 15 for side in range(len(self.state.held)))

    def tray(self, race: str) -> int:
        """Return the tokens of a race left in the box."""
        return self.state.tray(parse_name(self.state.rules, race))

    def score(self, player: str = "me") -> int:
        """Return the coins that a player would score now."""
        return score(self.state, PLAYERS.index(player))

    def breakdown(self, player: str = "me") -> dict[str, int]:
        """Return these coins by race and power; "regions" for those of the regions themselves."""
        coins: dict[str, int] = {}
        for _, id, number in score_breakdown(self.state, PLAYERS.index(player)):
            name = slug(self.state.rules.names[id]) if id else "regions"
            coins[name] = coins.get(name, 0) + number
        return coins

    def standings(self, player: str = "me") -> tuple[int, int]:
        """Return coins, and race tokens on the map."""
        return standings(self.state)[PLAYERS.index(player)]

    def winners(self) -> list[str]:
        """Return the leaders, or the winners."""
        return [PLAYERS[player] for player in winners(self.state)]

    # --- The column ---------------------------------------------------------------------------------

    def column(self) -> list[str]:
        """Return the combos from the top, with coins and tokens: "orcs hill 2", "elves hill 1 x2"."""
        state = self.state
        return [
            f"{self._names(race, power)} {coins}" + (f" x{tokens}" if tokens else "")
            for race, power, coins, tokens in zip(
                state.offered_races,
                state.offered_powers,
                state.offered_coins,
                state.offered_tokens,
                strict=True,
            )
        ]

    def stack(self, which: str) -> list[str]:
        """Return the "unseen_races", "unseen_powers", "returned_races" or "discarded_powers"."""
        ids: tuple[int, ...] = getattr(self.state, which)
        return [slug(self.state.rules.names[id]) for id in ids]

    def fill_column(self, column: str | None, unseen_races: str | None, unseen_powers: str | None) -> None:
        """Fill the column, and leave everything else, or the named parts, in the stacks."""
        state, rules = self.state, self.state.rules
        gone = {*state.banners, *state.badges, *state.returned_races, *state.discarded_powers}
        races = [id for id in rules.races if id not in gone]
        powers = [id for id in rules.powers if id not in gone]
        if column is None:
            column = ", ".join(self._names(*combo) for combo in zip(races[:6], powers[:6], strict=True))
        combos = [combo.split() for combo in column.split(",") if combo.strip()]
        state.offered_races = tuple(rules.ids[combo[0]] for combo in combos)
        state.offered_powers = tuple(rules.ids[combo[1]] for combo in combos)
        state.offered_coins = tuple(int(combo[2]) if len(combo) > 2 else 0 for combo in combos)
        state.offered_tokens = tuple(int(combo[3][1:]) if len(combo) > 3 else 0 for combo in combos)
        state.unseen_races = self._unseen(unseen_races, races, state.offered_races)
        state.unseen_powers = self._unseen(unseen_powers, powers, state.offered_powers)

    def _unseen(self, named: str | None, left: list[int], offered: tuple[int, ...]) -> tuple[int, ...]:
        if named is None:
            return tuple(id for id in left if id not in offered)
        return tuple(sorted(self.state.rules.ids[name] for name in named.split()))

    # --- Words --------------------------------------------------------------------------------------

    def _apply(self, action: Action) -> None:
        self.reports += apply_or_explain(self.state, action)
        self._let_stacks_reveal()

    def _let_stacks_reveal(self) -> None:
        while self.reveal and self.state.waits_for in (BANNER, BADGE):
            self.reports += apply(self.state, legal_actions(self.state)[0])

    def _plainest(self) -> Action:
        """Return the simplest action: none if possible, or else the most tokens to the first region."""
        legal = legal_actions(self.state)
        texts = [self._text(action) for action in legal]
        for plain in ("pass", "stop", "expand", "take 1"):
            if plain in texts:
                return legal[texts.index(plain)]
        if texts[0].startswith("roll"):
            raise ValueError("end_turn: the die is in the air; say what it shows with roll()")
        first = parse_action(self.state.rules, self.state.board, texts[0])
        return max(action for action in legal if _but_for_tokens(action) == _but_for_tokens(first))

    def _said(self, text: str) -> str:
        """Return text in notation, with the players' colours turned into numbers."""
        words = [f"player {PLAYERS.index(word) + 1}" if word in PLAYERS else word for word in text.split()]
        said = " ".join(words)
        for rest in ("", " x1", " player 1"):
            try:
                parse_action(self.state.rules, self.state.board, said + rest)
            except NotationError:
                continue
            return said
        parse_action(self.state.rules, self.state.board, said)  # raises: it names something unknown
        return said

    def _text(self, action: Action) -> str:
        return format_action(self.state.rules, self.state.board, action)

    def _names(self, race: int, power: int) -> str:
        names = self.state.rules.names
        return slug(names[race]) + (f" {slug(names[power])}" if power != NONE else "")

    def _region(self, region: str) -> Region:
        return parse_region(self.state.board, region)

    def _side(self, text: str) -> Side:
        """Return the side named "me", "red/declined", "red/ghouls" or "neutral"; "" is the deciding one."""
        state = self.state
        if not text:
            return state.side()
        if text == "neutral":
            return state.owners.neutral
        name, _, race = text.partition("/")
        player = PLAYERS.index(name)
        if not race:
            return player
        for side in state.places_of(player)[1:]:
            banner = state.banners[side]
            if banner != NONE and race in ("declined", slug(state.rules.names[banner])):
                return side
        raise ValueError(f"{name} has no race in decline called {race}")


def _but_for_tokens(action: Action) -> Action:
    return action - act_saying(0, tokens_of(action))
