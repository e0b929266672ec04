"""Abilities: what races and powers change in the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Player, Region, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.rulings import PASSED_OVER_PRICE

if TYPE_CHECKING:
    from smallworld.engine.action import Action
    from smallworld.engine.question import Question
    from smallworld.engine.sheets.garrison import Garrison
    from smallworld.engine.sheets.losses import Losses
    from smallworld.engine.sheets.plan import Plan
    from smallworld.engine.sheets.prices import Prices
    from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a race or a power can do. It keeps nothing itself: memory and pieces are in the state.

    Hooks do nothing by default. `me` is the side that the ability serves; the same object serves
    whoever holds its banner or badge. `id` is given when the rules are put together.

    An ability may also be a step of the turn: `plan_turn` puts its id into the plan, and then `begin`,
    `choices` and `perform` are asked as of any step. What it offers during a conquest comes from
    `specials` and is carried out by `perform` too.
    """

    def __init__(self) -> None:
        self.id = 0

    # --- In the column ------------------------------------------------------------------------------

    def toll(self, state: State) -> int:
        """Coins that are laid on its combo by whoever passes it over; the higher of race and power holds."""
        return PASSED_OVER_PRICE

    def gathers(self) -> int:
        """Tokens of the race that come from the tray onto its combo each time it is passed over."""
        return 0

    # --- Sheets -------------------------------------------------------------------------------------

    def price(self, state: State, me: Side, prices: Prices) -> None:
        """Amend what `me` may conquer now, and for how many tokens."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        """Amend what `prices.attacker`, who may be the owner's other race, may conquer of `me`."""

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        """Amend how the tokens of `me` may stand in its regions."""

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        """Amend what becomes of the tokens of `me` in a `region` that is being conquered."""

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps of the turn in which the owner of `me` expands."""

    def plan_taken(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps of the turn in which `me` was taken; asked of auxiliaries, who may serve nobody."""

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps that follow as `me`, just now active, has gone into decline."""

    def plan_return(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps in which displaced `me` comes back after another's turn."""

    # --- Decisions ----------------------------------------------------------------------------------

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        """Add actions that the ability offers between two conquests of `me`."""

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        """Whether it has something ready that may help the next conquest of `me`, who has a token in hand."""
        return False

    def use(self, state: State, me: Side) -> None:
        """Let what it has ready help the next conquest of `me`."""

    def begin(self, state: State, me: Side) -> bool:
        """Begin the ability's own step; return whether a decision is open."""
        return False

    def question(self, state: State, me: Side) -> Question:
        """What the ability's own step asks now, as one of the shapes of `question`."""
        raise NotImplementedError(f"{type(self).__name__} asks and does not say what")

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        """Add the actions of the ability's own step."""

    def perform(self, state: State, me: Side, action: Action) -> bool:
        """Carry out an action that the ability offered; return whether the step goes on."""
        raise NotImplementedError(f"{type(self).__name__} offers actions but does not perform them")

    def rolled(self, state: State, me: Side, pips: int) -> bool:
        """The die that the ability asked for shows `pips`; return whether the step goes on."""
        raise NotImplementedError(f"{type(self).__name__} asks for the die but does not read it")

    def lent(self, state: State, me: Side, region: Region) -> None:
        """Another ability of `me` is about to conquer `region`, which it reaches by favour of this one."""

    # --- What happens -------------------------------------------------------------------------------

    def turn_began(self, state: State, me: Side) -> None:
        """A turn of the owner of `me` begins, before he decides anything."""

    def set_up(self, state: State, plan: Plan) -> None:
        """The table is set; what is never dealt may take a side and amend the steps before the first turn."""

    def taken(self, state: State, me: Side) -> None:
        """The combo was just taken by `me`, its tokens are in hand."""

    def attacked(self, state: State, me: Side, defender: Side) -> None:
        """`me` conquered, or failed to conquer, a region of `defender` (not called for Lost Tribes)."""

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        """`me` took `region` from `defender` (a side, TRIBE or NOBODY); `by` is the verb or ability."""

    def abandoned(self, state: State, me: Side, region: Region) -> None:
        """`me` left `region` of its own accord before its conquests; `vacated` is told as well."""

    def vacated(self, state: State, me: Side, region: Region) -> None:
        """`region` is no longer held by `me`: lost, abandoned or given up."""

    def reinforce(self, state: State, me: Side) -> int:
        """Tokens that `me` takes from the tray before it redeploys."""
        return 0

    def outsiders(self, state: State, me: Side) -> int:
        """How many of the tokens of `me`, on the map and in hand, belong to no tray."""
        return 0

    def outsiders_lost(self, state: State, me: Side, tokens: int) -> None:
        """So many `tokens` of those that belong to no tray were lost as a region of `me` was conquered.

        Who does not answer loses none of them.
        """

    # --- What happens to anybody --------------------------------------------------------------------

    def game_ends(self, state: State) -> None:
        """The last turn is over, and what brings coins at the very end does so now; asked of auxiliaries."""

    def saw_loss(self, state: State, me: Side, loser: Side, region: Region, tokens: int) -> None:
        """`loser` (a side or TRIBE), perhaps `me`, lost `tokens` for good as `region` was conquered."""

    def saw_discard(self, state: State, me: Side, loser: Side, tokens: int) -> None:
        """The race of `loser` declined, and `tokens` of it that do not stay on the map go to the tray."""

    def turn_ends(self, state: State, me: Side) -> None:
        """Anybody's turn is over, and whoever was displaced is back."""

    def victor(self, state: State, me: Side) -> bool:
        """Whether the owner of `me` has won, whatever the coins say; asked when a turn is over."""
        return False

    def saw_decline(self, state: State, me: Side, side: Side) -> None:
        """`side`, the active race of a player and perhaps `me` itself, is about to go into decline."""

    # --- Decline and coins --------------------------------------------------------------------------

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        """Amend the tokens that stay, by region, as `me` declines (one in each region unless amended)."""

    def score(self, state: State, me: Side) -> int:
        """Coins for `me` at the end of its owner's turn, beyond 1 for each region."""
        return 0

    # --- How people speak of it --------------------------------------------------------------------

    def action_fields(self) -> tuple[str, ...]:
        """The fields of its actions that mean something: of "region", "tokens", "player", "other"."""
        return ("region",)

    def piece(self) -> str:
        """The name of its pieces on the map ("lair"), or nothing if it has none."""
        return ""

    def pieces_at(self, state: State, me: Side, region: Region) -> int:
        """How many of its pieces stand in `region` for `me`."""
        return state.pieces(me, self.id) >> region & 1

    def uncounted(self, state: State, me: Side) -> int:
        """How many of the tokens of `me` on the map do not count when coins are equal."""
        return 0

    def captives(self, state: State, player: Player) -> list[int]:
        """The races of which `player` holds somebody captive; asked of auxiliaries."""
        return []

    def stock(self, state: State, me: Side) -> int:
        """How many of its pieces, or of whatever it collects, lie ready off the map for `me`."""
        return 0

    def veto(self) -> str:
        """Why a region that it forbids cannot be conquered, in a few words."""
        return "forbidden"

    # --- What kind of ability it is -----------------------------------------------------------------

    def pays_the_price(self) -> bool:
        """Whether what it conquers in a way of its own is paid for in tokens, as any conquest is."""
        return False

    def remembers(self) -> bool:
        """Whether its memory outlasts the turn; otherwise it is cleared when its owner's turn begins."""
        return False

    def outlives_decline(self) -> bool:
        """Whether it goes on serving its race in decline, with its memory and pieces."""
        return False

    def keeps_badge(self) -> bool:
        """Whether its badge stays with a race in decline instead of being discarded."""
        return False

    def endures(self) -> bool:
        """Whether its race, once in decline, stays when the owner's next race declines."""
        return False

    def undead(self) -> bool:
        """Whether its race counts as one in decline although it acts, and so never declines."""
        return False

    def for_the_living(self) -> bool:
        """Whether it is of use only to races that are chosen from the column and decline."""
        return False

    def mourned_late(self) -> bool:
        """Whether those who gather lost tokens get its own when it declines, since conquests spare them."""
        return False
