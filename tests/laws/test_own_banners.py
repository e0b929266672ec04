"""Custom races, powers, steps and bots in plain Python, on the compiled and interpreted engine."""

import pytest

from kit import table
from laws.walks import PLAYERS, board_of, onwards
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.random_numbers import Chance
from smallworld.content.base.box import base_powers, base_races
from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.content.toolkit.bonuses import (
    FeatureBonus,
    FewRegions,
    FirstBonus,
    Income,
    ManyRegions,
    RegionBonus,
)
from smallworld.content.toolkit.declines import Endures, LateDecline
from smallworld.content.toolkit.defences import Spared, Stronghold
from smallworld.content.toolkit.discounts import Discount, DiscountBeside
from smallworld.content.toolkit.markers import Guard, Marker
from smallworld.content.toolkit.pieces import Pieces, Support
from smallworld.content.toolkit.spoils import Recruits, Spoils, SpoilsBonus
from smallworld.content.toolkit.tokens import ForAttackOnly, NoAbility, Pack
from smallworld.content.toolkit.tributes import Levy
from smallworld.content.toolkit.ways import Admitted, Linked, Reach
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.ability.traits import AT_HOME
from smallworld.engine.action import PASS, ROLL, USE, Action, act_on, by_of, pips_of, region_of
from smallworld.engine.board import Region, Side, regions_in
from smallworld.engine.game import legal_actions, new_game
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.question import Question, one_of
from smallworld.engine.rules import Badge, Banner, Rules
from smallworld.engine.sheets.display import Display, display_of
from smallworld.engine.sheets.garrison import Garrison
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State
from smallworld.engine.steps.score import score_breakdown
from smallworld.engine.steps.standard import standard_steps
from smallworld.engine.steps.step import REDEPLOY, RESUME, Step
from smallworld.engine.text.notation import format_action, parse_action
from smallworld.engine.text.position import format_position, parse_position
from smallworld.workshop.laws.invariants import check


class Mossfolk(Ability):
    """An ability that uses every hook.

    Piece: the moss, in up to three of its regions. Memory: bit 0 once it has been watered this turn; above it
    how often it was used.
    """

    def __init__(self) -> None:
        super().__init__(
            Traits(acts_at=(AT_HOME,), toll=2, gathers=1, veto="slippery", outlives_decline=True)
        )
        self.asked: set[str] = set()

    def price(self, state: State, me: Side, prices: Prices) -> None:
        self.asked.add("price")
        prices.discount(state.board.where("swamp") | state.board.where("forest"))

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        self.asked.add("shield")
        prices.surcharge(state.pieces(me, self.id), by=2)
        prices.immune(me, state.held[me] & state.board.mountains)

    def garrison(self, state: State, me: Side, garrison: Garrison) -> None:
        self.asked.add("garrison")
        garrison.keep_off(1)

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        self.asked.add("lost")
        losses.spare()

    def plan_turn(self, state: State, me: Side, plan: Plan) -> None:
        self.asked.add("plan_turn")
        if not state.is_declined(me):
            plan.after(REDEPLOY, self.id, me)

    def specials(self, state: State, me: Side, prices: Prices, actions: list[Action]) -> None:
        self.asked.add("specials")
        if not state.recall(me, self.id) & 1:
            actions.append(self.id)

    def helps(self, state: State, me: Side, prices: Prices) -> bool:
        self.asked.add("helps")
        return state.recall(me, self.id) < 4

    def begin(self, state: State, me: Side) -> bool:
        self.asked.add("begin")
        return state.player == state.player_of(me) and self._dry(state, me) != 0

    def choices(self, state: State, me: Side, actions: list[Action]) -> None:
        self.asked.add("choices")
        for region in regions_in(self._dry(state, me)):
            actions.append(act_on(self.id, region))
        actions.append(PASS)

    def perform(self, state: State, me: Side, action: Action) -> bool:
        self.asked.add("perform")
        if by_of(action) == USE:
            state.remember(me, self.id, state.recall(me, self.id) + 2)
            return True
        if by_of(action) == ROLL:
            state.take_from_tray(me, pips_of(action))
            return state.hand[me] > 0
        if state.step() != self.id:
            state.remember(me, self.id, state.recall(me, self.id) | 1)
            state.waits_for = self.id
            return True
        if by_of(action) != PASS:
            state.place(me, self.id, state.pieces(me, self.id) | 1 << (region_of(action)))
        return False

    def own_turn_began(self, state: State, me: Side) -> None:
        self.asked.add("own_turn_began")

    def taken(self, state: State, me: Side) -> None:
        self.asked.add("taken")
        state.take_from_tray(me, 1)

    def saw_attack(self, state: State, me: Side, attacker: Side, defender: Side) -> None:
        self.asked.add("saw_attack")

    def conquered(self, state: State, me: Side, region: Region, defender: Side, by: int) -> None:
        self.asked.add("conquered")

    def vacated(self, state: State, me: Side, region: Region, freely: bool) -> None:
        self.asked.add("vacated")
        state.place(me, self.id, state.pieces(me, self.id) & ~(1 << region))

    def reinforce(self, state: State, me: Side) -> int:
        self.asked.add("reinforce")
        return 1

    def saw_loss(self, state: State, me: Side, loser: Side, region: Region, tokens: int) -> None:
        self.asked.add("saw_loss")

    def decline(self, state: State, me: Side, keep: list[int]) -> None:
        self.asked.add("decline")
        for region in regions_in(state.held[me] & state.board.where("swamp")):
            keep[region] = state.tokens[region]

    def score(self, state: State, me: Side) -> int:
        self.asked.add("score")
        return state.pieces(me, self.id).bit_count()

    def display(self, state: State, me: Side, display: Display) -> None:
        self.asked.add("display")
        display.lie_ready(2)

    def question(self, state: State, me: Side) -> Question:
        self.asked.add("question")
        return one_of(self.id, self._dry(state, me))

    def _dry(self, state: State, me: Side) -> int:
        moss = state.pieces(me, self.id)
        return state.held[me] & ~moss if moss.bit_count() < 3 else 0


