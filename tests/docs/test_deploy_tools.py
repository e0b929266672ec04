"""The files in `deploy/`, checked with the programs that read them, where these are installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PATH = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/sbin"])
MOST_EXPOSED = 20  # a tenth of the figure of `systemd-analyze security`, from 0 to 100


def run(package, program, *words, **environment):
    """Return the output of a program for these arguments; it must succeed."""
    found = shutil.which(program, path=PATH)
    if found is None:
        pytest.skip(f"{program} is not installed: apt-get install --no-install-recommends {package}")
    env = {**os.environ, "PATH": PATH, **environment}
    done = subprocess.run([found, *words], env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def unit(tmp_path):
    """Return the unit, as if the server were installed."""
    lines = (DEPLOY / "smallworld.service").read_text()
    changed = re.sub(r"(?<=^ExecStart=)\S+", shutil.which("true") or "/bin/true", lines, flags=re.MULTILINE)
    file = tmp_path / "smallworld.service"
    file.write_text(changed)
    return str(file)


def test_systemd_accepts_every_line_of_the_service_unit(unit):
    assert run("systemd", "systemd-analyze", "verify", unit) == ""


def test_systemd_unit_restricts_the_server(unit):
    run("systemd", "systemd-analyze", "security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit)


def test_caddy_accepts_its_file_after_the_edit_on_the_page(tmp_path):
    changing = re.search(
        r"^sed .*(?= > /etc/caddy/Caddyfile$)", (ROOT / "docs/host/public-server.md").read_text(), re.M
    )
    assert changing is not None
    changed = subprocess.run(changing[0], shell=True, cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.search(r"^play\.example\.org \{$", changed.stdout, re.M)
    file = tmp_path / "Caddyfile"
    file.write_text(changed.stdout)
    words = ("--config", str(file), "--adapter", "caddyfile")
    run("caddy", "caddy", "validate", *words, HOME=str(tmp_path))


def test_nginx_accepts_its_configuration_file(tmp_path):
    site = (DEPLOY / "nginx.conf").read_text()
    assert "listen 80;" in site
    # Port 80 belongs to root, and `nginx -t` opens it.
    (tmp_path / "site").write_text(site.replace("listen 80;", f"listen unix:{tmp_path}/socket;"))
    folders = [
        f"{name}_temp_path {tmp_path};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    ]
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; {' '.join(folders)} include {tmp_path}/site; }}\n"
    )
    run("nginx", "nginx", "-t", "-e", "stderr", "-c", str(whole))


def test_prometheus_accepts_its_configuration_and_alert_rules():
    told = run("prometheus", "promtool", "check", "config", "deploy/prometheus.yml")
    assert f"{len(re.findall('- alert:', (DEPLOY / 'alerts.yaml').read_text()))} rules found" in told


def test_each_prometheus_alert_fires_only_for_its_cause():
    told = run("prometheus", "promtool", "test", "rules", "tests/docs/alerts_test.yaml")
    assert "SUCCESS" in told


def test_every_alert_has_a_test_of_its_cause():
    tried = (Path(__file__).parent / "alerts_test.yaml").read_text()
    for alert in re.findall(r"- alert: (\w+)", (DEPLOY / "alerts.yaml").read_text()):
        assert f'alertname="{alert}"' in tried


def test_docker_compose_accepts_its_file():
    docker = shutil.which("docker")
    plugin = docker and subprocess.run([docker, "compose", "version"], capture_output=True, check=False)
    if not plugin or plugin.returncode != 0:
        pytest.skip("Docker's compose is not installed: apt-get install docker-cli docker-compose")
    words = ("compose", "-f", "deploy/compose.yaml", "config", "--quiet")
    run("docker-cli", "docker", *words, DOMAIN="play.example.org", POSTGRES_PASSWORD="secret")
