"""Keys: pairs of small numbers in one int; only this module knows the format.

| int                                       | low bits: an id          | high bits: an owner    |
| ----------------------------------------- | ------------------------ | ---------------------- |
| entry in the plan of a turn               | the step, or the ability | the side that takes it |
| key of memory, pieces, stores or a shield | the ability              | the owner              |

Ids have as many bits here as in actions; see `action`.
"""

from __future__ import annotations

from smallworld.engine.board import Side


def entry_of(step: int, side: Side) -> int:
    """Return the plan entry in which `side` takes `step`."""
    return step | side << 10


def step_of(entry: int) -> int:
    """Return the step, or the ability, in a plan entry."""
    return entry & 1023


def side_of(entry: int) -> Side:
    """Return the side in a plan entry."""
    return entry >> 10


def key_of(owner: int, ability: int) -> int:
    """Return the key for the memory, pieces or stores of an ability of `owner`."""
    return owner << 10 | ability


def owner_of(key: int) -> int:
    """Return the owner in a key."""
    return key >> 10


def ability_of(key: int) -> int:
    """Return the ability in a key."""
    return key & 1023
