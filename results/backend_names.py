"""Names of backends: `NAME[:VARIANT][@PYTHON]`, `NAME[:VARIANT]==VERSION`, `pjrt:PLUGIN[?OPTION=VALUE&...]`, or
`command:"EXECUTABLE ARGUMENTS"` and `serve:"EXECUTABLE ARGUMENTS"`; of what rewrites programs: `passes:"PIPELINE"`, of
a release or interpreter too, and `rewrite:"EXECUTABLE ARGUMENTS"`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

COMMAND, SERVE, PJRT, PASSES, REWRITE = "command", "serve", "pjrt", "passes", "rewrite"
EXECUTABLES = (COMMAND, SERVE, REWRITE)
SUBJECTS = (*EXECUTABLES, PJRT, PASSES)
"""The adapters to any implementation, and to what rewrites: what stands behind the colon is the implementation, and no
way to run one."""
ALIASES = {("xla", "gpu"): (PJRT, "cuda")}
"""By the former name and variant of an implementation, those that it has now."""
_NOT_OF_PLATFORM = {"c", "api", "lib", "pjrt", "plugin", "xla"}
"""What the files of plugins are called besides."""
_FORM = re.compile(
    r"(?P<base>[^:@=]*[^:@=\s]\s*)(:(?P<variant>[^@]*?[^@=\s]\s*))?(==\s*(?P<version>\d[\w.]*)|@(?P<python>.+))?"
)
_PIPELINE = re.compile(r"""\s*(?P<pipeline>"[^"]+"|'[^']+'|[^"'@]+?)\s*(==\s*(?P<version>\d[\w.]*)|@(?P<python>.+))?""")


class BadBackendName(ValueError):
    """A name that is not of the form; the message is one line."""


@dataclass(frozen=True)
class BackendName:
    """A backend, as people name it. Of a command, a rewriting command and passes the variant is what is executed."""

    base: str
    variant: str = ""
    python: str | None = None
    version: str = ""
    """The release that is asked for."""

    @staticmethod
    def parse(text: str) -> BackendName:
        """Raises BadBackendName."""
        base, _, rest = text.partition(":")
        if (named := base.strip()) in EXECUTABLES:
            if not rest.strip("\"' "):
                raise BadBackendName(f'{named} needs an executable: {named}:"EXECUTABLE ARGUMENTS"')
            return BackendName(named, rest)
        if named == PASSES:
            found = _PIPELINE.fullmatch(rest)
            if found is None:
                raise BadBackendName('passes needs a pipeline: passes:"builtin.module(PASS)"')
            quoted = f'"{found["pipeline"].strip(chr(34) + chr(39))}"'
            return BackendName(PASSES, quoted, found["python"], found["version"] or "")
        form = re.fullmatch(_FORM, text.strip())
        if form is None:
            raise BadBackendName(f"{text!r} is not of the form NAME[:VARIANT][==VERSION|@PYTHON]")
        said = form["base"].strip(), (form["variant"] or "").strip()
        base, variant = ALIASES.get(said, said)
        if base == PJRT and not variant.strip("\"'").partition("?")[0]:
            raise BadBackendName("pjrt needs a plugin: pjrt:NAME of one of JAX, or pjrt:/path/to/plugin.so")
        return BackendName(base, variant, form["python"], form["version"] or "")

    def __str__(self) -> str:
        variant = f":{self.variant}" if self.variant else ""
        version = f"=={self.version}" if self.version else ""
        return f"{self.base}{variant}{version}" + (f"@{self.python}" if self.python else "")

    def with_variant(self, variant: str) -> BackendName:
        """The same implementation, run in another way; of a command and of a plugin there is one way only."""
        return self if self.base in SUBJECTS else replace(self, variant=variant)

    @property
    def tested(self) -> str:
        """The name of the variant, "" for the backend as it is and for commands and plugins, which have none."""
        return "" if self.base in SUBJECTS else self.variant

    @property
    def entry_variant(self) -> str:
        """What entries of expectations are asked whether they are of: the variant; of passes, the pipeline."""
        return self.variant.strip('"') if self.base == PASSES else self.tested


def passes_of(pipeline: str) -> frozenset[str]:
    """The names of the passes in a pipeline, without their options."""
    return frozenset(part.partition("{")[0].strip() for part in re.split(r"[(),]", pipeline))


def base_name(text: str) -> str:
    """The name under which expectations are filed, without interpreter and variant; of a plugin with its platform:
    `xla`, `pjrt-cuda`. Raises BadBackendName."""
    name = BackendName.parse(text)
    return f"{PJRT}-{platform_of(name.variant)}" if name.base == PJRT else name.base


def platform_of(plugin: str) -> str:
    """What a plugin is for: the name by which JAX knows it, or what is left of that of its file,
    `pjrt_c_api_tpu_plugin.so` say."""
    named = plugin.strip("\"'").partition("?")[0]
    if "/" not in named:
        return named
    stem = PurePosixPath(named).name.partition(".")[0]
    words = [word for word in re.split(r"[_-]+", stem.removeprefix("lib")) if word.lower() not in _NOT_OF_PLATFORM]
    return "_".join(words) or stem


def variant_of(text: str) -> str | None:
    """The full name of the implementation that a variant is a way to run; None for what is no variant."""
    try:
        name = BackendName.parse(text)
    except BadBackendName:
        return None
    return str(name.with_variant("")) if name.tested else None


def split(names: str) -> list[str]:
    """`xla,command:"run --fast, now"` as its parts: a comma between quotes does not separate. What had another
    name once is called by that of today."""
    parts = (p.strip() for p in re.findall(r"""(?:[^,"']|"[^"]*"|'[^']*')+""", names))
    return [_renamed(part) for part in parts if part]


def _renamed(text: str) -> str:
    try:
        name = BackendName.parse(text)
    except BadBackendName:
        return text
    return str(name) if name.base == PJRT and not text.startswith(PJRT) else text
