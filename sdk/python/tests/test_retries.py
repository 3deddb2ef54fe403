"""What is tried again, when, and that nothing is launched twice by it."""

from __future__ import annotations

import asyncio
import importlib.metadata
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime

import httpx2
import pytest

from answer_audit import (
    AnswerAudit,
    ApiError,
    AsyncAnswerAudit,
    NotFoundError,
    RateLimitError,
    Retry,
    UnavailableError,
    __version__,
)
from answer_audit.errors import api_error

from .conftest import NOTHING_FOUND, Faulty, variable


def test_429_and_503_are_tried_again_after_the_wait_that_they_ask_for() -> None:
    faulty = Faulty("429-1,503-2")
    assert faulty.api.usage()["plan"] == "free"
    assert faulty.codes == ["rate_limit_exceeded", "unavailable"]
    assert 1 <= faulty.waits[0][1] <= 1.25
    assert 2 <= faulty.waits[1][1] <= 2.25
    assert len(faulty.seen) == 3


def test_the_same_with_an_event_loop() -> None:
    faulty = Faulty("503-1,drop")
    base_url = f"{variable('TEST_SIDE_URL')}/faults/{faulty.token}/503-1,drop"

    async def work() -> str:
        async with AsyncAnswerAudit(base_url=base_url) as api:
            return (await api.usage())["plan"]

    assert asyncio.run(work()) == "free"
    assert len(faulty.seen) == 3


def test_lost_connections_and_broken_answers_are_tried_again() -> None:
    faulty = Faulty("drop,cut,html")
    assert faulty.api.usage()["plan"] == "free"
    assert faulty.codes == ["ConnectionFailedError", "ConnectionFailedError", "unexpected_answer"]


def test_a_launch_whose_answer_was_lost_launches_one_audit(api: AnswerAudit) -> None:
    faulty = Faulty("lost,409-1")
    launched = faulty.api.audits.create(**NOTHING_FOUND)
    keys = [request["idempotency_key"] for request in faulty.seen]
    assert len(keys) == 3
    assert len(set(keys)) == 1
    assert keys[0]
    newest = api.audits.list_page(keyword=NOTHING_FOUND["keyword"], limit=1)["audits"][0]
    assert newest["audit_id"] == launched["audit_id"]


def test_after_the_last_try_the_error_is_raised() -> None:
    faulty = Faulty("503-0,503-0,503-0", max_retries=2)
    with pytest.raises(UnavailableError):
        faulty.api.usage()
    assert len(faulty.seen) == 3


def test_a_wait_that_is_too_long_is_left_to_the_caller() -> None:
    faulty = Faulty("429-3600")
    with pytest.raises(RateLimitError) as caught:
        faulty.api.usage()
    assert caught.value.retry_after == 3600
    assert faulty.waits == []


def test_a_refusal_that_will_not_change_is_not_repeated() -> None:
    faulty = Faulty("none")
    with pytest.raises(NotFoundError):
        faulty.api.audits.get("no-id")
    assert len(faulty.seen) == 1


def test_a_retry_after_may_be_a_date() -> None:
    date = format_datetime(datetime.now(timezone.utc) + timedelta(seconds=90), usegmt=True)
    body = '{"detail": "Later.", "code": "unavailable", "request_id": "r"}'
    after = api_error(503, {"retry-after": date}, body).retry_after
    assert after is not None
    assert 80 <= after <= 91
    assert api_error(503, {"retry-after": "soon"}, body).retry_after is None


def test_the_limit_of_the_service_is_waited_for_and_the_request_then_succeeds() -> None:
    retries: list[Retry] = []
    key = variable("TEST_IMPATIENT_KEY")
    limited: ApiError | None = None
    with AnswerAudit(api_key=key, max_retries=0) as hurried:
        for _ in range(250):
            try:
                hurried.usage()
            except RateLimitError as error:
                limited = error
                break
    assert limited is not None
    assert limited.retry_after is not None
    assert 1 <= limited.retry_after <= 60
    # The window may end just now.
    assert AnswerAudit(api_key=key, on_retry=retries.append).usage()["plan"] == "free"
    assert all(isinstance(retry.error, RateLimitError) for retry in retries)
    assert len(retries) <= 1


def test_requests_name_the_version_of_the_package() -> None:
    agents: list[str] = []

    class Noting(httpx2.HTTPTransport):
        def handle_request(self, request: httpx2.Request) -> httpx2.Response:
            agents.append(request.headers["user-agent"])
            return super().handle_request(request)

    AnswerAudit(transport=Noting()).usage()
    assert __version__ == importlib.metadata.version("answer-audit-sdk")
    assert agents == [f"answer-audit-sdk-python/{__version__}"]
