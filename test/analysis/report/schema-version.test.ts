/** The version of the report's schema rises with the schema. */
import { describe, expect, test } from '@jest/globals';
import { schemaVersion } from '../../../analysis/index.ts';
import {
  compareVersions,
  currentSchema,
  minVersionAfter,
  releasedSchema,
  schemaChange,
} from '../../../scripts/schema-change.ts';

test('schemaVersion says how the schema changed since the last release (docs/schema/README.md)', () => {
  const { version, schema } = releasedSchema();
  const change = schemaChange(schema, JSON.parse(JSON.stringify(currentSchema())));
  const minVersion = minVersionAfter(version, change);
  expect({
    change,
    schemaVersion,
    minVersion,
    isEnough: compareVersions(schemaVersion, minVersion) >= 0,
  }).toMatchObject({ isEnough: true });
});

describe('a change of the schema', () => {
  const before = {
    properties: { score: { type: 'number' }, grade: { enum: ['A', 'B'] } },
    required: ['score', 'grade'],
  };

  test.each([
    ['none', { required: ['grade', 'score'], properties: before.properties }],
    ['added', { ...before, properties: { ...before.properties, note: { type: 'string' } } }],
    ['added', { ...before, properties: { ...before.properties, grade: { enum: ['A', 'B', 'C'] } } }],
    ['changed', { ...before, properties: { ...before.properties, grade: { enum: ['A'] } } }],
    ['changed', { ...before, properties: { ...before.properties, score: { type: 'string' } } }],
    ['changed', { ...before, required: ['score'] }],
  ])('is %s', (change, after) => {
    expect(schemaChange(before, after)).toBe(change);
  });

  test.each([
    ['0.1.0', 'none', '0.1.0'],
    ['0.1.0', 'added', '0.2.0'],
    ['0.1.3', 'changed', '0.2.0'],
    ['1.4.0', 'added', '1.5.0'],
    ['1.4.0', 'changed', '2.0.0'],
  ] as const)('%s, %s, asks for %s', (version, change, next) => {
    expect(minVersionAfter(version, change)).toBe(next);
  });

  test('versions are compared by their numbers', () => {
    expect(compareVersions('0.10.0', '0.9.1')).toBeGreaterThan(0);
  });
});
