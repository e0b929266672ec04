"""Answers to "look", "why" and "score": what a player may want to know before deciding."""

from __future__ import annotations

from smallworld.cli.forecast import scored_now
from smallworld.cli.lines import Line, line, wrapped
from smallworld.cli.prospects import Prospects
from smallworld.cli.scene import Scene
from smallworld.engine.board import Region, regions_in
from smallworld.engine.pricing import price_conquests, quote


def look_at(scene: Scene, region: Region, prospects: Prospects | None, columns: int) -> list[Line]:
    """Terrain, holder and neighbours of a region, and what it costs."""
    board = scene.state.board
    edge = ", at the edge" if board.edge >> region & 1 else ""
    coast = ", on the coast" if board.coast >> region & 1 else ""
    lines = [line((scene.region(region), "bold"), f": {scene.features(region)}{edge}{coast}")]
    lines += wrapped(f"held by {scene.holder_in_words(region)}", columns, 2)
    lines.append(line(("  neighbours", "dim")))
    for other in regions_in(board.neighbours[region]):
        mark, style = prospects.mark(other) if prospects else ("", "")
        name = f"{other + 1:4} {board.names[other]:16} {scene.features(other):23} "
        price: Line = [(f"  →{mark}", style)] if mark else []
        lines.append([(name, ""), *scene.holder(other), *price])
    return lines + why(scene, region, prospects, columns)


def why(scene: Scene, region: Region, prospects: Prospects | None, columns: int) -> list[Line]:
    """The price of a region, item by item, or why it cannot be had."""
    place = scene.region(region)
    if prospects is not None:
        lines = wrapped(f"{place}: {prospects.explain(region)}.", columns, 2, "", 2)
        lacking = prospects.price(region) - prospects.hand
        if prospects.attempt(region) is not None:
            odds = (
                f"You have {prospects.hand}; the die must show {lacking} or more: {prospects.odds(region)} %."
            )
            lines += wrapped(odds, columns, 2)
        elif prospects.is_target(region) and lacking > 0:
            lines += wrapped(f"You have {prospects.hand}: {lacking} too few.", columns, 2)
        return lines
    player = scene.viewer
    if player < 0 or not scene.state.banners[player]:
        return wrapped("No race of yours could conquer it now.", columns, 2)
    answer = quote(price_conquests(scene.state, player), region)
    if answer.refusals:
        return wrapped(f"{place}: {answer}.", columns, 2)
    return wrapped(
        f"{place}: for your {scene.race(player)}, price {answer.tokens} = {answer}.", columns, 2, "", 2
    )


def score_lines(scene: Scene, columns: int) -> list[Line]:
    """What every seat would score as the board stands, the viewer first."""
    seats = sorted(scene.seats, key=lambda seat: seat.place != scene.viewer)
    lines = [line(("If the turn were scored as the board stands:", "dim"))]
    for seat in seats:
        words = scored_now(scene, seat.place)
        lines += wrapped(f"{seat.crest} {seat.name}: {words}", columns, 2, seat.style(), 4)
    return lines
