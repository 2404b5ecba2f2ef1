"""`python -m burncard` is the command line."""

import sys

from burncard.cli import main

sys.exit(main())
