"""Backends by name: those of this package and those that other packages offer as entry points."""

from __future__ import annotations

import functools
import importlib.metadata
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from packaging.version import Version

from oracles.backends import native, process_grids, program_variants
from oracles.backends.backend_errors import BackendError, MissingPackage, UnknownBackend
from oracles.backends.command import CommandBackend
from oracles.backends.environments import Distribution, interpreter
from oracles.backends.evaluator_backend import ReferenceBackend
from oracles.backends.hosted import Errors, HostedBackend, SpellingFor
from oracles.backends.hosted_implementations import Hosted, Plugins, Purpose, Variant
from oracles.backends.native import bindings, call_module, mlir_evaluation, optimized, xla
from oracles.backends.pass_backends import Originals, RewritingBackend
from oracles.backends.persistent import ServeBackend
from oracles.backends.protocol import Backend, Rejected, Unsupported
from oracles.backends.rewriters import ByCommand, PassManager
from oracles.backends.whole_tensors import in_whole
from oracles.backends.worker import Settings
from results.backend_names import COMMAND, PASSES, REWRITE, SERVE, BackendName, BadBackendName
from results.options import did_you_mean
from spec.op import ops

GROUP = "stablehlo_conformance.backends"

Opener = Callable[[str, Settings], Backend]
"""Function from variant ("" for none) and settings to a backend. Raises BackendError, UnknownBackend for an unknown
variant."""


def _with_litert(version: Version) -> list[str]:
    """Return the packages for a release of LiteRT; 1.0 was built for NumPy 1 and does not declare it."""
    built_for = "numpy<2" if version < Version("1.1") else "numpy"
    return ["tensorflow", built_for, "ml_dtypes"]


def _with_jaxlib(version: Version) -> list[str]:
    """Return the packages for a release of jaxlib; 0.4.25 and older were built for NumPy 1 and do not declare it."""
    built_for = ["numpy<2", "ml_dtypes<0.4", "scipy<1.13"] if version < Version("0.4.26") else ["numpy", "ml_dtypes"]
    return [f"jax<={version}", *built_for]


