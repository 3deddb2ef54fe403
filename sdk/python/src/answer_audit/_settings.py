"""The settings of a client, checked."""

from __future__ import annotations

import os
import re
from urllib.parse import urlsplit

from .errors import AnswerAuditError

_LOCAL = re.compile(r"localhost|127(\.\d+){3}|::1")


def key_of(api_key: str | None) -> str:
    """The key, or that of the environment."""
    key = api_key or os.environ.get("ANSWER_AUDIT_API_KEY")
    if not key:
        raise AnswerAuditError("Give an api_key, or set ANSWER_AUDIT_API_KEY.")
    return key


def base_url_of(base_url: str | None) -> str:
    """Without a slash at its end; refused where the key would travel in the clear."""
    text = base_url or os.environ.get("ANSWER_AUDIT_BASE_URL") or ""
    parts = urlsplit(text)
    if not parts.hostname:
        raise AnswerAuditError("Give a base_url, or set ANSWER_AUDIT_BASE_URL.")
    is_local = _LOCAL.fullmatch(parts.hostname) is not None
    if parts.scheme != "https" and not (parts.scheme == "http" and is_local):
        raise AnswerAuditError("The base_url must begin with https://, except on this machine.")
    return text.rstrip("/")
