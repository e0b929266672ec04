"""The rules pages that explain prices, except for reasons that races and powers give."""

from __future__ import annotations

from smallworld.engine import pricing
from smallworld.translate import Translator
from smallworld.views.book import PAGES

OF_ABILITIES = {pricing.ABILITY, pricing.AS_IF_EMPTY, pricing.SILENCED}


def test_every_reason_for_a_price_links_to_a_rules_page():
    codes = {value for name, value in vars(pricing).items() if name.isupper() and isinstance(value, str)}
    assert codes - OF_ABILITIES <= set(PAGES)


def test_every_linked_rules_page_has_a_text():
    words = Translator("en")
    assert all(words.t(f"topic-{page}-text").endswith(".") for page in PAGES.values())
