"""The operations on events: what happened to the account's audits, as webhooks are told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast
from urllib.parse import quote

from ..models import Event, EventList, EventListEvent
from .requests import Requests


class Events:
    """Every operation under ``/v1/events``. Each may raise an ``ApiError`` or a ``ConnectionFailedError``."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        since: str | None = None,
        type: Literal["audit.completed", "audit.failed", "audit.changed", "schedule.run_skipped"] | None = None,
    ) -> Iterator[EventListEvent]:
        """The events of the last 30 days, newest first, page by page as the loop goes on."""
        while True:
            page = self.list_page(limit=limit, cursor=cursor, since=since, type=type)
            for event in page["events"]:
                yield event
            cursor = page.get("next_cursor")
            if cursor is None:
                return

    def list_page(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        since: str | None = None,
        type: Literal["audit.completed", "audit.failed", "audit.changed", "schedule.run_skipped"] | None = None,
    ) -> EventList:
        """One page of the list; ``next_cursor`` leads to the next."""
        query = {"limit": limit, "cursor": cursor, "since": since, "type": type}
        return cast(EventList, (self._requests.send("GET", "/v1/events", query=query)).json())

    def get(self, event_id: str) -> Event:
        """An event with what its webhook was sent."""
        return cast(Event, (self._requests.send("GET", _path(event_id))).json())

    def resend(self, event_id: str) -> Event:
        """Sends an event again, to the webhook that the key has now."""
        return cast(Event, (self._requests.send("POST", f"{_path(event_id)}/resend")).json())


def _path(event_id: str) -> str:
    return f"/v1/events/{quote(event_id, safe='')}"
