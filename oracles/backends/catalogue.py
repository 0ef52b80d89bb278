"""The backends by name: those of this package, and those that other packages offer by an entry point."""

from __future__ import annotations

import functools
import importlib.metadata
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from packaging.version import Version

from oracles.backends import grids, native, rewrites
from oracles.backends.command import CommandBackend
from oracles.backends.environments import Distribution, interpreter
from oracles.backends.errors import BackendError, MissingPackage, UnknownBackend
from oracles.backends.hosted import Errors, HostedBackend, Rewrite, Spelling
from oracles.backends.native import bindings
from oracles.backends.protocol import Backend, Rejected, Unsupported
from oracles.backends.reference import ReferenceBackend
from oracles.backends.rewrites import Rewritten
from oracles.backends.worker import Settings
from results.backend_names import BackendName, BadBackendName
from spec.op import ops
from spec.text import text

GROUP = "stablehlo_conformance.backends"

Opener = Callable[[str, Settings], Backend]
"""Takes the variant, "" for none, and how to run it. Raises BackendError, UnknownBackend for an unknown variant."""


@dataclass(frozen=True)
class Variant:
    """One way to run an implementation."""

    rewrite: Rewrite = Rewritten
    feeds_constants: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Hosted:
    """An implementation that runs in a worker, with its variants; `adapter` is the module's file."""

    name: str
    adapter: Path
    variants: Mapping[str, Variant]
    install: str = ""
    batch: int = 1
    most_processes: int = 1
    lacking: frozenset[str] = frozenset()
    shared: tuple[ModuleType, ...] = ()
    distribution: Distribution | None = None
    """What to install for a release; None where there is nothing to install."""
    errors: Errors = field(default_factory=dict)
    spelling: Callable[[], Spelling] = lambda: text
    """How programs are spelled; it is imported by the one who asks."""

    def __call__(self, variant: str, settings: Settings) -> Backend:
        if variant not in self.variants:
            raise UnknownBackend(f"{self.name} has no variant {variant!r}; known: {', '.join(self.names)}")
        chosen = self.variants[variant]
        return HostedBackend(
            str(BackendName(self.name, variant, None if settings.version else settings.python, settings.version)),
            self.adapter,
            replace(settings, options={**settings.options, **chosen.options}),
            chosen.rewrite,
            install=self.install,
            batch=self.batch,
            most_processes=self.most_processes,
            lacking=self.lacking,
            feeds_constants=chosen.feeds_constants,
            shared=self.shared,
            errors=self.errors,
            spelling=self.spelling(),
        )

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(str(BackendName(self.name, v)) for v in self.variants)


def _with_jaxlib(version: Version) -> list[str]:
    """Those of 0.4.25 and before were built for NumPy 1, and say so nowhere."""
    built_for = ["numpy<2", "ml_dtypes<0.4", "scipy<1.13"] if version < Version("0.4.26") else ["numpy", "ml_dtypes"]
    return [f"jax<={version}", *built_for]


_NATIVE = Path(native.__path__[0])
_XLA_EXTRA = "; install stablehlo-conformance[xla] there"
_STREAMING = frozenset(name for name, op in ops().items() if op.uses_streams)
_JAXLIB = Distribution("jaxlib", _with_jaxlib)
_XLA = Hosted(
    "xla",
    _NATIVE / "xla.py",
    {
        "": Variant(),
        "O0": Variant(options={"flags": {"xla_backend_optimization_level": "0"}}),
        "constants": Variant(rewrites.with_constants, feeds_constants=True),
        "evaluator": Variant(
            functools.partial(rewrites.with_constants, make=rewrites.hidden_constant), feeds_constants=True
        ),
    },
    install=_XLA_EXTRA,
    batch=16,
    most_processes=16,
    # The device would wait for ever: nothing in this process feeds or drains a stream.
    lacking=_STREAMING,
    shared=(bindings,),
    distribution=_JAXLIB,
)
_INTERPRETER = Hosted(
    "interpreter",
    _NATIVE / "interpreter.py",
    {"": Variant(grids.for_interpreter)},
    install=_XLA_EXTRA,
    # Its threads are as many as there are processors, and processes that wait for each other take one each.
    most_processes=len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1,
    lacking=_STREAMING - {"infeed"},
    shared=(bindings,),
    distribution=_JAXLIB,
    # It reports by `LLVM ERROR: ...` what it lacks, and what in a program does not go together as it runs it.
    errors={
        "is unsupported at the moment": Unsupported,
        "LLVM ERROR: Unsupported": Unsupported,
        "LLVM ERROR: Failed to find process group": Rejected,
        "LLVM ERROR: Expected same type for an SSA register and its evaluated value": Rejected,
        "should be divisible by numResults": Rejected,
    },
)


