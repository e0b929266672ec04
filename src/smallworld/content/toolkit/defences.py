"""Ready-made abilities that defend the regions and the tokens of their race."""

from __future__ import annotations

from smallworld.content.toolkit.features import where_any
from smallworld.engine.ability import Ability, Traits
from smallworld.engine.board import Region, Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Stronghold(Ability):
    """Its regions with one of these features cost others more tokens; with none named, all of them do."""

    def __init__(self, features: tuple[str, ...] = (), by: int = 1, also_declined: bool = False) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.features = features
        self.by = by

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        held = state.held[me]
        prices.surcharge(held & where_any(state, self.features) if self.features else held, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Immune(Ability):
    """Its regions with one of these features are immune to opponents; with none named, all its regions are.

    So they are while the race is active, in decline, or both. `why` is the code of what an
    attacker is told, as "immune-forest".
    """

    def __init__(
        self,
        features: tuple[str, ...] = (),
        active: bool = True,
        declined: bool = True,
        why: str = "immune",
    ) -> None:
        super().__init__(Traits(outlives_decline=declined, veto=why))
        self.features = features
        self.active = active
        self.declined = declined

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if self.declined if state.is_declined(me) else self.active:
            regions = state.held[me]
            prices.immune(me, regions & where_any(state, self.features) if self.features else regions)


@mypyc_attr(allow_interpreted_subclasses=True)
class Spared(Ability):
    """Loses no token when a region of its is conquered."""

    def __init__(self) -> None:
        super().__init__(Traits(mourned_late=True))

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.spare()


@mypyc_attr(allow_interpreted_subclasses=True)
class Silent(Ability):
    """While its race is active, nothing that an opponent has but tokens and the die helps against it."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if state.owners.are_opponents(me, prices.attacker):
            prices.silence(state.held[me])
