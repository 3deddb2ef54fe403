/** The OpenAPI document: kept up to date, valid, and true to the routes of the stack. */
import { readFileSync } from 'node:fs';
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, test } from '@jest/globals';
import { outputParts, overviewFields } from '../../../functions/api/contract/read.ts';
import { openapiDocument } from '../../../functions/api/openapi/document.ts';
import { routesOf, templateOf } from '../../lib/synthesized.ts';

const kept = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { responses: Record<string, unknown>; security?: unknown[] }>>;
}

describe('docs/openapi.json', () => {
  test('is what npm run openapi writes', async () => {
    expect(kept).toBe(`${JSON.stringify(await openapiDocument(), null, 2)}\n`);
  });

  test('is a valid OpenAPI 3.1 document', async () => {
    await expect(SwaggerParser.validate(JSON.parse(kept))).resolves.toBeDefined();
  });

  test('has the routes of the stack, and no others: the dashboard’s are not public, and /mcp has a protocol of its own', () => {
    const routes = [...routesOf(templateOf('dev')).keys()].filter(
      (route) => !route.startsWith('ANY ') && !/ \/(?:dashboard\/|mcp$)/u.test(route),
    );
    const documented = Object.entries((JSON.parse(kept) as Document).paths).flatMap(([route, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${route}`),
    );
    expect(routes.sort()).toEqual(documented.sort());
  });

  test('describes what `view` and `fields` answer: the fields of the whole, none of them required', () => {
    const { schemas } = (JSON.parse(kept) as Document).components;
    expect(schemas.ReportOutput?.anyOf).toEqual(
      ['Report', 'ReportParts'].map((name) => ({ $ref: `#/components/schemas/${name}` })),
    );
    const { properties: excerpts = {}, required } = schemas.ReportParts ?? {};
    expect([Object.keys(excerpts).toSorted(), required]).toEqual([[...outputParts].toSorted(), undefined]);
    const named = ({ $ref = '' }: Schema = {}): Schema | undefined => schemas[$ref.split('/').at(-1) ?? ''];
    for (const part of outputParts) {
      const { required: always, ...whole } = named(schemas.GapReport?.properties?.[part]) ?? {};
      expect([part, named(excerpts[part])]).toEqual([part, whole]);
      expect(always?.length).toBeGreaterThan(0);
    }
    for (const field of overviewFields) {
      const [part = '', name] = field.split('.');
      const fields = Object.keys(named(excerpts[part])?.properties ?? {});
      expect([field, name === undefined ? fields.length > 0 : fields.includes(name)]).toEqual([field, true]);
    }
  });

  test('names the errors of every operation under /v1', () => {
    for (const [route, operations] of Object.entries((JSON.parse(kept) as Document).paths)) {
      if (!route.startsWith('/v1')) continue;
      for (const { responses } of Object.values(operations)) {
        for (const status of ['401', '429', '500', '503']) expect(Object.keys(responses)).toContain(status);
      }
    }
  });
});
