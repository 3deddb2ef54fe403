"""The running service and the server beside it, as ``npm run test:sdk`` of the project names them in variables."""

from __future__ import annotations

import json
import os
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from typing import Any

import pytest

from answer_audit import AnswerAudit, ApiError, Retry

ORDER: dict[str, Any] = {"audit_type": "market", "keyword": "walnut", "language": "en", "country": "US"}
NOTHING_FOUND: dict[str, Any] = {**ORDER, "keyword": "qzxv wkjh nothing of the kind"}
UNKNOWN_ID = "019a0000-0000-7000-8000-000000000000"


def variable(name: str) -> str:
    """A variable that the run sets."""
    value = os.environ.get(name)
    if not value:
        raise RuntimeError(f"{name} is not set: run the suite with npm run test:sdk in the project's root.")
    return value


def side(path: str) -> Any:
    """What the server beside the service answers, or None."""
    try:
        with urllib.request.urlopen(f"{variable('TEST_SIDE_URL')}/{path}") as answer:
            return json.load(answer)
    except urllib.error.HTTPError:
        return None


class Faulty:
    """A client whose first requests meet faults, the waits that it made, and what arrived."""

    def __init__(self, faults: str, **options: Any) -> None:
        self.token = str(uuid.uuid4())
        self.waits: list[tuple[str, float]] = []
        base_url = f"{variable('TEST_SIDE_URL')}/faults/{self.token}/{faults}"
        self.api = AnswerAudit(base_url=base_url, on_retry=self._note, **options)

    def _note(self, retry: Retry) -> None:
        error = retry.error
        self.waits.append((error.code if isinstance(error, ApiError) else type(error).__name__, retry.wait))

    @property
    def codes(self) -> list[str]:
        """Why it tried again."""
        return [code for code, _ in self.waits]

    @property
    def seen(self) -> list[dict[str, Any]]:
        """The requests that arrived."""
        return list(side(f"seen/{self.token}"))


def received_message(audit_id: str) -> tuple[dict[str, str], str]:
    """The message that the webhook of the main key received about an audit."""
    for _ in range(300):
        message = side(f"received/{audit_id}")
        if message:
            return message["headers"], message["body"]
        time.sleep(0.1)
    raise AssertionError("the webhook received nothing")


@pytest.fixture(scope="session")
def api() -> Iterator[AnswerAudit]:
    with AnswerAudit() as client:
        yield client


@pytest.fixture(scope="session")
def audit_id(api: AnswerAudit) -> str:
    """An audit that has completed."""
    launched = api.audits.create(**ORDER)
    api.audits.wait_until_completed(launched["audit_id"])
    return launched["audit_id"]
