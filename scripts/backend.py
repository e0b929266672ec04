"""The build backend: setuptools, plus Node from pip if the machine has no Node.

The requirements in pyproject.toml cannot depend on installed programs, and Node takes 60 MB.
"""

from __future__ import annotations

import os
from typing import Any

import client
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_editable(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *node()]


def node() -> list[str]:
    """Return the packages for building the client; none if it is built or unwanted, or Node exists."""
    if os.environ.get("SMALLWORLD_CLIENT") == "0" or client.is_built() or client.find_node():
        return []
    return [client.NODE_FROM_PIP] if client.pip_has_node() else []
