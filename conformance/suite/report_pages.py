"""The HTML report of `--report`; whether it can be written is checked before any test runs."""

from __future__ import annotations

import importlib.util

import pytest

from conformance.suite.suite_options import Options
from results.file import BrokenResults


def check(options: Options) -> None:
    missing = [name for name in ("jinja2", "pygal") if importlib.util.find_spec(name) is None]
    if options.report is not None and missing:
        raise pytest.UsageError(f"--report needs {missing[0]}: pip install 'stablehlo-conformance[report]'")
    if options.report is not None:
        from reports import folder

        try:
            folder.check(options.report)
        except folder.Unwritable as e:
            raise pytest.UsageError(f"--report: {e}") from None


def write(options: Options) -> str:
    """Write the report; return the line that says where it is, or "" without `--report`. Raises BrokenResults."""
    if options.report is None:
        return ""
    from reports import site
    from reports.folder import Unwritable

    try:
        return f"report: {site.build([options.settings.results], options.report)}"
    except Unwritable as e:
        raise BrokenResults(str(e)) from None
