"""When a request is tried again, and after how long."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from .errors import AnswerAuditError, ApiError, ConnectionFailedError

#: The first wait where the answer names none; each further one is twice as long.
FIRST_WAIT = 0.5
LONGEST_WAIT = 8.0
#: Clients that were refused together must not come back together.
SPREAD = 0.25
REPEATABLE = frozenset({429, 500, 502, 503, 504})


@dataclass(frozen=True)
class Retry:
    """A try that failed and is repeated."""

    #: Of the try that failed, from 1.
    attempt: int
    #: Seconds until the next try.
    wait: float
    error: AnswerAuditError


@dataclass(frozen=True)
class RetryPolicy:
    """How patient a client is."""

    max_retries: int
    max_retry_wait: float
    on_retry: Callable[[Retry], None] | None

    def wait_before(self, attempt: int, error: ApiError | ConnectionFailedError) -> float | None:
        """Seconds to wait before the next try; None if another one is of no use, or too far away."""
        if attempt > self.max_retries:
            return None
        spread = random.random() * SPREAD
        if isinstance(error, ApiError):
            # The first request under the key, whose answer was lost, may still be in work.
            if error.status not in REPEATABLE and error.code != "idempotency_conflict":
                return None
            if error.retry_after is not None:
                return None if error.retry_after > self.max_retry_wait else error.retry_after + spread
        return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (attempt - 1), self.max_retry_wait) + spread
