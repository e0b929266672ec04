"""The cost of creating an action: a packed int, an object of a small class, or a NamedTuple."""

import importlib.util
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from types import ModuleType

# Compiled as a whole, like the rules. Each loop fills a list, like `legal_actions`.
SOURCE = """
from typing import NamedTuple

class Small:
    __slots__ = ("by", "region", "tokens", "player", "other")

    def __init__(self, by: int, region: int, tokens: int, player: int, other: int) -> None:
        self.by = by
        self.region = region
        self.tokens = tokens
        self.player = player
        self.other = other

class Named(NamedTuple):
    by: int
    region: int
    tokens: int
    player: int
    other: int

def act(by: int, region: int = 0, tokens: int = 0, player: int = 0, other: int = 0) -> int:
    return by | region << 10 | tokens << 18 | player << 26 | other << 30

def act_on(by: int, region: int, tokens: int = 0) -> int:
    return by | region << 10 | tokens << 18

def plain_numbers(number: int) -> None:
    for _ in range(number):
        actions: list[int] = []
        for region in range(40):
            actions.append(region)

def with_act_on(number: int) -> None:
    for _ in range(number):
        actions: list[int] = []
        for region in range(40):
            actions.append(act_on(5, region, 3))

def with_act(number: int) -> None:
    for _ in range(number):
        actions: list[int] = []
        for region in range(40):
            actions.append(act(5, region, 3))

def small_class(number: int) -> None:
    for _ in range(number):
        actions: list[Small] = []
        for region in range(40):
            actions.append(Small(5, region, 3, 0, 0))

def named_tuple(number: int) -> None:
    for _ in range(number):
        actions: list[Named] = []
        for region in range(40):
            actions.append(Named(5, region, 3, 0, 0))
"""
WAYS = ("plain_numbers", "with_act_on", "with_act", "small_class", "named_tuple")
LISTS = 2_000


def load(name: str, path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def nanoseconds(module: ModuleType, way: str) -> float:
    """Return the time for one action, the best of seven runs."""
    fastest = float("inf")
    for _ in range(7):
        began = perf_counter()
        getattr(module, way)(LISTS)
        fastest = min(fastest, perf_counter() - began)
    return 1e9 * fastest / LISTS / 40


def show(build: str, module: ModuleType) -> None:
    times = {way: nanoseconds(module, way) for way in WAYS}
    for way, time in times.items():
        print(f"{build:12} {way:14} {time:7.1f} ns   {time / times['with_act_on']:5.1f} times with_act_on")


with tempfile.TemporaryDirectory() as folder:
    source = Path(folder, "making.py")
    source.write_text(SOURCE)
    show("interpreted", load("making_source", source))
    ran = subprocess.run(
        [sys.executable, "-m", "mypyc", source.name], cwd=folder, capture_output=True, check=False
    )
    compiled = list(Path(folder).glob("making.*.so")) + list(Path(folder).glob("making.*.pyd"))
    if compiled:
        sys.path.insert(0, folder)
        show("compiled", load("making", compiled[0]))
    else:
        print("compiled: not measured, since mypyc or a C compiler is missing")
