"""All tests use the scenario language."""

pytest_plugins = ["nefrit.testing.plugin"]
