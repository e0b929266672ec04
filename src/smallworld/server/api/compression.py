"""Compression of the messages on sockets.

A client that wants the whole state after each change gets its own stream, which refers back to earlier
messages (permessage-deflate with context takeover). A client that wants only the changes gets each message
compressed separately. So one compressed message serves all clients with the same view, and no socket needs
memory for a window. See docs/adr/0020.
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

# uvicorn's streams refer back 4 KB, but a state has 13 KB, most of it unchanged. A window of 16 KB covers a
# whole state. It sends a fifth of the bytes in less than half the time, and takes 80 KB of memory per socket.
STREAMS: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
SMALLEST: Final = 256  # bytes of the smallest message to compress; smaller ones fit into one packet anyway
WINDOW_BITS: Final = 13
SHARED: Final = 64  # compressed messages in the cache
MEM_LEVEL: Final = 7  # compresses a message as well as the usual 8, in 14 us instead of 24
_END: Final = b"\x00\x00\xff\xff"  # the end of flushed data, which the receiver adds itself


def deflated(data: bytes, window_bits: int) -> bytes:
    """Return a message compressed independently of others, for a client with a window of this size."""
    encoder = zlib.compressobj(wbits=-window_bits, memLevel=MEM_LEVEL)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(_END)


class SharedDeflate(PerMessageDeflate):
    """An extension that compresses messages independently, so that many sockets can send the same bytes."""

    def encode(self, frame: Frame) -> Frame:
        """Return the frame compressed. Control frames, fragments and small frames stay unchanged."""
        if frame.opcode in CTRL_OPCODES or not frame.fin or len(frame.data) < SMALLEST:
            return frame
        return replace(frame, data=deflated(bytes(frame.data), self.local_max_window_bits), rsv1=True)


@lru_cache(SHARED)
def frame_of(text: str, window_bits: int) -> bytes:
    """Return a message as a compressed frame, for every socket with a window of this size.

    The text is encoded and compressed only once, for any number of sockets.
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
    """A factory that negotiates with browsers to compress messages independently."""

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
        """Return the parameters agreed with the browser, and the extension that uses them."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, SharedDeflate(
            remote_no_context_takeover=True,
            local_no_context_takeover=True,
            remote_max_window_bits=usual.remote_max_window_bits,
            local_max_window_bits=usual.local_max_window_bits,
        )


class Gzip(GZipMiddleware):
    """A middleware that compresses answers for clients that accept gzip with a quality above 0."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not wants_gzip(Headers(scope=scope).get("accept-encoding", "")):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def wants_gzip(accepted: str) -> bool:
    """Return whether an Accept-Encoding header accepts gzip."""
    for choice in accepted.lower().split(","):
        name, _, quality = choice.replace(" ", "").partition(";q=")
        if name == "gzip":
            return not quality or bool(quality.strip("0."))
    return False


MESSAGES: Final = SharedDeflateFactory()


def extension_for(path: str) -> ServerPerMessageDeflateFactory:
    """Return the kind of compression for a socket; the query in `path` says whether it wants only changes."""
    wanted = parse_qs(path.partition("?")[2]).get("changes", ["false"])[-1]
    return MESSAGES if wanted in ("true", "1") else STREAMS
