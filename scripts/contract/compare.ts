/** Compares two versions of the API's contract: what was added, and what may break a client. */
import { type Direction, schemaDifferences } from './compare-schemas.ts';
import { type Difference, isObject, type Json, members } from './difference.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every difference from `before` to `after`, both OpenAPI 3.1 documents. */
export function contractDifferences(before: Json, after: Json): Difference[] {
  const documents = { before, after };
  return [
    ...members(before.paths, after.paths).flatMap(([path, old, current]) =>
      methods.flatMap((method) =>
        operationDifferences(
          `${method.toUpperCase()} ${path}`,
          inPath(old, method),
          inPath(current, method),
          documents,
        ),
      ),
    ),
    ...members(before.webhooks, after.webhooks).flatMap(([name, old, current]) =>
      webhookDifferences(`webhook ${name}`, inPath(old, 'post'), inPath(current, 'post'), documents),
    ),
  ];
}

interface Documents {
  before: Json;
  after: Json;
}

const inPath = (path: unknown, method: string): Json | undefined =>
  isObject(path) && isObject(path[method]) ? path[method] : undefined;

function operationDifferences(
  place: string,
  before: Json | undefined,
  after: Json | undefined,
  documents: Documents,
): Difference[] {
  if (before === undefined && after === undefined) return [];
  if (before === undefined) return [{ kind: 'added', place, what: 'the operation' }];
  if (after === undefined) return [{ kind: 'breaking', place, what: 'the operation was removed' }];
  return [
    ...(after.deprecated === true && before.deprecated !== true
      ? [{ kind: 'deprecated', place, what: 'the operation' } as const]
      : []),
    ...parameterDifferences(place, before.parameters, after.parameters, documents),
    ...bodyDifferences(`${place}, body`, before.requestBody, after.requestBody, 'request', documents),
    ...members(before.responses, after.responses).flatMap(([status, old, current]) =>
      responseDifferences(`${place}, ${status}`, old, current, documents),
    ),
  ];
}

function webhookDifferences(
  place: string,
  before: Json | undefined,
  after: Json | undefined,
  documents: Documents,
): Difference[] {
  if (before === undefined) return [{ kind: 'added', place, what: 'the message' }];
  if (after === undefined) return [{ kind: 'breaking', place, what: 'the message was removed' }];
  // The service sends it, so a receiver reads it as it reads a response.
  return bodyDifferences(`${place}, body`, before.requestBody, after.requestBody, 'response', documents);
}

function parameterDifferences(place: string, before: unknown, after: unknown, documents: Documents): Difference[] {
  return members(byName(before), byName(after)).flatMap(([name, old, current]): Difference[] => {
    const at = `${place}, ${name}`;
    if (!isObject(current)) return [{ kind: 'breaking', place: at, what: 'the parameter was removed' }];
    if (!isObject(old)) {
      return current.required === true
        ? [{ kind: 'breaking', place: at, what: 'the parameter is new and required' }]
        : [{ kind: 'added', place: at, what: 'the parameter' }];
    }
    return [
      ...(current.required === true && old.required !== true
        ? [{ kind: 'breaking', place: at, what: 'the parameter became required' } as const]
        : []),
      ...schemaDifferences(at, old.schema, current.schema, 'request', documents),
    ];
  });
}

function byName(parameters: unknown): Json {
  const list = Array.isArray(parameters) ? parameters.filter(isObject) : [];
  return Object.fromEntries(list.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
}

function bodyDifferences(
  place: string,
  before: unknown,
  after: unknown,
  direction: Direction,
  documents: Documents,
): Difference[] {
  const [old, current] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return members(old.content, current.content).flatMap(([type, oldMedia, currentMedia]): Difference[] => {
    const at = `${place} (${type})`;
    if (!isObject(currentMedia)) return [{ kind: 'breaking', place: at, what: 'the format was removed' }];
    if (isObject(oldMedia)) return schemaDifferences(at, oldMedia.schema, currentMedia.schema, direction, documents);
    const isNewDuty = direction === 'request' && current.required === true && old.required !== true;
    return [
      { kind: isNewDuty ? 'breaking' : 'added', place: at, what: isNewDuty ? 'a body is required' : 'the format' },
    ];
  });
}

function responseDifferences(place: string, before: unknown, after: unknown, documents: Documents): Difference[] {
  if (!isObject(before)) return [{ kind: 'added', place, what: 'the response' }];
  if (!isObject(after)) return [{ kind: 'breaking', place, what: 'the response was removed' }];
  return [
    ...members(before.headers, after.headers).flatMap(([name, old, current]): Difference[] => {
      if (current === undefined) return [{ kind: 'breaking', place, what: `the header ${name} was removed` }];
      return old === undefined ? [{ kind: 'added', place, what: `the header ${name}` }] : [];
    }),
    ...bodyDifferences(place, before, after, 'response', documents),
  ];
}
