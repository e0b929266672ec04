"""A push service for tests, whose name only its own resolver knows, and a browser that uses it."""

from __future__ import annotations

import base64
import datetime
import os
import ssl
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from socket import AF_INET
from types import TracebackType
from typing import Any, Final

import aiohttp
import http_ece
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from py_vapid import Vapid

from smallworld.server.push.web_push import Push, guarded

NAME: Final = "push.example.org"
CONTACT: Final = "mailto:keeper@example.org"


class Letter:
    """A message to a browser."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path: Final = path
        self.headers: Final = headers
        self.body: Final = body


class PushService:
    """A push service over TLS on this machine; `answers` has its statuses by path, 201 by default."""

    def __init__(self, folder: Path) -> None:
        self.letters: Final[Queue[Letter]] = Queue()
        self.answers: Final[dict[str, int]] = {}
        self.awake: Final = threading.Event()  # while it is not set, no letter is answered
        self.awake.set()
        self.certificate: Final = folder / "service.pem"
        self.certificate.write_bytes(_certificate())
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.letters.put(Letter(self.path, dict(self.headers.items()), body))
                service.awake.wait()
                self.send_response(service.answers.get(self.path, 201))
                self.send_header("Location", f"https://{NAME}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        tls.load_cert_chain(self.certificate)
        self._server.socket = tls.wrap_socket(self._server.socket, server_side=True)
        self._thread: Final = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def __enter__(self) -> PushService:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def push(self, *, is_guarded: bool = False) -> Push:
        """Return a server's access to this service; if guarded, access to this machine is refused."""
        key = Vapid()
        key.generate_keys()
        return Push(key, CONTACT, self.guarded if is_guarded else self.connector)

    def connector(self) -> aiohttp.TCPConnector:
        """Return a connector that resolves every name to this machine, and trusts our certificate."""
        tls = ssl.create_default_context(cafile=str(self.certificate))
        return aiohttp.TCPConnector(resolver=self._resolver(), ssl=tls)

    def guarded(self) -> aiohttp.TCPConnector:
        """Return a server's usual connector, with a resolver that leads every name to this machine."""
        return guarded(self._resolver())

    def _resolver(self) -> AbstractResolver:
        return Here(self._server.server_port)


class Here(AbstractResolver):
    """A resolver that leads every name to this machine."""

    def __init__(self, port: int) -> None:
        self._port: Final = port

    async def resolve(self, host: str, port: int = 0, family: int = AF_INET) -> list[ResolveResult]:
        return [
            ResolveResult(hostname=host, host="127.0.0.1", port=self._port, family=AF_INET, proto=0, flags=0)
        ]

    async def close(self) -> None:
        pass


class Device:
    """A browser with a subscription, which reads its messages."""

    def __init__(self, name: str) -> None:
        self.path: Final = f"/{name}"
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._auth: Final = os.urandom(16)

    def wish(self, language: str = "en") -> dict[str, Any]:
        """Return its subscription for the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": f"https://{NAME}{self.path}",
            "keys": {"p256dh": _coded(point), "auth": _coded(self._auth)},
            "language": language,
        }

    def read(self, letter: Letter) -> str:
        """Return the text of a letter."""
        read: bytes = http_ece.decrypt(
            letter.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return read.decode()


def _coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _certificate() -> bytes:
    """Return a key and a self-signed certificate for NAME."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, NAME)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return private + made.public_bytes(Encoding.PEM)
