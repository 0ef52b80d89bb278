"""Implementations that run in a worker, with their variants."""

from __future__ import annotations

import importlib.metadata
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import Any, Literal

from oracles.backends import plugins, process_grids
from oracles.backends.backend_errors import UnknownBackend
from oracles.backends.environments import Distribution
from oracles.backends.hosted import Errors, HostedBackend, Rewrite, SpellingFor, as_text
from oracles.backends.program_variants import Rewritten
from oracles.backends.protocol import Backend
from oracles.backends.whole_tensors import in_whole
from oracles.backends.worker import Settings
from results.backend_names import BackendName
from results.options import did_you_mean

Purpose = Literal["any", "quantized", "artifacts"]
"""Programs that a variant is for: any; those with quantized types, which it runs differently; or any, read back from
portable artifacts."""


@dataclass(frozen=True)
class Variant:
    rewrite: Rewrite = Rewritten
    feeds_constants: bool = False
    options: Mapping[str, Any] = field(default_factory=dict)
    purpose: Purpose = "any"


@dataclass(frozen=True)
class Hosted:
    """An implementation that runs in a worker, with its variants; `adapter` is the adapter module's file."""

    name: str
    adapter: Path
    variants: Mapping[str, Variant]
    install: str = ""
    batch: int = 1
    compiles_in_parallel: bool = False
    """Whether it compiles with as many threads as processors; then more workers than half of these do not help."""
    most_processes: int = 1
    lacking: frozenset[str] = frozenset()
    shared: tuple[ModuleType, ...] = ()
    distribution: Distribution | None = None
    """Package to install for a release, if there is one."""
    packages: tuple[str, ...] = ()
    errors: Errors = field(default_factory=dict)
    whose_code: Mapping[str, str] = field(default_factory=dict)
    """By variant ("" for all), another implementation that shares the deciding code or the translation."""
    spelling: Callable[[], SpellingFor] = lambda: as_text
    """Import and return the printer of programs in the implementation's language."""

    def __call__(self, variant: str, settings: Settings) -> Backend:
        chosen = self._variant(variant)
        if chosen is None:
            near = did_you_mean(variant, self.variants)
            what = f"has no variant {variant!r}{near}" if variant else "needs a variant"
            raise UnknownBackend(f"{self.name} {what}; known: {', '.join(self.names)}")
        return HostedBackend(
            str(BackendName(self.name, variant, None if settings.version else settings.python, settings.version)),
            self.adapter,
            replace(settings, options={**settings.options, **chosen.options}),
            chosen.rewrite,
            install=self.install,
            batch=self.batch,
            most_processes=self.most_processes,
            lacking=self.lacking,
            feeds_constants=chosen.feeds_constants,
            shared=self.shared,
            errors=self.errors,
            spelling_for=self.spelling(),
        )

    def _variant(self, name: str) -> Variant | None:
        """Return a variant by name, or `grid=4x1` as a variant on four replicas of one partition."""
        grid = re.fullmatch(r"grid=([1-9]\d?)x([1-9]\d?)", name)
        if grid is None or not 1 < int(grid[1]) * int(grid[2]) <= self.most_processes:
            return self.variants.get(name)
        return Variant(process_grids.on_grid(int(grid[1]), int(grid[2])))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(str(BackendName(self.name, v)) for v in self.variants)

    @property
    def usual(self) -> tuple[str, ...]:
        """Names of the unmodified implementation, or of all variants if each modifies it."""
        return (self.name,) if "" in self.variants else self.names

    def lacks(self) -> list[str]:
        needed = self.packages or ((self.distribution.package,) if self.distribution else ())
        return [package for package in needed if not _is_installed(package)]


@dataclass(frozen=True)
class Plugins(Hosted):
    known: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    exclusive: frozenset[str] = frozenset()
    """Plugins whose device only one process at a time can use."""

    def _variant(self, name: str) -> Variant | None:
        plugin = self._parse(name)
        options = {**plugin.own, "exclusive": self.is_exclusive(name), "plugin": plugin.name}
        rewrite = process_grids.on_grid(*plugin.grid) if plugin.grid else in_whole()
        return Variant(rewrite, options={**options, "client": dict(plugin.client)})

    def _parse(self, name: str) -> plugins.Plugin:
        try:
            return plugins.parse_plugin(name)
        except ValueError as error:
            raise UnknownBackend(f"{self.name}:{name}: {error}") from None

    def is_exclusive(self, name: str) -> bool:
        plugin = self._parse(name)
        return bool(plugin.own.get("exclusive", plugin.name in self.exclusive))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(str(BackendName(self.name, plugin)) for plugin in self.known)

    @property
    def usual(self) -> tuple[str, ...]:
        return tuple(
            str(BackendName(self.name, p)) for p, packages in self.known.items() if any(map(_is_installed, packages))
        )

    def lacks(self) -> list[str]:
        return [] if self.usual else [" or ".join(package for found in self.known.values() for package in found)]


def _is_installed(package: str) -> bool:
    try:
        importlib.metadata.distribution(package)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True
