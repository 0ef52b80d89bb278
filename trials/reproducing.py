"""What a finding needs so that others can act on it: a report that can be pasted, the sets that conform and the values
that were returned, and a script that needs nothing of ours, run once as it is published."""

from __future__ import annotations

import base64
import io
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from packaging.version import Version

from oracles.acceptance import Acceptance
from oracles.backends.hosted import HostedBackend
from oracles.backends.protocol import Backend, Results
from oracles.backends.rewrites import Inexpressible, InputSets, Rewritten
from oracles.backends.whole import as_whole, dynamic_dimensions
from oracles.judge import Expected
from results.file import unwritable
from spec.dynamism import has_unbounded_sizes
from spec.program import Program, Value
from spec.text import text
from spec.types import QuantizedType, TensorType, Type, dtype
from trials.checks import Failure, Judged
from trials.findings import storable

Array = np.ndarray[Any, Any]
SCRIPT = "reproduce.py"
LIMIT = 120.0
"""Seconds that a script may take."""
TIMES = 8
"""Executions of what is not deterministic."""
WITHOUT_JAX, AS_TODAY = Version("0.4.23"), Version("0.10.0")
"""The first jaxlib that the script's own few calls work on, and the first one that is known to be called as the newest
is: of those before, the adapter knows better."""
FAILS = 1
"""The exit status of a script whose program fails."""


def complete(backend: Backend, directory: Path, title: str, failure: Failure, judged: Judged) -> bool | None:
    """Adds the files to a finding, and runs the script: whether its program fails there too, None where there is no
    script for such a backend. Raises BrokenResults where it cannot write."""
    try:
        _save_sets(directory / "expected.npz", judged.expected)
        _save_returned(directory / "returned.npz", judged)
        data = _data(backend, title, failure, judged)
        (directory / "report.md").write_text(_report(backend, title, judged, data is not None), encoding="utf-8")
        if data is None:
            return None
        return any(_fails(directory / SCRIPT, way, _python(backend)) for way in _ways(backend, judged, data))
    except OSError as e:
        raise unwritable(directory, e) from None


def _fails(script: Path, data: Mapping[str, Any], python: str) -> bool:
    """Writes the script; whether its program fails."""
    source = files(__package__).joinpath("standalone.py").read_text(encoding="utf-8")
    script.write_text(source.replace('DATA = "{}"', f"DATA = {_literal(data)}"), encoding="utf-8")
    return status(script, python) == FAILS


