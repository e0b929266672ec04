"""The public names, which stay the same; all others may change from version to version."""

import smallworld


def test_list_of_public_names_is_unchanged():
    assert smallworld.__all__ == [
        "CHANCE",
        "NOBODY",
        "Action",
        "Board",
        "Game",
        "IllegalAction",
        "Record",
        "Result",
        "Rules",
        "SmallWorldError",
        "State",
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


def test_dir_lists_the_public_names_only():
    assert dir(smallworld) == sorted(smallworld.__all__)
