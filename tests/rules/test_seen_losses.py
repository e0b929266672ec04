"""Tokens lost in a conquest, which all abilities on the table can see."""

from kit.table import table
from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Badge
from smallworld.engine.state import TRIBE

RED, DECLINED_RED = 1, 3
BATTLEFIELD = """
    home    hill      me 3             edge
    meadow  farmland  red 3            beside home
    ford    hill      tribe 1          beside home
    marsh   swamp     red/declined 1   beside home
    grove   forest                     beside home
"""


class Watchful(Ability):
    """An ability that records the losses it sees."""

    def __init__(self):
        super().__init__()
        self.seen = []

    def saw_loss(self, state, me, loser, region, tokens):
        self.seen.append((me, loser, state.board.ids[region], tokens))


def played(line, red="dwarves"):
    """Return the losses that red's watchful power sees in a conquest."""
    watchful = Watchful()
    game = table(BATTLEFIELD, me="ratmen", red=red, hand=9)
    rules = make_rules(("base",), Box("own", "Own", 1, [], [Badge("Watchful", 4, watchful)]))
    game.state.rules = rules
    game.state.serve(RED, (game.state.banners[RED], watchful.id))
    game.play(line)
    return watchful.seen


def test_report_shows_a_token_lost_with_a_region():
    assert played("conquer meadow x5") == [(RED, RED, "meadow", 1)]


def test_report_shows_the_loss_of_a_lost_tribe():
    assert played("conquer ford x3") == [(RED, TRIBE, "ford", 1)]


def test_report_shows_the_loss_of_a_token_in_decline():
    assert [seen[1:] for seen in played("conquer marsh x3")] == [(DECLINED_RED, "marsh", 1)]


def test_report_shows_no_loss_for_an_empty_region():
    assert played("conquer grove x2") == []


def test_report_shows_no_loss_if_no_token_is_lost():
    assert played("conquer meadow x5", red="elves") == []
