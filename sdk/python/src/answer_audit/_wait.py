"""The steps of a wait for the end of an audit with ``Prefer: wait``, which holds an answer until the audit ends."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from .models import AuditStatus

DEFAULT_TIMEOUT = 30 * 60.0
#: The service holds an answer no longer than this.
LONGEST_HOLD = 20
#: Who watches the progress is told more often. A hold counts as one request of 100 a minute.
PROGRESS_HOLD = 3
#: An answer that came sooner than half of its hold was not held: the next one waits as long here.
HELD_SHARE = 0.5


class Wait:
    """One wait. Moments are of ``time.monotonic``."""

    def __init__(
        self, *, timeout: float, request_timeout: float, on_progress: Callable[[AuditStatus], None] | None
    ) -> None:
        self._until = time.monotonic() + timeout
        longest = LONGEST_HOLD if on_progress is None else PROGRESS_HOLD
        # A held answer must come before its try is given up.
        self._hold = min(longest, max(1, int(request_timeout / 2)))
        self._on_progress = on_progress
        self._asked = 0.0
        self._seen: tuple[object, ...] = ()

    def is_over(self, now: float) -> bool:
        """Whether the caller's time has passed."""
        return now >= self._until

    def hold(self, now: float) -> int:
        """Seconds that the next answer may be held."""
        self._asked = now
        return min(self._hold, math.ceil(self._until - now))

    def has_ended(self, status: AuditStatus) -> bool:
        """Tells the caller what changed, and whether the audit has ended."""
        seen = (status["status"], status.get("progress"), status.get("step"))
        if seen != self._seen and self._on_progress:
            self._on_progress(status)
        self._seen = seen
        return status["status"] in ("completed", "failed")

    def pause(self, now: float) -> float:
        """Seconds to wait before the next question; none after an answer that was held."""
        return max(0.0, min(self._hold * HELD_SHARE - (now - self._asked), self._until - now))
