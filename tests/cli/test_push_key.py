"""`smallworld push-key`, and the use of its file by `smallworld serve`."""

from __future__ import annotations

import stat
import sys

import pytest
from click.testing import CliRunner
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from smallworld.cli import main
from smallworld.cli.commands.push_key import push_of
from smallworld.engine.errors import SmallWorldError

CONTACT = "mailto:keeper@example.org"


def run(*words):
    return CliRunner().invoke(main, list(words))


@pytest.fixture
def key(tmp_path):
    file = tmp_path / "push.pem"
    assert run("push-key", str(file)).exit_code == 0
    return file


def test_push_key_is_readable_by_its_owner_only(tmp_path):
    file = tmp_path / "push.pem"
    said = run("push-key", str(file)).output
    push = push_of(file, CONTACT)
    assert push is not None
    assert push.public_key in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_push_key_command_never_overwrites_a_key(key):
    before = key.read_bytes()
    again = run("push-key", str(key))
    assert again.exit_code == 2
    assert "already exists" in again.output
    assert key.read_bytes() == before


def test_push_key_command_needs_an_existing_folder(tmp_path):
    assert "cannot write" in run("push-key", str(tmp_path / "nowhere" / "push.pem")).output


def test_push_notifications_are_off_without_a_key():
    assert push_of(None, None) is None
    assert push_of(None, CONTACT) is None


@pytest.mark.parametrize(
    "contact", [None, "", "keeper@example.org", "mailto:keeper", "http://example.org", "x"]
)
def test_push_key_is_refused_without_a_contact(key, contact):
    with pytest.raises(SmallWorldError, match=r"mailto:you@example\.org"):
        push_of(key, contact)


@pytest.mark.parametrize("contact", [CONTACT, "https://play.example.org"])
def test_contact_for_push_services_may_be_mail_or_web_address(key, contact):
    push = push_of(key, contact)
    assert push is not None
    assert push._key.sign({"sub": contact, "aud": "https://push.example.org"})


def test_file_without_a_push_key_is_named_in_the_error(tmp_path):
    with pytest.raises(SmallWorldError, match=r"cannot read the key .*none\.pem: No such file"):
        push_of(tmp_path / "none.pem", CONTACT)
    other = rsa.generate_private_key(65537, 2048).private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()
    )
    for content in (b"", b"hello", other):
        (tmp_path / "other.pem").write_bytes(content)
        with pytest.raises(SmallWorldError, match=r"other\.pem is not a push key"):
            push_of(tmp_path / "other.pem", CONTACT)


def test_error_names_the_missing_library_for_push_notifications(key, monkeypatch):
    monkeypatch.setitem(sys.modules, "pywebpush", None)
    monkeypatch.delitem(sys.modules, "smallworld.server.push.web_push", raising=False)
    monkeypatch.delattr("smallworld.server.push.web_push", raising=False)
    with pytest.raises(SmallWorldError, match=r"pip install 'smallworld\[push\]'"):
        push_of(key, CONTACT)
