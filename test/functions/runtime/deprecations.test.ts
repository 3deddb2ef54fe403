/** A deprecated operation announces its end on every response, refusals included, and lives on for a year. */
import { expect, test } from '@jest/globals';
import { ServiceError } from '../../../core/service-error.ts';
import { openapiDocument } from '../../../functions/api/openapi/document.ts';
import { apiHandler } from '../../../functions/runtime/api-handler.ts';
import { deprecations } from '../../../functions/runtime/deprecations.ts';
import { call, callerContext } from '../request.ts';

const table = {
  'GET /v1/old': { since: '2026-12-01T00:00:00Z', sunset: '2027-12-01T00:00:00Z', link: 'https://docs.example/old' },
};
const authorizer = callerContext('acme');
const announced = {
  Deprecation: '@1796083200',
  Sunset: 'Wed, 01 Dec 2027 00:00:00 GMT',
  Link: '<https://docs.example/old>; rel="deprecation"; type="text/html"',
};

test('an answer and a refusal carry Deprecation, Sunset and Link beside the other headers', async () => {
  const answering = apiHandler(() => ({ status: 200, body: {} }), table);
  const refusing = apiHandler(() => {
    throw new ServiceError('not_found', 'There is nothing at this address.');
  }, table);
  for (const [handler, status] of [
    [answering, 200],
    [refusing, 404],
  ] as const) {
    const answer = await call(handler, { route: 'GET /v1/old', authorizer });
    expect(answer).toMatchObject({ status, headers: { ...announced, 'Cache-Control': 'private, no-store' } });
  }
});

test('other operations carry none of them', async () => {
  const { headers } = await call(
    apiHandler(() => ({ status: 200, body: {} }), table),
    { route: 'GET /v1/new', authorizer },
  );
  expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['Deprecation']));
});

test('every deprecated operation is documented as such, and stops at least twelve months later', async () => {
  const { paths } = (await openapiDocument()) as { paths: Record<string, Record<string, { deprecated?: boolean }>> };
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { deprecated }]) =>
      deprecated ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  );
  expect(documented.toSorted()).toEqual(Object.keys(deprecations).toSorted());
  for (const { since, sunset } of Object.values(deprecations)) {
    const earliest = new Date(since);
    earliest.setUTCFullYear(earliest.getUTCFullYear() + 1);
    expect(Date.parse(sunset)).toBeGreaterThanOrEqual(earliest.getTime());
  }
});
