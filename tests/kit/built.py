"""Boards of tiles as strings. They are written here because the generator takes a second to make one."""

from __future__ import annotations

from typing import Final

from smallworld.content.realms.formats.layout_code import decode
from smallworld.content.realms.formats.layout_file import layout_text

# For two players.
SMALL: Final = "12ar.E120F114G214H225O202U024W304.m1U1m2W3m3H4..tEbGaHbOaUa.U21hbGw"
# Underground, for two players.
BELOW: Final = "12ar.b304e215g314i021k032l122p233q321w133y222.m1P0m2L3..oGaLaQbYb.QmVsb3c"
RIVERSIDE: Final = "12ar.B130I300K313N225O120P114T213U203Z020.m1O5m2U2m3K4..tBbIbOaPaUb.QXQgYSBSaXZlcg"
# Both worlds, for three players.
BOTH_WORLDS: Final = (
    "13ar.E033G202h211i313K120l231n111Q320T303V223X022y133."
    "m1I2m2N5m3E0m4L4m5G2..tEaGcKaQaTaVaXa-oHcIcLaNaYb.T3Vycw"
)
# A board named "Ben plays like a troll".
TROLL: Final = "12ar.E120F114G214H225O202U024W304.m1U1m2W3m3H4..tEbGaHbOaUa.QmVuIHBsYXlzIGxpa2UgYSB0cm9sbA"
# The text of a file.
ISLE: Final = layout_text(decode("12ar.E120F114G214H225O202U024W304.m1U1m2W3m3H4..tEbGaHbOaUa.SXNsZQ"))
