"""The rules of a game: the abilities of all boxes in play. Shared by all states, never edited."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.ability import Ability
from smallworld.engine.ability.answers import Hooks
from smallworld.engine.ability.names import check_names
from smallworld.engine.ability.traits import AS_TAKEN, AT_HOME
from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.errors import UnfitBoard
from smallworld.engine.given import check_range, check_type
from smallworld.engine.owners import Owners, seated_from
from smallworld.engine.rulings import COMBOS_ON_OFFER, PASSED_OVER_PRICE

if TYPE_CHECKING:
    from smallworld.engine.board import Board
    from smallworld.engine.steps.step import Step


MOST_PLAYERS: Final = 15  # the greatest number that fits into the field of an action


class Banner:
    """A race as its box defines it: its name, the tokens of its banner and the tokens in its tray."""

    def __init__(
        self,
        name: str,
        tokens: int,
        supply: int,
        ability: Ability,
        parts: tuple[Ability, ...] = (),
        eager: bool = False,
        neutral: bool = False,
        needs: tuple[str, ...] = (),
        marker: str = "",
        common: bool = False,
        enough: int = 0,
        lands: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.tokens: Final = tokens
        self.supply: Final = supply
        self.ability: Final = ability
        self.parts: Final = parts  # what else it can do; in force together with `ability`
        self.eager: Final = eager  # it comes out of its stack before all others
        self.neutral: Final = neutral  # an auxiliary of the neutral side, from the beginning
        self.needs: Final = needs  # features: a board must have at least one of them, or it is left out
        # The kind of a marker: an auxiliary that Monsters may guard, a holding that is unseen at first.
        self.marker: Final = marker
        self.common: Final = common  # an auxiliary that serves every race once the race is taken
        # For the auxiliary that deals badges to domains: how many regions of a domain a race needs.
        self.enough: Final = enough
        self.lands: Final = lands  # terrains that its abilities name: a game needs a board with each of them

    def hurried(self) -> Banner:
        """Return the same race, which comes out of its stack before all others."""
        return Banner(
            self.name,
            self.tokens,
            self.supply,
            self.ability,
            self.parts,
            eager=True,
            neutral=self.neutral,
            needs=self.needs,
            marker=self.marker,
            common=self.common,
            enough=self.enough,
            lands=self.lands,
        )


class Badge:
    """A power as its box defines it: its name and the number of tokens on its badge."""

    def __init__(
        self,
        name: str,
        tokens: int,
        ability: Ability,
        parts: tuple[Ability, ...] = (),
        eager: bool = False,
        needs: tuple[str, ...] = (),
        lands: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.tokens: Final = tokens
        self.ability: Final = ability
        self.parts: Final = parts  # what else it can do; in force together with `ability`
        self.eager: Final = eager  # it comes out of its stack before all others
        self.needs: Final = needs  # features: a board must have at least one of them, or it is left out
        self.lands: Final = lands  # terrains that its abilities name: a game needs a board with each of them

    def hurried(self) -> Badge:
        """Return the same power, which comes out of its stack before all others."""
        return Badge(
            self.name, self.tokens, self.ability, self.parts, eager=True, needs=self.needs, lands=self.lands
        )


def slug(name: str) -> str:
    """Return a name as notation writes it: "Misty Peak" becomes misty-peak, "Toad's Ring" toads-ring."""
    return name.lower().replace(" ", "-").replace("'", "").replace("\u2019", "")


def goes_with_choices(step: Step | Ability, method: str) -> bool:
    """Return whether the `method` of a step, `pick` or `allows`, may be used with its `choices`.

    Return False if a subclass overrides `choices` but not the method.
    """
    for kind in type(step).__mro__:
        if kind is Ability:
            return False
        if method in kind.__dict__:
            return True
        if "choices" in kind.__dict__:
            return False
    return False


def _markers(ids: list[int], banners: list[Banner], aside: tuple[str, ...]) -> list[int]:
    """Return the auxiliaries among `ids` that are markers. Leave out the kinds of markers in `aside`."""
    return [
        ids[place]
        for place in range(len(banners))
        if banners[place].marker and banners[place].marker not in aside
    ]


class Rules:
    """The abilities in play, by id, and their properties that are known before a game begins.

    Ids run from FIRST_ABILITY: races, then powers, then auxiliaries, then parts. Auxiliaries are never dealt;
    their set-up decides which side they serve. Parts are additional abilities of a race, power or auxiliary.
    A part has the name of the ability that it extends, with a number. Lists that are indexed by id have
    unused places below FIRST_ABILITY.

    `homes` gives the world of each banner or badge, by name. `teams` gives the teams by seat, from the first
    player, for games that do not set their own. `alone` is the weight of a player without a partner. If
    `dealt` is not 0, players are dealt that many banners and as many badges. Combos made of these cost
    nothing: no toll is paid, and no coins or tokens gather on them.

    `origin` is the draft or the source of custom races and powers, for other processes; "" for none.

    Raises:
        AbilityError: see `check_names`.
        ValueError: two banners or badges share a name.
    """

    def __init__(  # noqa: PLR0915 (a fact a line)
        self,
        boxes: dict[str, int],
        races: list[Banner],
        powers: list[Badge],
        steps: list[Step],
        auxiliaries: list[Banner] | None = None,
        homes: dict[str, str] | None = None,
        aside: tuple[str, ...] = (),
        teams: tuple[int, ...] = (),
        alone: int = 1,
        dealt: int = 0,
        origin: str = "",
    ) -> None:
        self.origin: Final = origin
        self.boxes: Final = boxes  # name of each box in play, and the version of its rules
        self.steps: Final = steps
        # By the name of a race, power or auxiliary: the terrains that a board must have because of it.
        self.lands: Final[dict[str, tuple[str, ...]]] = {}
        for banner in [*races, *(auxiliaries or [])]:
            if banner.lands:
                self.lands[banner.name] = banner.lands
        for badge in powers:
            if badge.lands:
                self.lands[badge.name] = badge.lands
        self.races: Final = list(range(FIRST_ABILITY, FIRST_ABILITY + len(races)))
        self.powers: Final = list(range(FIRST_ABILITY + len(races), FIRST_ABILITY + len(races) + len(powers)))
        others = auxiliaries if auxiliaries is not None else []
        size = FIRST_ABILITY + len(races) + len(powers) + len(others)
        self.auxiliaries: Final = list(range(size - len(others), size))
        self.abilities: Final = [Ability()] * size
        self.names: Final = [""] * size
        self.tokens: Final = [0] * size
        self.supply: Final = [0] * size
        self.bearers: Final = list(range(size))  # by ability: its banner or badge
        # The banners and badges that come out of their stacks first.
        self.eager: Final = [self.races[place] for place in range(len(races)) if races[place].eager] + [
            self.powers[place] for place in range(len(powers)) if powers[place].eager
        ]
        # By banner or badge: all of its abilities.
        self.together: Final[list[tuple[int, ...]]] = [(id,) for id in range(size)]
        for place in range(len(races)):
            self._enter_banner(self.races[place], races[place])
        for place in range(len(powers)):
            power = powers[place]
            self._enter(self.powers[place], power.name, power.tokens, power.ability, power.parts)
        for place in range(len(others)):
            self._enter_banner(self.auxiliaries[place], others[place])
        self.slugs: Final = [slug(name) for name in self.names]  # as notation writes the names
        self.ids: Final = self._by_name()
        # By banner or badge: the world that it comes from, "" if unknown.
        self.homes: Final = [(homes or {}).get(name, "") for name in self.names]
        for ability in self.abilities:
            check_names(ability)
        self.traits: Final = [ability.traits for ability in self.abilities]
        self.hooks: Final = Hooks(self.abilities)
        # By id, of steps and abilities alike.
        self.picks: Final = [
            goes_with_choices(steps[id] if id < len(steps) else self.abilities[id], "pick")
            for id in range(len(self.abilities))
        ]
        self.allows: Final = [goes_with_choices(step, "allows") for step in steps]  # by step of the engine
        # By banner or badge: the effect of all of its abilities on its combo.
        self.dealt: Final = dealt
        self.most_offers: Final = dealt * dealt if dealt else COMBOS_ON_OFFER
        self.tolls: Final = [
            0 if dealt else max([self.traits[id].toll for id in ids]) for ids in self.together
        ]
        self.gathers: Final = [
            0 if dealt else sum([self.traits[id].gathers for id in ids]) for ids in self.together
        ]
        # The abilities that take their own step when a displaced race comes home.
        self.act_at_home: Final = self._acting(AT_HOME)
        # Whether each ability takes its own step when a combo is taken; an empty list if none does.
        acting = self._acting(AS_TAKEN)
        self.acts_as_taken: Final = [id in acting for id in range(len(self.abilities))] if acting else []
        # The abilities that keep secrets of players.
        self.secrets: Final = [id for id in range(len(self.abilities)) if self.traits[id].secret]
        self.tolls_differ: Final = any(toll != PASSED_OVER_PRICE for toll in self.tolls)
        self.tokens_gather: Final = any(self.gathers)
        # One place for the race that the next decline removes, one for each that stays.
        self.declined_places: Final = 1 + len(
            {self.bearers[id] for id in range(len(self.abilities)) if self.traits[id].endures}
        )
        # The auxiliaries of the neutral side; there is one only where some are in play.
        self.neutral: Final = [
            self.auxiliaries[place] for place in range(len(others)) if others[place].neutral
        ]
        # Its banner is that with the most tokens in the box. All others put only pieces on the map.
        self.neutral_race: Final = max(self.neutral, key=self.supply.__getitem__, default=0)
        # All markers that may be discovered in a game, then those that Monsters guard: all except the kinds
        # in `aside`.
        self.markers: Final = _markers(self.auxiliaries, others, ())
        self.guarded: Final = _markers(self.auxiliaries, others, aside)
        # The abilities that keep watch at the site of their holding.
        self.watches: Final = [
            id for holding in self.auxiliaries for id in self.together[holding] if self.traits[id].keeps_watch
        ]
        # The auxiliaries that serve every race besides its banner and badge.
        self.common: Final = tuple([id for id in self.auxiliaries if others[id - self.auxiliaries[0]].common])
        self.teams: Final = teams
        self.alone: Final = alone
        # The auxiliary that deals badges to domains, or 0, and how many regions of a domain a race needs.
        self.sower, self.enough = self._sower(others)
        # The markers that lend powers, and the powers that count a turn from its beginning.
        self.lenders: Final = [id for id in self.markers if self.traits[id].lends]
        self.looking_back: Final = self._looking_back() if self.lenders or self.sower else ()
        # The powers in `looking_back` that override the hook `saw_turn_end`.
        self.noting: Final = tuple([id for id in self.looking_back if self.hooks.saw_turn_end.by[id]])
        # By number of players, for games without teams.
        self._owners: Final = [
            Owners(players, self.declined_places, bool(self.neutral)) for players in range(MOST_PLAYERS + 1)
        ]

    def __repr__(self) -> str:
        """Return the boxes in play, with the versions of their rules."""
        return f"<Rules: {', '.join([f'{box} {version}' for box, version in self.boxes.items()])}>"

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def _enter_banner(self, id: int, banner: Banner) -> None:
        self._enter(id, banner.name, banner.tokens, banner.ability, banner.parts, banner.supply)

    def _enter(
        self,
        id: int,
        name: str,
        tokens: int,
        ability: Ability,
        parts: tuple[Ability, ...],
        supply: int = 0,
    ) -> None:
        ability.id = id
        self.abilities[id] = ability
        self.names[id] = name
        self.tokens[id] = tokens
        self.supply[id] = supply
        for part in parts:
            part.id = len(self.abilities)
            self.abilities.append(part)
            self.bearers.append(id)
            self.together[id] = self.together[id] + (part.id,)
            self.together.append((part.id,))
            self.names.append(f"{name} {len(self.together[id])}")
            self.tokens.append(0)
            self.supply.append(0)

    def check_lands(self, board: Board) -> None:
        """Check that a board has each terrain that a race or power needs.

        Raises:
            UnfitBoard: the board lacks a terrain.
        """
        for name, lands in self.lands.items():
            for land in lands:
                if not board.where(land):
                    known = sorted([feature for feature, regions in board.features.items() if regions])
                    raise UnfitBoard(name, land, tuple(known))

    def _acting(self, moment: str) -> tuple[int, ...]:
        """Return the abilities that take their own step at the given moment."""
        return tuple([id for id in range(len(self.abilities)) if moment in self.traits[id].acts_at])

    def _looking_back(self) -> tuple[int, ...]:
        return tuple(
            [id for power in self.powers for id in self.together[power] if self.traits[id].looks_back]
        )

    def _sower(self, others: list[Banner]) -> tuple[int, int]:
        for place in range(len(others)):
            if others[place].enough:
                return self.auxiliaries[place], others[place].enough
        return 0, 0

    def _by_name(self) -> dict[str, int]:
        """Return the id of each ability by its name in notation.

        Raises:
            ValueError: two abilities share a name.
        """
        names = self.names[FIRST_ABILITY:]
        ids = {slug(names[place]): FIRST_ABILITY + place for place in range(len(names))}
        if len(ids) != len(names):
            twice = sorted({name for name in names if names.count(name) > 1})
            raise ValueError(
                f"boxes {', '.join(self.boxes)}: two banners or badges share a name: {', '.join(twice)}"
            )
        return ids

    def owners_of(self, players: int, teams: tuple[int, ...] = (), first: int = 0) -> Owners:
        """Return the owners at a table of `players`; `teams` gives the team of each.

        Without `teams`, use the teams of these rules, if they fit this number of players. They apply by seat,
        and the player `first` has the first seat.

        Raises:
            SmallWorldError: the number of players is not allowed, or `first` is not one of them.
            ValueError: the teams do not fit the players.
        """
        check_range(players, 2, MOST_PLAYERS, "players")
        check_range(first, 0, players - 1, "first")
        check_type(teams, tuple, "teams")
        for team in teams:
            check_type(team, int, "teams, each of them")
        if not teams:
            if len(self.teams) != players:
                return self._owners[players]
            teams = seated_from(first, self.teams)
        return Owners(players, self.declined_places, bool(self.neutral), teams, self.alone)

    def are_like(self, other: Rules) -> bool:
        """Return whether both have the same versions of the same boxes, and the same custom content."""
        if self is other:
            return True
        mine = (self.boxes, self.names, self.eager, self.origin)
        return mine == (other.boxes, other.names, other.eager, other.origin)

    def abilities_of_neutral(self) -> tuple[int, ...]:
        """Return all abilities that serve the neutral side when the game begins."""
        serving: tuple[int, ...] = ()
        for id in self.neutral:
            serving = serving + self.together[id]
        return serving

    def abilities_of(self, race: int, power: int) -> tuple[int, ...]:
        """Return all abilities of a race with this banner and badge, the banner's first.

        `power` may be NONE.
        """
        together = self.together[race] + self.together[power] if power else self.together[race]
        return together + self.common
