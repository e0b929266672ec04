"""The public names, which stay the same; all others may change from version to version."""

import smallworld


def test_list_of_public_names_is_unchanged():
    assert smallworld.__all__ == [
        "Game",
        "SmallWorldError",
        "__version__",
        "board_for",
        "find_board",
        "is_compiled",
        "make_rules",
        "register",
        "replay",
    ]


def test_each_public_name_can_be_imported():
    for name in smallworld.__all__:
        assert hasattr(smallworld, name)
