"""The choice between two builds of the rules: compiled by mypyc, or Python source.

Both builds are in the same folders, such as `state.cpython-313-x86_64-linux-gnu.so` next to `state.py`, and
Python prefers the compiled one. The environment variable SMALLWORLD_COMPILED decides:

- unset: use the compiled build if there is one;
- 0: the source, to set breakpoints, measure coverage or compare;
- 1: the compiled build, or the import fails;
- later: the source, while the compiled build is being made. Without this value, a program would mix both
  builds: it would load compiled modules as soon as they exist.
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
    """An import finder that loads modules of smallworld from source, even if compiled files are beside it.

    Python asks this finder before its own finders, which find all other modules.
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
    """Return whether the rules are running in their compiled build."""
    spec = find_spec("smallworld.engine.state")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def choose_build() -> None:
    """Apply the variable SMALLWORLD_COMPILED. Call this before importing any other module of smallworld.

    Raises:
        ImportError: compiled rules are required, but not built.
        ValueError: the variable is set to something else.
    """
    asked = os.environ.get(SWITCH, "")
    if asked not in ("", "0", "1", "later"):
        raise ValueError(
            f"{SWITCH} is {asked!r}; it may be 0 (source), 1 (compiled), later (source, while compiling) "
            "or unset (whichever is available)"
        )
    if asked in ("0", "later"):
        sys.meta_path.insert(0, SourceOnly)
    if asked == "1" and not is_compiled():
        raise ImportError(
            f"{SWITCH}=1 demands the compiled rules, but they were not built for this Python. In a checkout, "
            f"`make compile` builds them (it needs a C compiler); without {SWITCH} the source runs instead."
        )
