"""Executable backend with a different fault for each op, except abs, which is correct."""

import json
import os
import re
import sys
import time
from pathlib import Path

import numpy as np

folder = Path(sys.argv[1])
request = json.loads((folder / "request.json").read_text())
op = re.findall(r'"stablehlo\.(\w+)"', (folder / "program.mlir").read_text())[-1]


def leave(output: int, array: np.ndarray) -> None:
    for k in range(request["input_sets"]):
        np.save(folder / f"output.{k}.{output}.npy", array)


first = [np.load(folder / f"input.{k}.0.npy") for k in range(request["input_sets"])] if request["arguments"] else []
match op:
    case "add":
        os.abort()
    case "subtract":
        time.sleep(600)
    case "multiply":
        hoard = [bytearray(b"x") * (1 << 26) for _ in range(1 << 20)]
    case "divide":
        leave(0, np.zeros((9, 9, 9), np.float32))
    case "maximum":
        leave(0, np.zeros((), np.complex128))
    case "minimum":
        pass
    case "abs" if not first:
        sys.exit(os.EX_UNAVAILABLE)  # this one only knows arguments
    case "abs":
        for k, x in enumerate(first):
            np.save(folder / f"output.{k}.0.npy", np.abs(x))
    case _:
        sys.exit("no such op")
