"""Every refusal of the API as its own class, with what is special about it."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from datetime import datetime, timezone
from typing import Any, TypeVar

import httpx2
import pytest

import answer_audit as sdk
from answer_audit import AnswerAudit, AnswerAuditError, ApiError

from .conftest import NOTHING_FOUND, ORDER, UNKNOWN_ID, Faulty, variable

E = TypeVar("E", bound=ApiError)


def refusal(call: Callable[[], Any], kind: type[E]) -> E:
    """The error that a call is refused with, which is of this class."""
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind
    assert isinstance(caught.value, AnswerAuditError)
    assert caught.value.request_id != "unknown"
    return caught.value


class Tampering(httpx2.HTTPTransport):
    """Changes requests on the way out, to send what the client's methods never do."""

    def __init__(self, *, method: str = "POST", body: bytes = b"{}", content_type: str = "application/json") -> None:
        super().__init__()
        self._change = (method, body, content_type)

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """Sends the changed request."""
        method, body, content_type = self._change
        kept = {name: value for name, value in request.headers.items() if name != "content-length"}
        headers = {**kept, "content-type": content_type}
        return super().handle_request(httpx2.Request(method, request.url, headers=headers, content=body))


def test_an_unknown_key() -> None:
    key = variable("TEST_IMPATIENT_KEY")
    stranger = AnswerAudit(api_key=key[:-1] + ("1" if key.endswith("0") else "0"))
    error = refusal(stranger.usage, sdk.InvalidApiKeyError)
    assert (error.status, error.code) == (401, "invalid_api_key")


def test_an_order_with_faults_each_of_which_it_names(api: AnswerAudit) -> None:
    faulty = {**ORDER, "language": "EN", "country": "us"}
    error = refusal(lambda: api.audits.create(**faulty), sdk.ValidationError)
    assert sorted(".".join(map(str, each["loc"])) for each in error.errors) == ["body.country", "body.language"]


def test_an_unknown_audit_and_an_unknown_event(api: AnswerAudit) -> None:
    refusal(lambda: api.audits.get(UNKNOWN_ID), sdk.NotFoundError)
    refusal(lambda: api.audits.get("../usage"), sdk.NotFoundError)
    refusal(lambda: api.events.get(f"evt_{UNKNOWN_ID}"), sdk.NotFoundError)


def test_another_order_under_a_used_idempotency_key(api: AnswerAudit) -> None:
    key = str(uuid.uuid4())
    api.audits.create(**NOTHING_FOUND, idempotency_key=key)
    other = {**NOTHING_FOUND, "country": "GB"}
    refusal(lambda: api.audits.create(**other, idempotency_key=key), sdk.IdempotencyMismatchError)


def test_the_brief_of_an_audit_that_failed(api: AnswerAudit) -> None:
    audit_id = api.audits.create(**NOTHING_FOUND)["audit_id"]
    with pytest.raises(sdk.AuditFailedError):
        api.audits.wait_until_completed(audit_id)
    refusal(lambda: api.audits.brief(audit_id), sdk.ConflictError)


def test_an_order_beyond_the_quota_without_another_try() -> None:
    spent = AnswerAudit(api_key=variable("TEST_SPENT_KEY"))
    error = refusal(lambda: spent.audits.create(**ORDER), sdk.QuotaExceededError)
    assert (error.used, error.limit) == (50, 50)
    assert error.resets_at > datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%S")


def test_a_body_over_16_kib(api: AnswerAudit) -> None:
    refusal(lambda: api.audits.create(**{**ORDER, "keyword": "x" * 20_000}), sdk.BodyTooLargeError)


@pytest.mark.parametrize(
    ("transport", "kind"),
    [
        (Tampering(body=b"{"), sdk.MalformedJsonError),
        (Tampering(content_type="text/plain"), sdk.UnsupportedMediaTypeError),
        (Tampering(method="PUT"), sdk.MethodNotAllowedError),
    ],
)
def test_what_no_method_of_the_client_sends(transport: Tampering, kind: type[ApiError]) -> None:
    refusal(lambda: AnswerAudit(transport=transport).audits.create(**ORDER), kind)


def once(fault: str) -> Callable[[], Any]:
    return Faulty(fault, max_retries=0).api.usage


def test_faults_of_the_service() -> None:
    refusal(once("500"), sdk.InternalError)
    assert refusal(once("503-7"), sdk.UnavailableError).retry_after == 7
    refusal(once("409"), sdk.IdempotencyConflictError)


@pytest.mark.parametrize(("fault", "status"), [("html", 502), ("portal", 200), ("redirect", 302)])
def test_what_is_not_an_answer_of_the_api_and_a_redirect_which_could_carry_the_key_elsewhere(
    fault: str, status: int
) -> None:
    with pytest.raises(ApiError) as caught:
        once(fault)()
    assert (caught.value.status, caught.value.code) == (status, "unexpected_answer")


def test_a_refusal_that_only_a_newer_service_knows() -> None:
    assert refusal(once("418"), ApiError).code == "not_known_yet"


def test_a_connection_that_fails_breaks_off_or_stays_silent() -> None:
    for fault in ("drop", "cut"):
        with pytest.raises(sdk.ConnectionFailedError):
            once(fault)()
    with pytest.raises(sdk.ConnectionFailedError, match="ReadTimeout"):
        Faulty("silent", max_retries=0, timeout=0.2).api.usage()


def test_a_client_without_a_key_or_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(AnswerAuditError):
        AnswerAudit(base_url="nowhere")
    monkeypatch.delenv("ANSWER_AUDIT_API_KEY")
    with pytest.raises(AnswerAuditError):
        AnswerAudit()


def test_an_address_that_would_show_the_key_to_others() -> None:
    with pytest.raises(AnswerAuditError, match="https"):
        AnswerAudit(base_url="http://api.example.com")
    for base_url in ("https://api.example.com", "http://[::1]:8787/"):
        AnswerAudit(base_url=base_url).close()
