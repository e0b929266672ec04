"""Run by pack.mjs in Pyodide: makes bytecode of our modules, and of the library's modules that games need.

Our modules that a start needs are in one file, from which sitecustomize.py loads them.

A few games with every box decide which modules of the library are needed. Modules that no game loads, but that a
message or an error might, are in ALSO.
"""

import importlib.util
import json
import marshal
import sys
import zipfile

ALSO = {
    *("ast", "bisect", "copy", "datetime", "difflib", "heapq", "linecache", "string", "textwrap", "token"),
    *("tokenize", "traceback", "numbers", "unicodedata"),
}
FOLDERS = (
    *("encodings/__init__", "encodings/utf_8", "encodings/ascii", "encodings/aliases", "encodings/latin_1"),
    *("encodings/idna", "importlib/", "json/", "collections/", "re/", "tomllib/", "pathlib/", "string/"),
)
GAME = "/game/"  # the folder of our modules
WITH_TEXTS = ("_pyodide/", "pyodide/")  # they read their own docstrings
# A dataclass without a docstring makes one from its signature, which triples the time of its import.
DATACLASS = b"\n@dataclass"
DAY = (2020, 1, 1, 0, 0, 0)  # the same files every time


def play() -> None:
    """Play some turns with every box, so that everything that a game needs is loaded."""
    from smallworld.house.offline import bridge
    from smallworld.house.offline.house import THINK_FIRST

    def ask(method, path, body=None):
        result = json.loads(bridge.call(method, path, json.dumps(body) if body is not None else ""))["result"]
        if result["status"] == THINK_FIRST:
            return json.loads(json.loads(bridge.think(result["text"]))["result"])
        if result["status"] != 200:
            raise AssertionError(f"{method} {path}: {result}")
        return json.loads(result["text"])

    bridge.begin(None, "[]")
    ask("POST", "/api/guest", {"name": "Ana"})
    for path in ("catalogue", "workshop", "realms", "puzzles", "almanac?players=3", "setup?boxes=base"):
        ask("GET", f"/api/{path}")
    ask("POST", "/api/workshop/check", {"draft": {"races": [{"name": "Badgers", "tokens": 5, "supply": 10}]}})
    for wish in (
        {"boxes": ["base"]},
        {"boxes": ["all"], "leaders": True},
        {"boxes": ["underground"]},
        {"scenario": "realms_1"},
    ):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "normal"}, {"kind": "bot", "bot": "expert"}]
        table = ask("POST", "/api/tables", {"seats": seats, "first": 1, **wish})
        at = f"/api/tables/{table['id']}"
        bridge.opened(1, f"{at}/socket?changes=true&after=0")
        ask("GET", f"{at}/board")
        for turn in range(8):
            while (step := json.loads(bridge.step())["result"])["acted"] or step["task"]:
                if step["task"]:
                    bridge.think(step["task"])
            state = ask("GET", f"{at}/state")
            view = state["views"]["1"]
            if state["table"]["status"] != "running":
                break
            if turn == 0:
                ask("GET", f"{at}/hint")
            body = {"player": 1, "seq": state["seq"], "key": f"{turn}"}
            if view["question"]["shape"] == "spread":
                body["place"] = next(iter(view["question"]["templates"].values()))
            else:
                body["action"] = view["actions"][0]
            ask("POST", f"{at}/act", body)
        ask("GET", f"{at}/at/5")
        bridge.closed(1)


def compiled(source: bytes, name: str):
    """Return the code of a module."""
    return compile(source, name, "exec", dont_inherit=True, optimize=optimization(source, name))


def bytecode(source: bytes, name: str) -> bytes:
    """Return a module as bytecode that is never checked against its source (PEP 552)."""
    flags = (1).to_bytes(4, "little")
    return (
        importlib.util.MAGIC_NUMBER
        + flags
        + importlib.util.source_hash(source)
        + marshal.dumps(compiled(source, name))
    )


def optimization(source: bytes, name: str) -> int:
    """Return 2 for modules that lose docstrings, 1 if they lose assertions only, and 0 if they keep both."""
    if name.startswith(WITH_TEXTS):
        return 0
    return 1 if DATACLASS in source else 2


def packed(source: str, wanted) -> dict[str, bytes]:
    """Return the wanted files of a zip file by their names, Python modules as bytecode."""
    files = {}
    with zipfile.ZipFile(source) as old:
        for name in sorted(old.namelist()):
            if not wanted(name) or name.endswith("/"):
                continue
            content = old.read(name)
            if name.endswith(".py"):
                content, name = bytecode(content, name), name + "c"
            files[name] = content
    return files


def together(paths: dict[str, str]) -> bytes:
    """Return our modules of these names as one file: their code and paths by their names."""
    modules = {}
    for name, path in sorted(paths.items()):
        with open(path, "rb") as file:
            modules[name] = compiled(file.read(), path.removeprefix(GAME)), f"{path}c"
    return marshal.dumps(modules)


sys.path.insert(0, GAME)
sys.dont_write_bytecode = True
importlib.import_module("smallworld.house.offline.bridge")
started = {
    name: module.__file__ for name, module in sys.modules.items() if name.partition(".")[0] == "smallworld"
}
play()
library = next(path for path in sys.path if path.endswith("python314.zip"))
used = {
    module.__file__.removeprefix(f"{library}/")
    for module in list(sys.modules.values())
    if (getattr(module, "__file__", None) or "").startswith(library)
}


def is_needed(name: str) -> bool:
    return name in used or name.startswith(FOLDERS) or name.removesuffix(".py") in ALSO


with zipfile.ZipFile("/library.out.zip", "w", zipfile.ZIP_STORED) as library_file:
    for name, content in packed("/library.zip", is_needed).items():
        library_file.writestr(zipfile.ZipInfo(name, DAY), content)
with open("/sitecustomize.py", "rb") as site_file:
    game = {
        "start.marshal": together(started),
        "sitecustomize.pyc": bytecode(site_file.read(), "sitecustomize.py"),
    }
game |= packed("/sources.zip", lambda name: f"{GAME}{name}" not in started.values())
with open("/game.pack", "wb") as game_file:
    game_file.write(
        json.dumps([(GAME + name, len(content)) for name, content in game.items()]).encode() + b"\n"
    )
    for content in game.values():
        game_file.write(content)
