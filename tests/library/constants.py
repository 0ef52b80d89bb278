"""Hypothesis as in other projects' tests: without constants from our modules, which take seconds to collect."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from hypothesis.internal import constants_ast
from hypothesis.internal.conjecture import providers


def none_of_ours() -> AbstractContextManager[Any]:
    return mock.patch.object(providers, "_get_local_constants", return_value=constants_ast.Constants())
