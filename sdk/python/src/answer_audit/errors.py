"""What a call may raise: a class for each ``code`` of the API, one for a connection, and two for what a wait finds."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .models import Audit


class AnswerAuditError(Exception):
    """Every error of this package."""


class ConnectionFailedError(AnswerAuditError):
    """No answer came: the connection failed, or ``timeout`` passed. ``__cause__`` has the reason."""


class ApiError(AnswerAuditError):
    """The API refused a request. ``code`` is stable, the text is a sentence for people."""

    def __init__(self, status: int, body: Mapping[str, Any], retry_after: int | None) -> None:
        self.status = status
        self.code = str(body["code"])
        self.detail = str(body["detail"])
        self.request_id = str(body.get("request_id") or "unknown")
        #: Whole seconds of the header ``Retry-After``.
        self.retry_after = retry_after
        #: The whole answer, with what is special about this code.
        self.body = body
        super().__init__(f"{self.detail} ({status} {self.code}, request {self.request_id})")


class MalformedJsonError(ApiError):
    """400: the body is not JSON."""


class InvalidApiKeyError(ApiError):
    """401: the key is missing, unknown, expired or revoked."""


class QuotaExceededError(ApiError):
    """402: the month's quota is used up."""

    @property
    def used(self) -> int:
        """Audits of this month."""
        return int(self.body["used"])

    @property
    def limit(self) -> int:
        """Audits of the plan."""
        return int(self.body["limit"])

    @property
    def resets_at(self) -> str:
        """When the quota starts anew, as ISO 8601."""
        return str(self.body["resets_at"])


class NotFoundError(ApiError):
    """404: no such audit or event, or another account's."""


class MethodNotAllowedError(ApiError):
    """405: not a method of this address."""


class ConflictError(ApiError):
    """409: the audit or event is not in a state that allows this."""


class IdempotencyConflictError(ApiError):
    """409: the first request under this idempotency key is still being answered."""


class BodyTooLargeError(ApiError):
    """413: over 16 KiB."""


class UnsupportedMediaTypeError(ApiError):
    """415: not ``application/json``."""


class ValidationError(ApiError):
    """422: the request is refused."""

    @property
    def errors(self) -> list[dict[str, Any]]:
        """Every fault: ``loc``, ``msg`` and ``type``."""
        return list(self.body.get("errors", []))


class IdempotencyMismatchError(ApiError):
    """422: this idempotency key was used with another order."""


class RateLimitError(ApiError):
    """429: ``retry_after`` says when the window ends."""


class InternalError(ApiError):
    """500: a fault of the service; report the ``request_id``."""


class UnavailableError(ApiError):
    """503: something that the service depends on is down."""


class AuditFailedError(AnswerAuditError):
    """The audit that was waited for has failed; ``code`` says why."""

    def __init__(self, audit: Audit) -> None:
        error = audit.get("error")
        self.audit = audit
        self.code: str = error["code"] if error else "internal"
        super().__init__(f"The audit {audit['audit_id']} failed: {error['message'] if error else 'no reason given'}")


class WaitTimeoutError(AnswerAuditError):
    """The audit did not end within the time that the caller gave. It goes on; wait again with its ``audit_id``."""

    def __init__(self, audit_id: str, timeout: float) -> None:
        self.audit_id = audit_id
        super().__init__(f"The audit {audit_id} has not ended after {timeout:g} s.")


class WebhookVerificationError(AnswerAuditError):
    """A message is not from the service, was changed on its way, or is too old."""


#: The class of each ``code``. A code that is not in it makes an ``ApiError``.
ERROR_CLASSES: dict[str, type[ApiError]] = {
    "malformed_json": MalformedJsonError,
    "invalid_api_key": InvalidApiKeyError,
    "quota_exceeded": QuotaExceededError,
    "not_found": NotFoundError,
    "method_not_allowed": MethodNotAllowedError,
    "conflict": ConflictError,
    "idempotency_conflict": IdempotencyConflictError,
    "body_too_large": BodyTooLargeError,
    "unsupported_media_type": UnsupportedMediaTypeError,
    "validation_error": ValidationError,
    "idempotency_mismatch": IdempotencyMismatchError,
    "rate_limit_exceeded": RateLimitError,
    "internal": InternalError,
    "unavailable": UnavailableError,
}


def api_error(status: int, headers: Mapping[str, str], text: str) -> ApiError:
    """The error that a refusing answer stands for, also when its body is not the API's (a proxy's page)."""
    body = _body_of(text) or {
        "detail": f"The answer is not one of the API's: status {status}.",
        "code": "unexpected_answer",
    }
    return ERROR_CLASSES.get(body["code"], ApiError)(status, body, _seconds_of(headers.get("retry-after")))


def _body_of(text: str) -> dict[str, Any] | None:
    try:
        body = json.loads(text)
    except ValueError:
        return None
    if not isinstance(body, dict) or not isinstance(body.get("code"), str) or not isinstance(body.get("detail"), str):
        return None
    return body


def _seconds_of(retry_after: str | None) -> int | None:
    """Whole seconds of a ``Retry-After``, in seconds or as a date (RFC 9110, 10.2.3)."""
    if retry_after is None:
        return None
    if retry_after.isascii() and retry_after.isdigit():
        return int(retry_after)
    try:
        moment = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    aware = moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)
    return max(0, math.ceil((aware - datetime.now(timezone.utc)).total_seconds()))
