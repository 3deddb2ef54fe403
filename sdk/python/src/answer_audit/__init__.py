"""Client of the Answer Audit API: launch audits, wait for them, read them, verify webhooks."""

from ._async.client import AsyncAnswerAudit
from ._retry import Retry
from ._sync.client import AnswerAudit
from ._version import VERSION as __version__
from .errors import (
    AnswerAuditError,
    ApiError,
    AuditFailedError,
    BodyTooLargeError,
    ConflictError,
    ConnectionFailedError,
    IdempotencyConflictError,
    IdempotencyMismatchError,
    InternalError,
    InvalidApiKeyError,
    MalformedJsonError,
    MethodNotAllowedError,
    NotFoundError,
    QuotaExceededError,
    RateLimitError,
    UnavailableError,
    UnsupportedMediaTypeError,
    ValidationError,
    WaitTimeoutError,
    WebhookVerificationError,
)
from .webhooks import verify_webhook

__all__ = [
    "AnswerAudit",
    "AnswerAuditError",
    "ApiError",
    "AsyncAnswerAudit",
    "AuditFailedError",
    "BodyTooLargeError",
    "ConflictError",
    "ConnectionFailedError",
    "IdempotencyConflictError",
    "IdempotencyMismatchError",
    "InternalError",
    "InvalidApiKeyError",
    "MalformedJsonError",
    "MethodNotAllowedError",
    "NotFoundError",
    "QuotaExceededError",
    "RateLimitError",
    "Retry",
    "UnavailableError",
    "UnsupportedMediaTypeError",
    "ValidationError",
    "WaitTimeoutError",
    "WebhookVerificationError",
    "__version__",
    "verify_webhook",
]
