"""What the server says of itself is true: requests made from its own schema never make it fail."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.processes import PATIENCE, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 8


def test_the_server_keeps_to_its_schema(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json", wait_for_schema=PATIENCE)
    results: Any = schema.get_all_operations()
    operations = [result.ok() for result in results]
    assert len(operations) > 12
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def keeps(case: Any) -> None:
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

        given(case=operation.as_strategy())(keeps)()
