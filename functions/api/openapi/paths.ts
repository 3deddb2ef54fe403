/** Builds the operations of the OpenAPI document from the contract. */
import { readdirSync } from 'node:fs';
import { deprecations } from '../../runtime/deprecations.ts';
import type { AnswerOf, JsonBody, Operations, RouteOperation } from '../contract/operation.ts';
import {
  content,
  errors,
  type Json,
  jsonSchema,
  limitHeaders,
  queryParameters,
  reference,
  textHeader,
} from './parts.ts';

const contractDir = new URL('../contract/', import.meta.url);

/** The operations of every file of the contract, so that a new file is not listed anywhere. */
export async function operationsOfContract(): Promise<[route: string, RouteOperation][]> {
  const found: [string, RouteOperation][] = [];
  for (const file of readdirSync(contractDir).toSorted()) {
    const exported: Record<string, unknown> = await import(new URL(file, contractDir).href);
    for (const [name, value] of Object.entries(exported)) {
      if (name.endsWith('Operations')) found.push(...Object.entries(value as Operations));
    }
  }
  return found;
}

/** The operations by path and method. */
export function pathsOf(operations: readonly [route: string, RouteOperation][]): Json {
  const paths: Record<string, Json> = {};
  for (const [route, operation] of operations) {
    const [method = '', path = ''] = route.split(' ');
    const isDeprecated = Object.hasOwn(deprecations, route);
    const described = { ...operationOf(path, operation), ...(isDeprecated && { deprecated: true }) };
    paths[path] = { ...paths[path], [method.toLowerCase()]: described };
  }
  return paths;
}

/** The schemas of bodies that come with their names. */
export function schemasOf(operations: readonly [route: string, RouteOperation][]): Json {
  return Object.fromEntries(
    operations.flatMap(([, { body, answers }]) => [
      ...named(body).map(([name, schema]) => [name, jsonSchema(schema, 'input')] as const),
      ...Object.values(answers)
        .flatMap((answer) => named(answer.body))
        .map(([name, schema]) => [name, jsonSchema(schema, 'output')] as const),
    ]),
  );
}

const named = (body: JsonBody | undefined) => (typeof body === 'object' ? Object.entries(body) : []);

const bodyOf = (body: JsonBody): Json =>
  content(reference(typeof body === 'string' ? body : (Object.keys(body)[0] ?? '')));

function operationOf(path: string, operation: RouteOperation): Json {
  const { id, tag, summary, description, query, headers = {}, body, answers, errors: statuses } = operation;
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) =>
      parameter('path', name ?? '', name === 'event_id' ? eventId : { type: 'string', format: 'uuid' }),
    ),
    ...(query === undefined ? [] : queryParameters(query)),
    ...Object.entries(headers).map(([name, schema]) =>
      parameter('header', name, schema === null ? { type: 'string' } : jsonSchema(schema, 'input')),
    ),
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, content: bodyOf(body) } }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, responseOf(answer)])),
      ...errors(...statuses),
    },
  };
}

/** `isDeliveryId` in `core/webhooks/delivery.ts`. */
const eventId = { type: 'string', pattern: '^evt_[0-9a-f-]{36}$' };

const parameter = (place: 'path' | 'header', name: string, schema: Json): Json => ({
  ...{ name, in: place, required: place === 'path', schema },
});

function responseOf({ description, body, texts, headers = {} }: AnswerOf): Json {
  const told = Object.fromEntries(Object.entries(headers).map(([name, says]) => [name, textHeader(says)]));
  const schema = { schema: { type: 'string' } };
  return {
    description,
    headers: { ...limitHeaders, ...told },
    ...(body !== undefined && { content: bodyOf(body) }),
    ...(texts !== undefined && { content: Object.fromEntries(texts.map((type) => [type, schema])) }),
  };
}
