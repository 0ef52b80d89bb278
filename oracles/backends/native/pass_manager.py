"""The worker side of `passes`: a program as MLIR's pass manager inside jaxlib rewrites it, as the bytes of its text.

Nothing is executed: what comes back is one array of bytes, which is empty where the program stays as it is.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from oracles.backends.native import bindings

OLDEST = (0, 4, 20)
"""The first jaxlib whose bindings register the passes of StableHLO."""


class Rewriter(NamedTuple):
    """The context of all programs of a life, and the pipeline as its text."""

    context: Any
    pipeline: str
    lists: bool = False
    """Whether it is only asked which passes there are."""


def warm() -> dict[str, str]:
    return bindings.versions("numpy", oldest=OLDEST)


def describe(state: Any) -> dict[str, Any]:
    said = {"device": state.pipeline, "element_types": []}
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
    """Raises ValueError, whose message is one line, for a pipeline that this release does not have."""
    made = bindings.context()
    with made:
        return Rewriter(made, _whole(options["pipeline"]), options.get("lists", False))


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
        passmanager.PassManager.parse(pipeline)
    except ValueError as error:
        said = re.search(r"error: (.*)", str(error))
        raise ValueError(said[1] if said else " ".join(str(error).split())) from None
    return pipeline


def run(state: Rewriter, task: Any) -> list[list[Any]]:
    import numpy
    from jaxlib.mlir import passmanager

    with state.context:
        task.stage("parse")
        module = bindings.parsed(task.text)
        if not task.execute:
            return []
        before = _text(module)
        task.stage("compile")
        passmanager.PassManager.parse(state.pipeline).run(module.operation)
        task.stage("execute")
        after = _text(module)
    return [[numpy.frombuffer(b"" if after == before else after.encode(), numpy.uint8)]]


def _text(module: Any) -> str:
    return str(module.operation.get_asm(print_generic_op_form=True))
