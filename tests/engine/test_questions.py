"""Questions in text, for programmers."""

import pytest

from smallworld.engine.question import Whether, WhichThing

TEXTS = [
    (Whether(3), "ransom (yes for 3 coins, or nothing)"),
    (Whether(1), "ransom (yes for 1 coin, or nothing)"),
    (Whether(), "ransom (yes, or nothing)"),
    (WhichThing(2), "ransom (a thing for 2 coins)"),
    (WhichThing(may_pass=True), "ransom (a thing, or nothing)"),
]


@pytest.mark.parametrize(("question", "text"), TEXTS, ids=[text for _, text in TEXTS])
def test_question_names_the_price_of_an_answer(question, text):
    question.key = "ransom"
    assert str(question) == text
