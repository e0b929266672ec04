"""Losses: a conquest, and what it does to the defenders."""

from __future__ import annotations

from smallworld.engine.board import Side
from smallworld.engine.rulings import TOKENS_LOST


class Losses:
    """What becomes of the defenders of a region that `attacker` conquers, `by` a verb or an ability."""

    def __init__(self, defenders: int, withdraw: bool, attacker: Side, by: int) -> None:
        self.defenders = defenders
        self.attacker = attacker
        self.by = by
        self.tokens = 0  # with which the attacker comes; told where anybody is asked before the conquest
        self.less = 0  # tokens that this way to conquer, or the die, saves by itself; likewise
        self.lost = TOKENS_LOST  # go to the tray, unless they are spared
        self.spared = False
        self.withdraw = withdraw  # whether the others come back to their owner's hand
        self.trapped = False  # whether they cannot, whatever lets them
        # Ids of abilities, once for each coin or die.
        self.charged: tuple[int, ...] = ()
        self.left: tuple[int, ...] = ()
        self.made_good: tuple[int, ...] = ()
        self.rolling: tuple[int, ...] = ()
        self.captured = 0  # of the defenders, who is taken prisoner in place of the tokens lost
        self.captive = 0  # the ability whose piece the prisoner is
        self.then = 0  # the ability that takes a step of its own, in which the attacker gets the prisoner

    def survivors(self) -> int:
        """Tokens that come back to their owner's hand."""
        if self.captured:
            gone = self.captured
        else:
            gone = 0 if self.spared else self.lost
        return max(0, self.defenders - gone) if self.can_withdraw() else 0

    def can_withdraw(self) -> bool:
        """Whether survivors, if there are any, come back to their owner's hand."""
        return self.withdraw and not self.trapped

    def capture(self, by: int, then: int) -> None:
        """One of the defenders, a piece of the ability `by`, is taken prisoner, and no token is lost.

        The ability serves its race no more; in a step of `then`, which the owner takes at once, the attacker
        gets the prisoner.
        """
        self.captured = 1
        if (by, then) > (self.captive, self.then):
            self.captive, self.then = by, then

    def spare(self) -> None:
        """No token is lost; it withdraws with the others."""
        self.spared = True

    def lose(self, tokens: int) -> None:
        """At least `tokens` are lost, if any are."""
        self.lost = max(self.lost, tokens)

    def may_withdraw(self) -> None:
        """Survivors come back although the race is in decline."""
        self.withdraw = True

    def trap(self) -> None:
        """Nobody comes back, whatever else lets them."""
        self.trapped = True

    def charge(self, coins: int, ability: int) -> None:
        """An opponent who attacks pays the owner `coins`, as far as they have any."""
        self.charged = self.charged + (ability,) * coins

    def leave_coins(self, coins: int, ability: int) -> None:
        """An opponent who attacks finds `coins` there."""
        self.left = self.left + (ability,) * coins

    def make_good(self, coins: int, ability: int) -> None:
        """If it is an opponent who attacks, the bank pays the owner `coins`."""
        self.made_good = self.made_good + (ability,) * coins

    def roll(self, ability: int) -> None:
        """For each token lost `ability` takes a step of its own after the conquest, to roll a die."""
        self.rolling = self.rolling + (ability,)
