"""The backends by name: those of this package, and those that other packages offer by an entry point."""

from __future__ import annotations

import functools
import importlib.metadata
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from oracles.backends import native, rewrites
from oracles.backends.command import CommandBackend
from oracles.backends.errors import BackendError, UnknownBackend
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend
from oracles.backends.reference import ReferenceBackend
from oracles.backends.rewrites import Rewritten
from oracles.backends.worker import Settings

GROUP = "stablehlo_conformance.backends"
_NATIVE = Path(native.__path__[0])
_XLA_EXTRA = "; install stablehlo-conformance[xla]"

Opener = Callable[[str, Settings], Backend]
"""Takes the variant, "" for none, and how to run it. Raises BackendError, UnknownBackend for an unknown variant."""


def _xla(variant: str, settings: Settings) -> Backend:
    variants: dict[str, tuple[dict[str, str], Any]] = {
        "": ({}, Rewritten),
        "O0": ({"xla_backend_optimization_level": "0"}, Rewritten),
        "constants": ({}, rewrites.with_constants),
        "evaluator": ({}, functools.partial(rewrites.with_constants, make=rewrites.hidden_constant)),
    }
    flags, rewrite = _chosen("xla", variant, variants)
    return HostedBackend(
        _named("xla", variant, settings),
        _NATIVE / "xla.py",
        settings.with_options(flags=flags),
        rewrite,
        install=_XLA_EXTRA,
        batch=16,
    )


def _interpreter(variant: str, settings: Settings) -> Backend:
    _chosen("interpreter", variant, {"": None})
    name = _named("interpreter", variant, settings)
    return HostedBackend(name, _NATIVE / "interpreter.py", settings, rewrites.complex_as_parts, install=_XLA_EXTRA)


def _reference(variant: str, settings: Settings) -> Backend:
    _chosen("reference", variant, {"": None})
    return ReferenceBackend()


def _command(variant: str, settings: Settings) -> Backend:
    return CommandBackend(variant, settings)


_BUILT_IN: dict[str, Opener] = {
    "xla": _xla,
    "interpreter": _interpreter,
    "reference": _reference,
    "command": _command,
}


def _chosen(name: str, variant: str, variants: dict[str, Any]) -> Any:
    if variant not in variants:
        known = ", ".join(f"{name}:{v}" if v else name for v in variants)
        raise UnknownBackend(f"{name} has no variant {variant!r}; known: {known}")
    return variants[variant]


def _named(name: str, variant: str, settings: Settings) -> str:
    return name + (f":{variant}" if variant else "") + (f"@{settings.python}" if settings.python else "")


_VARIANTS = {"xla": ("constants", "evaluator", "O0")}


def variants(spec: str) -> tuple[str, ...]:
    """The other ways in which an implementation runs programs, as full names; none of a variant itself."""
    return tuple(f"{spec}:{v}" for v in _VARIANTS.get(spec, ()))


def names() -> tuple[str, ...]:
    """The names that `open_backend` knows, without variants, sorted."""
    return tuple(sorted({*_BUILT_IN, *(e.name for e in _entry_points())}))


def _entry_points() -> importlib.metadata.EntryPoints:
    return importlib.metadata.entry_points(group=GROUP)


def split(specs: str) -> list[str]:
    """`xla,command:"run --fast, now"` as its parts: a comma between quotes does not separate."""
    return [part for part in (p.strip() for p in re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*')+""", specs)) if part]


def open_backend(spec: str, *, timeout: float = 60.0, memory: int | None = None) -> Backend:
    """Opens `NAME[:VARIANT][@PYTHON]` or `command:"EXECUTABLE ARGUMENTS"`.

    `timeout` is in seconds per case, `memory` in bytes per process of the implementation. Raises BackendError: its text
    is one line that says what to do.
    """
    name, variant, python = _parts(spec)
    settings = Settings(python=python, timeout=timeout)
    return _opener(name)(variant, settings if memory is None else replace(settings, memory=memory))


def _parts(spec: str) -> tuple[str, str, str | None]:
    name, separator, rest = spec.partition(":")
    if name.strip() == "command":
        if not rest.strip("\"' "):
            raise UnknownBackend('command needs an executable: command:"EXECUTABLE ARGUMENTS"')
        return "command", rest, None
    head, at, python = spec.partition("@")
    name, separator, variant = head.partition(":")
    if (at and not python) or (separator and not variant):
        raise UnknownBackend(f"{spec!r} is not of the form NAME[:VARIANT][@PYTHON]")
    return name.strip(), variant.strip(), python or None


def _opener(name: str) -> Opener:
    if name in _BUILT_IN:
        return _BUILT_IN[name]
    for entry in _entry_points():
        if entry.name == name:
            try:
                opener: Opener = entry.load()
            except (ImportError, AttributeError) as error:
                raise BackendError(f"backend {name} of {entry.value} cannot be loaded: {error}") from None
            return opener
    raise UnknownBackend(f"there is no backend {name!r}; known: {', '.join(names())}")
