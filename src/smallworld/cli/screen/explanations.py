"""Answers to "look", "why" and "score": details that help a player to decide."""

from __future__ import annotations

from smallworld.cli.screen.prospects import Prospects
from smallworld.cli.words.forecast import scored_now
from smallworld.cli.words.lines import Line, filled, line, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.engine.board import Region, regions_in
from smallworld.engine.pricing import price_conquests, quote


def look_at(scene: Scene, region: Region, prospects: Prospects | None, columns: int) -> list[Line]:
    """Return lines that describe a region: terrain, holder, neighbours and price."""
    board = scene.state.board
    place = [scene.features(region)]
    place += [scene.say("feature-edge")] if board.edge >> region & 1 else []
    place += [scene.say("feature-coast")] if board.coast >> region & 1 else []
    lines = [line((scene.say("look-place", region=scene.region(region)), "bold"), f" {', '.join(place)}")]
    lines += wrapped(scene.say("look-holder", holder=scene.holder_in_words(region)), columns, 2)
    for holding in scene.holdings_in(region):
        lines += wrapped(scene.holding(holding), columns, 2, "", 2)
    for field in scene.fields_beside(region):
        lines += wrapped(scene.field_in_words(field), columns, 2, "", 2)
    lines.append(line((f"  {scene.say('look-neighbours')}", "dim")))
    for other in regions_in(board.neighbours[region]):
        mark, style = prospects.mark(other) if prospects else ("", "")
        price: Line = [(f"  →{mark}", style)] if mark else []
        name = f"{other + 1:4} {filled(scene.name(other), 16)} {filled(scene.features(other), 23)} "
        lines.append([(name, ""), *scene.holder(other), *price])
    return lines + why(scene, region, prospects, columns)


def why(scene: Scene, region: Region, prospects: Prospects | None, columns: int) -> list[Line]:
    """Return lines that explain the price of a region item by item, or why it cannot be conquered."""
    place = scene.region(region)
    if prospects is not None:
        price = scene.price(prospects.quote(region))
        lines = wrapped(scene.say("why-price", region=place, price=price), columns, 2, "", 2)
        lacking = prospects.price(region) - prospects.hand
        if prospects.attempt(region) is not None:
            odds = {"hand": prospects.hand, "pips": lacking, "percent": prospects.odds(region)}
            lines += wrapped(scene.say("why-die", **odds), columns, 2)
        elif prospects.is_target(region) and lacking > 0:
            lines += wrapped(scene.say("why-short", hand=prospects.hand, short=lacking), columns, 2)
        return lines
    player = scene.viewer
    if player < 0 or not scene.state.banners[player]:
        return wrapped(scene.say("why-no-race"), columns, 2)
    answer = quote(price_conquests(scene.state, player), region)
    if answer.refusals:
        return wrapped(scene.say("why-price", region=place, price=scene.price(answer)), columns, 2)
    price = scene.price(answer)
    yours = scene.say("why-race", region=place, price=price, **scene.combo_args(player))
    return wrapped(yours, columns, 2, "", 2)


def score_lines(scene: Scene, columns: int) -> list[Line]:
    """Return lines with the coins that every seat would score on the present board, the viewer's first."""
    seats = sorted(scene.seats, key=lambda seat: seat.place != scene.viewer)
    lines = wrapped(scene.say("score-now"), columns, 0, "dim")
    for seat in seats:
        words = scene.say("score-of", player=seat.name, coins=scored_now(scene, seat.place))
        lines += wrapped(f"{seat.crest} {words}", columns, 2, seat.style(), 4)
    return lines
