"""Declarations for the compiler, harmless where it is not installed.

`i64` is an int that fits into a machine word. Compiled code counts faster with it than with an int of any
size.

`mypyc_attr` marks classes. Objects of an `acyclic` class are never part of a cycle of references, so the
garbage collector ignores them. With `free_list_len=1`, a new object uses the memory of the last one.
"""

from __future__ import annotations

try:
    from mypy_extensions import i64, mypyc_attr
except ImportError:  # pragma: no cover - only where mypy_extensions is missing
    from collections.abc import Callable
    from typing import Any, cast

    i64 = cast("Any", int)  # type: ignore[misc]

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[Any], Any]:  # type: ignore[misc]
        """Return a decorator that leaves the class unchanged; it only gives options to the compiler."""
        return lambda marked: marked


__all__ = ["i64", "mypyc_attr"]
