"""The course of turns: the player who may act, and the end of the game."""

from hypothesis import given, settings

from laws.walks import games, onwards
from smallworld.engine import reports
from smallworld.engine.action import CONQUER, DEPLOY, FIRST_ABILITY, PASS, by_of
from smallworld.engine.game import actor, apply
from smallworld.engine.homecoming import awaited, is_turn_played
from smallworld.engine.keys import step_of
from smallworld.engine.state import CHANCE, NOBODY, State
from smallworld.engine.steps.step import RETURN, STEP_NAMES
from smallworld.engine.turn import victors


@given(games())
@settings(max_examples=40)
def test_each_player_has_one_turn_per_round_until_the_game_ends(game):
    order, state = [], game.reach()
    end = state.copy()
    for played, action in onwards(end, game.seed):
        for report in apply(played.copy(), action):
            if report.kind == reports.TURN_BEGAN:
                order.append((report.number, report.player))
    rounds = range(1, state.board.rounds + 1)
    players = [(state.first + place) % state.players for place in range(state.players)]
    expected = [(number, player) for number in rounds for player in players]
    if len(order) < len(expected):
        assert victors(end) == [order[-1][1]], "the game ended early, and nobody had won"
        del expected[len(order) :]
    assert order == expected


@given(games())
@settings(max_examples=25)
def test_each_player_scores_once_per_turn(game):
    state = game.reach()
    turn, scored = (0, -1), False
    for played, action in onwards(state, game.seed):
        if (played.turn, played.player) != turn:
            turn, scored = (played.turn, played.player), False
        for report in apply(played.copy(), action):
            if report.kind == reports.TURN_BEGAN:
                scored = False
            elif report.kind == reports.SCORED and report.by == 0 and report.side < played.players:
                assert not scored, "the active race scored its regions twice in a turn"
                scored = True


@given(games())
@settings(max_examples=40)
def test_other_players_decide_only_after_the_turn_or_when_asked(game):
    turn, returning = (0, -1), False
    for state, action in game.onwards():
        if actor(state) not in (state.player, CHANCE) and not is_turn_played(state):
            assert state.step() >= FIRST_ABILITY, "the turn is not over"
            assert by_of(action) == PASS or by_of(action) >= FIRST_ABILITY
            assert awaited(state) == [actor(state)]
            continue
        if (state.turn, state.player) != turn:
            turn, returning = (state.turn, state.player), False
        steps = [step_of(entry) for entry in state.plan[state.at :]]
        returning = returning or actor(state) not in (state.player, CHANCE)
        if returning:
            assert actor(state) != CHANCE, "chance is asked between withdrawals"
            assert all(step == RETURN or step not in STEP_NAMES for step in steps), "the turn is not over"
            assert by_of(action) == DEPLOY or by_of(action) >= FIRST_ABILITY


@given(games())
@settings(max_examples=40)
def test_withdrawn_tokens_stay_in_hand_until_the_turn_is_over(game):
    before: list[int] = []
    held: list[int] = []
    turn = (0, -1)
    for state, _ in game.onwards():
        returning = actor(state) not in (state.player, CHANCE, NOBODY)
        if (state.turn, state.player) == turn and not returning and not _owner_returns(state):
            for side in range(len(state.held)):
                # The neutral Balrog may be sent into a region in any turn.
                if state.player_of(side) not in (state.player, NOBODY):
                    lost = held[side] & ~state.held[side]
                    assert not state.held[side] & ~held[side], "a region was won on another's turn"
                    for region in range(len(state.board)):
                        if held[side] & ~lost & 1 << region:
                            assert state.tokens[region] == before[region]
        turn, before, held = (state.turn, state.player), list(state.tokens), list(state.held)


def _owner_returns(state: State) -> bool:
    return state.step() == RETURN


@given(games())
@settings(max_examples=25)
def test_only_the_player_on_turn_conquers(game):
    for state, action in game.onwards():
        if by_of(action) == CONQUER:
            assert actor(state) == state.player
