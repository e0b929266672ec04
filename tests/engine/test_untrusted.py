"""Untrusted numbers, JSON and TOML, which are read or refused with one kind of error."""

import json

import pytest

from smallworld.engine.errors import NotationError
from smallworld.engine.text.untrusted import (
    DEEPEST,
    MOST_QUOTED,
    is_number,
    is_signed_number,
    quoted,
    read_json,
    read_toml,
)


@pytest.mark.parametrize("text", ["0", "12", "007", "9" * 100, "٣"])
def test_text_of_digits_is_read_as_a_number(text):
    assert is_number(text)
    assert is_signed_number("-" + text)
    assert int(text) >= 0


@pytest.mark.parametrize("text", ["", "-", "--1", "+1", "1.0", "²", "½", "x", "9" * 101, "9" * 5000])
def test_text_with_anything_but_digits_is_not_read_as_a_number(text):
    assert not is_number(text)
    assert not is_signed_number(text)


@pytest.mark.parametrize("text", ["", "{", "[" * 9999, "9" * 9999, "nope", b"\xff", b'"\xff"'])
def test_invalid_json_is_refused(text):
    with pytest.raises(NotationError):
        read_json(text)


def test_only_brackets_within_each_other_make_json_too_deep():
    for text in ("[" * DEEPEST + "]" * DEEPEST, "[" + "[]," * 999 + "[]]", '["' + '[{\\"' * 999 + '"]'):
        assert read_json(text) == json.loads(text)
    with pytest.raises(NotationError, match="brackets"):
        read_json("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1))


@pytest.mark.parametrize(
    "text", ["=", "a = " + "[" * 9999, "a = " + "9" * 9999, "a = 1999-99-99", "a = 99:99:99"]
)
def test_invalid_toml_is_refused(text):
    with pytest.raises(NotationError):
        read_toml(text)


def test_long_text_quoted_in_an_error_is_cut():
    assert quoted("short") == "short"
    assert len(quoted("x" * 999)) == MOST_QUOTED
