"""The same seed and decisions give the same events in every build of the rules."""

from __future__ import annotations

import json

import pytest

from house.same_events import CHOICES, DIGESTS, GAMES, digest_of


@pytest.mark.parametrize("first", range(len(CHOICES)))
def test_each_build_plays_the_same_events(first: int):
    wanted = json.loads(DIGESTS.read_text("utf-8"))
    assert len(wanted) == GAMES
    games = range(first, GAMES, len(CHOICES))
    assert [digest_of(game) for game in games] == [wanted[game] for game in games]