_NATIVE = Path(native.__path__[0])
_XLA_EXTRA = "; install stablehlo-conformance[xla] there"
_STREAMING = frozenset(name for name, op in ops().items() if op.uses_streams)
_QUANT_TO_MATH = (
    "builtin.module(func.func(stablehlo-legalize-quant-to-math),func.func(chlo-legalize-to-stablehlo),canonicalize)"
)
_JAXLIB = Distribution("jaxlib", _with_jaxlib)
_XLA = Hosted(
    "xla",
    _NATIVE / "xla.py",
    {
        "": Variant(in_whole()),
        "O0": Variant(in_whole(), options={"flags": {"xla_backend_optimization_level": "0"}}),
        "folded": Variant(in_whole(program_variants.with_constants), feeds_constants=True),
        "evaluated": Variant(
            in_whole(functools.partial(program_variants.with_constants, make=program_variants.hidden_constant)),
            feeds_constants=True,
        ),
        "legalized": Variant(in_whole(), options={"passes": _QUANT_TO_MATH}, purpose="quantized"),
    },
    install=_XLA_EXTRA,
    batch=8,
    compiles_in_parallel=True,
    most_processes=16,
    # The device would wait forever: nothing in this process feeds or drains a stream.
    lacking=_STREAMING,
    shared=(bindings, optimized),
    distribution=_JAXLIB,
    whose_code={"legalized": "interpreter"},  # both lower quantized types by the same pass
)
_PJRT = Plugins(
    "pjrt",
    _NATIVE / "pjrt.py",
    {},
    install=_XLA_EXTRA,
    batch=8,
    most_processes=16,
    lacking=_STREAMING,
    shared=(bindings, optimized, xla),
    distribution=_JAXLIB,
    known={
        "cuda": ("jax-cuda13-plugin", "jax-cuda12-plugin"),
        "rocm": ("jax-rocm7-plugin", "jax-rocm60-plugin"),
        "tpu": ("libtpu",),
        "METAL": ("jax-metal",),
    },
    exclusive=frozenset({"tpu"}),
)
# It has one thread per processor, and each process of a grid blocks one.
_THREADS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
_REPORTS: Errors = {
    # The interpreter reports missing features and run-time errors as `LLVM ERROR: ...`.
    "is unsupported at the moment": Unsupported,
    "are not supported at the moment": Unsupported,
    "LLVM ERROR: Unsupported": Unsupported,
    "is not implemented": Unsupported,
    "LLVM ERROR: Failed to find process group": Rejected,
    "LLVM ERROR: Expected same type for an SSA register and its evaluated value": Rejected,
    "should be divisible by numResults": Rejected,
}
_INTERPRETER = Hosted(
    "interpreter",
    _NATIVE / "interpreter.py",
    {
        "": Variant(process_grids.for_interpreter),
        "artifacts": Variant(process_grids.for_artifacts, options={"artifacts": True}, purpose="artifacts"),
    },
    install=_XLA_EXTRA,
    most_processes=_THREADS,
    lacking=_STREAMING - {"infeed"},
    shared=(bindings, mlir_evaluation),
    distribution=_JAXLIB,
    errors=_REPORTS,
)
_TORCH_MLIR = Hosted(
    "torch-mlir",
    _NATIVE / "torch_mlir.py",
    {"": Variant(process_grids.for_interpreter)},
    install="; install stablehlo-conformance[torch-mlir] there",
    most_processes=_THREADS,
    lacking=_STREAMING - {"infeed"},
    shared=(bindings, mlir_evaluation),
    distribution=Distribution("torch-mlir", lambda version: ["numpy", "ml_dtypes"]),
    errors=_REPORTS,
    whose_code={"": "interpreter"},
)
_IREE = Hosted(
    "iree",
    _NATIVE / "iree.py",
    {target: Variant(options={"target": target}) for target in ("llvm-cpu", "vmvx")},
    install="; install stablehlo-conformance[iree] there",
    batch=8,
    shared=(bindings,),
    distribution=Distribution("iree-base-compiler", lambda v: [f"iree-base-runtime=={v}", "numpy", "ml_dtypes"]),
    packages=("iree-base-compiler", "iree-base-runtime"),
)
_LINALG = Hosted(
    "linalg",
    _NATIVE / "linalg.py",
    {"": Variant()},
    install="; install stablehlo-conformance[linalg] there",
    shared=(bindings,),
    packages=("jaxlib", "torch-mlir"),
)
_TENSORFLOW = Hosted(
    "tensorflow",
    _NATIVE / "tensorflow.py",
    {
        "": Variant(program_variants.without_tokens),
        "jit": Variant(program_variants.without_tokens, options={"jit": True}),
    },
    install="; install stablehlo-conformance[tensorflow] there",
    batch=16,
    compiles_in_parallel=True,
    lacking=_STREAMING,
    shared=(bindings, call_module),
    distribution=Distribution("tensorflow", lambda version: ["numpy", "ml_dtypes"]),
    whose_code={"": "xla"},
)
_LITERT = Hosted(
    "litert",
    _NATIVE / "litert.py",
    {
        "": Variant(program_variants.without_tokens),
        "reference": Variant(program_variants.without_tokens, options={"kernels": "reference"}),
    },
    install="; install stablehlo-conformance[litert] there",
    lacking=_STREAMING,
    shared=(bindings, call_module),
    distribution=Distribution("ai-edge-litert", _with_litert),
    packages=("ai-edge-litert", "tensorflow"),
)


def _onnx_spelling() -> SpellingFor:
    """Return the translator to ONNX. Raises MissingPackage if this interpreter lacks onnx."""
    try:
        from oracles.backends.to_onnx import model
    except ModuleNotFoundError as error:
        if error.name != "onnx":
            raise
        raise MissingPackage(f"this interpreter has no onnx, which makes the models{_ONNX_EXTRA}") from None
    return model.encoder_for


def _with_onnxruntime(version: Version) -> list[str]:
    """Return the packages for a release of ONNX Runtime; before 1.19 it was built for NumPy 1 and does not declare
    it."""
    return ["numpy<2", "ml_dtypes<0.5"] if version < Version("1.19") else ["numpy", "ml_dtypes"]