def rules_with(races: list[Banner], powers: list[Badge]) -> Rules:
    return Rules({"workshop": 1}, races, powers, standard_steps())


def test_games_with_a_custom_race_can_be_finished():
    moss = Mossfolk()
    rules = rules_with([*base_races()[:7], Banner("Mossfolk", 7, 12, moss)], base_powers())
    hooks = {name for name in vars(Mossfolk) if not name.startswith("_")}
    for seed in range(60):
        players = PLAYERS[seed % len(PLAYERS)]
        for state, action in onwards(new_game(rules, board_of(players), players), seed):
            check(state)
            text = format_action(rules, state.board, action)
            assert parse_action(rules, state.board, text) == action
            if moss.id in state.serving[state.player]:
                moss.question(state, state.player)
                assert display_of(state, state.player).stock[moss.id] == 2
                assert parse_position(rules, state.board, format_position(state)).key() == state.key()
                for side in range(state.players):
                    prices = price_conquests(state, side)
                    for region in range(len(state.board)):
                        answer = quote(prices, region)
                        assert sum(amount for amount, _ in answer.items) == answer.tokens
        check(state)
    assert all(getattr(rules.hooks, hook).by[moss.id] for hook in hooks)
    assert moss.asked == hooks, "some hooks were never asked"


def test_custom_power_can_extend_the_reach_of_other_conquests():
    class Wings(Ability):
        """Memory: the region that was reached, plus 1."""

        def price(self, state: State, me: Side, prices: Prices) -> None:
            prices.lend(state.board.land)

        def lent(self, state: State, me: Side, region: Region) -> None:
            state.remember(me, self.id, region + 1)

    own = Box("own", "Own", 1, [], [Badge("Wings", 4, Wings())])
    game = table("camp hill me 1 \n glade forest red 1", me="sorcerers wings", red="elves hill", own=own)
    assert game.targets() == []
    game.play("sorcerers glade red")
    assert game.holder("glade") == "me"
    assert game.state.recall(0, game.state.rules.ids["wings"]) == 1 + 1


