"""Rules of all tile boards: chasms, rivers, tunnels, and pieces by number of players.

Source: Realms, "Boards", "Tunnels".
"""

import pytest

from kit.scenarios import SCENARIOS, table
from smallworld.content.catalogue import find_board, layout_board, make_rules
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.formats.layout_file import layout_file, load_layout
from smallworld.content.worlds import SURFACE
from smallworld.engine.board import count


@pytest.mark.parametrize(
    ("number", "players"),
    [
        (1, (2, 3, 4, 5, 6)),
        (2, (2, 3, 4, 5, 6)),
        (3, (2, 3, 4, 5, 6)),
        (4, (3, 4, 5, 6)),
        (5, (4, 5)),
        (6, (2, 3, 4, 5, 6)),
        (8, (3, 4, 5)),
    ],
)
def test_each_scenario_has_boards_for_its_player_counts(number, players):
    # REA-08
    assert SCENARIOS[number]().layouts == players


@pytest.mark.parametrize("players", SCENARIOS[3]().layouts)
def test_board_has_two_coin_mines_for_each_player_but_one(players):
    # REA-41
    board = find_board(layout_board("realms_3", players))
    assert count(board.where("coin-mine")) == 2 * (players - 1)


@pytest.mark.parametrize("players", SCENARIOS[8]().layouts)
def test_sword_and_one_region_more_than_players_have_monsters(players):
    # REA-110
    board = find_board(layout_board("realms_8", players))
    assert count(board.monsters) == 1 + players + 1
    assert count(board.where("sword") & board.monsters) == 1


def counts(scenario, laid):
    """Return how often a feature is on the board of a scenario, by number of players."""
    return [
        count(find_board(layout_board(f"realms_{scenario}", players)).where(laid))
        for players in SCENARIOS[scenario]().layouts
    ]


def tribes(scenario):
    boards = [
        find_board(layout_board(f"realms_{scenario}", players)) for players in SCENARIOS[scenario]().layouts
    ]
    return [count(board.tribes & ~board.monsters) for board in boards]


def test_each_scenario_has_its_number_of_peaks():
    assert counts(1, "peak") == [1, 1, 2, 3, 4]
    assert counts(4, "peak") == [2, 3, 4, 4]
    assert counts(5, "peak") == counts(5, "throne") == [1, 1]
    assert counts(2, "peak") == counts(3, "peak") == [0] * 5


def test_each_scenario_has_its_number_of_lost_tribes():
    assert tribes(1) == tribes(2) == tribes(3) == [6, 10, 13, 15, 18]
    assert tribes(4) == [9, 13, 16, 18]  # the box has 18
    assert tribes(5) == [13, 16]
    assert tribes(6) == tribes(7) == [4, 6, 9, 12, 15]
    assert tribes(8) == [0] * 3
    assert tribes(10) == [0] * 2
    assert tribes(11) == [12]
    assert tribes(12) == [7, 9, 11]


def test_boards_of_both_worlds_have_their_number_of_monsters():
    def guarded(scenario):
        layouts = SCENARIOS[scenario]().layouts
        boards = [find_board(layout_board(f"realms_{scenario}", players)) for players in layouts]
        return [count(board.monsters) for board in boards]

    assert (guarded(11), guarded(12)) == ([4], [4, 5, 6])


def test_sword_board_has_its_black_mountains_and_chasms():
    assert counts(8, "black-mountain") == [6, 8, 8]
    assert counts(8, "chasm") == [6, 6, 6]


def test_throne_has_five_neighbours_and_all_are_land():
    for players in SCENARIOS[5]().layouts:
        board = find_board(layout_board("realms_5", players))
        (seat,) = [region for region in range(len(board)) if board.where("throne") >> region & 1]
        assert count(board.neighbours[seat]) == 5
        assert not board.neighbours[seat] & ~board.land


def test_each_scenario_has_its_kind_of_water_and_rounds():
    for name, box in REALMS.items():
        for players in box().layouts:
            layout = load_layout(layout_file(name, players))
            others = {"realms_5": "sea", "realms_6": "drifting-sea", "realms_8": "closed-sea"}
            others |= dict.fromkeys(("realms_9", "realms_9_redrawn"), "growing-river")
            assert layout.water == others.get(name, "river")
            assert layout.rounds == {2: 10, 3: 10, 4: 9, 5: 8, 6: 8}[players]


# --- Chasms ---------------------------------------------------------------------------------------------

RIM = """
    rim   farmland me 1  edge
    rift  chasm,volcano       beside rim
    far   forest              beside rift
"""


def test_chasm_cannot_be_entered():
    # REA-14
    assert table(1, RIM, me="ratmen flying", hand=9).refuses("conquer rift x9")


def test_races_without_a_special_reach_cannot_cross_a_chasm():
    assert table(1, RIM, me="ratmen forest", hand=9).targets() == []


def test_spiderines_use_chasms_of_surface_tiles():
    game = table(1, RIM, me="spiderines commando", boxes="base underground", hand=9)
    assert game.offers("conquer far")


# --- Rivers ---------------------------------------------------------------------------------------------

BROOK = "bank farmland me 1 \n brook river edge beside bank"


@pytest.mark.parametrize(("race", "price"), [("ratmen", 1), ("mummies", 1 + 1), ("kobolds", 2)])
def test_river_costs_one_whatever_its_length(race, price):
    # REA-20
    game = table(1, BROOK, me=f"{race} forest", boxes="base underground be_not_afraid", hand=9)
    assert game.price("brook") == price


# --- Tunnels --------------------------------------------------------------------------------------------

SHAFTS = """
    mouth  farmland,tunnel me 1   edge
    end    mine,tunnel                    beside mouth
    other  forest,tunnel                  beside end
"""


def test_tunnel_leads_to_its_other_end_at_the_usual_price():
    # REA-21
    game = table(1, SHAFTS, me="ratmen forest", hand=9)
    assert game.price("end") == 2
    assert game.targets() == ["end"]


def test_tunnel_ends_are_adjacent_for_every_rule():
    # REA-22
    game = table(
        1,
        SHAFTS.replace("mine,tunnel   ", "mine,tunnel red 1"),
        me="ratmen thieving",
        red="orcs forest, coins 5",
        boxes="base underground",
        hand=0,
    ).play("stop")
    assert (game.coins(), game.coins("red")) == (1 + 1, 5 - 1)


def test_sorcerers_reach_through_a_tunnel():
    # REA-186
    game = table(
        1,
        SHAFTS.replace("mine,tunnel   ", "mine,tunnel red 1"),
        me="sorcerers forest",
        red="orcs forest",
        hand=0,
    )
    game.play("sorcerers end player red")
    assert game.holder("end") == "me"


def test_tunnel_is_not_an_entry():
    # REA-187
    game = table(1, SHAFTS.replace("me 1", ""), me="", column="ratmen commando").play("take 1")
    assert game.targets() == ["mouth"]


@pytest.mark.parametrize("scenario", [name for name, box in REALMS.items() if box().world == SURFACE])
def test_races_that_need_chasms_play_if_every_board_has_a_chasm(scenario):
    boards = [find_board(layout_board(scenario, players)) for players in REALMS[scenario]().layouts]
    chasms = all(board.where("chasm") for board in boards)
    names = make_rules(("base", "underground"), scenario=scenario).names
    assert ("Spiderines" in names, "Flames" in names) == (chasms, chasms)
