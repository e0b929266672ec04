"""The public names, which stay the same; all others may change from version to version."""

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
