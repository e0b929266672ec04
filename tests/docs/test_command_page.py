"""docs/reference/command-line.md matches the help of the commands."""

from __future__ import annotations

import command_page


def test_command_line_page_is_up_to_date():
    written = command_page.PAGE.read_text(encoding="utf-8")
    assert written == command_page.page(), "run python scripts/command_page.py"


def test_command_line_page_lists_the_subcommands():
    assert {"## smallworld serve", "## smallworld moderate ban"} <= set(command_page.page().splitlines())
