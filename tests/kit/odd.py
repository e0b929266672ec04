"""Odd values for options and variables, as somebody may type or a script may pass them."""

from __future__ import annotations

from typing import Final

ODD: Final = {
    "empty": "",
    "blank": " ",
    "word": "odd",
    "huge": "1" + "0" * 30,
    "thousands of digits": "9" * 5_000,
    "a hundred billion": "1" + "0" * 11,
    "negative": "-1",
    "nan": "nan",
    "infinite": "inf",
    "half a letter": "a\ud800b",
    "no UTF-8": "a\udcffb",
    "NUL": "a\0b",
    "line end": "a\nb",
    "escape": "\x1b[31mred",
    "digits of another script": "\N{ARABIC-INDIC DIGIT THREE}",
    "brackets": "[::1",
    "URL": "http://[::1",
    "port": "http://localhost:99999",
    "database": "postgresql://localhost:odd/x",
    "percent": "%zz",
    "long": "x" * 10_000,
    "path": "../..",
    "folder": "{folder}",
    "below a file": "{file}/x",
}