def mine(kind: type[Ability]) -> type[Ability]:
    """Return an interpreted subclass of a class of the engine or toolkit, which pays one extra coin."""

    class Mine(kind):  # type: ignore[misc, valid-type]
        def score(self, state: State, me: Side) -> int:
            return int(super().score(state, me)) + 1

    return Mine


OPEN: list[tuple[type[Ability], tuple[object, ...]]] = [
    (Ability, ()),
    (NoAbility, ()),
    (FeatureBonus, ("forest", 1, True)),
    (RegionBonus, ()),
    (FewRegions, (4, 3)),
    (ManyRegions, (3,)),
    (Income, (2,)),
    (Discount, (("hill",), 1)),
    (Pack, (3,)),
    (Levy, ()),
    (Marker, ("moss",)),
    (Guard, ("moss",)),
    (Pieces, ("moss", 3)),
    (Support, ("moss", 3)),
    (Spoils, ()),
    (SpoilsBonus, ()),
    (FirstBonus, (7,)),
    (DiscountBeside, ("mountain",)),
    (Reach, ()),
    (Linked, ("cavern",)),
    (Admitted, (("lake",),)),
    (Stronghold, ()),
    (ForAttackOnly, (4,)),
    (Spared, ()),
    (Endures, ()),
    (LateDecline, ()),
    (Recruits, ()),
]


@pytest.mark.parametrize(("kind", "arguments"), OPEN, ids=[kind.__name__ for kind, _ in OPEN])
def test_every_toolkit_class_can_be_subclassed(kind, arguments):
    plain = kind(*arguments)
    rules = rules_with(base_races(), [Badge(f"Mine {n}", 4, mine(kind)(*arguments)) for n in range(20)])
    for state, _ in onwards(new_game(rules, board_of(3), 3), 7):
        check(state)
        for player in range(state.players):
            coins = {(side, id): coins for side, id, coins in score_breakdown(state, player)}
            if state.badges[player]:
                plain.id = state.badges[player]
                assert coins[player, plain.id] == plain.score(state, player) + 1


def test_wrapping_every_step_does_not_change_a_game():
    class Watched(Step):
        def __init__(self, step: Step) -> None:
            super().__init__()
            self.step = step
            self.begun = 0

        def begin(self, state: State, side: Side) -> bool:
            self.begun += 1
            return self.step.begin(state, side)

        def choices(self, state: State, side: Side, actions: list[Action]) -> None:
            self.step.choices(state, side, actions)

        def perform(self, state: State, side: Side, action: Action) -> bool:
            return self.step.perform(state, side, action)

        def question(self, state: State, side: Side) -> Question:
            return self.step.question(state, side)

    steps = [Watched(step) for step in standard_steps()]
    rules = Rules({"base": 1}, base_races(), base_powers(), list(steps))
    games = [onwards(new_game(own, board_of(4), 4), 3) for own in (rules, make_rules())]
    for (state, action), (other, same) in zip(*games, strict=True):
        assert (state.key(), action) == (other.key(), same)
    assert all(step.begun for step in steps[1:RESUME]), "a game of the base box interrupts no step"


def test_rewritten_giants_play_like_the_original_giants():
    class Giants(Ability):
        def price(self, state: State, me: Side, prices: Prices) -> None:
            prices.discount_beside(state.held[me] & state.board.mountains)

    again = [
        Banner(race.name, race.tokens, race.supply, Giants() if race.name == "Giants" else race.ability)
        for race in base_races()
    ]
    for seed in range(8):
        games = [
            onwards(new_game(rules, board_of(2), 2), seed)
            for rules in (make_rules(), Rules({"base": 1}, again, base_powers(), standard_steps()))
        ]
        for (state, action), (other, same) in zip(*games, strict=True):
            assert (state.key(), action) == (other.key(), same)


def test_custom_bot_can_play_a_match():
    class Last(Bot):
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
            self.asked += 1
            assert actions == legal_actions(position)
            return actions[-1]

    bots = [Last(), Last(), Last()]
    match = play_match(make_rules(), board_of(3), list(bots), [Budget()] * 3, Chance(1))
    assert match.end.over
    assert 0 < sum(match.choices) < sum(bot.asked for bot in bots) < match.decisions
