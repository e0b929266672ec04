"""Which build of the rules runs: compiled by mypyc, or the Python source it was compiled from.

Both lie in the same folders, `state.cpython-313-x86_64-linux-gnu.so` beside `state.py`, and Python
prefers the compiled one. The environment variable SMALLWORLD_COMPILED chooses:

- unset: compiled where it was built;
- 0: the source, to set breakpoints, measure coverage or compare;
- 1: compiled, or the import fails.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

SWITCH = "SMALLWORLD_COMPILED"


class SourceOnly:
    """Finds every module of smallworld as source, even where a compiled one lies beside it.

    It goes before Python's own finders, and leaves to them whatever is not ours.
    """

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith("smallworld."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None and spec.loader is not None:
                    return spec
        return None


def is_compiled() -> bool:
    """Whether the compiled rules run, not the source."""
    spec = find_spec("smallworld.engine.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def choose_build() -> None:
    """Do as SMALLWORLD_COMPILED says; to be called before any other module of smallworld is imported.

    Raises:
        ImportError: compiled rules are demanded, but were not built.
        ValueError: the switch is set to something else than 0 or 1.
    """
    asked = os.environ.get(SWITCH, "")
    if asked not in ("", "0", "1"):
        raise ValueError(
            f"{SWITCH} is {asked!r}; it may be 0 (source), 1 (compiled) or unset (whichever there is)"
        )
    if asked == "0":
        sys.meta_path.insert(0, SourceOnly)
    if asked == "1" and not is_compiled():
        raise ImportError(
            f"{SWITCH}=1 demands the compiled rules, but they were not built for this Python. In a checkout, "
            f"`make compile` builds them (it needs a C compiler); without {SWITCH} the source runs instead."
        )
