"""How Sphinx builds the site: `make docs` puts it into build/docs."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).resolve().parent
sys.path[:0] = [str(DOCS.parent / "src"), str(DOCS.parent / "scripts")]
os.environ["SMALLWORLD_COMPILED"] = "0"  # docstrings are in the sources; what is compiled has none

import site_pages  # noqa: E402 - only now can it be found
from sphinx.application import Sphinx  # noqa: E402

import smallworld  # noqa: E402

project = "Small World"
author = "The Small World engine contributors"
project_copyright = f"2026, {author}"
release = version = smallworld.__version__
html_title = f"Small World {release}"

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx.ext.viewcode"]
exclude_patterns = ["Thumbs.db"]
myst_heading_anchors = 4  # links name headings as hosts of repositories do
myst_enable_extensions = ["deflist"]
default_role = "code"  # docstrings write `names` as our pages do
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
python_display_short_literal_types = True
add_module_names = False
napoleon_numpy_docstring = False

viewcode_follow_imported_members = False  # of `Action = int` there is no source but ours

html_theme = "furo"
html_show_sphinx = True
html_copy_source = False
# Letters of the reader's own system; nothing comes from elsewhere.
html_theme_options = {"navigation_with_keys": True, "footer_icons": []}


def setup(app: Sphinx) -> None:
    """Let pages be whole before they are read."""

    def fill(app: Sphinx, docname: str, content: list[str]) -> None:
        content[0] = site_pages.whole(docname, content[0])

    def quote(app: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
        # "search@26ms" is a bot with its budget, and no address for mail.
        lines[:] = [re.sub(r'"(\w+@\w+)"', r"``\1``", line) for line in lines]

    app.connect("source-read", fill)
    app.connect("autodoc-process-docstring", quote)
