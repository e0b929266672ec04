"""constraints.txt, which must list the packages of this environment."""

from __future__ import annotations

import constraints
from packaging.utils import canonicalize_name


def test_installed_packages_have_the_versions_in_the_constraints():
    said = constraints.written()
    other = {name: found for name, found in constraints.pinned().items() if said.get(name) != found}
    assert other == {}, "install these with --constraint constraints.txt, or write it anew: make upgrade"


def test_constraints_fix_the_version_of_every_requirement():
    said = constraints.written()
    asked = [(canonicalize_name(one.name), one.specifier) for one in constraints.asked()]
    assert len(asked) > 20
    other = [name for name, specifier in asked if name not in said or said[name] not in specifier]
    assert other == [], "where they are installed, python scripts/constraints.py writes the file anew"


def test_constraints_do_not_list_the_project_itself():
    assert "smallworld" not in constraints.written()
