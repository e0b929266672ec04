"""A free board on the terminal: its statistics."""

from __future__ import annotations

from smallworld.cartography.quality.board_census import BoardCensus
from smallworld.cli.screen.realm_view import NOTHING, shares_line, told
from smallworld.cli.words.lines import Line
from smallworld.translate import Translator


def board_census_lines(words: Translator, census: BoardCensus) -> list[Line]:
    """Return a line for each statistic, in the style of a warning if the board has a part that is cut off."""
    lonely, dead_ends = words.listed(census.lonely), words.listed(census.dead_ends)
    return [
        told(words, "lands", number=census.lands, wanted=census.wanted),
        told(words, "parts", warns=census.parts != 1, number=census.parts),
        told(words, "lonely", warns=bool(lonely), regions=lonely or NOTHING),
        told(words, "dead-ends", warns=bool(dead_ends), regions=dead_ends or NOTHING),
        told(words, "neighbours", number=words.number(census.neighbours, ".1f")),
        told(words, "edge", number=census.edge),
        told(words, "entries", number=census.entries),
        told(words, "alike", number=census.alike),
        shares_line(words, "terrains", census.terrains, census.lands),
        *([shares_line(words, "symbols", census.symbols, census.lands)] if census.symbols else []),
        told(words, "guarded", tribes=census.tribes, monsters=census.monsters),
    ]
