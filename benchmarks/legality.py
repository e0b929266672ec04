"""The cost of checking one action, compared with the list of all legal actions, by step."""

from collections import defaultdict
from time import perf_counter

from smallworld import is_compiled
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.shelf import BOXES
from smallworld.engine.action import Action
from smallworld.engine.game import is_legal, legal_actions, new_game, play
from smallworld.engine.state import State
from smallworld.engine.steps.step import STEP_NAMES

GAMES = 40
TIMES = 20  # runs of each check; the fastest one counts
PLAYERS = 4


def listed(state: State, action: Action) -> bool:
    """Return whether an action is in the list of legal actions."""
    return action in legal_actions(state)


def nanoseconds(way, state: State, action: Action) -> float:
    fastest = float("inf")
    for _ in range(TIMES):
        began = perf_counter()
        way(state, action)
        fastest = min(fastest, perf_counter() - began)
    return 1e9 * fastest


print(f"rules {'compiled' if is_compiled() else 'interpreted'}; nanoseconds by the list, without it, ratio")
for boxes in (("base",), BOXES):
    rules = make_rules(boxes)
    board = find_board(board_for(PLAYERS, boxes))
    spent: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for game in range(GAMES):
        state, numbers = new_game(rules, board, PLAYERS), RandomNumbers(1, game)
        while not state.over:
            actions = legal_actions(state)
            action = draw(state, numbers) if state.waits_for else actions[numbers.below(len(actions))]
            times = nanoseconds(listed, state, action), nanoseconds(is_legal, state, action)
            spent[STEP_NAMES.get(state.step(), "an ability's own")].append(times)
            spent["all"].append(times)
            play(state, action)
    print(f"{' '.join(boxes)}:")
    for step, times in sorted(spent.items(), key=lambda row: len(row[1])):
        by_list, without = (sum(column) / len(times) for column in zip(*times, strict=True))
        print(f"{step:18}{len(times):7} asked {by_list:9.0f} ns {without:9.0f} ns {without / by_list:6.2f}")
