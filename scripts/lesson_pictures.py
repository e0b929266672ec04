"""The generator of the pictures of docs/play/how-to-play.md, from screenshots of the tutorial.

The browser test of the tutorial takes the screenshots, so run it first:

    SMALLWORLD_PICTURES=1 python scripts/client.py browser lesson
    python scripts/lesson_pictures.py
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image

ROOT: Final = Path(__file__).resolve().parent.parent
TAKEN: Final = ROOT / "build" / "screenshots"
PICTURES: Final = ROOT / "docs" / "play" / "pictures"
TOPICS: Final = ("combo", "terrain", "redeploy", "coins", "decline")
WIDTH: Final = 960


def main() -> None:
    """Write a small picture of each topic from its screenshot."""
    for topic in TOPICS:
        with Image.open(TAKEN / f"lesson-1440-{topic}.png") as taken:
            small = taken.convert("RGB")
            small.thumbnail((WIDTH, WIDTH))
            small.save(PICTURES / f"{topic}.webp", quality=80, method=6)


if __name__ == "__main__":
    main()
