/** Why a request has no response, read from the errors that undici and Node throw. */
import { AddressRefused } from './connector.ts';

/** Why there is no response. */
export type SafeFailure =
  | 'bad_url'
  | 'address_refused'
  | 'unresolved'
  | 'unreachable'
  | 'reset'
  | 'tls'
  | 'timeout'
  | 'too_many_redirects'
  | 'headers_too_large'
  | 'too_large'
  | 'undecodable';

/** The reason behind an error; `signal` is the request's deadline. */
export function failureOf(error: unknown, signal: AbortSignal): SafeFailure {
  const chain = causesOf(error);
  if (chain.some((cause) => cause instanceof AddressRefused)) return 'address_refused';
  if (signal.aborted) return 'timeout';
  const codes = chain.map((cause) => ('code' in cause ? String(cause.code) : ''));
  const has = (pattern: RegExp) => codes.some((code) => pattern.test(code));
  if (has(/^UND_ERR_HEADERS_OVERFLOW$/u)) return 'headers_too_large';
  if (has(/^(?:ENOTFOUND|EAI_|ENODATA)/u)) return 'unresolved';
  if (has(/TIMEOUT|ETIMEDOUT/u)) return 'timeout';
  if (has(/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO|^EPROTO$/u)) return 'tls';
  if (has(/ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_|ERR_HTTP2/u)) return 'reset';
  return 'unreachable';
}

/** An error, its causes, and the members of aggregate errors. */
function causesOf(error: unknown): Error[] {
  const found: Error[] = [];
  const queue = [error];
  for (let next = queue.shift(); next instanceof Error && found.length < 20; next = queue.shift()) {
    found.push(next);
    if (next.cause !== undefined) queue.push(next.cause);
    if (next instanceof AggregateError) queue.push(...next.errors);
  }
  return found;
}

/** Name and code of the error, for our logs. */
export function failureDetail(error: unknown): string {
  const [first] = causesOf(error);
  return first === undefined ? 'unknown' : `${first.name}${'code' in first ? ` ${String(first.code)}` : ''}`;
}
