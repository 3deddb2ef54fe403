/** Builds the parts that operations of the OpenAPI document share. */
import * as z from 'zod';
import type { ErrorStatus } from '../contract/operation.ts';
import { errorAnswers } from './errors.ts';

export type Json = Record<string, unknown>;

/** Converts a zod schema to JSON Schema; `io` says whether it describes what we receive or what we send. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  }) as Json;
  return rest;
}

/** Refers to a schema of the document by name. */
export function reference(name: string): Json {
  return { $ref: `#/components/schemas/${name}` };
}

/** A JSON body. */
export function content(schema: Json): Json {
  return { 'application/json': { schema } };
}

/** Headers of every response under `/v1`. */
export const limitHeaders = {
  'RateLimit-Policy': { description: 'The limits: `"minute";q=100;w=60`.', schema: { type: 'string' } },
  RateLimit: { description: 'What is left of them: `"minute";r=42;t=18`.', schema: { type: 'string' } },
  Livemode: {
    description: '`false` with a test key, otherwise `true`. Errors have it too, once the key is known.',
    schema: { type: 'string', enum: ['true', 'false'] },
  },
};

/** A text header. */
export function textHeader(description: string): Json {
  return { description, schema: { type: 'string' } };
}

/** The errors of an operation. */
export function errors(...statuses: ErrorStatus[]): Json {
  return Object.fromEntries(
    statuses.map((status) => {
      const { description, headers = {} } = errorAnswers[status];
      return [status, { description, headers, content: content(reference('Error')) }];
    }),
  );
}

/** Converts an object schema to query parameters. */
export function queryParameters(query: z.ZodType): Json[] {
  const { properties = {} } = jsonSchema(query, 'input') as { properties?: Json };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: name === 'limit' ? { type: 'integer', minimum: 1, maximum: 100, default: 20 } : schema,
  }));
}
