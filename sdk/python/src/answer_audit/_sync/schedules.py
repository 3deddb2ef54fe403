"""The operations on schedules: audits that repeat, and what changed between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast
from urllib.parse import quote

from ..models import AuditOrder, Schedule, ScheduleHistory, ScheduleList, ScheduleListSchedule
from .requests import Requests


class SyncSchedules:
    """Every operation under ``/v1/schedules``. Each may raise an ``ApiError`` or a ``ConnectionFailedError``."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests

    def create(
        self,
        *,
        order: AuditOrder,
        frequency: Literal["daily", "weekly", "monthly"],
        starts_at: str | None = None,
    ) -> Schedule:
        """Repeats an audit daily, weekly or monthly.

        :param order: what each run launches, as the keywords of ``audits.create``
        :param starts_at: when the first run is due; by default at once
        """
        body = {"order": order, "frequency": frequency} | ({} if starts_at is None else {"starts_at": starts_at})
        return cast(Schedule, (self._requests.send("POST", "/v1/schedules", body=body)).json())

    def list(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> Iterator[ScheduleListSchedule]:
        """The account's schedules, newest first, page by page as the loop goes on."""
        while True:
            page = self.list_page(limit=limit, cursor=cursor)
            for schedule in page["schedules"]:
                yield schedule
            cursor = page.get("next_cursor")
            if cursor is None:
                return

    def list_page(self, *, limit: int | None = None, cursor: str | None = None) -> ScheduleList:
        """One page of the list; ``next_cursor`` leads to the next."""
        query = {"limit": limit, "cursor": cursor}
        return cast(ScheduleList, (self._requests.send("GET", "/v1/schedules", query=query)).json())

    def get(self, schedule_id: str, *, limit: int | None = None, cursor: str | None = None) -> ScheduleHistory:
        """A schedule with one page of its runs, newest first."""
        query = {"limit": limit, "cursor": cursor}
        return cast(ScheduleHistory, (self._requests.send("GET", _path(schedule_id), query=query)).json())

    def change(
        self,
        schedule_id: str,
        *,
        status: Literal["active", "paused"] | None = None,
        frequency: Literal["daily", "weekly", "monthly"] | None = None,
    ) -> Schedule:
        """Pauses or resumes a schedule, or repeats it more or less often."""
        given = {"status": status, "frequency": frequency}
        body = {name: value for name, value in given.items() if value is not None}
        return cast(Schedule, (self._requests.send("PATCH", _path(schedule_id), body=body)).json())

    def delete(self, schedule_id: str) -> None:
        """Deletes a schedule with the list of its runs; their audits stay."""
        self._requests.send("DELETE", _path(schedule_id))


def _path(schedule_id: str) -> str:
    return f"/v1/schedules/{quote(schedule_id, safe='')}"
