"""The files in `deploy/` and the host pages: the names in them exist."""

from __future__ import annotations

import re
import tomllib
from ipaddress import IPv4Network, ip_address
from pathlib import Path

import pytest
import yaml

from kit.options import variable_of
from smallworld.cli.commands.backup import backup, restore
from smallworld.cli.commands.bots import bots
from smallworld.cli.commands.serve import serve
from smallworld.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOST = ROOT / "docs" / "host"
PAGES = [*sorted(DEPLOY.iterdir()), *sorted(HOST.glob("*.md"))]
COMMANDS = (serve, bots, backup, restore)
BUILD = {"SMALLWORLD_COMPILED"}  # asked by setup.py


def settings():
    """Return the environment variables of all commands that a host uses."""
    return {
        name for command in COMMANDS for option in command.params if (name := variable_of(option))
    } | BUILD


def measured():
    return set(re.findall(r"^# HELP (\w+)", Metrics().text().decode(), re.M))


def copied():
    """Return the files from which the image is built, as paths from the top of the repository."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", (DEPLOY / "Dockerfile").read_text(), re.M)
    return [source for line in lines for source in line.split()[:-1]]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_variable_on_the_host_pages_is_a_setting(page):
    assert set(re.findall(r"SMALLWORLD_[A-Z_]+", page.read_text())) - settings() == set()


@pytest.mark.parametrize("option", serve.params, ids=lambda option: option.name)
def test_configuration_page_lists_every_option(option):
    page = (HOST / "configuration.md").read_text()
    variable = variable_of(option)
    heading = "### " + ", ".join(f"`{word}`" for word in (*option.opts, *option.secondary_opts))
    facts = f"Variable: `{variable}`. " if variable else ""
    [default] = re.findall(rf"^{heading}\n\n{facts}Default: (.+)\.$", page, re.M)
    if isinstance(option.default, str | float) and option.default and not option.is_flag:
        assert default.strip("`") == str(option.default)


def test_configuration_page_lists_only_options_that_exist():
    headings = re.findall(r"^### (.+)$", (HOST / "configuration.md").read_text(), re.M)
    listed = [word for heading in headings for word in re.findall(r"`(.+?)`", heading)]
    assert sorted(listed) == sorted(
        word for option in serve.params for word in (*option.opts, *option.secondary_opts)
    )


def test_configuration_page_has_no_tables():
    # On a phone, tables of options scroll sideways.
    assert "\n|" not in (HOST / "configuration.md").read_text()


def test_host_pages_mention_every_setting():
    pages = "".join(page.read_text() for page in HOST.glob("*.md"))
    assert [name for name in sorted(settings() - BUILD) if name not in pages] == []


def test_files_that_the_image_copies_exist_and_are_not_ignored():
    allowed = {
        line[1:] for line in (DEPLOY / "Dockerfile.dockerignore").read_text().split() if line[0] == "!"
    }
    assert copied()
    assert [source for source in copied() if not (ROOT / source).exists()] == []
    assert set(copied()) == allowed


def test_image_has_a_supported_python_and_does_not_run_as_root():
    lines = (DEPLOY / "Dockerfile").read_text()
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    least = int(asked.removeprefix(">=3."))
    versions = re.findall(r"^FROM python:3\.(\d+)-slim", lines, re.M)
    assert len(versions) == 2
    assert len(set(versions)) == 1
    assert int(versions[0]) >= least
    assert re.findall(r"^USER (\S+)", lines, re.M) == ["10001"]


@pytest.mark.parametrize("file", ["Dockerfile", "smallworld.service"])
def test_deploy_files_start_the_server_with_existing_options(file):
    started = re.search(r"^(?:CMD|ExecStart=).*serve.*$", (DEPLOY / file).read_text(), re.M)
    assert started is not None
    known = {name for option in serve.params for name in (*option.opts, *option.secondary_opts)}
    asked = re.findall(r"--[a-z-]+", started[0])
    assert asked
    assert set(asked) <= known


def test_compose_file_builds_and_mounts_existing_files():
    compose = (DEPLOY / "compose.yaml").read_text()
    built, mounted = re.search(r"dockerfile: (\S+)", compose), re.search(r"- \./(\S+?):", compose)
    assert built is not None
    assert mounted is not None
    assert (ROOT / built[1]).exists()
    assert (DEPLOY / mounted[1]).exists()


def test_compose_file_trusts_its_own_proxy():
    compose = (DEPLOY / "compose.yaml").read_text()
    trusted = re.search(r"SMALLWORLD_TRUSTED_PROXIES: (\S+)", compose)
    proxy = re.search(r"ipv4_address: (\S+)", compose)
    assert trusted is not None
    assert proxy is not None
    assert trusted[1] == proxy[1]


def test_compose_file_reserves_the_address_of_its_proxy():
    front = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    [config] = front["networks"]["front"]["ipam"]["config"]
    proxy = ip_address(front["services"]["proxy"]["networks"]["front"]["ipv4_address"])
    all_of_them, others = IPv4Network(config["subnet"]), IPv4Network(config["ip_range"])
    assert proxy in all_of_them
    assert others.subnet_of(all_of_them)
    assert proxy not in others


def test_database_password_is_not_committed():
    """The page writes the password to deploy/.env."""
    assert "/deploy/.env" in (ROOT / ".gitignore").read_text().split()


def test_every_alert_queries_an_existing_metric():
    asked = set(re.findall(r"smallworld_\w+", (DEPLOY / "alerts.yaml").read_text()))
    assert {re.sub("_bucket$", "", name) for name in asked} - measured() == set()
    assert {
        "smallworld_bots_waiting",
        "smallworld_loop_lag_seconds_bucket",
        "smallworld_database_errors_total",
    } <= asked
