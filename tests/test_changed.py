"""`make quick` and `make flaky`, which find the tests for a change."""

from __future__ import annotations

from changed import browser_specs, nearest_tests


def test_changed_test_file_is_the_first_to_run():
    assert nearest_tests(["tests/test_changed.py"]) == [["tests/test_changed.py"]]


def test_tests_that_import_a_changed_module_directly_come_first():
    groups = nearest_tests(["scripts/changed.py"])
    assert "tests/test_changed.py" in groups[0]
    far = nearest_tests(["src/smallworld/engine/die.py"])
    place = {path: number for number, group in enumerate(far) for path in group}
    assert place["tests/engine/test_die.py"] < place["tests/server/game/test_puzzles.py"]


def test_changed_pages_and_client_files_need_no_python_test():
    assert nearest_tests(["README.md", "web/src/App.svelte", "no/such/file.py"]) == []


def test_changed_browser_tests_are_listed_by_name():
    changed = ["tests/browser/shell/idle.spec.ts", "tests/browser/kit.ts", "web/tests/puzzles.test.ts"]
    assert browser_specs(changed) == ["tests/browser/shell/idle.spec.ts"]
