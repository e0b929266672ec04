"""The cost of copying a state, and of other ways to copy it."""

from timeit import repeat

from smallworld import is_compiled
from smallworld.bots.playout import play_out
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.cli.commands.bench import middle_games
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.game import new_game
from smallworld.engine.state import State
from smallworld.engine.text.position import format_position, parse_position

NUMBER = 2_000


def seven_lists(state: State) -> None:
    """Copy only the seven lists of a state."""
    state.tokens[:], state.held[:], state.hand[:], state.coins[:]
    state.banners[:], state.badges[:], state.serving[:]


def lists_and_dicts(state: State) -> None:
    """Copy a state as if memories and pieces were changed in place and not replaced."""
    state.copy(), dict(state.memories), dict(state.placed)


def twelve_lists(state: State) -> None:
    """Copy a state as if the column and the stacks were lists."""
    state.copy()
    list(state.offered_races), list(state.offered_powers), list(state.offered_coins)
    list(state.unseen_races), list(state.unseen_powers)


def as_text(state: State) -> None:
    parse_position(state.rules, state.board, format_position(state))


def whole_game(state: State) -> None:
    """Play the game up to this state, for comparison."""
    play_out(new_game(state.rules, state.board, state.players), RandomNumbers(1))


def microseconds(way, states: list[State], number: int) -> float:
    def all_of_them() -> None:
        for state in states:
            way(state)

    return (
        1e6
        * min(repeat(all_of_them, number=number // len(states), repeat=7))
        / (number // len(states) * len(states))
    )


print(f"rules {'compiled' if is_compiled() else 'interpreted'}, states in the middle of random games")
rules = make_rules()
for players in (2, 5):
    states = middle_games(rules, find_board(board_for(players)), players)
    plain = microseconds(State.copy, states, NUMBER)
    print(f"\n{players} players: State.copy {plain:.2f} µs")
    for way, number in (
        (seven_lists, NUMBER),
        (lists_and_dicts, NUMBER),
        (twelve_lists, NUMBER),
        (as_text, 100),
        (whole_game, 20),
    ):
        time = microseconds(way, states, number)
        print(f"  {way.__name__:16} {time:9.2f} µs {time / plain:9.1f} times a copy")
