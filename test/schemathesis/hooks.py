"""
What Schemathesis is told about the service: keys to call with, orders that can be analysed, and the rules of the contract
that JSON Schema cannot say.
"""

import itertools
import os
from urllib.parse import urlencode

import jsonschema_rs
import schemathesis
from schemathesis.specs.openapi.checks import positive_data_acceptance

# One account has many keys, and each request takes the next, because a key has limits of its own.
keys = itertools.cycle(os.environ["AUDIT_API_KEYS"].split(","))


@schemathesis.auth(refresh_interval=None)
class NextKey:
    def get(self, case, context):
        return next(keys)

    def set(self, case, data, context):
        case.headers["X-API-Key"] = data


# Half of the orders that fit the schema are made ones that can be analysed: made-up keywords and codes never are, and
# without an audit there is nothing to read, compare, delete or send again.
analysable = itertools.cycle([{"keyword": "walnut"}, {}, {"keyword": "standing desk"}, {}, {"keyword": "qqqq zzzz"}, {}])
page = "https://desks.example.com/guide"
control = "https://desks.example.com/chairs"


@schemathesis.hook
def before_call(context, case, kwargs):
    if not is_positive(case) or not isinstance(case.body, dict):
        return
    order = next(analysable)
    if not order:
        return
    if case.operation.label == "POST /v1/audits":
        case.body = analysed(case.body, order)
    # Its first run is at once, so that there are runs to read.
    if case.operation.label == "POST /v1/schedules" and isinstance(case.body.get("order"), dict):
        kept = {name: value for name, value in case.body.items() if name != "starts_at"}
        case.body = {**kept, "order": analysed(kept["order"], order)}


def analysed(body, order):
    pages = {"user_url": page, "control_urls": [control]}
    kept = {name: pages.get(name, value) for name, value in body.items()}
    gap = {"user_url": page} if kept.get("audit_type") == "gap" else {}
    return {**kept, **gap, **order, "language": "en", "country": "US"}


def is_positive(case):
    return case.meta is not None and case.meta.generation.mode.is_positive


# A request that fits the schema may be refused for these faults alone: where, of which type, and why the schema does not
# say it. `test/schemathesis/run.ts` leaves out the check that would count them as failures.
beyond_schema = {
    ("body.keyword", "custom"): "is judged after trimming and NFC, by visible characters",
    ("query.keyword", "custom"): "is judged after trimming and NFC, by visible characters",
    ("query.search", "too_small"): "is judged after trimming",
    ("body.user_url", "custom"): "is parsed, must be public, and is needed for a gap",
    ("body.control_urls", "custom"): "are parsed, must be public, and other pages than user_url",
    ("body.language", "custom"): "must be a code of ISO 639-1, and not just two letters",
    ("body.country", "custom"): "must be a code of ISO 3166-1, and not just two letters",
    ("body.starts_at", "custom"): "must lie within the next 366 days",
    ("query.cursor", "custom"): "must be one that the service gave out",
    ("query.fields", "custom"): "is a list in one text",
    ("query", "custom"): "view=overview excludes fields",
}


@schemathesis.check
def schema_valid_request_accepted(context, response, case):
    if response.status_code == 422 and is_beyond_schema(response.json()):
        return None
    return positive_data_acceptance(context, response, case)


def is_beyond_schema(refusal):
    # Another order under an Idempotency-Key that was used.
    if refusal["code"] == "idempotency_mismatch":
        return True
    return all((place_of(fault), fault["type"]) in beyond_schema for fault in refusal["errors"])


def place_of(fault):
    # The order of a schedule is judged as the body of a launch is.
    loc = [part for part in fault["loc"] if part != "order"]
    return ".".join(part for part in loc[:2] if isinstance(part, str))


# The document says of an output that it is a whole report or parts of one. Without `view` or `fields` it must be whole.
@schemathesis.check
def report_is_whole(context, response, case):
    if case.operation.label != "GET /v1/audits/{audit_id}" or response.status_code != 200 or asks_for_parts(case):
        return None
    output = response.json().get("output")
    if output is None:
        return None
    report = {"$ref": "#/components/schemas/Report", "components": case.operation.schema.raw_schema["components"]}
    faults = [fault.message for fault in jsonschema_rs.Draft202012Validator(report).iter_errors(output)]
    assert not faults, f"not a whole report: {faults[0]}"
    return None


def asks_for_parts(case):
    query = case.query or {}
    return "fields" in query or query.get("view") == "overview"


# Node and API Gateway refuse a longer request line before anything of the service sees it (431, 414).
max_query = 8_000


@schemathesis.hook
def filter_query(context, query):
    return len(urlencode(query or {}, errors="surrogatepass")) <= max_query
