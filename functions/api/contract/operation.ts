/** How a file of the contract describes its routes; the OpenAPI document is built from it. */
import type * as z from 'zod';

/** The statuses of errors that the document explains (`openapi/errors.ts`). */
export type ErrorStatus = 400 | 401 | 402 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;

/** A body as JSON: the name of a schema of the document, or one entry, the name with the schema. */
export type JsonBody = string | Readonly<Record<string, z.ZodType>>;

export interface AnswerOf {
  description: string;
  /** Without one, the answer is empty. */
  body?: JsonBody;
  /** Types of a body that is text. */
  texts?: readonly string[];
  /** What each header says, besides the limits. */
  headers?: Readonly<Record<string, string>>;
}

/** What a route does, for those who call it. */
export interface RouteOperation {
  id: string;
  tag: 'Audits' | 'Account' | 'Events' | 'Schedules' | 'Meta';
  summary: string;
  description?: string;
  /**
   * The query as an object's schema. Parameters of the path are read from it: ids of audits and schedules, and
   * `event_id`.
   */
  query?: z.ZodType;
  /** Headers that a request may have; `null` for any text. */
  headers?: Readonly<Record<string, z.ZodType | null>>;
  body?: JsonBody;
  answers: Readonly<Record<number, AnswerOf>>;
  errors: readonly ErrorStatus[];
}

/** By route, such as `GET /v1/audits/{audit_id}`. A file of the contract exports a constant `…Operations`. */
export type Operations = Readonly<Record<`${'GET' | 'POST' | 'PATCH' | 'DELETE'} /v1/${string}`, RouteOperation>>;
