"""The operations on audits."""

from __future__ import annotations

import time
import uuid
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal, cast
from urllib.parse import quote

from .._wait import DEFAULT_TIMEOUT, Wait
from ..errors import AuditFailedError, WaitTimeoutError
from ..models import AcceptedAudit, Audit, AuditList, AuditListAudit, AuditStatus, Comparison
from .requests import AsyncRequests
from .timing import sleep


class AsyncAudits:
    """Every operation under ``/v1/audits``. Each may raise an ``ApiError`` or a ``ConnectionFailedError``."""

    def __init__(self, requests: AsyncRequests) -> None:
        self._requests = requests

    async def create(
        self,
        *,
        audit_type: Literal["market", "gap"],
        keyword: str,
        language: str,
        country: str,
        user_url: str | None = None,
        control_urls: Sequence[str] | None = None,
        idempotency_key: str | None = None,
    ) -> AcceptedAudit:
        """Launches an audit. It runs in the background; ``wait_until_completed`` follows it.

        :param idempotency_key: by default a new one for each call: all tries of one call launch one audit.
            Give your own to be safe over restarts.
        """
        order = {"audit_type": audit_type, "keyword": keyword, "language": language, "country": country}
        extra = {"user_url": user_url, "control_urls": list(control_urls) if control_urls is not None else None}
        body = order | {name: value for name, value in extra.items() if value is not None}
        answer = await self._requests.send("POST", "/v1/audits", headers=_launch(idempotency_key), body=body)
        return cast(AcceptedAudit, answer.json())

    async def rerun(self, audit_id: str, *, idempotency_key: str | None = None) -> AcceptedAudit:
        """Launches the order of an audit again."""
        answer = await self._requests.send("POST", f"{_path(audit_id)}/rerun", headers=_launch(idempotency_key))
        return cast(AcceptedAudit, answer.json())

    async def get(
        self,
        audit_id: str,
        *,
        view: Literal["full", "overview"] | None = None,
        fields: Sequence[str] | None = None,
    ) -> Audit:
        """The audit as it is now, with its output once it is completed.

        :param view: ``overview`` for verdict, actions, comparison and brief, under 20 KB
        :param fields: parts of the output, and no others: ``["overview", "market_serp.topics"]``
        """
        query = {"view": view, "fields": None if fields is None else ",".join(fields)}
        return cast(Audit, (await self._requests.send("GET", _path(audit_id), query=query)).json())

    async def status(self, audit_id: str, *, wait: int | None = None) -> AuditStatus:
        """The status alone. With ``wait``, the answer comes when the audit ends, at the latest after that many
        seconds (20)."""
        headers = None if wait is None else {"Prefer": f"wait={wait}"}
        return cast(
            AuditStatus, (await self._requests.send("GET", f"{_path(audit_id)}/status", headers=headers)).json()
        )

    async def wait_until_completed(
        self,
        audit_id: str,
        *,
        on_progress: Callable[[AuditStatus], None] | None = None,
        timeout: float = DEFAULT_TIMEOUT,
        view: Literal["full", "overview"] | None = None,
        fields: Sequence[str] | None = None,
    ) -> Audit:
        """Waits until the audit has ended, and reads it.

        :param on_progress: called with the status at every change of ``status``, ``progress`` or ``step``
        :param timeout: in seconds
        :raises AuditFailedError: if it failed
        :raises WaitTimeoutError: after ``timeout``; the audit goes on
        """
        wait = Wait(timeout=timeout, request_timeout=self._requests.timeout, on_progress=on_progress)
        while not wait.is_over(time.monotonic()):
            status = await self.status(audit_id, wait=wait.hold(time.monotonic()))
            if wait.has_ended(status):
                audit = await self.get(audit_id, view=view, fields=fields)
                if audit["status"] != "completed":
                    raise AuditFailedError(audit)
                return audit
            await sleep(wait.pause(time.monotonic()))
        raise WaitTimeoutError(audit_id, timeout)

    async def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["pending", "running", "completed", "failed"] | None = None,
        audit_type: Literal["market", "gap"] | None = None,
        keyword: str | None = None,
        search: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
    ) -> AsyncIterator[AuditListAudit]:
        """The account's audits, newest first, page by page as the loop goes on; ``limit`` is the size of a page."""
        while True:
            page = await self.list_page(
                limit=limit,
                cursor=cursor,
                status=status,
                audit_type=audit_type,
                keyword=keyword,
                search=search,
                order=order,
            )
            for audit in page["audits"]:
                yield audit
            cursor = page.get("next_cursor")
            if cursor is None:
                return

    async def list_page(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        status: Literal["pending", "running", "completed", "failed"] | None = None,
        audit_type: Literal["market", "gap"] | None = None,
        keyword: str | None = None,
        search: str | None = None,
        order: Literal["newest", "oldest"] | None = None,
    ) -> AuditList:
        """One page of the list; ``next_cursor`` leads to the next."""
        query = {"limit": limit, "cursor": cursor, "status": status, "audit_type": audit_type}
        more = {"keyword": keyword, "search": search, "order": order}
        return cast(AuditList, (await self._requests.send("GET", "/v1/audits", query={**query, **more})).json())

    async def brief(self, audit_id: str, *, format: Literal["markdown", "html"] = "markdown") -> str:
        """The brief of a completed audit for a writer."""
        return (await self._requests.send("GET", f"{_path(audit_id)}/brief", query={"format": format})).text

    async def compare(self, audit_id: str, other_id: str) -> Comparison:
        """What changed from one completed audit of a keyword to another."""
        path = f"{_path(audit_id)}/compare/{quote(other_id, safe='')}"
        return cast(Comparison, (await self._requests.send("GET", path)).json())

    async def delete(self, audit_id: str) -> None:
        """Deletes an audit that has ended, with its report."""
        await self._requests.send("DELETE", _path(audit_id))


def _path(audit_id: str) -> str:
    return f"/v1/audits/{quote(audit_id, safe='')}"


def _launch(idempotency_key: str | None) -> dict[str, str]:
    return {"Idempotency-Key": idempotency_key or str(uuid.uuid4())}
