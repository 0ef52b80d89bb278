"""The worker side of `passes`: a program as MLIR's pass manager inside jaxlib rewrites it, by each of some pipelines.

Nothing is executed. What comes back is, for each pipeline, an array of bytes, the first of which says what the others
are: the program's text, nothing where it stays as it is, or what the pass manager says against it.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from oracles.backends.native import bindings

OLDEST = (0, 4, 20)
"""The first jaxlib whose bindings register the passes of StableHLO."""


PIPELINES = "pipelines"
"""The flag of a program that holds the pipelines which it goes through, one a line."""
SAME, REWRITTEN, REFUSED, LACKED = b"=", b">", b"!", b"?"
TYPES = "$types"
"""In a pipeline, the types of the arguments of each program."""


class Rewriter(NamedTuple):
    """The context of all programs of a life, and the pipelines that were asked for, by what they were asked as."""

    context: Any
    whole: dict[str, str]
    lists: bool = False
    """Whether it is only asked which passes there are."""


def warm() -> dict[str, str]:
    return bindings.versions("numpy", oldest=OLDEST)


def describe(state: Any) -> dict[str, Any]:
    said = {"device": "", "element_types": []}
    return {**said, "passes": _registered(state)} if state.lists else said


_NAME = re.compile(rb"(?<=\0)[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?=\0)")
_OURS = ("stablehlo-", "chlo-", "vhlo-", "shape-")
_OF_ANY = ("canonicalize", "cse", "inline", "loop-invariant-code-motion", "remove-dead-values", "sccp", "symbol-dce")


def _registered(state: Rewriter) -> list[str]:
    """The passes that the pass manager has. It does not list them, but takes their names, which libraries hold."""
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
        _whole(name)
    except ValueError:
        return False
    return True


def start(options: dict[str, Any]) -> Rewriter:
    return Rewriter(bindings.context(), {}, options.get("lists", False))


def _whole(pipeline: str) -> str:
    """The pipeline as it is run on a module: a pass is put where it belongs. Raises ValueError."""
    inner = re.fullmatch(r"builtin\.module\((.*)\)", pipeline, re.DOTALL)
    bare = inner[1] if inner else pipeline
    try:
        return _known(f"builtin.module({bare})")
    except ValueError as error:
        if "restricted to 'func.func'" not in str(error):
            raise
        return _known(f"builtin.module(func.func({bare}))")


def _known(pipeline: str) -> str:
    from jaxlib.mlir import passmanager

    try:
        passmanager.PassManager.parse(pipeline.replace(TYPES, ""))
    except ValueError as error:
        said = re.search(r"error: (.*)", str(error))
        raise ValueError(said[1] if said else " ".join(str(error).split())) from None
    return pipeline


def run(state: Rewriter, task: Any) -> list[list[Any]]:
    """Raises ValueError, whose message is one line, for a pipeline that this release does not have, and where a program
    is only verified, for one that fails on it."""
    import numpy

    with state.context:
        pipelines = [_asked(state, p) for p in task.flags[PIPELINES].split("\n")]
        task.stage("parse")
        module = bindings.parsed(task.text)
        before = _text(module)
        task.stage("compile")
        found = [_rewritten(module, before, pipeline) for pipeline in pipelines]
        if not task.execute:
            return _checked(found)
        task.stage("execute")
    return [[numpy.frombuffer(one, numpy.uint8) for one in found]]


def _checked(found: list[bytes]) -> list[list[Any]]:
    for one in found:
        if one.startswith(REFUSED):
            raise ValueError(one[1:].decode())
    return []


def _asked(state: Rewriter, pipeline: str) -> str:
    if pipeline not in state.whole:
        state.whole[pipeline] = _whole(pipeline)
    return state.whole[pipeline]


def _rewritten(module: Any, before: str, pipeline: str) -> bytes:
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
