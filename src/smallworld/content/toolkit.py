"""Ready-made abilities with parameters. About half of all races and powers are one line over them."""

from __future__ import annotations

from smallworld.engine.ability import Ability
from smallworld.engine.action import DECLINE, PASS, Action, act, by_of
from smallworld.engine.board import Region, RegionSet, Side, count, regions_in
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.conquest import call_up
from smallworld.engine.decline import go_into_decline
from smallworld.engine.purse import collect, gain
from smallworld.engine.sheets import Garrison, Losses, Plan, Prices, garrison_of
from smallworld.engine.state import NOBODY, NONE, State
from smallworld.engine.steps.conquer import BEGUN
from smallworld.engine.steps.step import SCORE
from smallworld.engine.turn import interrupt, plan_decline


def where_any(state: State, features: tuple[str, ...]) -> RegionSet:
    """The regions that have at least one of `features`."""
    regions = 0
    for feature in features:
        regions |= state.board.where(feature)
    return regions


@mypyc_attr(allow_interpreted_subclasses=True)
class NoAbility(Ability):
    """Nothing but tokens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureBonus(Ability):
    """A coin for each region with a terrain or symbol."""

    def __init__(self, feature: str, coins: int = 1, also_declined: bool = False) -> None:
        super().__init__()
        self.feature = feature
        self.coins = coins
        self.also_declined = also_declined

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.held[me] & state.board.where(self.feature))

    def outlives_decline(self) -> bool:
        return self.also_declined


@mypyc_attr(allow_interpreted_subclasses=True)
class RegionBonus(Ability):
    """A coin for each region."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.held[me])


@mypyc_attr(allow_interpreted_subclasses=True)
class FewRegions(Ability):
    """Coins while it holds no more than so many regions; none at all is few too."""

    def __init__(self, most: int, coins: int) -> None:
        super().__init__()
        self.most = most
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins if count(state.held[me]) <= self.most else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class ManyRegions(Ability):
    """A coin for each region beyond so many."""

    def __init__(self, beyond: int, coins: int = 1) -> None:
        super().__init__()
        self.beyond = beyond
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * max(0, count(state.held[me]) - self.beyond)


@mypyc_attr(allow_interpreted_subclasses=True)
class Income(Ability):
    """Coins every turn, whatever the race holds."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstBonus(Ability):
    """Coins at the end of the turn in which the combo is taken, even if nothing was conquered (ours).

    Memory: 1 during that turn.
    """

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def taken(self, state: State, me: Side) -> None:
        state.remember(me, self.id, 1)

    def score(self, state: State, me: Side) -> int:
        return self.coins if state.recall(me, self.id) else 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Discount(Ability):
    """Regions with one of these features cost fewer tokens; with none named, all regions do."""

    def __init__(self, features: tuple[str, ...] = (), by: int = 1) -> None:
        super().__init__()
        self.features = features
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        regions = where_any(state, self.features) if self.features else state.board.everywhere
        prices.discount(regions, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pack(Ability):
    """No region is conquered or held with fewer than so many tokens."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.at_least(self.tokens)

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.at_least(self.tokens)


@mypyc_attr(allow_interpreted_subclasses=True)
class Scattered(Ability):
    """Stands with as few tokens as it may in each region; all others leave the map at the end of its turn."""

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.keep_spare_off()


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscountBeside(Ability):
    """Regions beside one of its own with a feature cost a token less, once."""

    def __init__(self, feature: str) -> None:
        super().__init__()
        self.feature = feature

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount_beside(state.held[me] & state.board.where(self.feature))


@mypyc_attr(allow_interpreted_subclasses=True)
class Reach(Ability):
    """Reaches land regions with one of these features, adjacent or not; with none named, all land.

    With `entry`, only while it has no region on the map.
    """

    def __init__(self, features: tuple[str, ...] = (), entry: bool = False) -> None:
        super().__init__()
        self.features = features
        self.entry = entry

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if not self.entry or not state.held[me]:
            land = state.board.land
            prices.reach(where_any(state, self.features) & land if self.features else land)


