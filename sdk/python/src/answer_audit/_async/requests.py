"""Sends a request, waits and tries again, and raises the error that an answer stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx2

from .._retry import Retry, RetryPolicy
from .._version import VERSION
from ..errors import AnswerAuditError, ApiError, ConnectionFailedError, api_error
from .timing import sleep


class AsyncRequests:
    """The requests of one client."""

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str,
        policy: RetryPolicy,
        timeout: float,
        transport: httpx2.AsyncBaseTransport | None,
    ) -> None:
        self.timeout = timeout
        self._policy = policy
        # A redirect could carry the key to another host.
        self._http = httpx2.AsyncClient(
            base_url=base_url,
            headers={"X-API-Key": api_key, "User-Agent": f"answer-audit-sdk-python/{VERSION}"},
            timeout=timeout,
            transport=transport,
            follow_redirects=False,
        )

    async def send(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, str | int | None] | None = None,
        headers: Mapping[str, str] | None = None,
        body: Mapping[str, Any] | None = None,
    ) -> httpx2.Response:
        """The answer of the first try that succeeds."""
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        attempt = 0
        while True:
            attempt += 1
            try:
                return await self._try_once(method, path, query=asked, headers=headers, body=body)
            except (ApiError, ConnectionFailedError) as error:
                wait = self._policy.wait_before(attempt, error)
                if wait is None:
                    raise
                if self._policy.on_retry:
                    self._policy.on_retry(Retry(attempt, wait, error))
                await sleep(wait)

    async def _try_once(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, str | int],
        headers: Mapping[str, str] | None,
        body: Mapping[str, Any] | None,
    ) -> httpx2.Response:
        try:
            response = await self._http.request(method, path, params=query, headers=headers, json=body)
        except httpx2.InvalidURL as error:
            raise AnswerAuditError(f"Not an address: {error}") from error
        except httpx2.HTTPError as error:
            raise ConnectionFailedError(f"{method} {path} was not answered: {type(error).__name__}.") from error
        if not response.is_success or not _is_of_api(path, response):
            raise api_error(response.status_code, response.headers, response.text)
        return response

    async def aclose(self) -> None:
        """Ends the connections."""
        await self._http.aclose()


def _is_of_api(path: str, response: httpx2.Response) -> bool:
    """Whether a success is the API's own, and not the page of a network that asks to sign in. Only briefs are text."""
    if not response.content or path.endswith("/brief"):
        return True
    return response.headers.get("content-type", "").startswith("application/json")
