"""The part of an implementation's error message that does not depend on the program."""

from __future__ import annotations

import re

_CORRUPTED = re.compile(r"\bmalloc|\b(free|realloc)\(|fastbin|tcache|munmap_chunk|corrupted|double free|SIGSEGV")
_NAMES = re.compile(r"'[^']*'|\"[^\"]*\"|<[^>]*>|\([^)]*\)")
_WORD = re.compile(r"[A-Za-z_]+[:.,]?")
_SIGNAL = re.compile(r"(its process ended by )?SIG[A-Z]*")


def gist(message: str) -> str:
    """Return the first words of a message without names and numbers; "corrupted" for all signs of corrupted memory."""
    head = " ".join(message.splitlines()[:2])
    if _CORRUPTED.search(head):
        return "corrupted"
    words = [w for w in _NAMES.sub(" ", head).split() if _WORD.fullmatch(w)]
    return " ".join(words[:14])


def names_signal(message: str) -> bool:
    return _SIGNAL.match(message) is not None


def is_bare_signal(message: str) -> bool:
    return _SIGNAL.fullmatch(message.strip()) is not None