_ONNX_EXTRA = "; install stablehlo-conformance[onnxruntime] here"
_ONNXRUNTIME = Hosted(
    "onnxruntime",
    _NATIVE / "onnxruntime.py",
    {
        "": Variant(program_variants.without_tokens),
        "unoptimized": Variant(program_variants.without_tokens, options={"optimized": False}),
    },
    install=_ONNX_EXTRA,
    lacking=_STREAMING,
    spelling=_onnx_spelling,
    distribution=Distribution("onnxruntime", _with_onnxruntime),
    packages=("onnx", "onnxruntime"),
)
_ONNX = Hosted(
    "onnx",
    _NATIVE / "onnx.py",
    {"reference": Variant(program_variants.without_tokens)},
    install=_ONNX_EXTRA,
    lacking=_STREAMING,
    spelling=_onnx_spelling,
    packages=("onnx",),
    whose_code={"": "onnxruntime"},
)


def _reference(variant: str, settings: Settings) -> Backend:
    del settings
    if variant:
        raise UnknownBackend("reference has no variants")
    return ReferenceBackend()


def _passes(variant: str, settings: Settings) -> Backend:
    pipeline = variant.strip("\"'")
    name = str(BackendName(PASSES, f'"{pipeline}"', None if settings.version else settings.python, settings.version))
    key = settings.python, settings.version, settings.timeout, settings.memory
    manager = _MANAGERS.get(key)
    if manager is None or not manager.is_used:
        hosted = HostedBackend(
            PASSES, _NATIVE / "pass_manager.py", settings, install=_XLA_EXTRA, shared=(bindings,), errors=_REPORTS
        )
        _MANAGERS[key] = manager = PassManager(hosted)
    return RewritingBackend(name, manager.lend(name, pipeline), _ORIGINALS)


_ORIGINALS = Originals()
_MANAGERS: WeakValueDictionary[tuple[object, ...], PassManager] = WeakValueDictionary()
"""Those that are at work, by how they are run: pipelines share them, since each takes a process."""


def passes_of(release: str | None = None) -> list[str]:
    """Return the names of the StableHLO, CHLO and general MLIR passes that a release of jaxlib registers; without a
    release, those of this environment. Raises BackendError."""
    python = interpreter(_JAXLIB, release) if release else None
    settings = Settings(python=python, options={"lists": True}, version=release or "")
    hosted = HostedBackend(PASSES, _NATIVE / "pass_manager.py", settings, install=_XLA_EXTRA, shared=(bindings,))
    try:
        return list(hosted.worker.description["passes"])
    finally:
        hosted.close()


def _rewrite(variant: str, settings: Settings) -> Backend:
    return RewritingBackend(str(BackendName(REWRITE, variant)), ByCommand(variant, settings))


_HERE = (_XLA, _PJRT, _INTERPRETER, _TORCH_MLIR, _LINALG, _IREE, _ONNXRUNTIME, _ONNX, _TENSORFLOW, _LITERT)
_BUILT_IN: dict[str, Opener] = {
    **{hosted.name: hosted for hosted in _HERE},
    "reference": _reference,
    COMMAND: CommandBackend,
    SERVE: ServeBackend,
    PASSES: _passes,
    REWRITE: _rewrite,
}


def whose_code(name: str) -> Mapping[str, str]:
    """Return, by variant ("" for all), the backend that shares the deciding code with it and so is no independent
    witness."""
    opener = _BUILT_IN.get(BackendName.parse(name).base)
    return opener.whose_code if isinstance(opener, Hosted) else {}


def usual_names(name: str) -> tuple[str, ...]:
    opener = _BUILT_IN.get(BackendName.parse(name).base)
    return opener.usual if isinstance(opener, Hosted) else (name,)


def compiles_in_parallel(name: str) -> bool:
    """Whether the backend keeps all processors busy by itself; assumed unless this package describes the backend as
    `Hosted`."""
    opener = _BUILT_IN.get(BackendName.parse(name).base)
    return opener.compiles_in_parallel if isinstance(opener, Hosted) else True


def holds_alone(name: str) -> bool:
    asked = BackendName.parse(name)
    opener = _BUILT_IN.get(asked.base)
    return isinstance(opener, Plugins) and opener.is_exclusive(asked.variant)


