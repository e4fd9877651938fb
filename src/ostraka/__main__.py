"""`python -m ostraka` runs the command `ostraka`."""

import sys

from ostraka.cli import main

sys.exit(main())
