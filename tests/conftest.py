"""Settings that all tests share, and the option for the long run."""

from __future__ import annotations

import gc
import sys
from collections.abc import Generator, Iterable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import Phase, settings

# The same examples every time, so that a failure comes from a change and not from bad luck; `make fuzz` tries
# others. No deadline: the first example of a test may load a board, and machines differ. No shrinking: the
# game of a smaller seed is not simpler, and the search for one takes minutes.
settings.register_profile(
    "laws",
    derandomize=True,
    deadline=None,
    database=None,
    max_examples=200,
    phases=(Phase.explicit, Phase.generate),
    report_multiple_bugs=False,
)
settings.load_profile("laws")


@pytest.fixture(autouse=True)
def _logs_as_before() -> Iterator[None]:
    """Fail a test that leaves the log configured: loggers cache this, and later tests capture nothing."""
    yield
    structlog = sys.modules.get("structlog")  # a library of servers, which other tests do not need
    if structlog is not None and structlog.get_config()["cache_logger_on_first_use"]:
        structlog.reset_defaults()
        pytest.fail("the log is still set up; see structlog.reset_defaults and run.log_as_json")


@pytest.fixture(autouse=True)
def _names_as_before() -> Iterator[None]:
    """Forget the bots, boards and other content that a test has registered, such as a sample in the docs."""
    yield
    names = sys.modules.get("smallworld.registry.names")
    if names is not None:
        for registered in names._REGISTERED.values():
            registered.clear()


LEFT_OUT = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for the long run."""
    parser.addoption("--long", action="store_true", help="run the tests marked `long`, too")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Search for no garbage while tests are collected, and later only among what the tests make.

    Hundreds of thousands of collected objects stay until the end, and each search would visit them all.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked `long`, unless --long is given."""
    if config.getoption("--long"):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_deselected(items: Iterable[pytest.Item]) -> None:
    """Count deselected tests in a worker of pytest-xdist, which prints no summary."""
    for item in items:
        if hasattr(item, "config") and hasattr(item.config, "workeroutput"):
            item.config.stash[LEFT_OUT] = item.config.stash.get(LEFT_OUT, 0) + 1


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Report the number of deselected tests from a worker."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["deselected"] = session.config.stash.get(LEFT_OUT, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Show the number that the workers deselected, which is the same for all."""
    config, count = node.config, getattr(node, "workeroutput", {}).get("deselected", 0)
    if count and LEFT_OUT not in config.stash:
        config.stash[LEFT_OUT] = count
        config.hook.pytest_deselected(items=[SimpleNamespace()] * count)  # shown as a number only
