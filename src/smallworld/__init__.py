"""Small World: the rules, bots and play on the terminal. Unofficial; see README.md."""

from __future__ import annotations

from smallworld._build import choose_build, is_compiled

choose_build()  # before anything else of smallworld is imported, or the other build would be running

__version__ = "0.1.0"

__all__ = ["__version__", "is_compiled"]
