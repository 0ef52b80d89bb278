"""The pages that --report asks for: whether they can be written is known before anything runs."""

from __future__ import annotations

import importlib.util

import pytest

from conformance.suite.suite_options import Options
from results.file import BrokenResults


def check(options: Options) -> None:
    """Raises pytest.UsageError where a package is missing, or a file of somebody else is in the way."""
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
    """Writes the pages of the run; where they are, or an empty text where none are asked for. Raises BrokenResults."""
    if options.report is None:
        return ""
    from reports import site
    from reports.folder import Unwritable

    try:
        return f"report: {site.build([options.settings.results], options.report)}"
    except Unwritable as e:
        raise BrokenResults(str(e)) from None
