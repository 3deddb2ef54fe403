"""Verifies what a webhook receives, by the library of Standard Webhooks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

from standardwebhooks import Webhook

from .errors import WebhookVerificationError
from .models import AuditChangedEvent, RunSkippedEvent, WebhookEvent, WebhookTestEvent

#: What a webhook receives. ``type`` says which; ``webhook.test`` is sent from the dashboard.
WebhookMessage: TypeAlias = WebhookEvent | AuditChangedEvent | RunSkippedEvent | WebhookTestEvent


def verify_webhook(body: bytes | str, headers: Mapping[str, str], secret: str) -> WebhookMessage:
    """The event of a message that is genuine, whole and at most five minutes old.

    :param body: the body as received, not parsed
    :param secret: ``whsec_…``, shown when the webhook was made
    :raises WebhookVerificationError: if it is not
    """
    try:
        return cast(WebhookMessage, Webhook(secret).verify(body, dict(headers)))
    except Exception as error:  # The library lets through what a malformed header makes it trip over.
        raise WebhookVerificationError(str(error) or "The message cannot be verified.") from error
