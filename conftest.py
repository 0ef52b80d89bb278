"""Plugins that our own tests use; only the topmost conftest may name them."""

pytest_plugins = ["pytester"]
