"""Offers acme to the suite."""

from pathlib import Path

from oracles.backends.hosted import HostedBackend
from oracles.backends.worker import Settings


def open_backend(variant: str, settings: Settings) -> HostedBackend:
    return HostedBackend("acme", Path(__file__).parent / "worker.py", settings, install="; pip install acme")
