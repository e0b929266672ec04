"""The option Leaders of Small World and its numbers."""

from __future__ import annotations

from typing import Final

from smallworld.content.box import Box
from smallworld.content.leaders.leader import Hire, Leader
from smallworld.engine.rules import Banner

NAME: Final = "leaders"
TITLE: Final = "Leaders of Small World"
VERSION: Final = 1


def leaders_box() -> Box:
    """Return the option Leaders, with newly made abilities."""
    leader = Leader("leader")
    auxiliaries = [
        Banner("Leader", 0, 0, leader),
        Banner("Hire", 0, 0, Hire(leader)),
        Banner("Ransom", 0, 0, leader.ransom),
    ]
    return Box(NAME, TITLE, VERSION, [], [], auxiliaries=auxiliaries, topics=("leaders",))
