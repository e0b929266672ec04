"""The push services that the server calls: only those of the known browsers."""

from __future__ import annotations

import pytest

from smallworld.house.refusal import Refusal
from smallworld.server.push.addresses import check_address, is_public


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91bE",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
        "https://web.push.apple.com/QGuQyavXutnMHDuSCtGOdCnDtWcDEl",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2f",
        "https://push.example.org:443/x",
    ],
)
def test_addresses_of_known_push_services_are_allowed(endpoint):
    check_address(endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "//push.example.org/x",
        "",
        "https:///x",
        "https://push.example.org:8443/x",
        "https://push.example.org:99999/x",
        "https://somebody@push.example.org/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://127.1/x",
        "https://10.0.0.0x7/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://push.example.org/x y",
        "https://push.example.org/\r\nHost: evil",
        "https://push.example.org\t/x",
        "https://püsh.example.org/x",
    ],
)
def test_other_push_addresses_are_refused(endpoint):
    with pytest.raises(Refusal) as refused:
        check_address(endpoint)
    assert refused.value.status == 400


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.95", "2a00:1450:4001:80b::200a", "::ffff:8.8.8.8"])
def test_public_addresses_are_recognised(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "100.64.0.1"),
        *("169.254.169.254", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1"),
        *("::ffff:127.0.0.1", "::ffff:169.254.169.254", "64:ff9b::a00:1", "64:ff9b::7f00:1", "2002:7f00:1::"),
    ],
)
def test_local_and_private_addresses_are_not_public(address):
    assert not is_public(address)
