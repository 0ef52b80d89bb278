"""An executable for `--backend=command:"python docs/examples/command_backend.py"`: the StableHLO interpreter in jaxlib.

A model to copy: it reads what it is asked for from a directory and leaves its outputs there. It speaks only the types
that NumPy itself has, and says so of the rest.
"""

import json
import re
import sys
from pathlib import Path

import numpy as np
from jaxlib.mlir import ir
from jaxlib.mlir._mlir_libs import _jax_mlir_ext
from jaxlib.mlir.dialects import stablehlo

REJECTED, UNSUPPORTED = 65, 69
SPOKEN = re.compile(r"tensor<(\d+x)*(i1|u?i(8|16|32|64)|f(16|32|64))>")


def main(directory: Path) -> int:
    request = json.loads((directory / "request.json").read_text())
    for spelled in request["arguments"] + request["results"]:
        if not SPOKEN.fullmatch(spelled):
            print(f"{spelled} is not spoken here", file=sys.stderr)
            return UNSUPPORTED
    with context():
        enter(directory, "parse")
        try:
            module = ir.Module.parse((directory / "program.mlir").read_text())
        except ir.MLIRError as error:
            print(error, file=sys.stderr)
            return REJECTED
        if request["action"] == "verify":
            return 0
        enter(directory, "execute")
        for k in range(request["input_sets"]):
            inputs = [read(directory / f"input.{k}.{i}.npy", t) for i, t in enumerate(request["arguments"])]
            for j, output in enumerate(stablehlo.eval_module(module, inputs)):
                np.save(directory / f"output.{k}.{j}.npy", np.array(ir.DenseElementsAttr(output)))
    return 0


def context() -> ir.Context:
    registry = ir.DialectRegistry()
    _jax_mlir_ext.register_dialects(registry)
    made = ir.Context()
    made.append_dialect_registry(registry)
    stablehlo.register_dialect(made)
    stablehlo.register_interpreter_dialect(made)
    made.load_all_available_dialects()
    return made


def enter(directory: Path, stage: str) -> None:
    """So that a crash or a hang is put down to the stage that it happens in."""
    (directory / "stage").write_text(stage)


def read(path: Path, spelled: str) -> ir.Attribute:
    array = np.load(path)
    if array.size == 0 or array.dtype == np.bool_:
        elements = "" if array.size == 0 else str(array.tolist()).lower()
        return ir.Attribute.parse(f"dense<{elements}> : {spelled}")
    element_type = ir.RankedTensorType(ir.Type.parse(spelled)).element_type
    raw = np.frombuffer(array.tobytes(), np.uint8)
    return ir.DenseElementsAttr.get(raw, type=element_type, shape=list(array.shape))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
