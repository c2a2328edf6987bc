"""How many examples: modest by default, as many as wanted through ``BIDDINGBOX_TABLES``."""

import os
from typing import Final

from hypothesis import HealthCheck, settings

#: Random tables that a test run plays; a long run sets the variable, 200000 say.
TABLES: Final = int(os.environ.get("BIDDINGBOX_TABLES", "500"))

#: Hypothesis: a table is slow to draw and never slow in any way that matters.
modest: Final = settings(
    max_examples=max(60, min(TABLES // 25, 2000)),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
#: The machine: a table is an example, and each has up to so many steps.
machine: Final = settings(modest, max_examples=max(40, TABLES // 50), stateful_step_count=25)
