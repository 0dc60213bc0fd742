"""All tests use the scenario language; those of Hypothesis see the same examples in every run, however slow it is."""

from __future__ import annotations

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
