"""Exceptions about opening a backend and keeping its worker alive; each message is one line for the user."""

from __future__ import annotations


class BackendError(Exception):
    """A backend cannot be opened, or its worker cannot be kept alive."""


class UnknownBackend(BackendError):
    """No backend, or no variant of a backend, has this name."""


class MissingPackage(BackendError):
    """The interpreter that runs the implementation lacks a package or has too old a version of it."""
