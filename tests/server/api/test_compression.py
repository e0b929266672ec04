"""Messages that are compressed once for all clients, and that every client can read."""

import random

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from smallworld.server.api.compression import MESSAGES


@pytest.mark.parametrize("bits", [None, 9, 12, 15])
def test_client_with_a_small_decompression_window_can_read(bits):
    program = ClientPerMessageDeflateFactory(server_max_window_bits=bits)
    agreed, ours = MESSAGES.process_request_params(program.get_request_params(), [])
    theirs = program.process_response_params(agreed, [])
    once = random.Random(1).randbytes(6000)  # 4,096 bytes: most libraries look back no further
    said = Frame(Opcode.TEXT, once * 12)
    sent = ours.encode(said)
    assert theirs.decode(sent).data == said.data


@pytest.mark.parametrize(
    ("accepted", "wanted"),
    [("gzip", True), ("br, gzip;q=0.5", True), ("", False), ("identity", False)]
    + [("gzip;q=0", False), ("gzip; q=0.000, br", False), ("xgzip", False)],
)
def test_responses_are_compressed_on_request(ana, accepted, wanted):
    answer = ana.web.get("/api/catalogue", headers={"accept-encoding": accepted})
    assert answer.status_code == 200
    assert (answer.headers.get("content-encoding") == "gzip") == wanted
