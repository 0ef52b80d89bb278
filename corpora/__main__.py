"""`python -m corpora build` and `python -m corpora replay`."""

from __future__ import annotations

import sys

from corpora.corpus_command import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
