"""`python -m spec`: the traceability table, with a row for each label of the specification."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict

from spec.labels import revision
from spec.traceability import NOT_DESCRIBED, Row, rows


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m spec", description=__doc__)
    parser.add_argument("--ops", help="only these ops, separated by commas")
    parser.add_argument("--json", action="store_true", help="JSON instead of a table")
    options = parser.parse_args(arguments)
    found = rows()
    if options.ops:
        wanted = options.ops.split(",")
        unknown = set(wanted) - {row.op for row in found}
        if unknown:
            print(f"python -m spec: no op is called {', '.join(sorted(unknown))}", file=sys.stderr)
            return 2
        found = [row for row in found if row.op in wanted]
    print(json.dumps(_as_json(found), indent=1) if options.json else _as_table(found))
    return 0


def _counts(found: list[Row]) -> dict[str, int]:
    inside = [row for row in found if row.in_specification]
    undescribed = sum(row.reason == NOT_DESCRIBED for row in inside)
    return {
        "labels": len(inside),
        "checked": sum(row.predicate is not None for row in inside),
        "not_modelled": sum(row.predicate is None for row in inside) - undescribed,
        "of_ops_not_described": undescribed,
    }


def _as_json(found: list[Row]) -> dict[str, object]:
    return {"revision": revision(), "counts": _counts(found), "rows": [asdict(row) for row in found]}


def _as_table(found: list[Row]) -> str:
    width = max((len(row.op) for row in found), default=0)
    lines = [f"{row.op:{width}}  {row.label:4} {_cell(row)}" for row in found]
    counts = ", ".join(f"{n} {name.replace('_', ' ')}" for name, n in _counts(found).items())
    return "\n".join((*lines, "", f"{revision()}: {counts}"))


def _cell(row: Row) -> str:
    if row.predicate is None:
        return f"not modelled: {row.reason}"
    note = "" if row.in_specification else " (the text does not have this op; the label is ours)"
    return row.predicate.replace("_", " ") + note


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        sys.stderr.close()
        sys.exit(0)
