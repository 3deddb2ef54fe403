/** The deprecated operations of the API, and the headers that announce their end: RFC 9745 and RFC 8594. */

/** The end of one operation. */
export interface Deprecation {
  /** When it was deprecated; ISO 8601. */
  since: string;
  /** When it stops; at least twelve months later (docs/versioning.md). */
  sunset: string;
  /** A page about what to use instead. */
  link: string;
}

/** By method and path as in API Gateway: `GET /v1/audits/{audit_id}`. */
export type Deprecations = Readonly<Record<string, Deprecation>>;

/** None so far. The OpenAPI document marks those listed here as deprecated. */
export const deprecations: Deprecations = {};

/** The headers for a request to `operation`; none unless it is deprecated. */
export function deprecationHeaders(operation: string, table: Deprecations = deprecations): Record<string, string> {
  const found = Object.hasOwn(table, operation) ? table[operation] : undefined;
  if (found === undefined) return {};
  const { since, sunset, link } = found;
  return {
    Deprecation: `@${Math.floor(Date.parse(since) / 1_000)}`,
    Sunset: new Date(sunset).toUTCString(),
    Link: `<${link}>; rel="deprecation"; type="text/html"`,
  };
}
