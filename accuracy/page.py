"""Measurements as HTML pages: largest errors side by side, and for each op plots of the error over the input."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import jinja2
import numpy as np
from markupsafe import Markup

from accuracy import measures, table
from accuracy.measurements import About, Measurement, order
from reports import charts, site
from reports.folder import replace_pages
from spec.types import FloatType, element_type_named

SHOWN_FIRST = ("f32", "bf16", "f16")
"""Element types on the first page; the others are on the pages of ops."""
_MOST_SERIES = 8
"""Most series in one plot, the number of colours."""


def write(abouts: Mapping[str, About], measurements: Sequence[Measurement], out: Path) -> Path:
    """Write the pages and return the first; `abouts` describes the files, by name. Raises Unwritable."""
    replace_pages(out, itertools.chain(_pages(abouts, measurements), site.assets()))
    return out / "index.html"


def _pages(abouts: Mapping[str, About], measurements: Sequence[Measurement]) -> Iterator[tuple[str, str]]:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("reports"), autoescape=True, trim_blocks=True, lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )  # fmt: skip
    environment.filters.update(
        ulps=table.ulps, share=table.share, wrong=table.wrong, subnormals=table.subnormals, parity=table.parity,
        type_of=table.type_of, count=site.count,
    )  # fmt: skip
    known = sorted((m for m in measurements if not m.trouble), key=order)
    by_op = {op: list(found) for op, found in itertools.groupby(known, key=lambda m: m.op)}
    yield "index.html", environment.get_template("accuracy.html").render(**_first(abouts, measurements, by_op))
    for op, found in by_op.items():
        yield f"{op}.html", environment.get_template("accuracy_op.html").render(op=op, found=found, plots=_plots(found))


def _first(
    abouts: Mapping[str, About], measurements: Sequence[Measurement], by_op: Mapping[str, Sequence[Measurement]]
) -> dict[str, Any]:
    backends = list(dict.fromkeys(m.backend for m in measurements))
    cells = {(m.op, m.element_type, m.backend): m for m in measurements if m.elementwise and not m.to}
    types = [t for t in SHOWN_FIRST if any(key[1] == t for key in cells)]
    return {
        "abouts": abouts,
        "backends": backends,
        "types": types or sorted({key[1] for key in cells}),
        "cells": cells,
        "ops": [op for op in by_op if any(key[0] == op for key in cells)],
        "others": [op for op in by_op if not any(key[0] == op for key in cells)],
        "above": sorted((m for m in measurements if m.is_above_its_bound), key=order),
        "sums": [m for found in by_op.values() for m in found if m.accumulator],
    }


def _plots(found: Iterable[Measurement]) -> list[dict[str, Any]]:
    plots = []
    own = [m for m in found if m.elementwise is not None and m.elementwise.curve and not m.to]
    for name, of_type in itertools.groupby(own, key=lambda m: m.element_type):
        t = element_type_named(name)
        if not isinstance(t, FloatType):
            continue
        series = {m.backend: _points(m, t) for m in itertools.islice(of_type, _MOST_SERIES)}
        plots.append({"type": name, "names": list(series), "svg": Markup(charts.errors_over_input(series, _ticks(t)))})
    return plots


def _points(m: Measurement, t: FloatType) -> list[tuple[float, float]]:
    assert m.elementwise is not None
    places = measures.places(np.array([x for x, _ in m.elementwise.curve]), t)
    return [(round(p, 4), round(e, 3)) for p, (_, e) in zip(places.tolist(), m.elementwise.curve, strict=True)]


def _ticks(t: FloatType) -> list[tuple[str, float]]:
    values = np.array([-1e30, -1000.0, -1.0, -1e-3, 1e-3, 1.0, 1000.0, 1e30])
    shown = [x for x in values.tolist() if measures.lies_within(x, t)]
    found = measures.places(np.array(shown), t).tolist()
    return [("0", 0.0), *((f"{x:g}", place) for x, place in zip(shown, found, strict=True))]
