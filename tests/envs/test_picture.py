"""The picture of a table."""

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

from laws.walks import PLAYERS, Walk
from smallworld.envs.picture import PIXELS, rasterise
from smallworld.views.picture import board_picture
from smallworld.views.seat import seen_by

SVG = "{http://www.w3.org/2000/svg}"


def words(picture: str) -> list[str]:
    return [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text") if text.text]


@pytest.mark.parametrize("players", PLAYERS)
def test_picture_shows_every_region_and_a_disc_for_every_stack(players):
    state = Walk(players, seed=1, decisions=120).reach()
    root = ElementTree.fromstring(board_picture(seen_by(state, 0), 0))
    names = {text.text for text in root.iter(f"{SVG}text")}
    assert names.issuperset(state.board.names)
    stacks = sum(1 for tokens in state.tokens if tokens)
    assert len(list(root.iter(f"{SVG}circle"))) == stacks + players


def test_picture_shows_only_the_coins_of_the_observing_seat():
    state = Walk(3, seed=1, decisions=60).reach()
    told = [line for line in words(board_picture(seen_by(state, 1), 1)) if line.startswith("Player")]
    assert [line.partition(": ")[2].partition(";")[0] for line in told] == [
        "hidden coins",
        f"{state.coins[1]} coins",
        "hidden coins",
    ]


def test_pixels_have_the_proportions_and_colours_of_the_picture():
    picture = board_picture(Walk(2, seed=1, decisions=60).reach(), 0)
    _, _, width, height = ElementTree.fromstring(picture).attrib["viewBox"].split()
    pixels = rasterise(picture)
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (PIXELS, 3)
    assert abs(pixels.shape[0] - float(height) * PIXELS / float(width)) < 2
    assert (pixels == (0xC2, 0x3B, 0x22)).all(axis=2).any(), "the first player's red"
