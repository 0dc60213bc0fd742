"""So that the command line also runs as `python -m nefrit.cli`."""

import sys

from nefrit.cli import main

if __name__ == "__main__":
    sys.exit(main())
