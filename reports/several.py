"""Pages about several runs: a comparison of two, with their reports, and a history of many."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jinja2

from reports import site
from reports.cause_rows import Violation
from reports.folder import replace_pages
from reports.run_comparison import Comparison, Key, Run
from reports.states import State

Shown = State | str
"""How a run shows a cause: its state, "gone" or "not asked"."""


def write_comparison(c: Comparison, out: Path) -> Path:
    """Write the pages of a comparison; return the first page. Raises Unwritable."""
    page = _environment().get_template("compare.html").render(c=c)
    sides = (("before", c.before), ("after", c.after))
    reports = ((f"{place}/{name}", text) for place, run in sides for name, text in site.files(run.report))
    replace_pages(out, itertools.chain([("index.html", page)], reports, site.assets()))
    return out / "index.html"


def write_history(runs: Sequence[Run], out: Path) -> Path:
    """Write the page of a history and return it. Raises Unwritable."""
    page = _environment().get_template("history.html").render(**_history(runs))
    replace_pages(out, itertools.chain([("index.html", page)], site.assets()))
    return out / "index.html"


def _history(runs: Sequence[Run]) -> dict[str, Any]:
    rows = [(v, [_state_in(run, v) for run in runs]) for v in _all(runs)]
    seen: set[Key] = set()
    first, gone = [], []
    for n, run in enumerate(runs):
        first.append(len(run.causes.keys() - seen))
        seen |= run.causes.keys()
        gone.append(sum(_state_in(run, v) == "gone" for v in runs[n - 1].causes.values()) if n else 0)
    return {"runs": runs, "rows": rows, "first": first, "gone": gone}


def _all(runs: Sequence[Run]) -> list[Violation]:
    latest = {k: v for run in runs for k, v in run.causes.items()}
    return sorted(latest.values(), key=lambda v: (v.rank, v.key))


def _state_in(run: Run, v: Violation) -> Shown:
    if v.key in run.causes:
        return run.causes[v.key].state
    return "gone" if run.was_asked(v) else "not asked"


def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("reports"), autoescape=True, trim_blocks=True, lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
    )  # fmt: skip
    environment.filters.update(few=site.few, count=site.count)
    return environment
