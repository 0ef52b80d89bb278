import sys

from fuzz.fuzz_command import main

if __name__ == "__main__":
    sys.exit(main())
