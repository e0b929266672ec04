"""Households: groups of addresses that count as one user for rate limits and bans."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NewType

Household = NewType("Household", str)
Network = IPv4Network | IPv6Network
NETWORK_BITS: Final = 64  # leading bits of an IPv6 address that identify the network of a household
KEPT: Final = 4096  # addresses in the cache, since every frame of a socket needs its household
MAPPED_BITS: Final = 96  # bits of an IPv6 address before the IPv4 address that it contains


@lru_cache(KEPT)
def household_of(address: str) -> Household:
    """Return the household of an address.

    For IPv4, this is the whole address, even if written as IPv6. For IPv6, it is the network, because a
    household can use every address in its network.
    """
    with suppress(ValueError):
        found = ip_address(address.partition("%")[0])
        if isinstance(found, IPv6Address):
            return Household(str(found.ipv4_mapped or ip_network((found, NETWORK_BITS), strict=False)))
        return Household(str(found))
    return Household(address)


def households_at(address: str) -> Network:
    """Return the network that a moderator typed, extended to whole households.

    The text may also be a single address. For IPv6, the result is at least the network of one household. An
    IPv4 address written as IPv6, as in logs (::ffff:203.0.113.7), counts as IPv4.

    Raises:
        ValueError: the text is neither an address nor a network.
    """
    network = ip_network(address, strict=False)
    if isinstance(network, IPv4Network):
        return network
    mapped = network.network_address.ipv4_mapped
    if mapped is not None and network.prefixlen >= MAPPED_BITS:
        return IPv4Network((mapped, network.prefixlen - MAPPED_BITS))
    return network.supernet(new_prefix=NETWORK_BITS) if network.prefixlen > NETWORK_BITS else network
