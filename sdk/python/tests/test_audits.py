"""Audits as a customer works with them: launch, wait, read, page, compare, delete, and the webhook."""

from __future__ import annotations

import asyncio
import time
import uuid
from typing import cast

import pytest

from answer_audit import (
    AnswerAudit,
    AsyncAnswerAudit,
    AuditFailedError,
    NotFoundError,
    WaitTimeoutError,
    WebhookVerificationError,
    verify_webhook,
)
from answer_audit.models import AuditOrder, AuditStatus

from .conftest import NOTHING_FOUND, ORDER, received_message, variable


def test_an_audit_is_launched_waited_for_with_its_progress_and_read(api: AnswerAudit) -> None:
    seen: list[AuditStatus] = []
    launched = api.audits.create(**{**ORDER, "keyword": "oak"})
    audit = api.audits.wait_until_completed(launched["audit_id"], on_progress=seen.append)
    assert (audit["audit_id"], audit["keyword"]) == (launched["audit_id"], "oak")
    assert "topics" in audit["output"]["market_serp"]
    assert seen[-1]["status"] == "completed"
    assert all(before != after for before, after in zip(seen, seen[1:], strict=False))


def test_an_audit_is_read_in_part(api: AnswerAudit, audit_id: str) -> None:
    overview = api.audits.get(audit_id, view="overview")["output"]
    assert overview["overview"]["verdict"]
    assert "topics" not in overview["market_serp"]
    topics = api.audits.get(audit_id, fields=["market_serp.topics"])["output"]
    assert list(topics["market_serp"]) == ["topics"]


def test_an_audit_has_a_brief_as_markdown_and_as_html(api: AnswerAudit) -> None:
    audit_id = api.audits.create(**{**ORDER, "keyword": "standing desk"})["audit_id"]
    api.audits.wait_until_completed(audit_id, view="overview")
    assert api.audits.brief(audit_id).startswith("#")
    assert api.audits.brief(audit_id, format="html").lower().startswith("<!doctype html>")


def test_an_audit_that_fails_says_why(api: AnswerAudit) -> None:
    launched = api.audits.create(**NOTHING_FOUND)
    with pytest.raises(AuditFailedError) as caught:
        api.audits.wait_until_completed(launched["audit_id"])
    assert (caught.value.code, caught.value.audit["status"]) == ("no_search_results", "failed")


def test_an_audit_that_takes_longer_than_the_caller_waits_goes_on(api: AnswerAudit, audit_id: str) -> None:
    with pytest.raises(WaitTimeoutError) as caught:
        api.audits.wait_until_completed(audit_id, timeout=-1)
    assert caught.value.audit_id == audit_id


def test_an_audit_is_run_again_compared_and_deleted_and_the_lists_show_it(api: AnswerAudit, audit_id: str) -> None:
    again = api.audits.rerun(audit_id)["audit_id"]
    api.audits.wait_until_completed(again)
    comparison = api.audits.compare(audit_id, again)
    assert [comparison["before"]["audit_id"], comparison["after"]["audit_id"]] == [audit_id, again]

    assert [each["audit_id"] for each in api.audits.list(limit=1, keyword="walnut")] == [again, audit_id]
    page = api.audits.list_page(limit=1, keyword="walnut")
    assert len(page["audits"]) == 1
    rest = api.audits.list(cursor=page["next_cursor"], keyword="walnut")
    assert [each["audit_id"] for each in rest] == [audit_id]

    api.audits.delete(again)
    assert [each["audit_id"] for each in api.audits.list_page(keyword="walnut")["audits"]] == [audit_id]


def test_an_audit_is_launched_once_under_one_idempotency_key(api: AnswerAudit) -> None:
    key = str(uuid.uuid4())
    first = api.audits.create(**NOTHING_FOUND, idempotency_key=key)
    assert api.audits.create(**NOTHING_FOUND, idempotency_key=key)["audit_id"] == first["audit_id"]
    assert api.audits.create(**NOTHING_FOUND)["audit_id"] != first["audit_id"]


def test_the_usage_says_what_is_left(api: AnswerAudit) -> None:
    usage = api.usage()
    assert usage["plan"] == "free"
    assert usage["quota"]["remaining"] == usage["quota"]["limit"] - usage["quota"]["used"]


def test_a_program_with_an_event_loop_does_the_same() -> None:
    async def work() -> tuple[str, list[str], list[str]]:
        async with AsyncAnswerAudit() as api:
            launched = await api.audits.create(**{**ORDER, "keyword": "bamboo"})
            audit = await api.audits.wait_until_completed(launched["audit_id"])
            listed = [each["audit_id"] async for each in api.audits.list(limit=1, keyword="bamboo")]
            events = [each["audit_id"] async for each in api.events.list(limit=1)]
            assert audit["audit_id"] in events
            return audit["status"], [audit["audit_id"]], listed

    status, audits, listed = asyncio.run(work())
    assert status == "completed"
    assert listed == audits


def test_a_schedule_is_created_listed_paused_read_and_deleted(api: AnswerAudit) -> None:
    tomorrow = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 86_400))
    made = api.schedules.create(order=cast(AuditOrder, ORDER), frequency="weekly", starts_at=tomorrow)
    schedule_id = made["schedule_id"]
    assert schedule_id in [each["schedule_id"] for each in api.schedules.list(limit=1)]
    assert "next_run_at" not in api.schedules.change(schedule_id, status="paused")
    history = api.schedules.get(schedule_id, limit=5)
    assert (history["status"], history["runs"]) == ("paused", [])
    api.schedules.delete(schedule_id)
    with pytest.raises(NotFoundError):
        api.schedules.get(schedule_id)


def test_the_webhook_is_told_and_its_message_is_verified(audit_id: str) -> None:
    headers, body = received_message(audit_id)
    event = verify_webhook(body, headers, variable("TEST_WEBHOOK_SECRET"))
    assert event["type"] == "audit.completed"
    assert event["data"]["audit_id"] == audit_id
    assert verify_webhook(body.encode(), headers, variable("TEST_WEBHOOK_SECRET")) == event


def test_the_webhook_refuses_what_was_changed_is_old_has_no_signature_or_another_secret(audit_id: str) -> None:
    headers, body = received_message(audit_id)
    secret = variable("TEST_WEBHOOK_SECRET")
    old = str(int(headers["webhook-timestamp"]) - 3600)
    unsigned = {name: value for name, value in headers.items() if name != "webhook-signature"}
    forged = [
        (body.replace("completed", "failed"), headers, secret),
        (body, {**headers, "webhook-timestamp": old}, secret),
        (body, {**headers, "webhook-signature": "v1"}, secret),
        (body, unsigned, secret),
        (body, headers, "whsec_" + "AQ" * 16),
    ]
    for text, sent, by in forged:
        with pytest.raises(WebhookVerificationError):
            verify_webhook(text, sent, by)


def test_the_webhook_has_its_event_in_the_list_which_can_be_sent_again(api: AnswerAudit, audit_id: str) -> None:
    received_message(audit_id)
    event_id = f"evt_{audit_id}"
    assert event_id in [event["event_id"] for event in api.events.list(limit=2, type="audit.completed")]
    assert api.events.get(event_id)["data"].get("audit_id") == audit_id
    for _ in range(50):  # What the webhook answered is kept a moment after it came.
        if api.events.get(event_id)["delivery"]["state"] == "delivered":
            break
        time.sleep(0.1)
    assert api.events.resend(event_id)["event_id"] == event_id