@mypyc_attr(allow_interpreted_subclasses=True)
class Linked(Ability):
    """Regions with a feature are adjacent to one another, and cost fewer tokens."""

    def __init__(self, feature: str, by: int = 0) -> None:
        super().__init__()
        self.feature = feature
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        linked = state.board.where(self.feature)
        prices.discount(linked, by=self.by)
        prices.link(linked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Admitted(Ability):
    """May conquer regions with these features although they are closed, such as water, and keeps them."""

    def __init__(self, features: tuple[str, ...]) -> None:
        super().__init__()
        self.features = features

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.admit(where_any(state, self.features))


@mypyc_attr(allow_interpreted_subclasses=True)
class Stronghold(Ability):
    """Its regions with one of these features cost others more tokens; with none named, all of them do."""

    def __init__(self, features: tuple[str, ...] = (), by: int = 1, also_declined: bool = False) -> None:
        super().__init__()
        self.features = features
        self.by = by
        self.also_declined = also_declined

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        held = state.held[me]
        prices.surcharge(held & where_any(state, self.features) if self.features else held, by=self.by)

    def outlives_decline(self) -> bool:
        return self.also_declined


@mypyc_attr(allow_interpreted_subclasses=True)
class ForAttackOnly(Ability):
    """More tokens when the combo is taken; as many leave the map at the end of each turn."""

    def __init__(self, tokens: int) -> None:
        super().__init__()
        self.tokens = tokens

    def taken(self, state: State, me: Side) -> None:
        state.take_from_tray(me, self.tokens)

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        garrison.keep_off(self.tokens)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spared(Ability):
    """Loses no token when a region of its is conquered."""

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.spare()

    def mourned_late(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Levy(Ability):
    """An opponent who conquers a region of its pays its owner, as far as he has coins."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.charge(self.coins, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Endures(Ability):
    """Its race, once in decline, stays beside the next one that declines."""

    def outlives_decline(self) -> bool:
        return True

    def keeps_badge(self) -> bool:
        return True

    def endures(self) -> bool:
        return True

    def for_the_living(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class LateDecline(Ability):
    """May go into decline at the end of a normal turn, after scoring."""

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        plan.after(SCORE, self.id, me)

    def begin(self, state: State, me: Side) -> bool:
        return state.banners[me] != NONE  # somebody with two such abilities may have declined already

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        actions.append(act(DECLINE))
        actions.append(act(PASS))

    def perform(self, state: State, me: Side, action: Action) -> bool:
        if by_of(action) == DECLINE:
            plan = Plan()
            plan_decline(state, go_into_decline(state, state.player_of(me)), plan)
            interrupt(state, plan)
        return False

    def question(self) -> str:
        return "whether to decline after scoring"

    def for_the_living(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker(Ability):
    """An ability with pieces on the map, at most one a region, that leave with the last token there."""

    def __init__(self, piece: str) -> None:
        super().__init__()
        self.piece_name = piece

    def piece(self) -> str:
        return self.piece_name

    def vacated(self, state: State, me: Side, region: Region) -> None:
        standing = state.pieces(me, self.id)
        if standing >> region & 1:
            state.place(me, self.id, standing & ~(1 << region))


@mypyc_attr(allow_interpreted_subclasses=True)
class Guard(Marker):
    """An ability whose pieces make the regions they stand in immune to opponents."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        prices.immune(me, state.pieces(me, self.id))

    def veto(self) -> str:
        return f"immune: {self.piece_name}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoils(Ability):
    """An ability that counts the non-empty regions which its race conquered this turn.

    Memory: how many. A region of one's own declined race is non-empty too (base rulings, "Non-empty").
    """

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if defender != NOBODY:
            state.remember(me, self.id, state.recall(me, self.id) + 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpoilsBonus(Spoils):
    """A coin for each non-empty region conquered this turn."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def score(self, state: State, me: Side) -> int:
        return self.coins * state.recall(me, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Recruits(Spoils):
    """A new token before redeployment for every so many non-empty regions conquered this turn."""

    def __init__(self, every: int = 2) -> None:
        super().__init__()
        self.every = every

    def reinforce(self, state: State, me: Side) -> int:
        return state.recall(me, self.id) // self.every


@mypyc_attr(allow_interpreted_subclasses=True)
class Toll(Ability):
    """Whoever passes over its combo in the column lays so many coins on it."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def toll(self, state: State) -> int:
        return self.coins

    def for_the_living(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscountAgainstDeclined(Ability):
    """Regions of races in decline, of any player, and of Lost Tribes cost fewer tokens."""

    def __init__(self, by: int = 1) -> None:
        super().__init__()
        self.by = by

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.regions_in_decline(), by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class RecurringDiscount(Ability):
    """In every second game turn, or every third, and so on, all regions cost fewer tokens."""

    def __init__(self, by: int, every: int = 2) -> None:
        super().__init__()
        self.by = by
        self.every = every

    def price(self, state: State, me: Side, prices: Prices) -> None:
        if state.turn % self.every == 0:
            prices.discount(state.board.everywhere, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Immune(Ability):
    """Its regions with one of these features are immune to opponents; with none named, all its regions are.

    So they are while the race is active, in decline, or both. `why` is what somebody is told who attacks.
    """

    def __init__(
        self,
        features: tuple[str, ...] = (),
        active: bool = True,
        declined: bool = True,
        why: str = "immune",
    ) -> None:
        super().__init__()
        self.features = features
        self.active = active
        self.declined = declined
        self.why = why

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if self.declined if state.is_declined(me) else self.active:
            regions = state.held[me]
            prices.immune(me, regions & where_any(state, self.features) if self.features else regions)

    def outlives_decline(self) -> bool:
        return self.declined

    def veto(self) -> str:
        return self.why


@mypyc_attr(allow_interpreted_subclasses=True)
class Plunder(Ability):
    """Takes coins from an opponent for each region conquered of his active race, as far as he has any."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        if defender >= 0 and not state.counts_as_declined(defender) and defender != state.player_of(me):
            collect(state, me, defender, self.coins, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class AbandonBonus(Ability):
    """Coins for each region abandoned this turn, which cannot be conquered again in it.

    Memory: the regions abandoned this turn.
    """

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def abandoned(self, state: State, me: Side, region: Region) -> None:
        state.remember(me, self.id, state.recall(me, self.id) | 1 << region)

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.forbid(state.recall(me, self.id))

    def score(self, state: State, me: Side) -> int:
        return self.coins * count(state.recall(me, self.id))

    def veto(self) -> str:
        return "abandoned this turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class PeaceBonus(Ability):
    """Coins in each turn in which it attacked no active race, with success or not.

    Memory: 1 once it has attacked one this turn.
    """

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def attacked(self, state: State, me: Side, defender: Side) -> None:
        if not state.counts_as_declined(defender):
            state.remember(me, self.id, 1)

    def score(self, state: State, me: Side) -> int:
        return 0 if state.recall(me, self.id) else self.coins


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclineBonus(Ability):
    """Coins for each race in decline as the combo is taken, and for each race that declines from then on."""

    def __init__(self, coins: int = 1) -> None:
        super().__init__()
        self.coins = coins

    def taken(self, state: State, me: Side) -> None:
        declined = [side for side in range(state.players, len(state.banners)) if state.banners[side] != NONE]
        gain(state, me, self.coins * len(declined), self.id)

    def saw_decline(self, state: State, me: Side, side: Side) -> None:
        gain(state, me, self.coins, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Regroup(Ability):
    """So many times a turn, between two conquests, all tokens to spare may be taken back in hand.

    Memory: how often it did this turn.
    """

    def __init__(self, times: int = 1) -> None:
        super().__init__()
        self.times = times

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        if state.recall(me, self.id) < self.times:
            least = garrison_of(state, me).least
            for region in regions_in(state.held[me]):
                if state.tokens[region] > least:
                    actions.append(act(self.id))
                    return

    def perform(self, state: State, me: Side, action: Action) -> bool:
        state.mark = BEGUN
        state.remember(me, self.id, state.recall(me, self.id) + 1)
        call_up(state, me)
        return True

    def action_fields(self) -> tuple[str, ...]:
        return ()
