import sys

from fuzz.command import main

if __name__ == "__main__":
    sys.exit(main())
