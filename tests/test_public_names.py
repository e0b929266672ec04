"""The names that may be relied on: everything else may change from one version to the next."""

import smallworld


def test_public_names_are_unchanged():
    assert smallworld.__all__ == [
        "Game",
        "SmallWorldError",
        "__version__",
        "board_for",
        "find_board",
        "is_compiled",
        "make_rules",
        "replay",
    ]


def test_each_public_name_exists():
    for name in smallworld.__all__:
        assert hasattr(smallworld, name)
