"""The column of combos that a player may choose from."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

from smallworld.cli.words.lines import Line, filled, flowing, gap, length, line, text_of
from smallworld.cli.words.scene import Scene, ability_slug
from smallworld.engine.state import NONE
from smallworld.engine.steps.choose_combo import affordable, chooser_of, price_of

ALL: Final = 100  # more lines than any description of a combo has


def column_lines(scene: Scene, columns: int, tight: bool = False, most: int = ALL) -> list[Line]:
    """Return the combos on offer, the first at the top, with price, tokens, coins and abilities.

    Race and power have a paragraph each, or share one if `tight`. A paragraph has at most `most` lines.
    """
    state = scene.state
    if chooser_of(state.rules).is_apart():
        return _row_lines(scene, tight)
    if chooser_of(state.rules).is_crossed():
        return _hand_lines(scene, columns, tight)
    given = state.rules.tokens
    payable = affordable(state, scene.viewer) if scene.viewer >= 0 else range(len(state.offered_races))
    combos = list(zip(state.offered_races, state.offered_powers, strict=True))
    names = [scene.combo_of(race, power) for race, power in combos]
    tokens = [scene.counted(given[race] + given[power], "tokens") for race, power in combos]
    widest, longest = max(map(cell_len, names)), max(map(cell_len, tokens))
    lines: list[Line] = []
    for place, (race, power) in enumerate(combos):
        name = names[place]
        if power == NONE:
            name = scene.say("combo-waits", race=scene.words.race_arg(ability_slug(state, race)))
        price = price_of(state, place)
        spans = line(
            (f"{place + 1:2}  {filled(name, widest)}  ", "bold"), f"{filled(tokens[place], longest)}  "
        )
        asked = scene.say("costs-coins", number=price) if price else scene.say("free")
        spans.append((asked, "bold" if price else "good"))
        lying = [(state.offered_coins[place], "coins"), (state.offered_tokens[place], "tokens")]
        brings = scene.listed([scene.counted(number, what) for number, what in lying if number])
        if brings:
            spans.append((f"   {scene.say('combo-brings', lying=brings)}", "good"))
        if place not in payable:
            spans.append((f"   {scene.say('combo-too-dear')}", "warn"))
        lines += flowing(spans, columns, 4)
        cards = [_card(scene, id) for id in (power, race) if id != NONE]
        if tight:
            cards = [[span for card in cards for span in (*card, (gap(text_of(card)), ""))]]
        for card in cards:
            lines += _cut(flowing([("   ", ""), *card], columns, 3 if tight else 5), most, columns)
    return lines


def _cut(lines: list[Line], most: int, columns: int) -> list[Line]:
    """Return the first lines of a paragraph, with an ellipsis if there are more."""
    if len(lines) <= most:
        return lines
    kept = [list(spans) for spans in lines[:most]]
    last = kept[-1]
    while len(last) > 1 and length(last) > columns - 2:  # every line leaves the last column free
        last.pop()  # drop the last word
    text, style = last[-1]
    last[-1] = (text.rstrip(" ,.:;") + "…", style)
    return kept


def _row_lines(scene: Scene, tight: bool) -> list[Line]:
    """Return rows with price and coins, and a race and a power side by side, the first at the top.

    Races and powers that the viewer may take now are bold. A blank line comes first unless `tight`.
    """
    state, chooser = scene.state, chooser_of(scene.state.rules)
    places = chooser.payable(state, scene.viewer) if scene.viewer >= 0 else chooser.places(state)
    usable = {chooser.race_at(state, place) for place in places}
    usable |= {chooser.power_at(state, place) for place in places}
    by_row: list[list[int]] = [[] for _ in state.offered_coins]
    for place, race in enumerate(state.offered_races):
        by_row[chooser.row_at(state, place)].append(race)
    for row, power in enumerate(state.offered_powers):
        by_row[row].insert(1, power)
    given, found = state.rules.tokens, dict(zip(state.offered_races, state.offered_tokens, strict=True))
    told = [
        [f"{scene.ability(id)} {given[id]}" + (f" +{found[id]}" if found.get(id) else "") for id in ids]
        for ids in by_row
    ]
    widths = [max([cell_len(names[at]) for names in told if at < len(names)]) for at in range(len(told[0]))]
    lines: list[Line] = [] if tight else [[]]
    for row, ids in enumerate(by_row):
        price, coins = chooser.price_of_row(state, row), state.offered_coins[row]
        spans = line((f"{row + 1:2}  ", "bold"))
        for at, id in enumerate(ids):
            spans.append((f"{filled(told[row][at], widths[at])}  ", "bold" if id in usable else "dim"))
        asked = scene.say("costs-coins", number=price) if price else scene.say("free")
        spans.append((asked, "bold" if price else "good"))
        if coins:
            brings = scene.say("combo-brings", lying=scene.counted(coins, "coins"))
            spans.append((f"   {brings}", "good"))
        lines.append(spans)
    return lines


def _hand_lines(scene: Scene, columns: int, tight: bool) -> list[Line]:
    """Return a line for each race and then each power of a hand, with its tokens, price and ability."""
    state, chooser = scene.state, chooser_of(scene.state.rules)
    hand = list(dict.fromkeys([*state.offered_races, *state.offered_powers]))
    names = [scene.ability(id) for id in hand]
    widest = max(map(cell_len, names), default=0)
    lines: list[Line] = []
    for id, name in zip(hand, names, strict=True):
        if lines and id == state.offered_powers[0]:
            lines.append([])
        tokens = scene.counted(state.rules.tokens[id], "tokens")
        spans = line((f" {filled(name, widest)}  ", "bold"), tokens)
        coins, more = chooser.bonus_of(state, id)
        brings = [
            scene.counted(number, what) for number, what in ((coins, "coins"), (more, "tokens")) if number > 0
        ]
        if brings:
            spans.append((f"   {scene.say('combo-brings', lying=scene.listed(brings))}", "good"))
        if coins < 0:
            spans.append((f"   {scene.say('costs-coins', number=-coins)}", "warn"))
        short = _short(scene, id)
        if short and not tight:
            lines += flowing([*spans, (f"   {short}", "")], columns, widest + 3)
        else:
            lines.append(spans)
    return lines


def _card(scene: Scene, id: int) -> Line:
    """Return the name of a race or power, and its one-sentence text if there is one."""
    short = _short(scene, id)
    if short:
        title = scene.say("combo-card", ability=scene.ability(id))
        return line((title, "bold"), f"{gap(title)}{short}")
    return line((scene.ability(id), "bold"))


def _short(scene: Scene, id: int) -> str:
    """Return the one-sentence text of a race or power, or "" if it has none."""
    name = ability_slug(scene.state, id)
    known = [kind for kind in ("race", "power") if scene.words.knows(f"{kind}-{name}-short")]
    return scene.say(f"{known[0]}-{name}-short") if known else ""
