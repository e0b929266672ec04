"""The names that may be relied on: everything else may change from one version to the next."""

import smallworld


def test_the_public_names_are_these():
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


def test_each_of_them_is_there():
    for name in smallworld.__all__:
        assert hasattr(smallworld, name)
