"""What can go wrong in opening or keeping a backend, each as one line for the person who asked for it."""

from __future__ import annotations


class BackendError(Exception):
    """A backend cannot be opened, or its worker cannot be kept alive. Its text is one line."""


class UnknownBackend(BackendError):
    """No backend, or no variant of one, has this name."""


class MissingPackage(BackendError):
    """The interpreter that was to run the implementation lacks a package, or has one that is too old."""
