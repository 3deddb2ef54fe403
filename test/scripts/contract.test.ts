/** The promise about the API: additions raise its version, a breaking change is declared, and the changelog tells all. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { contractDifferences } from '../../scripts/contract/compare.ts';
import { declaredBreaks } from '../../scripts/contract/declared-breaks.ts';
import { lineOf } from '../../scripts/contract/difference.ts';
import { contractChangelog, currentContract, releasedContracts } from '../../scripts/contract/releases.ts';
import { compareVersions, minVersionAfter } from '../../scripts/schema-change.ts';

const current = await currentContract();
const releases = releasedContracts();

describe('the contract', () => {
  const last = releases.at(-1);
  const differences = contractDifferences(last?.document ?? {}, current.document);

  test('has no breaking change since the last release that is not declared (docs/versioning.md)', () => {
    const breaking = differences.filter(({ kind }) => kind === 'breaking').map(lineOf);
    expect(breaking).toEqual(Object.keys(declaredBreaks));
  });

  test('has a version that rose with what was added', () => {
    const minVersion = minVersionAfter(last?.version ?? '', differences.length > 0 ? 'added' : 'none');
    expect({
      version: current.version,
      minVersion,
      isEnough: compareVersions(current.version, minVersion) >= 0,
    }).toEqual({
      ...{ version: current.version, minVersion, isEnough: true },
    });
  });

  test('docs/api-changes.md is what npm run contract writes', () => {
    const kept = readFileSync(new URL('../../docs/api-changes.md', import.meta.url), 'utf8');
    expect(kept).toBe(contractChangelog(releases, current));
  });
});

describe('a difference', () => {
  const order = { type: 'object', properties: { keyword: { type: 'string' } }, required: ['keyword'] };
  const answer = {
    type: 'object',
    properties: { id: { type: 'string' }, state: { enum: ['open', 'closed'] } },
    required: ['id'],
  };
  interface Parts {
    order?: object;
    answer?: object;
    parameters?: object[];
    headers?: object;
    path?: string;
  }
  const document = ({ path = '/v1/things', ...parts }: Parts = {}) => ({
    paths: {
      [path]: {
        post: {
          parameters: parts.parameters ?? [{ in: 'query', name: 'limit', schema: { type: 'integer', maximum: 100 } }],
          requestBody: {
            required: true,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
          },
          responses: {
            200: {
              headers: parts.headers ?? { ETag: {} },
              content: { 'application/json': { schema: parts.answer ?? answer } },
            },
          },
        },
      },
    },
    components: { schemas: { Order: parts.order ?? order } },
  });
  const property = (schema: { properties: object }, name: string, value: object) => ({
    ...schema,
    properties: { ...schema.properties, [name]: value },
  });

  test.each<[string, Parts, string[]]>([
    ['nothing', {}, []],
    ['another description', { order: property(order, 'keyword', { type: 'string', description: 'A word.' }) }, []],
    ['a new field to read', { answer: property(answer, 'note', { type: 'string' }) }, ['added']],
    ['a new value to read', { answer: property(answer, 'state', { enum: ['open', 'closed', 'lost'] }) }, ['added']],
    ['a field no longer read', { answer: { ...answer, properties: { id: { type: 'string' } } } }, ['breaking']],
    ['a field that may be absent', { answer: { ...answer, required: [] } }, ['breaking']],
    ['another type', { answer: property(answer, 'id', { type: 'integer' }) }, ['breaking']],
    ['a deprecated field', { answer: property(answer, 'id', { type: 'string', deprecated: true }) }, ['deprecated']],
    ['a new field to send', { order: property(order, 'tag', { type: 'string' }) }, ['added']],
    ['a new duty', { order: { ...property(order, 'tag', {}), required: ['keyword', 'tag'] } }, ['breaking']],
    ['a duty less', { order: { ...order, required: [] } }, []],
    ['a narrower value', { order: property(order, 'keyword', { type: 'string', maxLength: 5 }) }, ['breaking']],
    ['a header less', { headers: {} }, ['breaking']],
    ['a parameter less', { parameters: [] }, ['breaking']],
    ['another path', { path: '/v1/other' }, ['breaking', 'added']],
  ])('%s is %j', (_, parts, kinds) => {
    expect(contractDifferences(document(), document(parts)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('names its place', () => {
    const [difference] = contractDifferences(document(), document({ answer: { ...answer, required: [] } }));
    expect(difference && lineOf(difference)).toBe(
      'POST /v1/things, 200 (application/json).id: the field may be absent',
    );
  });

  test('inside a report is left to the report’s own version', () => {
    const report = (type: string) => ({
      ...document({ answer: { $ref: '#/components/schemas/Report' } }),
      components: { schemas: { Order: order, Report: { type } } },
    });
    expect(contractDifferences(report('object'), report('array'))).toEqual([]);
  });
});
