"""Serves a copy of the sources with one more box, added as CONTRIBUTING says: `python new_box.py FOLDER`.

The box brings a race, a power and a scenario, and no icons. The client is built from the unchanged web/src.
The program prints the address once the server listens.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[3]
BOX: Final = """
from smallworld.content.box import Box
from smallworld.engine.ability import Ability
from smallworld.engine.rules import Badge, Banner


def marshlands_box() -> Box:
    frogs, leaping = Banner("Frogs", 5, 10, Ability()), Badge("Leaping", 4, Ability())
    return Box("marshlands", "Marshlands", 1, [frogs], [leaping])


def night_box() -> Box:
    return Box("marshlands_night", "A Night in the Marsh", 1, [], [], topics=("marsh-night",))
"""
WORDS: Final = """
box-marshlands = Marshlands
race-frogs = Frogs
race-frogs-short = They sit in the reeds.
race-frogs-text = Frogs sit in the reeds and wait.
power-leaping = Leaping
power-leaping-short = They leap far.
power-leaping-text = They leap as far as they can see.
box-marshlands-night = A Night in the Marsh
    .about = Nobody sees where the reeds end.
topic-marsh-night = A Night in the Marsh
topic-marsh-night-text = It is dark, and it stays dark.
"""
SHELVED: Final = {
    "from smallworld.content.leaders.box import": (
        "from smallworld.content.marshlands.box import marshlands_box, night_box\n"
    ),
    '    "leaders": leaders_box,': '    "marshlands": marshlands_box,\n    "marshlands_night": night_box,\n',
    '"necromancer", "necromancer_12"': '"marshlands_night", ',
}
SERVE: Final = """
from smallworld.server.run import bind, make_server
from smallworld.server.settings import Settings

listener = bind("127.0.0.1", 0)
said = lambda: print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
make_server(Settings(database="tables.db", limits=False), said).run(sockets=[listener])
"""


def add_box(package: Path) -> None:
    """Add the box to the copy of the package; nothing else has to change."""
    folder = package / "content" / "marshlands"
    folder.mkdir()
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "box.py").write_text(BOX, encoding="utf-8")
    (package / "locale" / "en" / "marshlands.ftl").write_text(WORDS, encoding="utf-8")
    shelf = package / "content" / "shelf.py"
    text = shelf.read_text(encoding="utf-8")
    for before, added in SHELVED.items():
        assert text.count(before) == 1, before
        text = text.replace(before, added + before)
    shelf.write_text(text, encoding="utf-8")


def main() -> None:
    """Copy the package, add the box, build and serve."""
    copy = Path(sys.argv[1])
    package = copy / "src" / "smallworld"
    copytree(
        ROOT / "src" / "smallworld", package, ignore=ignore_patterns("static", "__pycache__", "*.so", "*.pyd")
    )
    copytree(ROOT / "web", copy / "web", ignore=ignore_patterns("node_modules", "tests", "test-results"))
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    add_box(package)
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run([sys.argv[2], str(vite), "build", "--logLevel", "error"], cwd=copy / "web", check=True)
    environment = {**os.environ, "PYTHONPATH": str(copy / "src"), "SMALLWORLD_COMPILED": "0"}
    os.chdir(copy)
    os.execve(sys.executable, [sys.executable, "-c", SERVE], environment)


if __name__ == "__main__":
    main()
