"""The client of the API: where it is, the key, and how patient it is."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import cast

import httpx2

from .._retry import Retry, RetryPolicy
from .._settings import base_url_of, key_of
from ..models import Usage
from .audits import Audits
from .events import Events
from .requests import Requests
from .schedules import SyncSchedules


class AnswerAudit:
    """An account's access to the API. Keep one for the whole program, and close it at its end.

    :param api_key: by default the variable ``ANSWER_AUDIT_API_KEY``
    :param base_url: by default the variable ``ANSWER_AUDIT_BASE_URL``; https, or http to this machine
    :param max_retries: tries after the first one of a request
    :param max_retry_wait: in seconds; a ``Retry-After`` beyond this is not waited for: the error is raised at once.
        The default spans a minute's limit
    :param timeout: in seconds, of each part of one try (httpx2)
    :param on_retry: called before each wait for another try
    :param transport: instead of the usual one, such as one with a proxy
    """

    def __init__(
        self,
        *,
        api_key: str | None = None,
        base_url: str | None = None,
        max_retries: int = 3,
        max_retry_wait: float = 65.0,
        timeout: float = 30.0,
        on_retry: Callable[[Retry], None] | None = None,
        transport: httpx2.BaseTransport | None = None,
    ) -> None:
        self._requests = Requests(
            api_key=key_of(api_key),
            base_url=base_url_of(base_url),
            policy=RetryPolicy(max_retries, max_retry_wait, on_retry),
            timeout=timeout,
            transport=transport,
        )
        self.audits = Audits(self._requests)
        self.events = Events(self._requests)
        self.schedules = SyncSchedules(self._requests)

    def usage(self) -> Usage:
        """The plan, its quota and the rate limits, with what is left."""
        return cast(Usage, (self._requests.send("GET", "/v1/usage")).json())

    def close(self) -> None:
        """Ends the connections."""
        self._requests.close()

    def __enter__(self) -> AnswerAudit:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()
