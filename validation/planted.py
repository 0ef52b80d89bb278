"""An executable for `--backend=command:"python -m validation.planted HOW OP"` with a fault in one op.

HOW is `wrong` (the first element of the result is off), `crash` or `hang` (when the op is executed), or `refuse` (when
the program is read).
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from spec.parse import parse
from spec.program import Program
from spec.types import TensorType, dtype
from validation.implementations.legal_freedoms import Choices
from validation.implementations.machine import Array, Call, Machine
from validation.known_bad.known_bad_registry import rightly

REFUSED = 65


def off(call: Call) -> Any:
    right = rightly(call)
    array = np.array(right.array)
    flat = array.reshape(-1)
    if flat.size:
        flat[0] = ~flat[0] if array.dtype == np.bool_ else flat[0] + array.dtype.type(2)
    return right.with_array(array)


def crash(call: Call) -> Any:
    del call
    os.kill(os.getpid(), signal.SIGSEGV)


def hang(call: Call) -> Any:
    del call
    time.sleep(1e6)


FAULTS = {"wrong": off, "crash": crash, "hang": hang}


def main(how: str, op: str, directory: Path) -> int:
    request = json.loads((directory / "request.json").read_text())
    (directory / "stage").write_text("compile")
    program = parse((directory / "program.mlir").read_text())
    if how == "refuse" and any(o.name == op for o in program.operations()):
        print(f"no lowering for {op}", file=sys.stderr)
        return REFUSED
    if request["action"] == "verify":
        return 0
    (directory / "stage").write_text("execute")
    machine = Machine(Choices(), {op: FAULTS[how]} if how in FAULTS else {})
    for k in range(request["input_sets"]):
        for j, array in enumerate(machine.run(program, _inputs(directory, program, k))):
            assert array is not None  # a token
            stored = array if array.dtype.isbuiltin == 1 else array.view(f"u{array.dtype.itemsize}")
            np.save(directory / f"output.{k}.{j}.npy", stored)
    return 0


def _inputs(directory: Path, program: Program, k: int) -> list[Array]:
    found = []
    for i, a in enumerate(program.main.arguments):
        assert isinstance(a.type, TensorType)
        array, native = np.load(directory / f"input.{k}.{i}.npy"), dtype(a.type.element_type)
        found.append(array if array.dtype == native else array.view(native))
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
