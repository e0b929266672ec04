"""Files for hosts of repositories, which must be well-formed and agree with the project."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
import yaml

import smallworld

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def read(path: Path | str):
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_citation_file_names_this_version():
    citation = read("CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    assert citation["version"] == smallworld.__version__
    assert citation["license"] == PROJECT["project"]["license"]
    assert [one["name"] for one in citation["authors"]] == [
        one["name"] for one in PROJECT["project"]["authors"]
    ]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_questions_of_issue_forms_have_unique_ids(path):
    form = read(path)
    assert form["name"]
    assert form["description"]
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    ids = [field["id"] for field in asked]
    assert len(ids) == len(set(ids)) > 0
    assert all(field["attributes"]["label"] for field in asked)
    assert any(field.get("validations", {}).get("required") for field in asked)


def test_wheels_are_built_for_every_supported_python():
    least = int(PROJECT["project"]["requires-python"].removeprefix(">=3."))
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp3{minor}-*" for minor in range(least, 15)]
    assert PROJECT["tool"]["cibuildwheel"]["environment"]["SMALLWORLD_COMPILED"] == "1"


def test_workflow_runs_make_test_on_every_python():
    job = read(".github/workflows/tests.yml")["jobs"]["test"]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert [f"cp{python.replace('.', '')}-*" for python in job["strategy"]["matrix"]["python"]] == built
    assert any(step.get("run", "").startswith("make test") for step in job["steps"])


def test_workflow_builds_the_page_without_a_server():
    steps = read(".github/workflows/static.yml")["jobs"]["static"]["steps"]
    assert any(step.get("run", "").startswith("make static") for step in steps)
    assert any(step.get("with", {}).get("path") == "build/static" for step in steps)


def test_workflow_builds_and_inspects_wheels():
    jobs = read(".github/workflows/wheels.yml")["jobs"]
    commands = [step["run"] for step in jobs["wheels"]["steps"] if "run" in step]
    assert [step for step in commands if step.startswith("pipx run cibuildwheel==")]
    assert "pipx run check-wheel-contents wheelhouse" in commands
    assert "pipx run twine check --strict wheelhouse/*" in commands
    scripts = [word for step in commands for word in step.split() if word.startswith("scripts/")]
    assert scripts
    assert [path for path in scripts if not (ROOT / path).exists()] == []