def status(script: Path, python: str) -> int | None:
    """The exit status of a script; None where it does not end."""
    try:
        run = subprocess.run([python, str(script)], capture_output=True, check=False, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return None
    return run.returncode


def _python(backend: Backend) -> str:
    asked = backend.worker.settings.python if isinstance(backend, HostedBackend) else None
    return asked or sys.executable


def _literal(data: Mapping[str, Any]) -> str:
    """The data as a Python literal of short lines."""
    encoded = json.dumps(data)
    lines = [encoded[i : i + 100] for i in range(0, len(encoded), 100)]
    return "(\n" + "\n".join(f"    {line!r}" for line in lines) + "\n)"


# What the script holds.


def _data(backend: Backend, title: str, failure: Failure, judged: Judged) -> dict[str, Any] | None:
    """None where no script can stand for the backend."""
    if not isinstance(backend, HostedBackend):
        return None
    program, row = judged.case.program, judged.case.inputs[0] if judged.case.inputs else ()
    executes = bool(judged.case.inputs)
    prepared = backend.prepare(program, [row]) if executes else Rewritten(program, [()])
    sizes = _sizes(prepared.program, program, [row]) if isinstance(prepared, Rewritten) else None
    if not isinstance(prepared, Rewritten) or sizes is None:
        return None
    return {
        "title": title,
        "verdict": failure.verdict,
        "program": backend.spelling(prepared.program),
        "inputs": [_array(a) for a in (prepared.inputs[0] if executes else ())],
        "results": _results(program, judged.expected),
        "sizes": sizes,
        "options": {**backend.worker.settings.options},
        "executes": executes,
        "times": TIMES if failure.kind == "nondeterministic" else 1,
        "timeout": backend.worker.settings.timeout,
    }


def _ways(backend: Backend, judged: Judged, data: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """What the script may hold, to be tried in this order: nothing but its own calls, or all of the adapter."""
    assert isinstance(backend, HostedBackend)
    program = judged.case.program
    is_alone = data["executes"] and program.num_processes == 1 and "passes" not in data["options"]
    is_alone &= not any(has_unbounded_sizes(v.type) for v in (*program.main.arguments, *_computed(program)))
    is_plain = _is_of_jaxlib_alone(backend) and is_alone
    if is_plain:
        yield {**data, "adapter": "", "modules": {}}
    if not is_plain or Version(backend.describe().versions["jaxlib"]) < AS_TODAY:
        adapter = backend.worker.adapter.read_text(encoding="utf-8")
        yield {**data, "adapter": adapter, "modules": backend.worker.sources}


def _is_of_jaxlib_alone(backend: HostedBackend) -> bool:
    """Whether the script's own few calls run its programs."""
    return backend.worker.adapter.stem == "xla" and Version(backend.describe().versions["jaxlib"]) >= WITHOUT_JAX


def _computed(program: Program) -> Iterator[Value]:
    return (r for o in program.operations() for r in o.results)


def _sizes(rewritten: Program, program: Program, inputs: InputSets) -> list[list[int]] | None:
    """For each result, the dimensions whose sizes are returned behind it; None where results are put together again in
    another way."""
    if rewritten.num_processes != program.num_processes:
        return None
    if rewritten.main.result_types == program.main.result_types:
        return [[] for _ in program.main.result_types]
    try:
        whole = as_whole(program, inputs).program
    except Inexpressible:
        return None
    if rewritten.main.result_types != whole.main.result_types:
        return None
    return [dynamic_dimensions(t) for t in program.main.result_types]


def _results(program: Program, expected: Expected) -> list[Any]:
    sets = expected if isinstance(expected, tuple) else (None,) * len(program.main.result_types)
    return [_result(t, s, program.num_processes) for t, s in zip(program.main.result_types, sets, strict=True)]


def _result(t: Type, sets: Any, processes: int) -> dict[str, Any] | None:
    shape = _shape(t, sets, processes)
    if shape is None or not isinstance(t, TensorType):
        return None
    found: dict[str, Any] = {"dtype": dtype(t.element_type).name, "shape": list(shape), "lower": None}
    found["is_stored"] = isinstance(t.element_type, QuantizedType)
    if isinstance(sets, Acceptance):
        whole = np.broadcast_shapes(*(a.shape for a in _parts(sets).values()))
        found |= {name: _packed(np.broadcast_to(a, whole)[0]) for name, a in _parts(sets).items()}
    return found


def _shape(t: Type, sets: Any, processes: int) -> tuple[int, ...] | None:
    """Of a result, with the processes first; one of dynamic sizes is as large as its set. None where nothing says."""
    if not isinstance(t, TensorType):
        return None
    if not t.is_static:
        return sets.shape if isinstance(sets, Acceptance) else None
    return t.static_shape if processes == 1 else (processes, *t.static_shape)


def _parts(sets: Acceptance) -> dict[str, Array]:
    """Of the first input set."""
    first = sets.at(0)
    return {"lower": first.lower, "upper": first.upper, "nan": first.nan, "open": first.unspecified}


def _array(array: Array) -> list[Any]:
    return [array.dtype.name, list(array.shape), base64.b64encode(array.tobytes()).decode()]


def _packed(array: Array) -> str:
    stored = io.BytesIO()
    np.save(stored, np.ascontiguousarray(array))
    return base64.b64encode(stored.getvalue()).decode()


# The files beside it.


def _save_sets(path: Path, expected: Expected) -> None:
    sets = expected if isinstance(expected, tuple) else ()
    arrays = {
        f"{name}_{i}": a for i, s in enumerate(sets) if isinstance(s, Acceptance) for name, a in _parts(s).items()
    }
    if arrays:
        np.savez(path, **arrays)  # type: ignore[arg-type]


def _save_returned(path: Path, judged: Judged) -> None:
    """Types that NumPy lacks as unsigned integers that hold their bits."""
    if isinstance(judged.outcome, Results) and judged.outcome.outputs:
        row = judged.outcome.outputs[0]
        arrays = {f"result_{i}": storable(a) for i, a in enumerate(row) if a is not None}
        if arrays:
            np.savez(path, **arrays)  # type: ignore[arg-type]


def _report(backend: Backend, title: str, judged: Judged, has_script: bool) -> str:
    about = backend.describe()
    versions = ", ".join(f"{name} {version}" for name, version in sorted(about.versions.items()))
    program = text(judged.case.program)
    lines = [f"# {title.splitlines()[0].strip()}", "", f"Versions: {versions or 'unknown'}; {about.device}.", ""]
    lines += ["```", *title.splitlines()[1:], "```", "", "The program:", "", "```mlir", program.rstrip(), "```", ""]
    if has_script:
        lines += [
            f"To reproduce: `python {SCRIPT}`, which carries the program and its inputs and exits with 1 while it "
            "fails so. It needs NumPy and the implementation's packages, of the versions above.",
            "",
        ]
    return "\n".join(lines)
