"""Hooks: methods that abilities override to answer questions of the engine and react to events."""

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
    """The special rules of a race or a power; its memory and pieces are in the state, not here.

    `traits` holds fixed data about the ability. The hooks define its effects, and by default do nothing. `me`
    is the side that the ability serves. The same object serves any side that has its banner or badge. `Rules`
    assigns `id`.

    A hook whose name begins with `saw_` reports an event of any side, perhaps of `me`. All other hooks
    concern only `me` and its owner. A hook without `me` concerns the whole table.

    An ability may also be a step of the turn: `plan_turn` puts its id into the plan. The engine then calls
    `begin`, `choices` and `perform` as for any step. `specials` offers actions during a conquest, and
    `perform` carries these out too.
    """

    def __init__(self, traits: Traits = PLAIN) -> None:
        self.id = 0
        self.traits = traits

    # --- Sheets to amend for a decision -------------------------------------------------------------

    def price(self, state: State, me: Side, prices: Prices) -> None:
        """Amend which regions `me` may conquer now, and how many tokens each costs."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        """Change the price of regions of `me` for `prices.attacker`, or forbid their conquest.

        The attacker may be another race of the same owner.
        """

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        """Set limits for how the tokens of `me` may be spread over its regions."""

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        """Amend what happens to the tokens of `me` in a `region` that is being conquered."""

    def display(self, state: State, me: Side, display: Display) -> None:
        """Add the pieces, captives and symbols that clients show for `me`.

        The engine asks auxiliaries once for each player.
        """

    # --- Plans to amend -----------------------------------------------------------------------------

    def plan_start(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the coming steps of the owner of `me`, at the start of a turn or once a combo has been taken.

        Auxiliaries are asked when a turn begins. `me` is then the place of the player's active race, even if
        that place is empty.
        """

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps of a turn in which the owner of `me` expands, or of the neutral side's turn."""

    def plan_decline(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps that follow the decline of `me`, which was active until now."""

    # --- Between two conquests of `me` --------------------------------------------------------------

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        """Add the actions that the ability offers between two conquests of `me`."""

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        """Return whether the ability has help ready for the next conquest of `me`.

        The engine asks only while `me` has a token in hand. The player asks for the help with the action
        `use`, and `perform` carries it out.
        """
        return False

    def lent(self, state: State, me: Side, region: Region) -> None:
        """React before another ability of `me` conquers `region` with the reach of this ability."""

    # --- As its own step ----------------------------------------------------------------------------

    def begin(self, state: State, me: Side) -> bool:
        """Begin the ability's own step; return whether a decision is open."""
        return False

    def question(self, state: State, me: Side) -> Question:
        """Return the open question of the ability's own step, in one of the shapes of `question`."""
        raise NotImplementedError(f"{type(self).__name__} opens a decision without defining `question`")

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        """Add the actions of the ability's own step."""

    def pick(self, state: State, me: Side, lot: int) -> Action:
        """Return one of the choices, all equally likely; the random number `lot` (below `LOTS`) selects it.

        The result is the choice that `lot` would select from the whole list. If the ability can build one
        choice without the whole list, override this method together with `choices`.
        """
        raise NotImplementedError(f"{type(self).__name__} does not define `pick`")

    def perform(self, state: State, me: Side, action: Action) -> bool:
        """Carry out an offered action or an outcome of chance; return whether the step continues.

        After a roll, the engine has already cleared `State.waits_for`. In all other cases, the ability clears
        it.
        """
        raise NotImplementedError(f"{type(self).__name__} offers actions but does not perform them")

    # --- What `me` does, and what happens to it -----------------------------------------------------

    def own_turn_began(self, state: State, me: Side) -> None:
        """React to the beginning of a turn of the owner of `me`, before the owner decides anything."""

    def taken(self, state: State, me: Side) -> None:
        """React when `me` has just taken the combo and has its tokens in hand."""

    def conquering(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        """React when `me` is about to take `region`; amend the losses of the defenders there.

        Nothing has changed yet. `losses` gives the number of tokens that `me` sends and the verb or ability
        of the conquest. It also gives the number of tokens that a special conquest saves by itself.
        """

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        """React when `me` has taken `region` from `defender`, which is a side, TRIBE or NOBODY.

        `by` is the verb of the conquest, or the ability that made it.
        """

    def discovered(self, state: State, me: Side, region: Region) -> None:
        """React when `me` has beaten the Monsters in `region` and discovered this holding there."""

    def regrouped(self, state: State, me: Side) -> None:
        """React when `me` has taken its spare tokens back in hand between two conquests."""

    def received(self, state: State, me: Side, region: Region) -> None:
        """React when `me` has been given `region` without a conquest and has tokens there."""

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        """React when `me` has lost or left `region`; `freely` means that it chose to abandon the region."""

    def reinforce(self, state: State, me: Side) -> int:
        """Return how many tokens `me` takes from the tray before it redeploys."""
        return 0

    def outsiders(self, state: State, me: Side) -> int:
        """Return how many tokens of `me`, on the map and in hand, do not come from its race's tray."""
        return 0

    def outsiders_lost(self, state: State, me: Side, tokens: int) -> None:
        """React when `me` has lost a region and, with it, `tokens` that do not come from a tray.

        If an ability does not override this hook, its outsiders are never lost this way.
        """

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        """Amend `keep`, the number of tokens that stay in each region as `me` declines: 1 by default."""

    def collect(self, state: State, me: Side) -> None:
        """Take the coins that other players owe when the owner of `me` scores.

        These coins are not part of `score`.
        """

    def score(self, state: State, me: Side) -> int:
        """Return the bonus coins of `me` at the end of its owner's turn, beyond 1 for each region."""
        return 0

    def score_of(self, state: State, me: Side, region: Region) -> int:
        """Return how many coins of `score` come from `region` alone.

        Coins for a set of regions are left out.
        """
        return 0

    # --- What happens at the table, to any side -----------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        """Set up an auxiliary: it may take a side and amend the steps before the first turn."""

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        """React when `attacker`, perhaps `me`, has attacked the side `defender`, successfully or not."""

    def saw_loss(self, state: State, me: Side, loser: Side, region: Region, tokens: int) -> None:
        """React when `loser`, a side or TRIBE, has lost `region`, and `tokens` of its tokens for good.

        `loser` may be `me`.
        """

    def saw_decline(self, state: State, me: Side, side: Side, discarded: int) -> None:
        """React when the active race of `side` declines and is about to lose `discarded` tokens."""

    def saw_turn_end(self, state: State, me: Side) -> None:
        """React to the end of any player's turn, after displaced races have redeployed."""

    def victor(self, state: State, me: Side) -> bool:
        """Return whether the owner of `me` has won regardless of coins; asked at the end of each turn."""
        return False

    def saw_game_end(self, state: State) -> None:
        """Pay out coins that are due after the last turn; the engine calls this only for auxiliaries."""
