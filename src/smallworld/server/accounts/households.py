"""What an address counts as wherever somebody is counted by where they are."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NewType

Household = NewType("Household", str)
Network = IPv4Network | IPv6Network
NETWORK_BITS: Final = 64  # of an address of version 6: what one household has
KEPT: Final = 4096  # addresses; every frame of a socket asks for the household of its own
MAPPED_BITS: Final = 96  # of an address of version 6, before the one of version 4 that it carries


@lru_cache(KEPT)
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


def households_at(address: str) -> Network:
    """Return the network of all households at an address or in a network, as somebody types it.

    Of version 6 it is never smaller than what one household has. An address of version 4 that is written
    as version 6, as logs do (::ffff:203.0.113.7), is of version 4.

    Raises:
        ValueError: it is neither.
    """
    network = ip_network(address, strict=False)
    if isinstance(network, IPv4Network):
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= MAPPED_BITS:
        return IPv4Network((mapped, network.prefixlen - MAPPED_BITS))
    return network.supernet(new_prefix=NETWORK_BITS) if network.prefixlen > NETWORK_BITS else network
