"""Synthetic runs of two releases, for tests of pages about several runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from results.records import Cause, Result
from tests.reports import synthetic


def failing(name: str, op: str, element_type: str = "f32", backend: str = "xla", **more: Any) -> Result:
    cause = Cause(name, f"{op} is wrong: {name}", op)
    return synthetic.deviating(op, element_type, backend, "wrong-value", "violation", causes=(cause,), **more)


def run(
    folder: Path, name: str, *results: Result, version: str = "0.10.2", date: str = "2026-01-02", asked: str = ""
) -> Path:
    """Write a run of xla and return its path.

    `asked`: suffix of the backend's name that requests a release, such as `==0.7.2`.
    """
    xla = replace(synthetic.BACKENDS["xla"], versions={"jaxlib": version})
    (folder / name).mkdir()
    said = [replace(r, versions={"jaxlib": version}, backend=r.backend + asked) for r in results]
    return synthetic.write(folder / name / "results.jsonl", *said, backends={f"xla{asked}": xla}, date=date)


def two_releases(folder: Path, asked: str = "") -> list[Path]:
    """Write runs of an old and a new release.

    One cause is fixed, one is new, one is also on another element type and variant, one is the same, and one is not
    tested again.
    """
    same = failing("5a3e", "sine")
    old = [failing("f1ed", "abs"), failing("c4a9", "tanh"), same, failing("a5ed", "cosine")]
    new = [synthetic.conforming("abs", "f32", "xla"), failing("0ee0", "add"), same]
    new += [failing("c4a9", "tanh"), failing("c4a9", "tanh", "bf16", "xla:O0")]
    return [run(folder, "old", *old, version="0.7.2", asked=asked), run(folder, "new", *new, date="2026-02-02")]
