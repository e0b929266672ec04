"""Ready-made abilities that protect the regions and the tokens of their race."""

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
    """A surcharge on the race's regions with one of these features, for all attackers.

    Without features, the surcharge is on all regions of the race.
    """

    def __init__(self, features: tuple[str, ...] = (), by: int = 1, also_declined: bool = False) -> None:
        super().__init__(Traits(outlives_decline=also_declined))
        self.features = features
        self.by = by

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        held = state.held[me]
        prices.surcharge(held & where_any(state, self.features) if self.features else held, by=self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class Immune(Ability):
    """Immunity of the race's regions with one of these features, against opponents.

    Without features, all regions of the race are immune. Immunity is in force while the race is active, in
    decline, or both. `why` is the code of the message to an attacker, such as "immune-forest".
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
    """Tokens that all withdraw when one of their regions is conquered: none is lost."""

    def __init__(self) -> None:
        super().__init__(Traits(mourned_late=True))

    def lost(self, state: State, me: Side, region: Region, losses: Losses) -> None:
        losses.spare()


@mypyc_attr(allow_interpreted_subclasses=True)
class Silent(Ability):
    """Protection of an active race: opponents must attack it without the help of any ability."""

    def shield(self, state: State, me: Side, prices: Prices) -> None:
        if state.owners.are_opponents(me, prices.attacker):
            prices.silence(state.held[me])
