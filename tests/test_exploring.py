"""Questions that a program can ask a game: its chances, its result, and whether it equals another game."""

import copy

import pytest

from smallworld import (
    CHANCE,
    NOBODY,
    Action,
    Game,
    IllegalAction,
    Result,
    SmallWorldError,
    State,
    find_board,
    make_rules,
    replay,
)
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.box import Box


def next_action(game: Game, numbers: RandomNumbers) -> Action:
    """Return a random legal action or outcome."""
    legal = game.legal_actions()
    return draw(game.state, numbers) if game.actor() == CHANCE else legal[numbers.below(len(legal))]


def played(game: Game, actions: int = 10_000, seed: int = 1) -> Game:
    """Play up to this number of random actions."""
    numbers = RandomNumbers(seed)
    for _ in range(actions):
        if game.actor() == NOBODY:
            break
        game.apply(next_action(game, numbers))
    return game


# --- A game without a set-up --------------------------------------------------------------------------


def test_game_without_a_set_up_is_the_base_game_for_two():
    game = Game()
    assert game.rules.boxes == make_rules("base").boxes
    assert game.board is find_board("base-2")
    assert game.record.seats == ["Player 1", "Player 2"]


def test_seats_alone_choose_a_board_for_their_number():
    assert Game(seats=["Ana", "Ben", "Cy"]).board.name == "base-3"


def test_rules_alone_choose_a_board_of_their_world():
    assert Game(make_rules("underground")).board.name == "underground-2"


def test_board_alone_chooses_rules_and_seats():
    game = Game(board=find_board("underground-3"))
    assert list(game.rules.boxes) == ["underground"]
    assert len(game.record.seats) == 3


def test_custom_rules_are_played_on_the_boards_of_their_boxes():
    assert Game(make_rules(own=Box("mine", "Mine", 1, [], []))).board.name == "base-2"


def test_rules_that_need_more_players_name_their_numbers():
    with pytest.raises(SmallWorldError, match="2 players: the boards are for 3, 4, 5, 6"):
        Game(make_rules(scenario="necromancer"))


def test_games_without_a_set_up_share_their_rules():
    assert Game().rules is Game(seats=["Ana", "Ben", "Cy"]).rules


# --- Equality -----------------------------------------------------------------------------------------


def test_games_with_the_same_decisions_are_equal():
    one, two = played(Game(), 40), played(Game(), 40)
    assert one == two
    assert one.state == two.state
    assert one.record == two.record


def test_games_with_other_decisions_differ():
    one, two = played(Game(), 40, seed=1), played(Game(), 40, seed=2)
    assert one != two
    assert one.state != two.state
    assert one.record != two.record


def test_games_of_other_players_have_equal_states_only():
    one, two = Game(seats=["Ana", "Ben"]), Game(seats=["Cy", "Dee"])
    assert one != two
    assert one.state == two.state


def test_rules_made_twice_give_equal_states():
    assert Game(make_rules()).state == Game(make_rules()).state


def test_states_with_other_rules_differ_at_the_same_table():
    one, two = Game().state, Game(make_rules("base,cursed")).state
    assert one != two


def test_replayed_game_equals_the_game_that_it_replays():
    game = played(Game(), 60)
    assert replay(game.record) == game


def test_games_states_and_records_differ_from_anything_else():
    game = Game()
    assert game != game.state != game.record != "game"


def test_state_stands_in_a_set_by_its_key():
    game = Game()
    assert len({game.state.key(), game.copy().state.key()}) == 1
    for changing in (game, game.state, game.record):
        with pytest.raises(TypeError, match="unhashable"):
            hash(changing)


# --- Copies -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [Game.copy, copy.copy, copy.deepcopy])
def test_copied_game_is_equal_and_independent(copied):
    game = played(Game(options={"note": "ours"}), 40)
    twin, before = copied(game), game.record.to_text()
    assert twin == game
    assert played(twin, 5) != game
    assert game.record.to_text() == before
    assert replay(game.record) == game


