"""Traits: what an ability is, whatever lies on the table. What it does, hooks say."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, NoReturn

from smallworld.engine.errors import AbilityError
from smallworld.engine.rulings import PASSED_OVER_PRICE

# When an ability may take its own step beside those that it plans.
BEFORE_TAKEN: Final = "before-taken"  # of a race, before its combo is taken up, which the step then does
AS_TAKEN: Final = "taken"  # first in the turn in which its combo is taken; an auxiliary, any combo
AT_HOME: Final = "home"  # as its displaced race comes back after another's turn
MOMENTS: Final = (BEFORE_TAKEN, AS_TAKEN, AT_HOME)


class Traits:
    """What is known of an ability before a game begins: data, given when the ability is made.

    Raises:
        AbilityError: there is no trait of a name that is given, or no such moment to act at.
    """

    def __init__(
        self,
        *,
        action_fields: tuple[str, ...] = ("region",),
        acts_at: tuple[str, ...] = (),
        piece: str = "",
        uncounted: bool = False,
        veto: str = "forbidden",
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
            hint = f'did you mean "{close[0]}"?' if close else f"there are {', '.join(NAMES)}"
            raise AbilityError(f'trait "{name}": there is none of that name; {hint}')
        for moment in acts_at:
            if moment not in MOMENTS:
                known = ", ".join(MOMENTS)
                raise AbilityError(f'trait "acts_at": there is no moment "{moment}"; there are {known}')
        # The fields of its actions that mean something: of "region", "tokens", "player", "other", "named",
        # "tile", "cell" and "place".
        self.action_fields: Final = action_fields
        # When it takes its own step, whatever lies on the table: BEFORE_TAKEN, AS_TAKEN or AT_HOME.
        self.acts_at: Final = acts_at
        # The name of its pieces on the map ("lair"), or nothing if it has none.
        self.piece: Final = piece
        # Whether its pieces are tokens that do not count when coins are equal.
        self.uncounted: Final = uncounted
        # Why a region that it forbids cannot be conquered: the code of a message, "reason-forbidden".
        self.veto: Final = veto
        # Coins laid on its combo by a player who passes it over; the higher of race and power holds.
        self.toll: Final = toll
        # Tokens of the race that come from the tray onto its combo each time it is passed over.
        self.gathers: Final = gathers
        # Whether what it conquers in a way of its own is paid for in tokens, as any conquest is.
        self.pays_the_price: Final = pays_the_price
        # Whether its memory outlasts the turn; otherwise it is cleared when its owner's turn begins.
        self.remembers: Final = remembers
        # Whether it goes on serving its race in decline, with its memory and pieces.
        self.outlives_decline: Final = outlives_decline
        # Whether its badge stays with a race in decline instead of being discarded.
        self.keeps_badge: Final = keeps_badge
        # Whether its race, once in decline, stays when the owner's next race declines.
        self.endures: Final = endures
        # Whether its race counts as one in decline although it acts, and so never declines.
        self.undead: Final = undead
        # Whether it is of use only to races that are chosen from the column and decline.
        self.for_the_living: Final = for_the_living
        # Whether those who gather lost tokens get its own when it declines, since conquests spare them.
        self.mourned_late: Final = mourned_late
        # Whether it shields as the table's wherever it lies as a holding, in nobody's region too.
        self.keeps_watch: Final = keeps_watch
        # Whether the coins that it brings depend on how the tokens of its race stand.
        self.scores_tokens: Final = scores_tokens
        # Whether its pieces stay where they are, and go on defending, when the place that lent it is lost.
        self.leaves_pieces: Final = leaves_pieces
        # Whether it counts what happens in a turn from the beginning, though a place or field lends it later.
        self.looks_back: Final = looks_back
        # Whether badges come to lie with it in the midst of a game, and serve whoever it serves.
        self.lends: Final = lends
        # Whether what it puts aside for a player for good is seen by that player only.
        self.secret: Final = secret

    def but(self, **others: Any) -> Traits:
        """The same, but for `others`: what a class says of itself besides what it was given."""
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
PLAIN: Final = Traits()  # of all who have nothing to say about themselves
