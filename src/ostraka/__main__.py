"""`python -m ostraka` is the command `ostraka`."""

import sys

from ostraka.cli import main

sys.exit(main())
