"""Plugins of pytest for the tests; pytest accepts their names in the topmost conftest only."""

pytest_plugins = ["pytester"]