def test_copied_game_can_undo_decisions_made_before_the_copy():
    game, numbers = Game(), RandomNumbers(1)
    while not game.can_undo():
        game.apply(next_action(game, numbers))
    twin = game.copy()
    twin.undo()
    assert len(twin.record) == len(game.record) - 1


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_copied_record_is_equal_and_independent(copied):
    record = played(Game(), 10).record
    twin = copied(record)
    assert twin == record
    twin.actions.pop()
    assert twin != record


# --- Actions, chance and results ----------------------------------------------------------------------


def test_every_legal_action_can_be_printed_and_read_again():
    game = played(Game(), 12)
    legal = game.legal_actions()
    assert [game.parse(game.text(action)) for action in legal] == legal


def test_error_for_a_wrong_number_lists_what_is_legal():
    game = Game()
    with pytest.raises(IllegalAction, match=r"legal here: banner amazons, banner dwarves, .*, \.\.\.$"):
        game.apply(5)


def test_every_banner_is_equally_likely_at_first():
    game = Game()
    odds = game.probabilities()
    assert [game.text(outcome) for outcome in odds][:2] == ["banner amazons", "banner dwarves"]
    assert set(odds.values()) == {1 / 14}


def test_die_shows_no_pips_in_half_of_the_rolls():
    game, numbers = Game(), RandomNumbers(1)
    attempts: list[Action] = []
    while not attempts:  # each attempt rolls the die
        game.apply(next_action(game, numbers))
        attempts = [action for action in game.legal_actions() if game.text(action).startswith("attempt")]
    game.apply(attempts[0])
    odds = {game.text(outcome): odds for outcome, odds in game.probabilities().items()}
    assert odds == {"roll 0": 1 / 2, "roll 1": 1 / 6, "roll 2": 1 / 6, "roll 3": 1 / 6}


def test_probabilities_are_refused_while_a_player_decides():
    game, numbers = Game(), RandomNumbers(1)
    while game.actor() == CHANCE:
        game.apply(next_action(game, numbers))
    with pytest.raises(SmallWorldError, match="chance has nothing to decide now; ask legal_actions"):
        game.probabilities()


def test_game_in_progress_has_no_result():
    assert Game().result() is None


@pytest.mark.parametrize("players", [2, 5])
def test_result_names_winners_ranks_and_coins(players):
    game = played(Game(board=find_board(f"base-{players}")))
    result = game.result()
    assert isinstance(result, Result)
    assert result.coins == tuple(game.state.coins)
    assert [seat for seat, rank in enumerate(result.ranks) if rank == 1] == list(result.winners)
    assert max(result.coins) == result.coins[result.winners[0]]


def test_players_with_equal_coins_and_tokens_share_a_rank():
    state = finished([30, 40, 40])
    state.held = [0] * len(state.held)
    assert Game.result(with_state(state)) == Result((1, 2), (3, 1, 1), (30, 40, 40), (0, 0, 0))


def finished(coins: list[int]) -> State:
    """Return the end of a game in which the players have these coins."""
    state = played(Game(board=find_board(f"base-{len(coins)}"))).state
    state.coins = coins
    return state


def with_state(state: State) -> Game:
    """Return a game in this state."""
    game = Game(state.rules, state.board, [f"Player {place + 1}" for place in range(state.players)])
    game.state = state
    return game


# --- Records ------------------------------------------------------------------------------------------


def test_record_is_visited_line_by_line():
    game = Game(seats=["Ana", "Ben"])
    assert len(game.record) == 0
    for line in ("banner amazons", "badge alchemist"):
        game.apply(game.parse(line))
    assert list(game.record) == ["banner amazons", "badge alchemist"]
    assert len(game.record) == 2
    assert repr(game.record) == "<Record: base-2, Ana, Ben, 2 actions>"


def test_game_can_be_replayed_line_by_line():
    game = played(Game(), 60)
    again = Game()
    for line in game.record:
        again.apply(again.parse(line))
    assert again == game
