"""The published site: implementations and releases side by side, causes at stable addresses, and the history.

All links are relative, so that the site works from disk and below any address.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jinja2

from reports import evidence, site
from reports.cause_rows import RANKS, Violation, violations
from reports.finding_rows import slug
from reports.folder import replace_pages
from reports.gather import Report, gather, without_versions
from reports.published_runs import Key, Published, names, release_of
from reports.states import BY_KEY, STATES
from results.run import Run

INDEX = "index.json"
REPORT = "report"
"""The folder of the report on the newest runs."""
_MAIN = '<main id="main">'
_GONE = (
    '<p class="notice" role="note"><b>Not in the runs that this site shows now.</b> This page is kept as it was.</p>'
)


def write_site(p: Published, out: Path) -> Path:
    """Write the site into `out`, and return its first page.

    Pages of causes that no run shows any more stay. Raises Unwritable.
    """
    replace_pages(out, files(p, _cause_pages(out)))
    return out / "index.html"


def files(p: Published, kept: Mapping[str, str] | None = None) -> Iterator[tuple[str, str]]:
    """Yield the files of the site as (name, text); `kept` holds the cause pages of its last version."""
    yield from site.assets()
    reported = itertools.chain(site.pages(p.report, lambda v: f"../{_page(p, v)}"), site.assets())
    yield from ((f"{REPORT}/{name}", text) for name, text in reported)
    pages = dict(_pages(p))
    yield from pages.items()
    left = {name: text for name, text in (kept or {}).items() if name not in pages}
    yield from left.items()
    yield INDEX, json.dumps(p.index() | {"kept": sorted(left)}, indent=1) + "\n"


def _page(p: Published, v: Violation) -> str:
    return f"causes/{p.id_of[v.key]}.html"


def _pages(p: Published) -> Iterator[tuple[str, str]]:
    env = _environment(p)

    def page(template: str, root: str, **shown: Any) -> str:
        return env.get_template(template).render(root=root, **shown)

    yield "index.html", page("published.html", "")
    yield "causes/index.html", page("published_causes.html", "../", ranks=RANKS)
    yield "history.html", page("published_history.html", "", histories=histories(p))
    taken = {c.id for c in p.causes}
    for c in p.causes:
        yield f"causes/{c.id}.html", page("published_cause.html", "../", c=c, **site.cause(p.report, c.shown))
        for alias in set(c.aliases) - taken:
            taken.add(alias)
            yield f"causes/{alias}.html", page("published_moved.html", "../", c=c)


def _environment(p: Published) -> jinja2.Environment:
    env = site.environment(p.report, p.violations, lambda v: _page(p, v))
    env.globals.update(
        p=p, page_of=lambda op: f"{REPORT}/{site.page_of(op)}", by_key=BY_KEY, states=STATES,
        message_page=lambda f: f"{REPORT}/{evidence.message_page(f)}",
    )  # fmt: skip
    env.filters["anchor_of"] = slug
    return env


def _cause_pages(out: Path) -> dict[str, str]:
    try:
        index = json.loads((out / INDEX).read_text(encoding="utf-8"))
        named = [f"causes/{name}.html" for c in index["causes"] for name in (c["id"], *c["aliases"])]
        pages = [name for name in (*named, *index["kept"]) if re.fullmatch(r"causes/[a-z0-9-]+\.html", name)]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return {name: _add_note((out / name).read_text(encoding="utf-8")) for name in pages if (out / name).is_file()}


def _add_note(page: str) -> str:
    return page if _GONE in page else page.replace(_MAIN, f"{_MAIN}\n{_GONE}", 1)


@dataclass(frozen=True)
class Moment:
    date: str
    release: str
    cases: int
    conforming: int
    judged: int
    causes: Mapping[str, str]
    """The key of a state, by name of a cause."""
    asked: frozenset[str | None]
    """The ops with results."""


@dataclass(frozen=True)
class History:
    implementation: str
    moments: Sequence[Moment]
    titles: Mapping[str, str]
    """Titles of the causes by name, in the order of their ranks."""
    ops: Mapping[str, frozenset[str | None]]

    def state_of(self, cause: str, m: Moment) -> str:
        return m.causes.get(cause) or ("gone" if self.ops[cause] & m.asked else "not asked")

    def first_seen(self, i: int) -> int:
        return len(self.moments[i].causes.keys() - {c for m in self.moments[:i] for c in m.causes})


def histories(p: Published) -> list[History]:
    of: dict[str, list[tuple[Run, Report, str]]] = {}
    for run in p.runs:
        alone = gather([run])
        for b in alone.backends.values():
            if b.variant_of not in alone.backends:
                of.setdefault(without_versions(b.name), []).append((run, alone, b.name))
    return [_history(name, told) for name, told in sorted(of.items())]


def _history(implementation: str, told: Sequence[tuple[Run, Report, str]]) -> History:
    moments, titles, ops = [], {}, {}
    for run, report, backend in told:
        found = {v.key: v for v in violations(report) if v.backend.name == backend}
        named: dict[str, Key] = dict(names(found))
        own = {backend, *(b.name for b in report.backends.values() if b.variant_of == backend)}
        results = [r for r in report.results if r.backend in own]
        tally = report.backends[backend].tally
        moments.append(
            Moment(
                run.header.date,
                release_of(report, report.backends[backend]),
                len(results),
                tally.of("conforms"),
                tally.judged,
                {name: found[key].state.key for name, key in named.items()},
                frozenset(r.op for r in results),
            )
        )
        for name, key in named.items():
            titles[name] = found[key].title
            ops[name] = frozenset(r.op for r in found[key].results)
    return History(implementation, moments, titles, ops)
