"""Traits: the fixed properties of an ability. The hooks define its effects."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, NoReturn

from smallworld.engine.errors import AbilityError
from smallworld.engine.rulings import PASSED_OVER_PRICE

# When an ability may take its own step besides those that it plans.
BEFORE_TAKEN: Final = "before-taken"  # for a race: before it receives its combo; the step then gives it
AS_TAKEN: Final = "taken"  # first in the turn in which its combo (for an auxiliary, any combo) is taken
AT_HOME: Final = "home"  # when its displaced race redeploys after another player's turn
MOMENTS: Final = (BEFORE_TAKEN, AS_TAKEN, AT_HOME)

FORBIDDEN: Final = "forbidden"  # the code of "reason-forbidden", unless an ability names another


class Traits:
    """The fixed properties of an ability, known before a game begins and set in its constructor.

    Raises:
        AbilityError: an argument is not a trait, or `acts_at` names an unknown moment.
    """

    def __init__(
        self,
        *,
        action_fields: tuple[str, ...] = ("region",),
        acts_at: tuple[str, ...] = (),
        piece: str = "",
        uncounted: bool = False,
        veto: str = FORBIDDEN,
        toll: int = PASSED_OVER_PRICE,
        gathers: int = 0,
        pays_the_price: bool = False,
        remembers: bool = False,
        outlives_decline: bool = False,
        keeps_badge: bool = False,
        endures: bool = False,
        undead: bool = False,
        for_the_living: bool = False,
        mourned_late: bool = False,
        keeps_watch: bool = False,
        scores_tokens: bool = False,
        leaves_pieces: bool = False,
        looks_back: bool = False,
        lends: bool = False,
        secret: bool = False,
        **misspelt: NoReturn,
    ) -> None:
        for name in misspelt:
            close = get_close_matches(name, NAMES, n=1)
            hint = f'did you mean "{close[0]}"?' if close else f"available: {', '.join(NAMES)}"
            raise AbilityError(f'trait "{name}": no trait has this name; {hint}')
        for moment in acts_at:
            if moment not in MOMENTS:
                known = ", ".join(MOMENTS)
                raise AbilityError(f'trait "acts_at": unknown moment "{moment}"; available: {known}')
        # The fields that its actions use, out of region, tokens, player, other, named, tile, cell and place.
        self.action_fields: Final = action_fields
        # When it always takes its own step: BEFORE_TAKEN, AS_TAKEN or AT_HOME.
        self.acts_at: Final = acts_at
        # The name of its pieces on the map ("lair"); empty if it has none.
        self.piece: Final = piece
        # Whether its pieces are tokens that do not count in a tie.
        self.uncounted: Final = uncounted
        # Why a region that it forbids cannot be conquered: a message's code, by default "reason-forbidden".
        self.veto: Final = veto
        # Coins that a player puts on its combo to pass it over. The higher toll of race and power counts.
        self.toll: Final = toll
        # Tokens of the race that come from the tray onto its combo each time it is passed over.
        self.gathers: Final = gathers
        # Whether its special conquest costs tokens, as any other conquest does.
        self.pays_the_price: Final = pays_the_price
        # Whether its memory outlasts the turn; otherwise it is cleared as its owner's turn begins.
        self.remembers: Final = remembers
        # Whether it keeps serving its race in decline, with its memory and pieces.
        self.outlives_decline: Final = outlives_decline
        # Whether its badge stays with a race in decline instead of being discarded.
        self.keeps_badge: Final = keeps_badge
        # Whether its race, once in decline, stays when the owner's next race declines.
        self.endures: Final = endures
        # Whether its race counts as a race in decline although it is active. Such a race never declines.
        self.undead: Final = undead
        # Whether it is useful only to races that are chosen from the column and can decline.
        self.for_the_living: Final = for_the_living
        # Whether abilities that gather lost tokens get its tokens when they are discarded in decline, because
        # conquests spare them.
        self.mourned_late: Final = mourned_late
        # For a holding: whether it shields its region even if nobody holds the region.
        self.keeps_watch: Final = keeps_watch
        # Whether the coins that it brings depend on how the tokens of its race are spread.
        self.scores_tokens: Final = scores_tokens
        # Whether its pieces stay where they are, and keep defending, when the place that lent it is lost.
        self.leaves_pieces: Final = leaves_pieces
        # Whether it counts the events of a turn from the beginning, even if a place or field lends it later.
        self.looks_back: Final = looks_back
        # Whether badges are added to it during a game, and then serve the same side.
        self.lends: Final = lends
        # Whether the items that it stores for a player are visible only to that player.
        self.secret: Final = secret

    def but(self, **others: Any) -> Traits:
        """Return a copy of these traits in which the values of `others` replace the existing values."""
        given = {name: getattr(self, name) for name in NAMES}
        return Traits(**{**given, **others})


NAMES: Final = (
    *(
        "action_fields",
        "acts_at",
        "piece",
        "uncounted",
        "veto",
        "toll",
        "gathers",
        "pays_the_price",
        "remembers",
    ),
    *("outlives_decline", "keeps_badge", "endures", "undead", "for_the_living", "mourned_late"),
    *("keeps_watch", "scores_tokens", "leaves_pieces", "looks_back", "lends", "secret"),
)
PLAIN: Final = Traits()  # the traits of abilities without special properties
