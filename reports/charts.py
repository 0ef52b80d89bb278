"""SVG charts that inherit their colours from the page, and so follow its light or dark theme."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence

import pygal

# pygal's finder of plug-ins lacks find_spec, so that every failing import would warn. We use no plug-ins.
sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, pygal.PluginImportFixer)]

_EDGES = (0.0, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 16.0, 32.0)
_NAMES = {0.0: "0", 0.5: "½", 1.5: "1½"}


def ulp_histogram(measured: Mapping[str, Sequence[float]]) -> str:
    """Return a histogram of the largest errors per case, in units in the last place; one series per key."""
    top = max((u for values in measured.values() for u in values), default=0.0)
    bins = sum(edge < top for edge in _EDGES) + 1
    chart = _chart(pygal.StackedBar, height=220, show_minor_y_labels=False)
    chart.x_labels = [_bin_name(i) for i in range(bins)]
    for name, values in measured.items():
        counts = [0] * bins
        for u in values:
            counts[sum(edge < u for edge in _EDGES)] += 1
        chart.add(name, counts)
    return _svg(chart)


def _bin_name(i: int) -> str:
    if i == len(_EDGES):
        return f"> {_EDGES[-1]:g}"
    edge = _EDGES[i]
    return ("" if i == 0 else "≤ ") + _NAMES.get(edge, f"{edge:g}")


def seconds(stages: Mapping[str, Mapping[str, float]]) -> str:
    names = list(dict.fromkeys(stage for of_backend in stages.values() for stage in of_backend))
    # pygal swaps the axes of a horizontal chart for labels, but not for their number.
    chart = _chart(pygal.HorizontalStackedBar, height=50 + 34 * len(stages), show_minor_x_labels=False)
    chart.x_labels = list(stages)[::-1]
    for stage in names:
        chart.add(stage, [stages[name].get(stage, 0.0) for name in chart.x_labels])
    chart.value_formatter = lambda s: f"{s:.3g} s"
    return _svg(chart)


def errors_over_input(
    errors: Mapping[str, Sequence[tuple[float, float]]], ticks: Sequence[tuple[str, float]], most: float = 8.0
) -> str:
    """Return a chart of errors, in units in the last place, over a position in [-1, 1] on an axis of inputs.

    There is one line per key. Errors above `most` are clipped; `ticks` are labels with their positions.
    """
    chart = _chart(pygal.XY, height=240, show_minor_y_labels=False)
    top = min(most, max((e for points in errors.values() for _, e in points), default=1.0))
    chart.range = (0.0, max(top, 0.5))
    chart.xrange = (-1.0, 1.0)
    chart.x_labels = [{"label": label, "value": place} for label, place in ticks]
    for name, points in errors.items():
        chart.add(name, [(x, min(e, most)) for x, e in points], show_dots=False)
    return _svg(chart)


def _chart(kind: type[pygal.Graph], height: int, **options: bool) -> pygal.Graph:
    return kind(
        width=640, height=height, css=(), js=(), disable_xml_declaration=True, show_legend=False, margin=8,
        y_labels_major_count=4, **options,
    )  # fmt: skip


def _svg(chart: pygal.Graph) -> str:
    """Render a chart reproducibly, with its values as tooltips that every browser shows."""
    svg = str(chart.render(is_unicode=True))
    svg = re.sub(r'<!--.*?-->|<defs>.*?</defs>|<title>Pygal</title>| id="[^"]*"', "", svg, flags=re.DOTALL)
    svg = re.sub(r'<desc class="(x|y|max|min|x_centered|y_centered)[^"]*">[^<]*</desc>', "", svg)
    return re.sub(r'<desc class="value">([^<]*)</desc>', r"<title>\1</title>", svg)
