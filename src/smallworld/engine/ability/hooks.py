"""Hooks: the questions and events that abilities answer."""

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
    """The special rules of a race or a power. Its memory and pieces are in the state, not here.

    `traits` describe what the ability is, hooks what it does. By default hooks do nothing. `me` is the side
    that the ability serves; the same object serves any side that has its banner or badge. `Rules` assigns
    `id`.

    A hook whose name begins with `saw_` reports an event of any side, perhaps of `me`. All other hooks
    concern only `me` and its owner, or the whole table if they have no `me`.

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
        """Amend which regions of `me` may fall to `prices.attacker`, which may be the owner's other race."""

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        """Amend how the tokens of `me` may be spread over its regions."""

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        """Amend what happens to the tokens of `me` in a `region` that is being conquered."""

    def display(self, state: State, me: Side, display: Display) -> None:
        """Amend what clients show of `me`; auxiliaries are asked once for every player."""

    # --- Plans to amend -----------------------------------------------------------------------------

    def plan_start(self, state: State, me: Side, plan: Plan) -> None:
        """Amend the steps ahead of the owner of `me`, when a turn begins or a combo has been taken.

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
        """Return whether the ability has something ready that may help the next conquest of `me`.

        The engine asks only while `me` has a token in hand. The action `use` asks for the help, and `perform`
        carries it out.
        """
        return False

    def lent(self, state: State, me: Side, region: Region) -> None:
        """React when another ability of `me` is about to conquer `region` with reach lent by this one."""

    # --- As its own step ----------------------------------------------------------------------------

    def begin(self, state: State, me: Side) -> bool:
        """Begin the ability's own step; return whether a decision is open."""
        return False

    def question(self, state: State, me: Side) -> Question:
        """Return the question of the ability's own step now, in one of the shapes of `question`."""
        raise NotImplementedError(f"{type(self).__name__} opens a decision without defining `question`")

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        """Add the actions of the ability's own step."""

    def pick(self, state: State, me: Side, lot: int) -> Action:
        """Return one of the choices, drawn evenly by `lot`, a number below `LOTS`.

        The result is the choice that `lot` would select from the whole list. Override this method together
        with `choices` if the ability can make one choice without making all of them.
        """
        raise NotImplementedError(f"{type(self).__name__} does not define `pick`")

    def perform(self, state: State, me: Side, action: Action) -> bool:
        """Carry out an offered action or an outcome of chance; return whether the step continues.

        The ability clears `State.waits_for` itself, except after a roll, when the engine has already cleared
        it.
        """
        raise NotImplementedError(f"{type(self).__name__} offers actions but does not perform them")

    # --- What `me` does, and what happens to it -----------------------------------------------------

    def own_turn_began(self, state: State, me: Side) -> None:
        """React to the beginning of a turn of the owner of `me`, before the owner decides anything."""

    def taken(self, state: State, me: Side) -> None:
        """React when `me` has just taken the combo and has its tokens in hand."""

    def conquering(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        """React when `me` is about to take `region`; amend what happens to the tokens there.

        Nothing has changed yet. `losses` gives the number of tokens that `me` sends, the verb or ability that
        sends them, and the number that this way to conquer saves by itself.
        """

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        """React when `me` has taken `region` from `defender` (side, TRIBE, NOBODY) `by` a verb or ability."""

    def discovered(self, state: State, me: Side, region: Region) -> None:
        """React when `me` has beaten the Monsters in `region` and found this holding, which stays there."""

    def regrouped(self, state: State, me: Side) -> None:
        """React when `me` has taken its spare tokens back in hand between two conquests."""

    def received(self, state: State, me: Side, region: Region) -> None:
        """React when `me` has been given `region` without a conquest and has tokens there."""

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        """React when `me` no longer holds `region`; `freely` if it abandoned it before its conquests."""

    def reinforce(self, state: State, me: Side) -> int:
        """Return how many tokens `me` takes from the tray before it redeploys."""
        return 0

    def outsiders(self, state: State, me: Side) -> int:
        """Return how many tokens of `me`, on the map and in hand, belong to no tray."""
        return 0

    def outsiders_lost(self, state: State, me: Side, tokens: int) -> None:
        """React when `me` has lost a region and, with it, `tokens` that belong to no tray.

        If an ability does not override this hook, none of its tokens are lost this way.
        """

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        """Amend `keep`, the tokens that stay in each region as `me` declines: by default one in each."""

    def collect(self, state: State, me: Side) -> None:
        """Take what other players owe when the owner of `me` scores; these coins are not part of `score`."""

    def score(self, state: State, me: Side) -> int:
        """Return the coins for `me` at the end of its owner's turn, beyond 1 for each region."""
        return 0

    def score_of(self, state: State, me: Side, region: Region) -> int:
        """Return how many coins of `score` one `region` brings, without coins for a set of regions."""
        return 0

    # --- What happens at the table, to any side -----------------------------------------------------

    def set_up(self, state: State, plan: Plan) -> None:
        """Set up an auxiliary: it may take a side and amend the steps before the first turn."""

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        """React when `attacker`, perhaps `me`, has attacked the side `defender`, successfully or not."""

    def saw_loss(self, state: State, me: Side, loser: Side, region: Region, tokens: int) -> None:
        """React when `loser` (a side or TRIBE), perhaps `me`, has lost `region` and `tokens` for good."""

    def saw_decline(self, state: State, me: Side, side: Side, discarded: int) -> None:
        """React when the active race of `side` declines; `discarded` of its tokens are about to leave."""

    def saw_turn_end(self, state: State, me: Side) -> None:
        """React to the end of any player's turn, after the displaced races are back."""

    def victor(self, state: State, me: Side) -> bool:
        """Return whether the owner of `me` has won, regardless of coins; asked when a turn is over."""
        return False

    def saw_game_end(self, state: State) -> None:
        """Pay out the coins that are due after the last turn; the engine asks only auxiliaries."""