def verifier(name: str) -> str:
    """Return whose verifier reads programs first: "stablehlo" if the adapter shares the module `bindings`, else ""."""
    opener = _BUILT_IN.get(BackendName.parse(name).base)
    return "stablehlo" if isinstance(opener, Hosted) and bindings in opener.shared else ""


def names() -> tuple[str, ...]:
    """Return the names that `open_backend` accepts, sorted, with variants of the backends of this package."""
    hosted = [name for opener in _worker_backends() for name in opener.names]
    others = [name for name, opener in _BUILT_IN.items() if not isinstance(opener, Hosted)]
    return tuple(sorted({*others, *hosted, *(e.name for e in _entry_points())}))


def _worker_backends() -> list[Hosted]:
    return [opener for opener in _BUILT_IN.values() if isinstance(opener, Hosted)]


def installed() -> tuple[list[str], list[str]]:
    """Return the names of the backends installed in this environment (those of other packages last), and one line for
    each backend of this package that is not installed."""
    found = [name for hosted in _worker_backends() if not hosted.lacks() for name in hosted.usual]
    others = sorted(e.name for e in _entry_points() if e.name not in _BUILT_IN)
    absent = [
        f"{h.name}: not installed: {', '.join(h.lacks())}{h.install.replace(' there', ' here')}"
        for h in _worker_backends()
        if h.lacks()
    ]
    return [*found, *others], absent


def variants(spec: str) -> tuple[str, ...]:
    return _variants(spec, "any")


def of_quantized(spec: str) -> tuple[str, ...]:
    """Return the variants of an implementation for programs with quantized types, or itself if it has none."""
    return _variants(spec, "quantized") or (spec,)


def of_artifacts(spec: str) -> tuple[str, ...]:
    """Return the variants of an implementation that run programs read back from portable artifacts."""
    return _variants(spec, "artifacts")


def _variants(spec: str, purpose: Purpose) -> tuple[str, ...]:
    name = BackendName.parse(spec)
    opener = _BUILT_IN.get(name.base)
    if not isinstance(opener, Hosted) or name.variant:
        return ()
    found = (v for v, how in opener.variants.items() if v and how.purpose == purpose)
    return tuple(str(name.with_variant(v)) for v in found)


def _entry_points() -> importlib.metadata.EntryPoints:
    return importlib.metadata.entry_points(group=GROUP)


def open_backend(
    spec: str, *, timeout: float = 60.0, memory: int | None = None, options: Mapping[str, Any] | None = None
) -> Backend:
    """Open `NAME[:VARIANT][@PYTHON]`, `NAME[:VARIANT]==VERSION`, `pjrt:PLUGIN`, `command:"EXECUTABLE ARGUMENTS"` or
    `serve:"EXECUTABLE ARGUMENTS"`.

    `timeout` is in seconds per case, `memory` in bytes per process of the implementation, `options` are the adapter's.
    Raises BackendError with a one-line message that says what to do.
    """
    try:
        name = BackendName.parse(spec)
    except BadBackendName as e:
        raise UnknownBackend(str(e)) from None
    python = interpreter(distribution_of(spec), name.version) if name.version else name.python
    settings = Settings(python=python, timeout=timeout, options=options or {}, version=name.version)
    return _opener(name.base)(name.variant, settings if memory is None else replace(settings, memory=memory))


def distribution_of(spec: str) -> Distribution:
    """Return the package to install for a release of a backend. Raises UnknownBackend if there is none."""
    base = BackendName.parse(spec).base
    if base == PASSES:
        return _JAXLIB
    opener = _opener(base)
    if not isinstance(opener, Hosted) or opener.distribution is None:
        raise UnknownBackend(f"{spec}: no package is known for releases of it; NAME@PYTHON takes what is installed")
    return opener.distribution


def release_of(spec: str) -> dict[str, str]:
    """Return the release that a backend name asks for, by package; empty for the installed one."""
    version = BackendName.parse(spec).version
    return {distribution_of(spec).package: version} if version else {}


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
    near = did_you_mean(name, names())
    raise UnknownBackend(f"there is no backend {name!r}{near}; known: {', '.join(names())}")
