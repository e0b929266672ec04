"""JSON as compact text, by orjson where it is installed, as on every server."""

from __future__ import annotations

import json

try:
    import orjson
except ImportError:  # in the page of a browser

    def to_text(value: object) -> str:
        """Return a value as compact JSON text."""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

else:

    def to_text(value: object) -> str:
        """Return a value as compact JSON text."""
        try:
            return orjson.dumps(value).decode()
        except TypeError:  # a key is a number; this option takes half as long again
            return orjson.dumps(value, option=orjson.OPT_NON_STR_KEYS).decode()
