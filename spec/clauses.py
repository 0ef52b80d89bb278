"""The text of the specification for each op: its semantics and its labelled constraints, in `clauses.json`.

    python -m spec.clauses OPS_JSON [OVERRIDING_JSON...]

writes that file from the specification in machine-readable form: op -> {"semantics", "inputs": [{"label", "name",
"type"}], "constraints": [{"label", "text"}]}. A further file, such as that of an accepted RFC, replaces the texts that
it has of an op.
"""

from __future__ import annotations

import functools
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from spec.labels import write

_FILE = Path(__file__).with_name("clauses.json")
SEMANTICS = "semantics"
_SOURCE = "quoted from the StableHLO specification, https://openxla.org/stablehlo/spec, Apache License 2.0"

_FAMILIES: Mapping[str, str] = {
    "quantized": r"for (\w+ )*quantized types",
    "complex number": r"for complex (numbers|element types)",
    "boolean": r"for boolean(s| and integer)\b",
    "float": r"for float(s|ing-point element types)\b",
    "integer": r"for (boolean and |signed |unsigned )?integer(s| element types)\b",
}
"""Family of element types -> a pattern for the start of a line that is about that family only."""


@functools.cache
def _contents() -> dict[str, dict[str, str]]:
    ops: dict[str, dict[str, str]] = json.loads(_FILE.read_text(encoding="utf-8"))["ops"]
    return ops


def words(op: str, label: str) -> str:
    return _contents().get(op, {}).get(label, "")


def constraints(op: str) -> Mapping[str, str]:
    return {label: said for label, said in _contents().get(op, {}).items() if label.startswith("C")}


def semantics(op: str, element_type: str | None) -> str:
    """Return the specification's text about the results of an op, without lines that are only about other element
    types; all lines for None."""
    family = _family(element_type) if element_type is not None else None
    kept: list[str] = []
    dropped: int | None = None
    for line in words(op, SEMANTICS).splitlines():
        indent = len(line) - len(line.lstrip())
        if dropped is not None and (not line or indent > dropped):  # part of a line that is left out
            continue
        is_about = _is_about(line.strip("• "), family)
        dropped = indent if not is_about and line.endswith(":") else None
        kept += [line] if is_about else []
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip()


def _is_about(line: str, family: str | None) -> bool:
    about = {name for name, begin in _FAMILIES.items() if re.match(begin, line, re.IGNORECASE)}
    return family is None or not about or family in about


def _family(element_type: str) -> str:
    if "quant" in element_type:
        return "quantized"
    if element_type == "i1":
        return "boolean"
    if element_type.startswith("complex<"):
        return "complex number"
    return "integer" if re.fullmatch(r"[su]?i\d+", element_type) else "float"


def file_contents(paths: list[Path]) -> str:
    """Return the contents of `clauses.json`. Raises OSError, and ValueError or KeyError for files of another form."""
    ops: dict[str, dict[str, str]] = {}
    for path in paths:
        for op, entry in json.loads(path.read_text(encoding="utf-8")).items():
            semantics_of = entry.get(SEMANTICS) or ops.get(op, {}).get(SEMANTICS, "")
            ops[op] = {SEMANTICS: _plain(semantics_of)} | _texts_by_label(entry)
    command = f"python -m spec.clauses {' '.join(path.name for path in paths)}"
    contents = {"source": _SOURCE, "command": command, "ops": dict(sorted(ops.items()))}
    return json.dumps(contents, indent=1, ensure_ascii=False) + "\n"


def _texts_by_label(entry: Mapping[str, Any]) -> dict[str, str]:
    inputs = {i["label"]: f"{i['name']}: {i['type']}" for i in entry["inputs"]}
    return inputs | {c["label"]: _plain(c["text"]) for c in entry["constraints"]}


def _plain(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def main(arguments: list[str]) -> int:
    return write("spec.clauses", _FILE, file_contents, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
