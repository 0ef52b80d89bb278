"""Test of `explain` on long programs with one planted fault: a wrong result, a crash, a rejection or a hang.

    python -m validation.explaining [--blocks N] [--op OP] [--only HOW] [--megabytes N] [--json]

`stablehlo-conformance explain` runs on a model of N blocks, each of about 150 operations, with an executable that has
the fault in one op, and must name that operation with its line. `--megabytes` adds constants. Exit status 1 if it
does not.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from corpora.corpus_command import main as corpora
from generators.cases import Case
from results import options
from spec.normalized_names import canonical
from spec.program import Constant, Operation, Value, main_program
from spec.text import text
from spec.types import f32, tensor
from validation.unrolled import plant

HOW = ("wrong", "crash", "refuse", "hang")
SIDE = 512
"""A square f32 constant of this side holds 1 MiB."""


def with_constants(case: Case, megabytes: int) -> Case:
    rng = np.random.default_rng(0)
    main, t = case.program.main, tensor(f32, SIDE, SIDE)
    operations = list(main.body.operations[:-1])
    total: Value | None = None
    for n in range(megabytes):
        held = Constant.of(rng.normal(size=(SIDE, SIDE)).astype(np.float32), f32)
        value, added = Value(f"held{n}", t), Value(f"added{n}", t)
        operations.append(Operation("constant", (), (("value", held),), (), (value,)))
        operations += [] if total is None else [Operation("add", (total, value), (), (), (added,))]
        total = value if total is None else added
    returned = (*main.body.returned, *([] if total is None else [total]))
    return replace(case, program=canonical(main_program(main.arguments, tuple(operations), returned)))


def explain(case: Case, how: str, op: str, folder: Path) -> dict[str, object]:
    path, stored = folder / "model.mlir", folder / "model.npz"
    printed = text(case.program)
    path.write_text(printed)
    np.savez(stored, *case.inputs[0])
    line = next(n for n, t in enumerate(printed.splitlines(), 1) if f"stablehlo.{op}" in t)
    backend = f'command:"{sys.executable} -m validation.planted {how} {op}"'
    status = corpora(
        [
            "explain",
            str(path),
            "--inputs",
            str(stored),
            "--backend",
            backend,
            "-o",
            str(folder / how),
            "--timeout",
            "60",
        ]
    )
    said = json.loads((folder / how / "explanation.json").read_text())
    named = [(b["op"], b["location"].rsplit(":", 2)[1]) for b in said["blamed"]]
    return {"how": how, "named": named, "is_right": status == 1 and named == [(op, str(line))], "cost": said["cost"]}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = options.Parser(prog="python -m validation.explaining", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--blocks", type=options.count(), default=36, help="of about 150 operations (default: 36)")
    parser.add_argument("--op", default="cosine", help="one that the model has nowhere else (default: cosine)")
    parser.add_argument("--only", type=options.one_of(*HOW), help="of wrong, crash, refuse and hang, this one")
    parser.add_argument("--megabytes", type=options.count(0), default=0, help="of constants (default: 0)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    case = with_constants(plant(given.blocks, given.op), given.megabytes)
    found = []
    with tempfile.TemporaryDirectory() as folder:
        for how in (given.only,) if given.only else HOW:
            found.append(explain(case, how, given.op, Path(folder)))
    for one in found:
        if not given.json:
            print(f"{one['how']}: {'right' if one['is_right'] else 'WRONG'}: {one['named']}: {one['cost']}")
    if given.json:
        print(json.dumps({"operations": len(case.program.main.body.operations), "found": found}))
    return 0 if all(one["is_right"] for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
