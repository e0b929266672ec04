"""Quotes: the price of a region with its reasons, or the reasons against its conquest."""

import pytest

from kit import table
from smallworld.engine.pricing import price_conquests, quote

AROUND_THE_CAMP = """
    camp    mountain,cavern  me 1
    moor    swamp                            beside camp
    peak    mountain                         beside camp
    glade   forest           tribe 1         beside camp
    tower   hill             red 2 fortress  beside camp
    keep    mountain,cavern  red 3 fortress  beside camp
    ruin    farmland         me/declined 1   beside camp
    strand  hill                       edge  beside camp
    bay     sea                        edge  beside strand
    far     forest           blue 1          beside glade
    grot    swamp,cavern     blue 2          beside far
"""
RED = "trolls fortified"


def at_the_camp(me="orcs merchant"):
    """Return a table with one of each kind of region in reach."""
    return table(AROUND_THE_CAMP, me=f"{me}, declined humans", red=RED, hand=4)


# --- What a price is made of ----------------------------------------------------------------------------


def test_quoted_price_of_an_empty_region_is_the_base_price():
    assert at_the_camp().quote("moor") == "2 base"


def test_quoted_price_names_a_mountain():
    assert at_the_camp().quote("peak") == "2 base, +1 mountain"


def test_quoted_price_names_lost_tribes():
    assert at_the_camp().quote("glade") == "2 base, +1 lost tribe"


def test_quoted_price_names_the_tokens_of_a_race():
    game = table("camp hill me 1 \n tower hill red 2 beside camp")
    assert game.quote("tower") == "2 base, +2 tokens"


def test_quoted_price_names_tokens_of_the_players_declined_race():
    assert at_the_camp().quote("ruin") == "2 base, +1 tokens"


def test_quoted_price_names_defences_after_their_race_or_power():
    assert at_the_camp().quote("keep") == "2 base, +1 mountain, +3 tokens, +1 Trolls, +1 Fortified"


def test_quoted_price_names_all_encampments_together():
    game = table("camp hill me 1 \n tower hill red 1 camps 3 beside camp", red="orcs bivouacking")
    assert game.quote("tower") == "2 base, +1 tokens, +3 Bivouacking"


def test_quoted_price_names_a_power_that_lowers_it():
    game = table("camp hill me 1 \n keep mountain red 2 beside camp", me="orcs commando")
    assert game.quote("keep") == "2 base, +1 mountain, +2 tokens, -1 Commando"


def test_quoted_price_names_a_race_that_lowers_it():
    game = table(
        "camp hill me 1 \n strand hill edge beside camp \n bay sea edge beside strand", me="tritons hill"
    )
    assert game.quote("strand") == "2 base, -1 Tritons"


def test_quoted_price_names_both_a_race_and_its_power():
    assert at_the_camp("giants mounted").quote("tower") == (
        "2 base, +2 tokens, -1 Mounted, +1 Trolls, +1 Fortified, -1 Giants"
    )


def test_quoted_price_names_giants_if_linked_caverns_help_them():
    assert at_the_camp("giants underworld").quote("grot") == "2 base, +2 tokens, -1 Underworld, -1 Giants"


def test_quoted_price_names_the_power_that_rolled_the_die():
    game = table("camp hill me 1 \n keep hill red 3 beside camp", me="orcs berserk", hand=4)
    assert game.play("berserk").roll(2).quote("keep") == "2 base, +3 tokens, -2 Berserk"


def test_quoted_price_does_not_name_a_blank_roll():
    game = table("camp hill me 1 \n keep hill red 3 beside camp", me="orcs berserk", hand=4)
    assert game.play("berserk").roll(0).quote("keep") == "2 base, +3 tokens"


def test_quoted_price_says_when_it_is_at_its_minimum():
    game = table("peak mountain me 1 \n field farmland beside peak", me="giants mounted")
    assert game.quote("field") == "2 base, -1 Mounted, -1 Giants, +1 never less than 1"


@pytest.mark.parametrize(
    "me",
    [
        "orcs merchant",
        "giants mounted",
        "giants underworld",
        "tritons commando",
        "halflings flying",
        "orcs berserk",
    ],
)
def test_parts_of_a_quoted_price_add_up_to_the_price(me):
    game = at_the_camp(me)
    prices = price_conquests(game.state, 0)
    for region in range(len(game.state.board)):
        answer = quote(prices, region)
        assert sum(amount for amount, _ in answer.items) == answer.tokens == prices.of(region)


def test_quoted_price_is_the_price_paid():
    game = at_the_camp("orcs commando")
    game.play(f"conquer glade x{2 + 1 - 1}")
    assert game.hand() == 4 - (2 + 1 - 1)


# --- Why it cannot be conquered -------------------------------------------------------------------------


def why_not(region, drawing=AROUND_THE_CAMP, by="", **races):
    """Return the reasons why a region cannot be conquered."""
    told = table(drawing, **races).quote(region, by)
    assert told.startswith("cannot be conquered: ")
    return told.removeprefix("cannot be conquered: ")


def test_distant_region_is_refused_as_not_adjacent():
    assert why_not("far", red=RED) == "not adjacent"


def test_inland_region_is_refused_as_not_an_entry():
    assert why_not("moor", AROUND_THE_CAMP.replace("me 1", ""), me="orcs, declined humans", red=RED) == (
        "no entry region"
    )


def test_own_region_cannot_be_conquered():
    assert why_not("camp", red=RED) == "own region"


def test_sea_is_refused_with_its_reason():
    assert why_not("bay", "strand hill me 1 edge \n bay sea edge beside strand") == "closed sea"


def test_lake_is_refused_with_its_reason():
    assert why_not("pond", "camp hill me 1 \n pond lake beside camp") == "closed lake"


def test_refusal_of_distant_water_says_that_it_is_water():
    assert why_not("bay", red=RED) == "closed sea"


@pytest.mark.parametrize(
    ("piece", "red"),
    [("hero", "orcs heroic"), ("hole", "halflings merchant"), ("dragon", "orcs dragon-master")],
)
def test_refusal_of_an_immune_region_names_the_piece(piece, red):
    drawing = f"camp hill me 1 \n tower hill red 1 {piece} beside camp"
    assert why_not("tower", drawing, red=red) == f"immune {piece}"


def test_refusal_names_peace_as_its_reason():
    game = table("embassy hill me 1 \n tower hill red 1 beside embassy", me="orcs diplomat", hand=0)
    game.play("stop; diplomat red; expand")
    assert game.quote("embassy") == "cannot be conquered: peace"


def test_refusal_names_all_its_reasons():
    drawing = """
        camp    hill      me 1
        meadow  farmland          beside camp
        burrow  hill      red 1 hole hero  beside meadow
    """
    assert why_not("burrow", drawing, red="halflings heroic") == "immune hole; immune hero; not adjacent"


def test_quoted_price_of_a_legal_target_has_no_refusal():
    game = at_the_camp()
    prices = price_conquests(game.state, 0)
    for region in game.targets():
        assert quote(prices, game.state.board.places[region]).refusals == []


def test_price_can_be_quoted_for_another_player():
    game = table("camp hill me 2 \n tower hill red 2 beside camp", red="orcs commando")
    assert game.quote("camp", by="red") == "2 base, +2 tokens, -1 Commando"
    assert game.quote("tower", by="red") == "cannot be conquered: own region"
