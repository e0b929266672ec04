"""What an address counts as wherever somebody is counted by where they are."""

from __future__ import annotations

from contextlib import suppress
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, NewType

Household = NewType("Household", str)
NETWORK_BITS: Final = 64  # of an address of version 6: what one household has


def household_of(address: str) -> Household:
    """Return who calls, as far as an address says it.

    Of version 4 that is the whole address, also of one written as version 6. Of version 6 it is the network:
    whoever has one address of it has all.
    """
    with suppress(ValueError):
        found = ip_address(address.partition("%")[0])
        if isinstance(found, IPv6Address):
            return Household(str(found.ipv4_mapped or ip_network((found, NETWORK_BITS), strict=False)))
        return Household(str(found))
    return Household(address)
