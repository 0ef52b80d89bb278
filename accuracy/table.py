"""Measurements as text tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from accuracy.measurements import Accumulator, Elementwise, Measurement, Tally, order

HEAD = (
    "op", "type", "greatest", "bound", "mean", "rounded", "special", "small", "subnormals", "order", "parity",
    "vectors", "folded", "greatest at",
)  # fmt: skip
_HEAD_OF_SUMS = ("op", "type", "sums", "bias", "variance", "rounded", "accumulates in")


def text(measurements: Sequence[Measurement]) -> str:
    parts = []
    for backend in dict.fromkeys(m.backend for m in measurements):
        own = sorted((m for m in measurements if m.backend == backend), key=order)
        parts.append(backend)
        parts += _align([HEAD, *(_row(m, m.elementwise) for m in own if m.elementwise)], numbers=range(2, 6))
        if sums := [_row_of_sums(m, m.accumulator) for m in own if m.accumulator]:
            parts += ["", *_align([_HEAD_OF_SUMS, *sums], numbers=range(2, 6))]
        parts += _without_results(own)
        parts.append("")
    return "\n".join(parts).rstrip()


def _row(m: Measurement, e: Elementwise) -> tuple[str, ...]:
    worst = e.normal.worst
    return (
        m.op, type_of(m), ulps(e.normal.greatest), "" if m.bound is None else f"{m.bound:g}", ulps(e.normal.mean),
        share(e.normal.rounded_correctly), wrong(e.special),
        ulps(e.subnormal.greatest) if e.subnormal.elements else "", subnormals(e), wrong(e.order), parity(e),
        wrong(e.vectors), wrong(e.folded),
        "" if worst is None or not e.normal.greatest else f"{', '.join(worst.inputs)} -> {worst.returned}",
    )  # fmt: skip


def _row_of_sums(m: Measurement, a: Accumulator) -> tuple[str, ...]:
    return (
        m.op, type_of(m), f"{a.sums}x{a.terms}", f"{a.bias:.3g}", f"{a.variance:.3g}",
        share(a.rounded_correctly), a.type,
    )  # fmt: skip


def _without_results(own: Iterable[Measurement]) -> list[str]:
    reasons: dict[str, list[str]] = {}
    for m in own:
        if m.trouble:
            reasons.setdefault(m.trouble, []).append(f"{m.op} {type_of(m)}")
    return [f"no results: {', '.join(of[:6])}{_more(len(of) - 6)}: {why}" for why, of in reasons.items()]


def _more(n: int) -> str:
    return f" and {n} more" if n > 0 else ""


def type_of(m: Measurement) -> str:
    return f"{m.element_type} -> {m.to}" if m.to else m.element_type


def ulps(x: float) -> str:
    return f"{x:.3g}" if x < 1000 else f"{x:.2e}"


def share(x: float) -> str:
    """Format a share as a percentage; only 1 is shown as 100%."""
    return "100%" if x == 1 else f"{min(100 * x, 99.99):.2f}%"


def wrong(tally: Tally | None) -> str:
    if tally is None or not tally.of:
        return ""
    return "right" if not tally.wrong else f"{tally.wrong} wrong"


def parity(e: Elementwise) -> str:
    return f"{e.parity}: {wrong(e.symmetry)}" if e.parity else ""


def subnormals(e: Elementwise) -> str:
    said = [f"{what} {kept}" for what, t in _flush_tallies(e) if (kept := _flush_word(t))]
    kinds = {_flush_word(t) for _, t in _flush_tallies(e)} - {""}
    return kinds.pop() if len(kinds) == 1 else ", ".join(said)


def _flush_tallies(e: Elementwise) -> tuple[tuple[str, Tally], ...]:
    return ("operands", e.operands_flushed), ("results", e.results_flushed)


def _flush_word(t: Tally) -> str:
    if not t.of:
        return ""
    return "kept" if not t.wrong else "flushed" if t.wrong > 0.9 * t.of else "partly flushed"


def _align(rows: Sequence[Sequence[str]], numbers: Iterable[int] = ()) -> list[str]:
    right = set(numbers)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]

    def cell(i: int, value: str) -> str:
        return value.rjust(widths[i]) if i in right else value.ljust(widths[i])

    return ["  " + "  ".join(cell(i, v) for i, v in enumerate(row)).rstrip() for row in rows]


def markdown(measurements: Sequence[Measurement], types: Sequence[str]) -> str:
    """Return a Markdown table of the largest errors by op and implementation, with several types per cell.

    `*` marks an error above the bound.
    """
    backends = list(dict.fromkeys(m.backend for m in measurements))
    cells = {(m.op, m.backend, m.element_type): m for m in measurements if m.elementwise and not m.to}
    ops = sorted({op for op, _, t in cells if t in types})

    def cell(op: str, backend: str) -> str:
        return " / ".join(_greatest(cells.get((op, backend, t))) for t in types)

    rows = [[op, *(cell(op, b) for b in backends)] for op in ops]
    head = [f"op: {' / '.join(types)}", *backends]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rows))


def _greatest(m: Measurement | None) -> str:
    if m is None or m.elementwise is None:
        return "-"
    return ulps(m.elementwise.normal.greatest) + ("*" if m.is_above_its_bound else "")
