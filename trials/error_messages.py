"""What a message of an implementation says whatever the program is."""

from __future__ import annotations

import re

_CORRUPTED = re.compile(r"\bmalloc|\b(free|realloc)\(|fastbin|tcache|munmap_chunk|corrupted|double free|SIGSEGV")
_NAMES = re.compile(r"'[^']*'|\"[^\"]*\"|<[^>]*>|\([^)]*\)")
_WORD = re.compile(r"[A-Za-z_]+[:.,]?")
_SIGNAL = re.compile(r"(its process ended by )?SIG[A-Z]*")


def gist(message: str) -> str:
    """What a message says whatever the program is: its first words, without names and numbers. All that comes of
    corrupted memory is the same."""
    head = " ".join(message.splitlines()[:2])
    if _CORRUPTED.search(head):
        return "corrupted"
    words = [w for w in _NAMES.sub(" ", head).split() if _WORD.fullmatch(w)]
    return " ".join(words[:14])


def names_signal(message: str) -> bool:
    """Whether a message begins with the signal that ended a process."""
    return _SIGNAL.match(message) is not None


def is_bare_signal(message: str) -> bool:
    """Whether a message says no more than the signal that ended a process."""
    return _SIGNAL.fullmatch(message.strip()) is not None
