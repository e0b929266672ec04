"""Options for files that a command writes when its work is done."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, cast

import click


class OutputFile(click.Path):
    """A file that a command writes at the end.

    It is refused at once if it cannot be written, so that you do not wait hours for an error.
    """

    def __init__(self, exists: bool = False) -> None:
        """Accept files that exist and, unless `exists`, new files in folders that exist."""
        super().__init__(exists=exists, path_type=Path, dir_okay=False, writable=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """Return the path.

        Raises:
            click.BadParameter: the file cannot be written there.
        """
        path = cast(Path, super().convert(value, param, ctx))
        if path.exists() and not path.is_file():  # a device or a pipe
            return path
        folder = path.resolve().parent
        if not folder.is_dir():
            self.fail(f'"{path}" cannot be written: there is no folder "{folder}".', param, ctx)
        if not os.access(folder, os.W_OK):
            self.fail(f'"{path}" cannot be written: the folder "{folder}" is read-only.', param, ctx)
        return path
