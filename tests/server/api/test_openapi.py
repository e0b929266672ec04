"""Requests that schemathesis invents from the description of the calls; responses must match it.

`make fuzz-server` sends more; SMALLWORLD_FUZZ sets their number, and SMALLWORLD_SEED the seed.
"""

from __future__ import annotations

import os
from typing import Final

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from kit.serving import HEADER, NO_PAGES, LiveServer
from kit.waiting import PATIENCE
from smallworld.server.app import make_app
from smallworld.server.settings import Settings

NUMBER: Final = int(os.environ.get("SMALLWORLD_FUZZ", "150"))
SEED: Final = int(os.environ.get("SMALLWORLD_SEED", "1"))
EXAMPLES: Final = 2  # for each call, unless the environment asks for more
CHECKS: Final = [not_a_server_error, status_code_conformance, response_schema_conformance]
# Clients that have left get all other refusals unread; and boards on which bots play take a second each.
LEFT_OUT: Final = {("POST", "/api/logout"), ("DELETE", "/api/me"), ("POST", "/api/realms/fair")}
DESCRIBED: Final = make_app(Settings(database="unused.sqlite", static=NO_PAGES)).openapi()
OPERATIONS: Final = {
    found.label: found
    for result in schemathesis.openapi.from_dict(DESCRIBED).get_all_operations()
    if isinstance(result, Ok)
    for found in [result.ok()]
    if (found.method.upper(), found.path) not in LEFT_OUT
}
# A call without a body and query cannot be malformed.
SENT: Final = [
    (mode, label)
    for label, operation in OPERATIONS.items()
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or [*operation.body, *operation.query]
]


@pytest.fixture(scope="module")
def quiet(tmp_path_factory):
    """Yield a server without rate limits."""
    database = str(tmp_path_factory.mktemp("openapi") / "tables.sqlite")
    house = LiveServer(
        Settings(database=database, bot_delay=0, bot_processes=1, limits=False, static=NO_PAGES)
    )
    yield house
    house.stop()


@pytest.fixture
def ana(quiet):
    """Yield a new user: after some calls the previous one is logged out."""
    with quiet.guest() as ana:
        yield ana


@pytest.mark.parametrize(("mode", "label"), SENT, ids=lambda part: getattr(part, "value", part))
def test_requests_are_answered_as_openapi_describes(ana, label, mode):
    operation = OPERATIONS[label]
    table = ana.table("me", "local")["id"]
    budget = max(EXAMPLES, NUMBER // len(SENT))

    @seed(SEED)
    @settings(
        max_examples=budget,
        deadline=None,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case):
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        case.call_and_validate(
            base_url=ana.url,
            headers=HEADER,
            cookies=dict(ana.web.cookies),
            checks=CHECKS,
            timeout=PATIENCE,
        )

    send()


def test_every_operation_that_openapi_describes_is_tested():
    described = sum([len(calls) for calls in DESCRIBED["paths"].values()])
    assert len(OPERATIONS) + len(LEFT_OUT) == described
