"""The choice of a table's contents by name: boxes, options, a scenario and a world."""

from __future__ import annotations

from smallworld.content.shelf import (
    ALL,
    BOXES,
    HOMES,
    LEADERS,
    NO_BOX,
    NO_PLACES,
    NO_SUCH_SCENARIO,
    NO_SUCH_WORLD,
    NO_WORLD,
    NOT_IN_WORLD,
    OPTIONS,
    PLACES,
    PLAYED_IN,
    SCENARIOS,
    SHELF,
    TWO_SCENARIOS,
    SetupError,
    hint,
    is_scenario,
    open_box,
    shelved,
)
from smallworld.content.worlds import BELOW, BOTH, SURFACE, UNDERGROUND, WORLDS, features_of, fits
from smallworld.engine.given import check_type
from smallworld.engine.rules import slug
from smallworld.engine.text.untrusted import quoted

Boxes = str | list[str] | tuple[str, ...]  # names of boxes; a text is one name, or several with commas


def names_of(
    boxes: Boxes,
    leaders: bool = False,
    scenario: str = "",
    world: str = "",
    places: bool = False,
) -> tuple[str, ...]:
    """Return the names of everything that a table plays with, each once and in the order of the shelf.

    Records use these names. `boxes` may also name options and scenarios, as in records, and "all" means every
    box. An empty name is ignored. Without a `world`, the table plays in the world of the first box. In the
    underground world, relics and places are always in play, and `places` is not needed.

    Raises:
        SetupError: a name is unknown or of another kind, there is no box, or there are two scenarios. Or the
            boxes lack the world or the requested relics and places. Or the scenario cannot be played in the
            world.
    """
    for argument, text in (("scenario", scenario), ("world", world)):
        check_type(text, str, argument)
    for argument, flag in (("leaders", leaders), ("places", places)):
        check_type(flag, bool, argument)
    names: list[str] = []
    for name in given_boxes(boxes):
        check_type(name, str, "boxes, each of them")
        name = shelved(name)
        if name:
            names += BOXES if name == ALL else [open_box(name).name]
    if leaders:
        names.append(LEADERS)
    if places:
        names.append(PLACES)
    if scenario:
        names.append(_scenario(shelved(scenario)))
    if not any(name in BOXES for name in names):
        raise _no_box(names)
    scenarios = [name for name in SCENARIOS if name in names]
    scenarios += [name for name in dict.fromkeys(names) if is_scenario(name) and name not in SCENARIOS]
    if len(scenarios) > 1:
        raise SetupError(TWO_SCENARIOS, f"scenario: choose one at most, not {' and '.join(scenarios)}", {})
    played = _played_in(names, world)
    found = [name for name in SHELF if name in names and name not in PLAYED_IN]
    found += [name for name in scenarios if name not in SHELF]
    if played != world_of(tuple(found)):
        found.append(BELOW if played == UNDERGROUND else BOTH)
    if PLACES in found and played != SURFACE:
        found.remove(PLACES)
    if PLACES in found and not _has_markers(found):
        raise _no_places(found)
    for name in found:
        if not fits(open_box(name).needs, features_of(played)):
            raise _not_there(name, played)
    return tuple(found)


def names_of_scenario(scenario: str) -> tuple[str, ...]:
    """Return the names of everything in play in a scenario with the fewest boxes: base, or also Underground.

    Raises:
        SetupError: the scenario is unknown.
    """
    try:
        return names_of("base", scenario=scenario)
    except SetupError as error:
        if error.code != NO_WORLD:
            raise
        return names_of("base,underground", scenario=scenario)


def given_boxes(boxes: Boxes) -> list[str]:
    """Return the names of boxes in the given order.

    Raises:
        TypeError: the argument is neither a name nor a list or tuple of names.
    """
    if isinstance(boxes, str):
        return [name.strip() for name in boxes.split(",")]
    check_type(boxes, (str, list, tuple), "boxes")
    return list(boxes)


def world_of(names: tuple[str, ...]) -> str:
    """Return the world in which these boxes and scenarios are played: SURFACE, UNDERGROUND or BOTH.

    Without a box, it is SURFACE.
    """
    if BOTH in names or any(is_scenario(name) and open_box(name).world == BOTH for name in names):
        return BOTH
    homes = [HOMES[name] for name in names if name in BOXES]
    return UNDERGROUND if BELOW in names or (homes and SURFACE not in homes) else SURFACE


