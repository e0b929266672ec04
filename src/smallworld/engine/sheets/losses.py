"""Losses: the effect of a conquest on the defenders."""

from __future__ import annotations

from smallworld.engine.board import Side
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.rulings import TOKENS_LOST


@mypyc_attr(acyclic=True, free_list_len=1)
class Losses:
    """The effects on the defenders of a region that `attacker` conquers; `by` is a verb or an ability."""

    def __init__(self, defenders: int, withdraw: bool, attacker: Side, by: int) -> None:
        self.defenders = defenders
        self.attacker = attacker
        self.by = by
        self.tokens = 0  # tokens of the attacker; set only if an ability is asked before the conquest
        self.less = 0  # tokens that a special conquest, or the die, saves by itself; set like `tokens`
        self.lost = TOKENS_LOST  # tokens that go to the tray, unless they are spared
        self.spared = False
        self.withdraw = withdraw  # whether all other tokens return to their owner's hand
        self.trapped = False  # whether no token may return, even if another ability allows it
        # Ids of abilities, once for each coin or die.
        self.charged: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.made_good: tuple[int, ...] = ()
        self.rolling: tuple[int, ...] = ()
        self.captured = 0  # how many of the defenders are taken prisoner instead of losing tokens
        self.captive = 0  # the ability whose piece the prisoner is
        self.then = 0  # the ability that takes its own step, in which the attacker gets the prisoner

    def survivors(self) -> int:
        """Return how many defending tokens return to their owner's hand."""
        if self.captured:
            gone = self.captured
        else:
            gone = 0 if self.spared else self.lost
        return max(0, self.defenders - gone) if self.can_withdraw() else 0

    def can_withdraw(self) -> bool:
        """Return whether surviving tokens return to their owner's hand."""
        return self.withdraw and not self.trapped

    def capture(self, by: int, then: int) -> None:
        """Capture one defending token, a piece of the ability `by`, so that no token is lost.

        The ability no longer serves its race. The owner immediately takes a step of the ability `then`, in
        which the attacker gets the captive.
        """
        self.captured = 1
        if (by, then) > (self.captive, self.then):
            self.captive, self.then = by, then

    def spare(self) -> None:
        """Prevent any loss: all tokens withdraw."""
        self.spared = True

    def lose(self, tokens: int) -> None:
        """Raise the loss to at least `tokens`; it has no effect if an ability spares the defenders."""
        self.lost = max(self.lost, tokens)

    def may_withdraw(self) -> None:
        """Let surviving tokens withdraw even if the race is in decline."""
        self.withdraw = True

    def trap(self) -> None:
        """Prevent any token from withdrawing, even if another ability allows it."""
        self.trapped = True

    def charge(self, coins: int, ability: int) -> None:
        """Make an attacking opponent pay up to `coins` coins to the defenders' owner."""
        self.charged = self.charged + (ability,) * coins

    def leave_coins(self, coins: int, ability: int) -> None:
        """Give an attacking opponent `coins` coins from the bank."""
        self.left = self.left + (ability,) * coins

    def make_good(self, coins: int, ability: int) -> None:
        """Pay `coins` coins from the bank to the defenders' owner if the attacker is an opponent."""
        self.made_good = self.made_good + (ability,) * coins

    def roll(self, ability: int) -> None:
        """Make `ability` roll a die in its own step for each token lost, after the conquest."""
        self.rolling = self.rolling + (ability,)
