"""Hooks: what abilities are asked and told, and what they do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.ability.traits import PLAIN, Traits
from smallworld.engine.board import Region, Side
from smallworld.engine.compiled import mypyc_attr

if TYPE_CHECKING:
    from smallworld.engine.action import Action
    from smallworld.engine.question import Question
    from smallworld.engine.sheets.display import Display
    from smallworld.engine.sheets.garrison import Garrison
    from smallworld.engine.sheets.losses import Losses
    from smallworld.engine.sheets.plan import Plan
    from smallworld.engine.sheets.prices import Prices
    from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a race or a power can do. It keeps nothing itself: memory and pieces are in the state.

    What it is, its `traits` say; what it does, its hooks. These do nothing by default. `me` is the side that
    the ability serves; the same object serves whoever holds its banner or badge. `id` is given when the rules
    are put together.

    A hook that begins with `saw_` is told of anybody, perhaps of `me`. All others are about `me` and its
    owner alone, or about the table where there is no `me`.

    An ability may also be a step of the turn: `plan_turn` puts its id into the plan, and then `begin`,
    `choices` and `perform` are asked as of any step. What it offers during a conquest comes from
    `specials` and is carried out by `perform` too.
    """

    def __init__(self, traits: Traits = PLAIN) -> None:
        self.id = 0
        self.traits = traits

    # --- Sheets that are amended for a decision -----------------------------------------------------

    def price(self, state: State, me: Side, prices: Prices) -> None:
        """Amend what `me` may conquer now, and for how many tokens."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        """Amend what `prices.attacker`, who may be the owner's other race, may conquer of `me`."""

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        """Amend how the tokens of `me` may stand in its regions."""

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        """Amend what becomes of the tokens of `me` in a `region` that is being conquered."""

    def display(self, state: State, me: Side, display: Display) -> None:
        """Amend what screens show of `me`; auxiliaries are asked for every player, whomever they serve."""

    # --- Plans that are amended ---------------------------------------------------------------------

    def plan_start(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps that the owner of `me` has before them as a turn begins, or a combo was taken.

        Auxiliaries are asked as a turn begins, for the place of its player's active race, whatever is there.
        """

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps of the turn in which the owner of `me` expands, or of the neutral side's turn."""

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps that follow as `me`, just now active, has gone into decline."""

    # --- Between two conquests of `me` --------------------------------------------------------------

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        """Add actions that the ability offers between two conquests of `me`."""

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        """Whether it has something ready that may help the next conquest of `me`, who has a token in hand.

        The action `use` lets it help; `perform` carries it out.
        """
        return False

    def lent(self, state: State, me: Side, region: Region) -> None:
        """Another ability of `me` is about to conquer `region`, which it reaches by favour of this one."""

    # --- As a step of its own -----------------------------------------------------------------------

    def begin(self, state: State, me: Side) -> bool:
        """Begin the ability's own step; return whether a decision is open."""
        return False

    def question(self, state: State, me: Side) -> Question:
        """What the ability's own step asks now, as one of the shapes of `question`."""
        raise NotImplementedError(f"{type(self).__name__} asks and does not say what")

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        """Add the actions of the ability's own step."""

    def pick(self, state: State, me: Side, lot: int) -> Action:
        """One of the choices, by `lot`, a number below `LOTS`: all alike, the same as from the whole list.

        To be overridden together with `choices`, where one can be had without making all.
        """
        raise NotImplementedError(f"{type(self).__name__} picks none of its choices")

    def perform(self, state: State, me: Side, action: Action) -> bool:
        """Carry out an action that the ability offered, or what chance says; return whether the step goes on.

        The ability clears `State.waits_for` itself, but for a roll: the engine has done so by then.
        """
        raise NotImplementedError(f"{type(self).__name__} offers actions but does not perform them")

    # --- What `me` does, and what befalls it --------------------------------------------------------

    def own_turn_began(self, state: State, me: Side) -> None:
        """A turn of the owner of `me` begins, before they decide anything."""

    def taken(self, state: State, me: Side) -> None:
        """The combo was just taken by `me`, its tokens are in hand."""

    def conquering(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        """`me` is about to take `region`, where nothing has changed yet; amend what becomes of its tokens.

        `losses` says how many tokens come, by which verb or ability, and what that way saves by itself.
        """

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        """`me` took `region` from `defender` (a side, TRIBE or NOBODY); `by` is the verb or ability."""

    def discovered(self, state: State, me: Side, region: Region) -> None:
        """`me`, who beat the Monsters there, found the holding in `region`, where it lies from now on."""

    def regrouped(self, state: State, me: Side) -> None:
        """Between two conquests `me` took back in hand what it has to spare."""

    def received(self, state: State, me: Side, region: Region) -> None:
        """`me` was given `region`, which it did not conquer, and has tokens there."""

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        """`region` is no longer held by `me`: lost, given up, or abandoned `freely`, before its conquests."""

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

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        """Amend the tokens that stay, by region, as `me` declines (one in each region unless amended)."""

    def collect(self, state: State, me: Side) -> None:
        """Take from other players what they owe as the owner of `me` scores; no coins of `score` any more."""

    def score(self, state: State, me: Side) -> int:
        """Coins for `me` at the end of its owner's turn, beyond 1 for each region."""
        return 0

    def score_of(self, state: State, me: Side, region: Region) -> int:
        """Of the coins of `score` those that one `region` brings; a set of regions brings none of them."""
        return 0

    # --- What happens at the table, to anybody ------------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        """The table is set; what is never dealt may take a side and amend the steps before the first turn."""

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        """`attacker`, perhaps `me`, attacked `defender` with success or not (not told of Lost Tribes)."""

    def saw_loss(self, state: State, me: Side, loser: Side, region: Region, tokens: int) -> None:
        """`loser` (a side or TRIBE), perhaps `me`, lost `tokens` for good as `region` was conquered."""

    def saw_decline(self, state: State, me: Side, side: Side, discarded: int) -> None:
        """The active race of `side` goes into decline; `discarded` of its tokens leave the map after this."""

    def saw_turn_end(self, state: State, me: Side) -> None:
        """Anybody's turn is over, and the displaced races are back."""

    def victor(self, state: State, me: Side) -> bool:
        """Whether the owner of `me` has won, whatever the coins say; asked when a turn is over."""
        return False

    def saw_game_end(self, state: State) -> None:
        """The last turn is over, and what brings coins at the very end does so now; asked of auxiliaries."""
