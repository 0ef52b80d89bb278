"""The labels of the inputs and constraints of each op in the specification, in `labels.json`.

    python -m spec.labels OPS_JSON [OVERRIDING_JSON...]

writes that file from the specification in machine-readable form: op -> {"inputs": [{"label"}], "constraints":
[{"label"}]}. A further file, such as that of an accepted RFC, replaces the labels of the ops that it has.
"""

from __future__ import annotations

import functools
import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

_FILE = Path(__file__).with_name("labels.json")

# The specification lists the operands of these ops under "Arguments", without labels.
_UNLABELLED_INPUTS = {"not": ["I1"], "optimization_barrier": ["I1"]}


@functools.cache
def _contents() -> dict[str, Any]:
    contents: dict[str, Any] = json.loads(_FILE.read_text())
    return contents


def labels() -> dict[str, tuple[str, ...]]:
    """Return the labels of each op, inputs (I1, ...) before constraints (C1, ...)."""
    return {op: tuple(found) for op, found in _contents()["ops"].items()}


def revision() -> str:
    """Return a description of the specification text that the labels are from: number of ops and labels, and
    SHA-256."""
    return str(_contents()["revision"])


def file_contents(paths: list[Path]) -> str:
    """Return the contents of `labels.json`. Raises OSError, and ValueError or KeyError for files of another form."""
    documents = [json.loads(path.read_text()) for path in paths]
    ops = {op: _labels_of(op, entry) for document in documents for op, entry in document.items()}
    first = documents[0]
    count = sum(len(entry["constraints"]) for entry in first.values())
    digest = hashlib.sha256(paths[0].read_bytes()).hexdigest()[:12]
    contents = {
        "command": f"python -m spec.labels {' '.join(path.name for path in paths)}",
        "revision": f"StableHLO specification text, {len(first)} ops, {count} labels, sha256 {digest}",
        "ops": dict(sorted(ops.items())),
    }
    return json.dumps(contents, indent=1) + "\n"


def _labels_of(op: str, entry: dict[str, Any]) -> list[str]:
    inputs = [i["label"] for i in entry["inputs"]] or _UNLABELLED_INPUTS.get(op, [])
    return inputs + [c["label"] for c in entry["constraints"]]


def write(module: str, file: Path, generate: Callable[[list[Path]], str], arguments: list[str]) -> int:
    """Run the command line of a module that makes a file from the specification, and return the exit status."""
    if not arguments or arguments[0].startswith("-"):
        print(f"usage: python -m {module} OPS_JSON [OVERRIDING_JSON...]", file=sys.stderr)
        return 2
    try:
        contents = generate([Path(a) for a in arguments])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        print(f"{module}: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    file.write_text(contents, encoding="utf-8")
    return 0


def main(arguments: list[str]) -> int:
    return write("spec.labels", _FILE, file_contents, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
