"""Implementations under test: open a backend by name, run programs on it, get their outcomes."""

from oracles.backends.backend_errors import BackendError, MissingPackage, UnknownBackend
from oracles.backends.batches import Alone, run_many, stream, verify_many
from oracles.backends.catalogue import installed, names, of_artifacts, of_quantized, open_backend, variants

__all__ = [
    "Alone",
    "BackendError",
    "MissingPackage",
    "UnknownBackend",
    "installed",
    "names",
    "of_artifacts",
    "of_quantized",
    "open_backend",
    "run_many",
    "stream",
    "variants",
    "verify_many",
]
