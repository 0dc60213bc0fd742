"""All tests use the scenario language; those of Hypothesis see the same examples in every run, however slow it is."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["nefrit.testing.plugin"]

settings.register_profile(
    "reproducible",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("reproducible")

WEB = Path(__file__).with_name("web")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in the browser come first, in their order: one worker begins with them while the others do the rest."""
    items.sort(key=lambda item: not item.path.is_relative_to(WEB))
