"""The scene of a view: a state, its seats and the viewer, with names for everything on the table."""

from __future__ import annotations

from typing import Final

from smallworld.cli.words.lines import Line, marked, together
from smallworld.cli.words.seats import Seat
from smallworld.content.realms.board_names import tunnels_on
from smallworld.engine.board import Player, Region, Side
from smallworld.engine.domains import badges_in
from smallworld.engine.pricing import Quote
from smallworld.engine.rules import slug
from smallworld.engine.state import NOBODY, NONE, TRIBE, State
from smallworld.engine.text.untrusted import quoted
from smallworld.own_words import learn_terrains
from smallworld.translate import Translator
from smallworld.views.fields import fields_of
from smallworld.views.schema import Field, Holding
from smallworld.views.seat import SPECTATOR
from smallworld.views.view import features_in, holdings_of, is_passing, pieces_in, race_in, reason_of

TUNNEL: Final = "tunnel"  # the feature


class Scene:
    """A table as one viewer sees it, described in the language of `words`."""

    def __init__(
        self,
        state: State,
        seats: list[Seat],
        words: Translator,
        viewer: Player = SPECTATOR,
        open_coins: bool = False,
        allied_coins: bool = False,
    ) -> None:
        self.state: Final = state
        self.seats: Final = seats
        self.words: Final = words
        self.viewer: Final = viewer
        self.open_coins: Final = open_coins
        self.allied_coins: Final = allied_coins
        learn_terrains(words, state.board.name)

    def after(self, state: State) -> Scene:
        """Return this scene with another state of the table."""
        return Scene(state, self.seats, self.words, self.viewer, self.open_coins, self.allied_coins)

    def coins(self, player: Player) -> int | None:
        """Return the coins of `player`; None if the viewer must not see them."""
        if self.open_coins or self.state.over or player == self.viewer:
            return self.state.coins[player]
        if self.allied_coins and self.viewer >= 0 and player in self.state.owners.allies_of(self.viewer):
            return self.state.coins[player]
        return None

    def seat_of(self, side: Side) -> Seat:
        """Return the seat of the player who owns `side`."""
        return self.seats[self.state.player_of(side)]

    # --- Words --------------------------------------------------------------------------------------

    def say(self, id: str, **args: str | int) -> str:
        """Return a message of the catalogue. The argument `text` is the player's input, and is quoted."""
        if "text" in args:
            args["text"] = quoted(str(args["text"]))
        return self.words.t(id, **args)

    def marked(self, id: str, **args: str | int) -> Line:
        """Return a message of the catalogue as a line, with the parts between stars in bold."""
        return marked(self.words.t(id, **args))

    def listed(self, names: list[str], last: str = "and") -> str:
        """Join words into a list: "a, b and c", or "a, b or c" if `last` is "or"."""
        return self.words.listed(names, last)

    # --- Names --------------------------------------------------------------------------------------

    def ability(self, id: int) -> str:
        """Return the name of a race or power.

        A part of an ability has the name of the whole ability.
        """
        name = ability_slug(self.state, id)
        if not (self.words.knows(f"race-{name}") or self.words.knows(f"power-{name}")):
            name = ability_slug(self.state, self.state.rules.bearers[id])
        return self.words.ability(name)

    def race_arg(self, side: Side) -> str:
        """Return the argument `race` of messages about the race of `side`."""
        return self.words.race_arg(ability_slug(self.state, self.state.banners[side]))

    def combo_args(self, side: Side) -> dict[str, str]:
        """Return the arguments `race` and `power` of messages about the race of `side` with its power."""
        badge = self.state.badges[side]
        power = ability_slug(self.state, badge) if badge != NONE else None
        return self.words.combo_args(ability_slug(self.state, self.state.banners[side]), power)

    def combo_of(self, race: int, power: int) -> str:
        """Return the name of a race with its power, or of the race alone if the power is NONE."""
        badge = ability_slug(self.state, power) if power != NONE else None
        return self.words.combo(ability_slug(self.state, race), badge)

    def name(self, region: Region) -> str:
        """Return the name of a region: "Old Oak"."""
        id = self._printed(region)
        return self.words.t(id) if id else self.state.board.names[region]

    def region(self, region: Region) -> str:
        """Return the name of a region with its number: "Old Oak (7)"."""
        return f"{self.name(region)} ({region + 1})"

    def in_a_sentence(self, region: Region) -> str:
        """Return the name of a region with its number, for use in a sentence: "the Herring Sea (7)"."""
        id = self._printed(region)
        name = self.words.t(f"{id}.the") if id else self.state.board.names[region]
        return f"{name} ({region + 1})"

    def _printed(self, region: Region) -> str:
        """Return the id of the message with the name of a region; "" if the name is missing or custom."""
        board = self.state.board
        id = f"region-{board.ids[region]}"
        return id if slug(board.names[region]) == board.ids[region] and self.words.knows(id) else ""

    def features(self, region: Region) -> str:
        """Return the full names of a region's terrain and symbols: "mountain, cavern, mine"."""
        named = [(name, self.words.t(f"feature-{name}")) for name in features_in(self.state, region)]
        return self.words.listed(
            [f"{said} {self._tunnels(region)}" if name == TUNNEL else said for name, said in named]
        )

    def land(self, region: Region) -> str:
        """Return short names of a region's terrain and symbols: "mtn cm"."""
        terrain, *symbols = features_in(self.state, region)
        signs = "".join([self._sign(region, symbol) for symbol in symbols])
        signs += "".join([f"{self.words.t('sign-field')}{number}" for number in self.field_numbers(region)])
        return f"{self.words.t(f'land-{terrain}')} {signs}".rstrip()

    def _sign(self, region: Region, symbol: str) -> str:
        """Return the sign of a symbol. The sign of a tunnel includes its number: "=2"."""
        sign = self.words.t(f"sign-{symbol}")
        return sign + self._tunnels(region) if symbol == TUNNEL else sign

    def _tunnels(self, region: Region) -> str:
        """Return the numbers of the tunnels that end in a region, as a text."""
        board = self.state.board
        tunnels = tunnels_on(board.name)
        ends = [str(place + 1) for place in range(len(tunnels)) if board.ids[region] in tunnels[place]]
        return ",".join(ends)

    def terrain_style(self, region: Region) -> str:
        """Return the style of a region's terrain on the map."""
        return f"land.{self.state.board.features_of(region)[0]}"

    def holder(self, region: Region, chip: bool = False) -> Line:
        """Return a short text for a region's holder, such as "A3F".

        A race in decline is "a1z", a Lost Tribe "LT", and a region with only a relic "&".
        """
        state = self.state
        defender = state.defender(region)
        tokens = state.tokens[region]
        pieces = self._signs(region)
        if defender == TRIBE:
            tribe = self.words.t("sign-monsters" if self._monsters(region) else "sign-lost-tribe")
            return [(f"{tribe}{tokens if tokens > 1 else ''}{pieces}", "tribe")]
        if defender < 0:
            return [(pieces, "tribe")] if pieces else []
        if state.player_of(defender) == NOBODY:
            # Use a sign, since a letter would look like a player's seat.
            stack = "" if self._is_piece(region) else f"{self.words.t('sign-neutral')}{tokens}"
            return [(f"{stack}{pieces}", "tribe")]
        seat = self.seat_of(defender)
        if state.is_declined(defender):
            return [(f"{seat.crest.lower()}{tokens}z{pieces}", seat.style("gone"))]
        return [(f"{seat.crest}{tokens}{pieces}", seat.style("chip" if chip else "seat"))]

    def _monsters(self, region: Region) -> bool:
        return bool(self.state.monsters >> region & 1)

    def _signs(self, region: Region) -> str:
        """Return the signs of a region: tokens that must leave a river, relics and places, and pieces."""
        passing = self.words.t("sign-passing") if is_passing(self.state, region) else ""
        return passing + self.words.t("sign-holding") * len(self.holdings_in(region)) + self.pieces(region)

    def _is_piece(self, region: Region) -> bool:
        """Return whether a region is held by a neutral piece alone, without tokens."""
        defender = self.state.defender(region)
        if defender < 0 or self.state.player_of(defender) != NOBODY:
            return False
        return ability_slug(self.state, race_in(self.state, region)) in pieces_in(self.state, region)

    def holdings_in(self, region: Region) -> list[Holding]:
        """Return the relics, places and similar items in a region."""
        id = self.state.board.ids[region]
        return [holding for holding in holdings_of(self.state) if holding["region"] == id]

    def holding(self, holding: Holding) -> str:
        """Describe a relic or place with its holder and effect: "The Shiny Orb (Ana): Relic: ..."."""
        name, holder = holding["name"], holding["holder"]
        owner = self.seats[holder - 1].name if holder else self.words.t("serves-nobody")
        shorts = [f"power-{one}-short" for one in [name, *holding["powers"]]]
        does = together(*[self.words.t(short) for short in shorts if self.words.knows(short)])
        called = " + ".join([self.words.ability(one) for one in [name, *holding["powers"]]])
        return self.words.t("look-holding", ability=called, player=owner, does=does)

    def field_numbers(self, region: Region) -> list[int]:
        """Return the numbers of the fields that a region borders, counted from 1."""
        domains = self.state.board.domains[: len(badges_in(self.state))]
        return [number for number, domain in enumerate(domains, 1) if domain >> region & 1]

    def fields_beside(self, region: Region) -> list[Field]:
        """Return the fields that a region borders."""
        id = self.state.board.ids[region]
        return [field for field in fields_of(self.state) if id in field["regions"]]

    def field(self, field: Field, player: Player) -> str:
        """Describe how much of a field a player holds: "Commando 3/5", "Commando 5/5 (in force)"."""
        held, enough = field["held"][player], field["enough"]
        ability = self.words.ability(field["power"])
        return self.words.t("field-share", ability=ability, held=held, enough=enough) + (
            f" {self.words.t('field-serves')}" if held >= enough else ""
        )

    def field_in_words(self, field: Field) -> str:
        """Describe a field: the effect of its power, and how many regions around it each player holds."""
        short = f"power-{field['power']}-short"
        shares = [
            f"{seat.name} {field['held'][seat.place]}" for seat in self.seats if field["held"][seat.place]
        ]
        return self.words.t(
            "look-field",
            ability=self.words.ability(field["power"]),
            does=self.words.t(short) if self.words.knows(short) else "",
            enough=field["enough"],
            number=len(field["regions"]),
            names=self.listed(shares) if shares else self.words.t("field-of-nobody"),
        )

    def pieces(self, region: Region) -> str:
        """Return letters for the pieces in a region: "L" for a lair, "E3" for three encampments."""
        marks = ""
        for name, number in pieces_in(self.state, region).items():
            sign = self.words.t(f"sign-{name}") if self.words.knows(f"sign-{name}") else name[0].upper()
            marks += sign + (str(number) if number > 1 else "")
        return marks

    def holder_in_words(self, region: Region) -> str:
        """Describe the holder of a region in words: "3 × Orcs, Ana, 1 fortress"."""
        parts = [] if self._is_piece(region) else [self._held(region)]
        if is_passing(self.state, region):
            parts.append(self.words.t("held-passing"))
        pieces = pieces_in(self.state, region)
        return self.words.listed([*parts, *[self.counted(number, name) for name, number in pieces.items()]])

    def _held(self, region: Region) -> str:
        """Describe the tokens in a region and their owner in words."""
        defender, tokens = self.state.defender(region), self.state.tokens[region]
        if defender == TRIBE:
            return self.words.t("held-monsters" if self._monsters(region) else "held-tribe", number=tokens)
        if defender < 0 or not tokens:
            return self.words.t("held-nobody")
        race = self.race_arg(defender)
        if self.state.player_of(defender) == NOBODY:
            return self.words.t("held-neutral", number=tokens, race=race)
        declined = "yes" if self.state.is_declined(defender) else "no"
        player = self.seat_of(defender).name
        return self.words.t("held-by", number=tokens, race=race, declined=declined, player=player)

    def counted(self, number: int, piece: str) -> str:
        """Return a number of pieces, tokens, coins or regions as a text: "2 heroes"."""
        id = f"count-{piece}"
        return self.words.t(id, number=number) if self.words.knows(id) else f"{number} {piece}"

    def price(self, answer: Quote) -> str:
        """Explain the price of a region item by item, or why the region cannot be conquered."""
        if answer.refusals:
            reasons = "; ".join([self.words.reason(reason_of(why)) for why in answer.refusals])
            return self.words.t("price-refused", reasons=reasons)
        (base, reason), *rest = answer.items
        items = [f"{base} {self.words.reason(reason_of(reason))}"]
        items += [f"{amount:+d} {self.words.reason(reason_of(why))}" for amount, why in rest]
        return self.words.t("price-items", tokens=answer.tokens, items=self.words.listed(items))


def ability_slug(state: State, id: int) -> str:
    """Return the name of an ability in notation, as the player can type it."""
    return slug(state.rules.names[id])