def _onnx_spelling() -> Spelling:
    """Raises MissingPackage where this interpreter cannot make models, whichever runs them."""
    try:
        from oracles.backends.to_onnx import model
    except ModuleNotFoundError as error:
        if error.name != "onnx":
            raise
        raise MissingPackage(f"this interpreter has no onnx, which makes the models{_ONNX_EXTRA}") from None
    return model.text


_ONNX_EXTRA = "; install stablehlo-conformance[onnxruntime] here"
_ONNXRUNTIME = Hosted(
    "onnxruntime",
    _NATIVE / "onnxruntime.py",
    {
        "": Variant(rewrites.without_tokens),
        "unoptimized": Variant(rewrites.without_tokens, options={"optimized": False}),
    },
    install=_ONNX_EXTRA,
    lacking=_STREAMING,
    spelling=_onnx_spelling,
    distribution=Distribution("onnxruntime", lambda version: ["numpy", "ml_dtypes"]),
)
_ONNX = Hosted(
    "onnx",
    _NATIVE / "onnx.py",
    {"reference": Variant(rewrites.without_tokens)},
    install=_ONNX_EXTRA,
    lacking=_STREAMING,
    spelling=_onnx_spelling,
)


def _reference(variant: str, settings: Settings) -> Backend:
    del settings
    if variant:
        raise UnknownBackend("reference has no variants")
    return ReferenceBackend()


_BUILT_IN: dict[str, Opener] = {
    **{hosted.name: hosted for hosted in (_XLA, _INTERPRETER, _ONNXRUNTIME, _ONNX)},
    "reference": _reference,
    "command": CommandBackend,
}


def names() -> tuple[str, ...]:
    """The names that `open_backend` knows, sorted; with the variants of those of this package."""
    hosted = [name for opener in _BUILT_IN.values() if isinstance(opener, Hosted) for name in opener.names]
    others = [name for name, opener in _BUILT_IN.items() if not isinstance(opener, Hosted)]
    return tuple(sorted({*hosted, *others, *(e.name for e in _entry_points())}))


def variants(spec: str) -> tuple[str, ...]:
    """The other ways in which an implementation runs programs, as full names; none of a variant itself."""
    name = BackendName.parse(spec)
    opener = _BUILT_IN.get(name.base)
    if not isinstance(opener, Hosted) or name.variant:
        return ()
    return tuple(str(name.with_variant(v)) for v in opener.variants if v)


def _entry_points() -> importlib.metadata.EntryPoints:
    return importlib.metadata.entry_points(group=GROUP)


def open_backend(
    spec: str, *, timeout: float = 60.0, memory: int | None = None, options: Mapping[str, Any] | None = None
) -> Backend:
    """Opens `NAME[:VARIANT][@PYTHON]`, `NAME[:VARIANT]==VERSION` or `command:"EXECUTABLE ARGUMENTS"`.

    `timeout` is in seconds per case, `memory` in bytes per process of the implementation, `options` are the adapter's.
    Raises BackendError: its text is one line that says what to do.
    """
    try:
        name = BackendName.parse(spec)
    except BadBackendName as e:
        raise UnknownBackend(str(e)) from None
    python = interpreter(distribution_of(spec), name.version) if name.version else name.python
    settings = Settings(python=python, timeout=timeout, options=options or {}, version=name.version)
    return _opener(name.base)(name.variant, settings if memory is None else replace(settings, memory=memory))


def distribution_of(spec: str) -> Distribution:
    """What is installed for a release of a backend. Raises UnknownBackend where that is not known."""
    opener = _opener(BackendName.parse(spec).base)
    if not isinstance(opener, Hosted) or opener.distribution is None:
        raise UnknownBackend(f"{spec}: no package is known for releases of it; NAME@PYTHON takes what is installed")
    return opener.distribution


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