def worlds_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the worlds of these boxes, each once."""
    homes = [HOMES[name] for name in names if name in BOXES]
    return tuple([world for world in WORLDS if world in homes])


def _played_in(names: list[str], wanted: str) -> str:
    """Return the wanted world, or else the world of the scenario's boards or of the first box.

    A table may ask for both worlds only if the scenario has boards of both.

    Raises:
        SetupError: there is no such world, or neither the boxes nor the scenario have it.
    """
    boards = [open_box(name) for name in names if open_box(name).layouts]
    leaves_it = any(BOTH in scenario.worlds for scenario in boards)
    if wanted and wanted not in worlds_of(BOXES) and not (wanted == BOTH and leaves_it):
        known = ", ".join((*worlds_of(BOXES), BOTH) if leaves_it else worlds_of(BOXES))
        message = f'unknown world "{quoted(wanted)}"{hint(wanted, WORLDS) or f". Available: {known}"}'
        raise SetupError(NO_SUCH_WORLD, message, {"world": wanted, "known": known})
    homes = [HOMES[name] for name in names if name in BOXES]
    world = wanted or (BOTH if BOTH in names else UNDERGROUND if BELOW in names else homes[0])
    for scenario in boards:
        if wanted and wanted not in scenario.worlds:
            elsewhere = ", ".join(scenario.worlds)
            raise SetupError(
                NOT_IN_WORLD,
                f"{scenario.name}: its boards are in the world {elsewhere}, not in {wanted}",
                {"boxes": scenario.name, "feature": "tiles", "elsewhere": elsewhere},
            )
        if world not in scenario.worlds:
            world = scenario.world
    if not boards and any(open_box(name).world == BOTH for name in names if name != BOTH):
        world = BOTH
    if world == BOTH:
        missing = [other for other in WORLDS if other not in homes]
        if not missing:
            return world
        world = missing[0]
    if world not in homes:
        bring = [name for name in BOXES if open_box(name).boards and HOMES[name] == world]
        example = ",".join([*names, bring[0]])
        raise SetupError(
            NO_WORLD,
            f'world "{world}" needs the box {" or ".join(bring)}; add it, as in {example}',
            {"world": world, "boxes": ", ".join(bring)},
        )
    return world


def _not_there(name: str, world: str) -> SetupError:
    """Return the error for a scenario that needs a feature that the boards of a world do not have."""
    needs = open_box(name).needs
    elsewhere = ", ".join([other for other in WORLDS if fits(needs, features_of(other))])
    boxes = ", ".join([box for box in BOXES if open_box(box).boards and HOMES[box] == elsewhere])
    message = (
        f"{name} cannot be played in the world {world}, which has no {needs[0]}; "
        f"it needs the world {elsewhere}, with {boxes}"
    )
    return SetupError(NOT_IN_WORLD, message, {"boxes": name, "feature": needs[0], "elsewhere": elsewhere})


def _has_markers(names: list[str]) -> bool:
    """Return whether any of these boxes has relics or places."""
    return any(other.marker for name in names for other in open_box(name).auxiliaries)


def _no_places(names: list[str]) -> SetupError:
    """Return the error for a table that asks for relics and places, although no box has any."""
    known = ", ".join([name for name in BOXES if _has_markers([name])])
    without = ", ".join([name for name in names if name in BOXES])
    return SetupError(
        NO_PLACES,
        f"{PLACES}: {without} brings no relics and places, but {known} does",
        {"boxes": known},
    )


def _scenario(name: str) -> str:
    if is_scenario(name):
        return open_box(name).name
    for scenario in SCENARIOS:
        if slug(open_box(scenario).title) == slug(name.replace("_", " ")):
            return scenario
    known = ", ".join(SCENARIOS)
    if name in OPTIONS:
        told = f": it is an option. Available: {known}"
    elif name in BOXES:
        told = f": it is a box. Available: {known}"
    else:
        told = hint(name, SCENARIOS) or f". Available: {known}"
    message = f'unknown scenario "{quoted(name)}"{told}'
    raise SetupError(NO_SUCH_SCENARIO, message, {"scenario": name, "known": known})


def _no_box(names: list[str]) -> SetupError:
    """Return the error for a table without boxes: no name was given, or only names of additions to boxes."""
    known = ", ".join(BOXES)
    if names:
        message = f"boxes: {' and '.join(names)} cannot be played alone; add at least one of {known}"
    else:
        several = ",".join(BOXES[:2])
        message = (
            f"boxes: no box is named. Available: {known}; or {ALL}. "
            f"Separate several with commas, as in {several}"
        )
    return SetupError(NO_BOX, message, {"known": known})
