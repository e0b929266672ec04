"""The command that builds a release, its Pythons and its files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import release

ROOT = Path(__file__).resolve().parents[1]


def git(folder: Path, *words: str) -> None:
    named = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    subprocess.run(["git", *named, *words], cwd=folder, capture_output=True, check=True)


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """Return a checkout with one committed file, which the script takes for its own."""
    git(tmp_path, "init")
    (tmp_path / "rules.py").write_text("PRICE = 2\n", encoding="utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--message", "rules: Add the price")
    monkeypatch.setattr(release, "ROOT", tmp_path)
    return tmp_path


def test_readme_names_the_pythons_that_get_a_wheel():
    first, *_, last = release.versions()
    assert f"Python {first} to {last}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_release_refuses_changes_that_are_not_committed(checkout):
    release.must_be_committed()
    (checkout / "rules.py").write_text("PRICE = 3\n", encoding="utf-8")
    with pytest.raises(release.CannotRelease, match=r"Commit these changes first:\n M rules\.py"):
        release.must_be_committed()


def test_release_packs_only_committed_files(checkout, tmp_path):
    (checkout / "notes.txt").write_text("mine", encoding="utf-8")
    packed = release.unpack(tmp_path / "packed")
    assert [file.name for file in packed.iterdir()] == ["rules.py"]


def test_release_names_a_program_that_is_missing(monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(release.CannotRelease, match="no-such-program is not installed"):
        release.tool("no-such-program")


def test_release_shows_what_a_program_said_before_it_failed(tmp_path, monkeypatch, capfd):
    monkeypatch.setattr(release, "WORK", tmp_path)
    words = (sys.executable, "-c", "print('why'); raise SystemExit(1)")
    with pytest.raises(release.CannotRelease, match=r"failed \(see the reason above\)"):
        release.run(*words, quiet=True)
    assert "why" in capfd.readouterr().err


def test_release_builds_for_chosen_pythons_oldest_first(monkeypatch):
    asked: list[tuple[list[str], bool]] = []
    monkeypatch.setattr(release, "release", lambda wanted, *, built: asked.append((wanted, built)))
    release.main(["--python", "3.13", "--python", "3.11"])
    release.main(["--python", "3.12", "--built"])
    assert asked == [(["3.11", "3.13"], False), (["3.12"], True)]


def test_release_tries_files_that_are_built_without_building(tmp_path, monkeypatch, capsys):
    kept = tmp_path / "dist" / "smallworld-0.1.0.tar.gz"
    kept.parent.mkdir()
    kept.write_bytes(b"packed")
    monkeypatch.setattr(release, "WORK", tmp_path / "work")
    monkeypatch.setattr(release, "DIST", kept.parent)
    monkeypatch.setattr(release, "find_python", {"3.13": "python3.13"}.get)
    monkeypatch.setattr(release, "try_all", lambda pythons: [kept])
    release.release(["3.13", "3.14"], built=True)
    assert kept.read_bytes() == b"packed"
    said = capsys.readouterr().out
    assert kept.name in said
    assert "Not tried: Python 3.14" in said


def test_release_wants_one_wheel_for_a_python(tmp_path, monkeypatch):
    monkeypatch.setattr(release, "DIST", tmp_path)
    with pytest.raises(release.CannotRelease, match="must have one source distribution, but has none"):
        release.version_built()
    for name in ("0.1.0.tar.gz", "0.1.0-cp313-cp313-manylinux_2_17_x86_64.whl", "0.0.9-cp314-cp314-any.whl"):
        (tmp_path / f"smallworld-{name}").touch()
    assert release.wheel_built("3.13").name == "smallworld-0.1.0-cp313-cp313-manylinux_2_17_x86_64.whl"
    with pytest.raises(release.CannotRelease, match=r"one wheel for Python 3\.14, but has none"):
        release.wheel_built("3.14")
