"""Checks of the addresses of push services. Browsers supply them, so they could be any address.

The server checks the host name when it receives the address. It checks the IP address at each connection,
since a name may later resolve to another address.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from smallworld.house.refusal import Refusal, malformed

HTTPS: Final = 443
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # NAT64, with IPv4 addresses in the last 32 bits


def check_address(endpoint: str) -> None:
    """Check that an endpoint may belong to a push service.

    Raises:
        Refusal: 400 if it is not an https URL with a host name.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port or HTTPS
    except ValueError as error:
        raise _no_service() from error
    name = parts.hostname or ""
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or parts.scheme != "https" or port != HTTPS or "@" in parts.netloc or not _is_name(name):
        raise _no_service()


def is_public(address: str) -> bool:
    """Return whether an IP address is public, as the address of a push service must be."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = _inner(found)
        if inner is not None and not _is_global(inner):
            return False
        if found.ipv4_mapped is not None:
            return True
    return _is_global(found)


def _is_global(address: IPv4Address | IPv6Address) -> bool:
    return address.is_global and not address.is_multicast and not address.is_reserved


def _inner(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that an IPv6 address contains; None if it contains none."""
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour


def _is_name(host: str) -> bool:
    """Return whether a host is a domain name. Unlike in an IP address, its last part begins with a letter."""
    last = host.rstrip(".").rpartition(".")
    return bool(last[0]) and last[2][:1].isalpha()


def _no_service() -> Refusal:
    return malformed(
        "endpoint: must be the https address from your push service, with a host name and no port"
    )
