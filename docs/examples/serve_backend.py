"""An executable for `--backend=serve:"python docs/examples/serve_backend.py"`: the StableHLO interpreter in jaxlib.

A model to copy: it answers requests until its input ends, and ends or hangs where the interpreter does. It speaks only
the types that NumPy itself has, and says so of the rest.
"""

import json
import os
import re
import sys
from typing import Any, BinaryIO

import jaxlib.version
import numpy as np
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

SPOKEN = re.compile(r"tensor<(\d+x)*(i1|u?i(8|16|32|64)|f(16|32|64))>")


def main() -> None:
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anybody prints is no reply
    made = context()
    while line := sys.stdin.buffer.readline():
        request = json.loads(line)
        if request["action"] == "describe":
            reply(replies, request, status="results", versions={"jaxlib": jaxlib.version.__version__})
            continue
        program = sys.stdin.buffer.read(request["program"])
        rows = [[read(array) for array in row] for row in request["inputs"]]
        unspoken = [t for t in request["arguments"] + request["results"] if not SPOKEN.fullmatch(t)]
        if unspoken:
            reply(replies, request, status="unsupported", message=f"{unspoken[0]} is not spoken here")
            continue
        with made:
            try:
                module = ir.Module.parse(program.decode())
            except ir.MLIRError as error:
                reply(replies, request, status="rejected", message=str(error))
                continue
            reply(replies, request, stage="execute")
            given = [[attribute(a, t) for a, t in zip(row, request["arguments"], strict=True)] for row in rows]
            found = [[np.array(ir.DenseElementsAttr(x)) for x in stablehlo.eval_module(module, row)] for row in given]
        described = [[{"bytes": x.nbytes, "type": x.dtype.name, "shape": x.shape} for x in row] for row in found]
        reply(replies, request, *(x.tobytes() for row in found for x in row), status="results", outputs=described)


def reply(replies: BinaryIO, request: Any, *arrays: bytes, **members: Any) -> None:
    """A line, and what follows it; it is sent at once, so that a crash or a hang is put down to its stage."""
    replies.write(json.dumps({"id": request["id"], **members}).encode() + b"\n" + b"".join(arrays))
    replies.flush()


def read(array: Any) -> np.ndarray:
    """The next array of the input; of a type that NumPy lacks, its bytes."""
    data = sys.stdin.buffer.read(array["bytes"])
    try:
        return np.frombuffer(data, array["type"]).reshape(array["shape"])
    except TypeError:
        return np.frombuffer(data, np.uint8)


def context() -> ir.Context:
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    made = ir.Context()
    made.append_dialect_registry(registry)
    stablehlo.register_dialect(made)
    stablehlo.register_interpreter_dialect(made)
    made.load_all_available_dialects()
    return made


def attribute(array: np.ndarray, spelled: str) -> ir.Attribute:
    if array.size == 0 or array.dtype == np.bool_:
        elements = "" if array.size == 0 else str(array.tolist()).lower()
        return ir.Attribute.parse(f"dense<{elements}> : {spelled}")
    element_type = ir.RankedTensorType(ir.Type.parse(spelled)).element_type
    return ir.DenseElementsAttr.get(
        np.frombuffer(array.tobytes(), np.uint8), type=element_type, shape=list(array.shape)
    )


if __name__ == "__main__":
    main()
