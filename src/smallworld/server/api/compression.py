"""How what goes over a socket is compressed.

Whoever wants all of a state after each change gets a stream of its own, which looks back at what it said
before (permessage-deflate with context takeover). Whoever wants the changes gets every message compressed by
itself, so that one result serves all who see the same, and no socket keeps a window: docs/adr/0020.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.typing import ExtensionParameter

# uvicorn looks back 4 KB for what it said before; a state of a game has 13, most of it as in the last one.
# 16 KB find it, for a fifth of the bytes and less than half the time, and take 80 KB of memory a socket.
STREAMS: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
SMALLEST: Final = 256  # bytes that are compressed: less is one packet anyhow
WINDOW_BITS: Final = 13
SHARED: Final = 64  # results that are kept for others
MEM_LEVEL: Final = 7  # finds as much in a message as the usual 8, in 14 us rather than 24
_END: Final = b"\x00\x00\xff\xff"  # of what was flushed; the other side adds it


def deflated(data: bytes, window_bits: int) -> bytes:
    """A message compressed by itself, for somebody who can look back so far."""
    encoder = zlib.compressobj(wbits=-window_bits, memLevel=MEM_LEVEL)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)


class SharedDeflate(PerMessageDeflate):
    """Compresses every message by itself, so that it is the same for all sockets that look back as far."""

    def encode(self, frame: Frame) -> Frame:
        """The frame as it is sent."""
        if frame.opcode in CTRL_OPCODES or not frame.fin or len(frame.data) < SMALLEST:
            return frame
        return replace(frame, data=deflated(bytes(frame.data), self.local_max_window_bits), rsv1=True)


@lru_cache(SHARED)
def frame_of(text: str, window_bits: int) -> bytes:
    """Encode a message as the frame that every socket with a SharedDeflate of this window is sent.

    The text is encoded and compressed once, however many sockets it goes to.
    """
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=[_shared(window_bits)])


@cache
def _shared(window_bits: int) -> SharedDeflate:
    return SharedDeflate(
        remote_no_context_takeover=True,
        local_no_context_takeover=True,
        remote_max_window_bits=window_bits,
        local_max_window_bits=window_bits,
    )


class SharedDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a browser on messages that stand by themselves."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=12,
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, SharedDeflate(
            remote_no_context_takeover=True,
            local_no_context_takeover=True,
            remote_max_window_bits=usual.remote_max_window_bits,
            local_max_window_bits=usual.local_max_window_bits,
        )


class Gzip(GZipMiddleware):
    """Compresses answers for those who say that they want it; a quality of 0 says that they do not."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not wants_gzip(Headers(scope=scope).get("accept-encoding", "")):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def wants_gzip(accepted: str) -> bool:
    """Whether a header Accept-Encoding names gzip, and does not refuse it."""
    for choice in accepted.lower().split(","):
        name, _, quality = choice.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not quality or bool(quality.strip("0."))
    return False


MESSAGES: Final = SharedDeflateFactory()


def extension_for(path: str) -> ServerPerMessageDeflateFactory:
    """How a socket that was asked for at `path` is compressed."""
    wanted = parse_qs(path.partition("?")[2]).get("changes", ["false"])[-1]
    return MESSAGES if wanted in ("true", "1") else STREAMS
