"""Adapter `passes`: MLIR's pass manager in jaxlib rewrites a program by several pipelines, without execution.

The output for each pipeline is an array of bytes. Its first byte says what follows: the rewritten text, nothing for an
unchanged program, or the pass manager's error.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from oracles.backends.native import bindings

OLDEST = (0, 4, 20)
"""First jaxlib whose bindings register the passes of StableHLO."""


PIPELINES = "pipelines"
"""Flag of a program with the pipelines to run, one per line."""
SAME, REWRITTEN, REFUSED, LACKED = b"=", b">", b"!", b"?"
TYPES = "$types"
"""Placeholder in a pipeline for the argument types of a program."""


class Rewriter(NamedTuple):
    context: Any
    whole: dict[str, str]
    lists: bool = False
    """Whether to list the available passes only."""


def warm() -> dict[str, str]:
    return bindings.versions("numpy", oldest=OLDEST)


def describe(state: Any) -> dict[str, Any]:
    said = {"device": "", "element_types": []}
    return {**said, "passes": _find_passes(state)} if state.lists else said


_NAME = re.compile(rb"(?<=\0)[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?=\0)")
_OURS = ("stablehlo-", "chlo-", "vhlo-", "shape-")
_OF_ANY = ("canonicalize", "cse", "inline", "loop-invariant-code-motion", "remove-dead-values", "sccp", "symbol-dce")


def _find_passes(state: Rewriter) -> list[str]:
    """Return the names of passes (StableHLO's and general ones) in jaxlib's libraries that the pass manager accepts; it
    has no list of its own."""
    import glob
    import os

    import jaxlib

    found: set[str] = set()
    for path in glob.glob(f"{os.path.dirname(str(jaxlib.__file__))}/**/*.so*", recursive=True):
        with open(path, "rb") as library:
            found.update(name.decode() for name in _NAME.findall(library.read()))
    with state.context:
        return sorted(n for n in found if (n.startswith(_OURS) or n in _OF_ANY) and _has(n))


def _has(name: str) -> bool:
    try:
        _on_module(name)
    except ValueError:
        return False
    return True


def start(options: dict[str, Any]) -> Rewriter:
    return Rewriter(bindings.context(), {}, options.get("lists", False))


def _on_module(pipeline: str) -> str:
    inner = re.fullmatch(r"builtin\.module\((.*)\)", pipeline, re.DOTALL)
    bare = inner[1] if inner else pipeline
    try:
        return _check_pipeline(f"builtin.module({bare})")
    except ValueError as error:
        if "restricted to 'func.func'" not in str(error):
            raise
        return _check_pipeline(f"builtin.module(func.func({bare}))")


def _check_pipeline(pipeline: str) -> str:
    from jaxlib.mlir import passmanager

    try:
        passmanager.PassManager.parse(pipeline.replace(TYPES, ""))
    except ValueError as error:
        said = re.search(r"error: (.*)", str(error))
        raise ValueError(said[1] if said else " ".join(str(error).split())) from None
    return pipeline


def run(state: Rewriter, task: Any) -> list[list[Any]]:
    """Rewrite the program by each pipeline.

    Raises ValueError with one line for a pipeline that this release lacks and, if the program is only verified, for one
    that fails.
    """
    import numpy

    with state.context:
        pipelines = [_look_up_pipeline(state, p) for p in task.flags[PIPELINES].split("\n")]
        task.stage("parse")
        module = bindings.parse_module(task.text)
        before = _text(module)
        task.stage("compile")
        found = [_rewrite(module, before, pipeline) for pipeline in pipelines]
        if not task.execute:
            return _raise_refusal(found)
        task.stage("execute")
    return [[numpy.frombuffer(one, numpy.uint8) for one in found]]


def _raise_refusal(found: list[bytes]) -> list[list[Any]]:
    for one in found:
        if one.startswith(REFUSED):
            raise ValueError(one[1:].decode())
    return []


def _look_up_pipeline(state: Rewriter, pipeline: str) -> str:
    if pipeline not in state.whole:
        state.whole[pipeline] = _on_module(pipeline)
    return state.whole[pipeline]


def _rewrite(module: Any, before: str, pipeline: str) -> bytes:
    from jaxlib.mlir import ir, passmanager

    changed = module.operation.clone()
    types = ",".join(map(str, bindings.argument_types(module))) if TYPES in pipeline else ""
    if "!" in types or "#" in types:
        return LACKED + b"an option of a pass holds no such types: " + types.encode()
    try:
        passmanager.PassManager.parse(pipeline.replace(TYPES, types)).run(changed)
    except (ir.MLIRError, RuntimeError, ValueError) as error:
        return REFUSED + f"{type(error).__name__}: {error}".encode()
    after = _text(changed)
    return SAME if after == before else REWRITTEN + after.encode()


def _text(operation: Any) -> str:
    return str(operation.operation.get_asm(print_generic_op_form=True))
