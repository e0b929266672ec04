"""Build a folder of static files that plays the whole game in the browser, without a server.

    python scripts/static.py [FOLDER]

Any host for files can serve the folder, below any path. By default it is build/static.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
import zipfile
from hashlib import sha256
from pathlib import Path

import client

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "smallworld"
FOLDER = ROOT / "build" / "static"
# A table needs these packages, and the modules that several packages share.
PACKAGES = ("bots", "cartography", "content", "engine", "house", "puzzles", "registry", "views", "workshop")
SUFFIXES = (".py", ".toml", ".json")
SERVICE_WORKER = "service-worker.js"
EARLY = "early.js"
SCREENSHOT = "screenshot-"  # the pictures that browsers show when they offer to install the page
PUBLIC = ROOT / "web" / "offline-public"
ICON = '<link id="favicon"'
CLIENT = '<script type="module"'
MANIFEST = '<link rel="manifest" href="./manifest.webmanifest" />'
HASH_LETTERS = 10


def main(words: list[str]) -> int:
    """Pack the rules, then build the client for a page without a server around them."""
    folder = Path(words[0]).resolve() if words else FOLDER
    try:
        node = client.ready()
        with tempfile.TemporaryDirectory() as temporary:
            sources, packed = Path(temporary, "sources.zip"), Path(temporary, "python")
            write_sources(sources)
            node.run("run", "--silent", "pack", "--", str(sources), str(packed))
            python = f"python-{hash_of(packed)}"
            sizes = {path.name: path.stat().st_size for path in sorted(packed.iterdir())}
            node.run(
                *("run", "--silent", "build", "--", "--logLevel", "warn", "--mode", "static"),
                *("--outDir", str(folder), "--emptyOutDir"),
                VITE_PYTHON=python,
                VITE_PYTHON_SIZES=json.dumps(sizes),
            )
            shutil.copytree(packed, folder / python)
            write_manifest(folder)
            write_early_script(folder)
    except client.CannotBuild as error:
        print(f"static: {error}", file=sys.stderr)
        return 1
    write_service_worker(folder)
    print(f"Serve this folder with any file server: {folder}")
    return 0


def write_sources(target: Path) -> None:
    """Write the modules and data that a table needs into a zip file."""
    files = [*PACKAGE.glob("*.py"), *(path for name in PACKAGES for path in (PACKAGE / name).rglob("*"))]
    with zipfile.ZipFile(target, "w") as made:
        for path in sorted(files):
            if path.suffix in SUFFIXES:
                made.write(path, path.relative_to(PACKAGE.parent))


def write_manifest(folder: Path) -> None:
    """Write the manifest with its pictures, so that browsers can install the page, and link them."""
    for path in PUBLIC.iterdir():
        if path.name not in (SERVICE_WORKER, EARLY):
            shutil.copy(path, folder)
    insert(folder, MANIFEST, ICON)


def write_early_script(folder: Path) -> None:
    """Write the script that starts the worker of the tables, and let the page run it before the client.

    Raises:
        CannotBuild: the page has no place for it, or there is no such worker.
    """
    workers = list((folder / "assets").glob("worker-*.js"))
    if len(workers) != 1:
        raise client.CannotBuild(f"{folder} has {len(workers)} workers for the tables instead of one")
    script = (PUBLIC / EARLY).read_text("utf-8")
    script = script.replace('/*WORKER*/ ""', json.dumps(f"./assets/{workers[0].name}"))
    name = f"assets/early-{sha256(script.encode()).hexdigest()[:HASH_LETTERS]}.js"
    (folder / name).write_text(script, "utf-8")
    insert(folder, f'<script src="./{name}"></script>', CLIENT)


def insert(folder: Path, line: str, before: str) -> None:
    """Insert a line into the page, before a text.

    Raises:
        CannotBuild: the page does not have this text.
    """
    page = folder / "index.html"
    text = page.read_text("utf-8")
    if before not in text:
        raise client.CannotBuild(f"{page} has no {before}")
    page.write_text(text.replace(before, f"{line}\n    {before}", 1), "utf-8")


def write_service_worker(folder: Path) -> None:
    """Write the service worker, with the list of all files and a hash of them as its release."""
    service_worker = folder / SERVICE_WORKER
    service_worker.unlink(missing_ok=True)
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    kept = [name for name in files if name != "index.html" and not name.startswith(SCREENSHOT)]
    text = (PUBLIC / SERVICE_WORKER).read_text("utf-8")
    text = text.replace("/*FILES*/ []", json.dumps(kept))
    text = text.replace('/*RELEASE*/ ""', json.dumps(hash_of(folder)))
    service_worker.write_text(text, "utf-8")


def hash_of(folder: Path) -> str:
    """Return a short hash of the names and contents of all files in a folder."""
    whole = sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        whole.update(f"{path.relative_to(folder).as_posix()}\0".encode())
        whole.update(sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:HASH_LETTERS]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
