"""The Leader of a race: hired with a combo, captured with a region, and perhaps ransomed."""

from __future__ import annotations

from typing import Final

from smallworld.content.leaders.captives import captor_of, held_by, hold, is_out, join, lose, set_free
from smallworld.content.leaders.rulings import CAPTIVE_COINS, LEADER_COINS, RANSOM_COINS
from smallworld.content.toolkit.markers import Marker
from smallworld.engine import reports
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.ability.traits import AS_TAKEN, AT_HOME
from smallworld.engine.action import PASS, Action, act_on, by_of, region_of
from smallworld.engine.board import Region, RegionSet, Side, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import withdraw
from smallworld.engine.pricing import immune_regions
from smallworld.engine.purse import collect, gain
from smallworld.engine.question import Question, Whether, one_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.garrison import Garrison, garrison_of
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.state import NOBODY, State
from smallworld.engine.steps.step import SCORE
from smallworld.engine.turn import is_neutral_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Leader(Marker):
    """An extra token that is captured instead of lost, and cannot be in an immune region.

    The Leader does not come from a tray, but is one of the tokens of its race, in hand and on the map. At the
    end of a turn the owner chooses which token it is; during their own turn it makes no difference. When all
    regions are immune, the Leader stays off the map.

    Source: leaflet of Leaders of Small World. Piece: the Leader itself. Memory of each player: see
    captives.py.
    """

    def __init__(self, piece: str) -> None:
        super().__init__(piece, Traits(acts_at=(AT_HOME,), remembers=True, uncounted=True))
        self.ransom: Final = Ransom(self)

    # --- As a token ---------------------------------------------------------------------------------

    def outsiders(self, state: State, me: Side) -> int:
        return 1

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        if not state.is_on_turn(me) and not state.pieces(me, self.id):
            garrison.keep_off(1)  # the Leader has its own step, after the other tokens are placed

    # --- The region of the Leader -------------------------------------------------------------------

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.before(SCORE, self.id, me)  # once everything that makes regions immune is in place

    def begin(self, state: State, me: Side) -> bool:
        if state.is_on_turn(me):
            state.place(me, self.id, 0)
        elif state.pieces(me, self.id) or not state.hand[me]:
            return False
        return self._goes(state, me, self._choice(state, me))

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        for region in regions_in(self._choice(state, me)):
            actions.append(act_on(self.id, region))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        self._goes(state, me, 1 << region_of(action))
        return False

    def question(self, state: State, me: Side) -> Question:
        return one_of(self.id, self._choice(state, me), may_change_coins=True)

    def _choice(self, state: State, me: Side) -> RegionSet:
        """Return the regions where the Leader may be.

        If all regions are immune during the owner's turn, the Leader has to leave the map. In that case,
        return the regions where a token can be taken away.
        """
        held = state.held[me]
        sites = held & ~immune_regions(state, me)
        if sites or not state.is_on_turn(me):
            return sites
        crowded = 0
        least = garrison_of(state, me).least
        for region in regions_in(held):
            if state.tokens[region] > least:
                crowded |= 1 << region
        return crowded if crowded else held

    def _goes(self, state: State, me: Side, regions: RegionSet) -> bool:
        """Place the Leader if only one region is possible; return whether the owner has a choice."""
        if regions & (regions - 1):
            return True
        if not regions:
            return False
        region = regions.bit_length() - 1
        if immune_regions(state, me) & regions:
            if state.tokens[region] > garrison_of(state, me).least:
                state.hand[me] += 1
                state.tokens[region] -= 1
            else:
                withdraw(state, me, region)
            return False
        if not state.is_on_turn(me):
            state.hand[me] -= 1
            state.tokens[region] += 1
        state.place(me, self.id, regions)
        report(state, reports.PLACED, me, region, by=self.id, number=1)
        return False

    # --- Capture and decline ------------------------------------------------------------------------

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        if not state.pieces(me, self.id) >> region & 1:
            return
        if not state.owners.are_opponents(losses.attacker, me):
            losses.spare()  # a Leader that its owner attacks withdraws, and no token is lost instead
            return
        losses.capture(self.id, then=self.ransom.id)

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        for region in regions_in(state.pieces(me, self.id)):
            if keep[region] >= state.tokens[region]:
                keep[region] = state.tokens[region] - 1
            elif keep[region] > state.tokens[region] - state.outsiders(me):
                keep[region] -= 1  # another ability has removed tokens, but not yet the Leader
        if not state.pieces(me, self.id) and not state.hand[me]:
            self._leave_unseen(state, me, keep)

    def _leave_unseen(self, state: State, me: Side, keep: list[int]) -> None:
        """Let one token leave as the race declines, if all would stay.

        The Leader must leave, but the owner has not yet chosen which token is the Leader.
        """
        held = regions_in(state.held[me])
        if held and all(keep[region] >= state.tokens[region] for region in held):
            keep[max(held, key=state.tokens.__getitem__)] -= 1

    def display(self, state: State, me: Side, display: Display) -> None:
        for race in held_by(state, self.id, state.player_of(me)):
            display.hold(race)

    def saw_game_end(self, state: State) -> None:
        for player in range(state.players):
            gain(state, player, CAPTIVE_COINS * len(held_by(state, self.id, player)), self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hire(Ability):
    """The offer to hire the Leader of a new combo for a coin.

    There is no offer if the Leader is captive or out of the game.

    Source: leaflet of Leaders of Small World.
    """

    def __init__(self, leader: Leader) -> None:
        super().__init__(Traits(action_fields=(), acts_at=(AS_TAKEN,)))
        self.leader = leader

    def begin(self, state: State, me: Side) -> bool:
        race = state.banners[me]
        free = captor_of(state, self.leader.id, race) == NOBODY and not is_out(state, self.leader.id, race)
        return free and state.coins[state.player_of(me)] >= LEADER_COINS

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(self.id)
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            state.coins[state.player_of(me)] -= LEADER_COINS
            report(state, reports.BOUGHT, me, by=self.leader.id, number=LEADER_COINS)
            join(state, self.leader.id, me)
            rest = Plan()
            rest.entries = list(state.plan[state.at + 1 :])
            self.leader.plan_turn(state, me, rest)
            state.plan = state.plan[: state.at + 1] + tuple(rest.entries)
        return False

    def question(self, state: State, me: Side) -> Question:
        return Whether(LEADER_COINS)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ransom(Ability):
    """The offer to ransom a Leader, made only once, at the moment of the capture.

    A Leader captured by the neutral side cannot be ransomed (ours).

    Source: leaflet of Leaders of Small World.
    """

    def __init__(self, leader: Leader) -> None:
        super().__init__(Traits(action_fields=()))
        self.leader = leader

    def begin(self, state: State, me: Side) -> bool:
        if is_neutral_turn(state):
            lose(state, self.leader.id, state.banners[me])
            return False
        hold(state, self.leader.id, state.player, state.banners[me])  # only the player on turn can capture
        return state.coins[state.player_of(me)] >= RANSOM_COINS

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(self.id)
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == self.id:
            race = state.banners[me]
            captor = captor_of(state, self.leader.id, race)
            collect(state, captor, state.player_of(me), RANSOM_COINS, self.id)
            set_free(state, self.leader.id, captor, race)
            join(state, self.leader.id, me)
        return False

    def question(self, state: State, me: Side) -> Question:
        return Whether(RANSOM_COINS)
