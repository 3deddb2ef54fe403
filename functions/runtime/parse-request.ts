/** Parses a request's body, query and headers by the contract, or refuses them with a list of all faults. */
import { MIMEType } from 'node:util';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import { ServiceError } from '../../core/service-error.ts';
import { header } from './api-handler.ts';

/** The maximum number of faults in a response; a body may have thousands. */
const maxFaults = 50;
const maxShownKey = 100;

interface Fault {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/**
 * Parses the JSON body with `schema`.
 *
 * @throws ServiceError `body_too_large`, `unsupported_media_type`, `malformed_json`, `validation_error`.
 */
export function parseBody<Schema extends z.ZodType>(
  event: APIGatewayProxyEvent,
  schema: Schema,
  maxBytes: number,
): z.output<Schema> {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > maxBytes) {
    throw new ServiceError('body_too_large', `The body is larger than ${maxBytes / 1024} KiB.`);
  }
  if (body.length > 0 && !isJson(header(event, 'content-type'))) {
    throw new ServiceError(
      'unsupported_media_type',
      'The body must be sent with Content-Type: application/json, in UTF-8.',
    );
  }
  return parse(jsonObject(textOf(body)), schema, 'body');
}

/**
 * Parses the query with `schema`. The last of repeated parameters counts.
 *
 * @throws ServiceError `validation_error`
 */
export function parseQuery<Schema extends z.ZodType>(event: APIGatewayProxyEvent, schema: Schema): z.output<Schema> {
  return parse({ ...event.queryStringParameters }, schema, 'query');
}

/**
 * Parses a header with `schema`; undefined if it is missing.
 *
 * @throws ServiceError `validation_error`
 */
export function parseHeader<Schema extends z.ZodType>(
  event: APIGatewayProxyEvent,
  name: string,
  schema: Schema,
): z.output<Schema> | undefined {
  const value = header(event, name);
  return value === undefined ? undefined : parse(value, schema, 'header', [name]);
}

/**
 * Parses a value that came otherwise, such as the arguments of a tool; `part` names it in faults.
 *
 * @throws ServiceError `validation_error`
 */
export function parseValue<Schema extends z.ZodType>(value: unknown, schema: Schema, part: string): z.output<Schema> {
  return parse(value, schema, part);
}

/** Whether the body is JSON in UTF-8. Without a `charset`, UTF-8 is assumed. */
function isJson(contentType: string | undefined): boolean {
  try {
    const { essence, params } = new MIMEType(contentType ?? '');
    return essence === 'application/json' && /^utf-?8$/iu.test(params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}

/**
 * Decodes a body. API Gateway replaces bytes that are not UTF-8 with U+FFFD before the handler sees them, so this
 * character is refused as well.
 */
function textOf(body: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
    if (!text.includes('\ufffd')) return text;
  } catch {
    // Refused below with the same error.
  }
  throw new ServiceError('malformed_json', 'The body is not valid UTF-8.');
}

function jsonObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ServiceError(
      'malformed_json',
      text === '' ? 'The request has no body; a JSON object is expected.' : 'The body is not valid JSON.',
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ServiceError('malformed_json', 'The body must be a JSON object.');
  }
  return value;
}

function parse<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  part: string,
  at: string[] = [],
): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.flatMap((issue) => faultsOf(issue, [part, ...at])).slice(0, maxFaults);
  throw new ServiceError('validation_error', sentence(faults[0]), { body: { errors: faults } });
}

function faultsOf(issue: z.core.$ZodIssue, base: string[]): Fault[] {
  const loc = [...base, ...issue.path.map((step) => (typeof step === 'number' ? step : String(step)))];
  if (issue.code === 'unrecognized_keys') return issue.keys.slice(0, maxFaults).map((key) => unknownField(loc, key));
  return [{ loc, msg: messageOf(issue, String(loc.at(-1))), type: issue.code }];
}

function unknownField(whole: Fault['loc'], key: string): Fault {
  const shown = key.slice(0, maxShownKey).toWellFormed();
  return {
    loc: [...whole, shown],
    msg: `unknown ${whole[0] === 'query' ? 'parameter' : 'field'} ${JSON.stringify(shown)}`,
    type: 'unrecognized_keys',
  };
}

/** The message for a fault: zod's if a caller can understand it, otherwise one with the field's name. */
function messageOf(issue: z.core.$ZodIssue, field: string): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined
      ? `${field} is required`
      : `${field} must be a ${issue.expected === 'array' ? 'list' : issue.expected}`;
  }
  if (issue.code === 'invalid_value') {
    return issue.input === undefined
      ? `${field} is required`
      : `${field} must be one of: ${issue.values.map(String).join(', ')}`;
  }
  return issue.message;
}

/** A sentence. The name of a field such as `user_url` stands in it as it is sent. */
function sentence(fault: Fault | undefined): string {
  const text = fault?.msg ?? 'The request is not valid';
  if (/^[a-z]+_/u.test(text)) return `Invalid request: ${text}.`;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** Returns a refusal of a value that only its use can judge. `msg` begins in lower case, with the name of the value. */
export function invalidValue(loc: [string, string], msg: string, sentence: string): ServiceError {
  return new ServiceError('validation_error', sentence, { body: { errors: [{ loc, msg, type: 'custom' }] } });
}

/** Writes a position in the caller's own list as a cursor; it never selects the account. */
export function toCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/**
 * Reads the position in the cursor of a query.
 *
 * @throws ServiceError `validation_error` if `toCursor` did not write it for a list like this
 */
export function fromCursor<Position>(cursor: string, position: z.ZodType<Position>): Position {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    const msg = 'cursor is not one that this service gave out';
    throw invalidValue(['query', 'cursor'], msg, `The ${msg}.`);
  }
}
