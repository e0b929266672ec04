"""Ready-made choices of boxes for a table; their titles are in the catalogues (`preset-...`)."""

from __future__ import annotations

from typing import Final

from smallworld.content.shelf import BOXES, OPTIONS, SHELF

_ALL: Final = {
    "base-only": ("base",),
    "ladies": ("base", "grand_dames"),
    "everything": (*BOXES, *OPTIONS),
    "underground": ("underground",),
    "both-below": ("base", "underground", "below"),
    "both-above": ("base", "underground"),
    "night": ("base", "cursed", "be_not_afraid", "necromancer"),
}


def presets() -> dict[str, tuple[str, ...]]:
    """Return the names of the boxes, options and scenario of each preset, in the order of `names_of`."""
    return {
        name: tuple([part for part in SHELF if part in parts])
        for name, parts in _ALL.items()
        if all(part in SHELF for part in parts)
    }
