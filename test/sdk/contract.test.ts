/** The SDKs have every operation, parameter and `code` of the contract, and were generated from it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { statusOfCode } from '../../functions/runtime/api-handler.ts';
import { thisProjectDir as projectDir } from '../../local/project.ts';
import { contractText, generatedParts, stampOf } from '../../scripts/sdk/generate.ts';
import { pythonDir, typescriptDir } from '../../scripts/sdk/programs.ts';

import { firstExample } from './examples.ts';

const textOf = (...path: string[]): string => readFileSync(join(projectDir, ...path), 'utf8');

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: { 'application/json': { schema: { $ref: string } } } };
}
const contract = JSON.parse(contractText()) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: object }> };
};
const operations = Object.entries(contract.paths)
  .filter(([path]) => path.startsWith('/v1/'))
  .flatMap(([, methods]) => Object.values(methods));

/** The methods of the Python client for each operation, below `_async/`. */
const pythonMethods: Readonly<Record<string, { file: string; methods: string[] }>> = {
  createAudit: { file: 'audits.py', methods: ['create'] },
  rerunAudit: { file: 'audits.py', methods: ['rerun'] },
  getAudit: { file: 'audits.py', methods: ['get'] },
  getAuditStatus: { file: 'audits.py', methods: ['status'] },
  listAudits: { file: 'audits.py', methods: ['list', 'list_page'] },
  getBrief: { file: 'audits.py', methods: ['brief'] },
  compareAudits: { file: 'audits.py', methods: ['compare'] },
  deleteAudit: { file: 'audits.py', methods: ['delete'] },
  listEvents: { file: 'events.py', methods: ['list', 'list_page'] },
  getEvent: { file: 'events.py', methods: ['get'] },
  resendEvent: { file: 'events.py', methods: ['resend'] },
  createSchedule: { file: 'schedules.py', methods: ['create'] },
  listSchedules: { file: 'schedules.py', methods: ['list', 'list_page'] },
  getSchedule: { file: 'schedules.py', methods: ['get'] },
  changeSchedule: { file: 'schedules.py', methods: ['change'] },
  deleteSchedule: { file: 'schedules.py', methods: ['delete'] },
  getUsage: { file: 'client.py', methods: ['usage'] },
};

/** What a header is called; a wait for an audit is one for its status, and a completed audit is read once. */
const headerNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createAudit: { 'Idempotency-Key': 'idempotency_key' },
  rerunAudit: { 'Idempotency-Key': 'idempotency_key' },
  getAuditStatus: { Prefer: 'wait' },
};
const leftOut: Readonly<Record<string, readonly string[]>> = { getAudit: ['Prefer', 'If-None-Match'] };

/** The parameters of an operation as methods name them. */
function parametersOf({ operationId, parameters = [], requestBody }: Operation): string[] {
  const named = parameters
    .filter(({ name }) => !leftOut[operationId]?.includes(name))
    .map(({ name }) => headerNames[operationId]?.[name] ?? name);
  const schema = requestBody?.content['application/json'].schema.$ref.split('/').at(-1) ?? '';
  return [...named, ...Object.keys(contract.components.schemas[schema]?.properties ?? {})].toSorted();
}

/** The parameters of a method of the Python client, which Ruff has formatted. */
function pythonParameters(file: string, method: string): string[] {
  const code = textOf('sdk/python/src/answer_audit/_async', file);
  const signature = new RegExp(String.raw`    async def ${method}\(([\s\S]*?)\) -> `, 'u').exec(code)?.[1] ?? '';
  return [...signature.matchAll(/(?:^|[\s,])(\w+): /gu)].map(([, name = '']) => name).toSorted();
}

test('the generated parts say that they are from this contract', () => {
  expect(textOf('sdk', generatedParts.stamp)).toBe(stampOf(contractText()));
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', (id, operation) => {
  test('is called by the TypeScript client', () => {
    const code = ['audits.ts', 'events.ts', 'schedules.ts', 'client.ts']
      .map((file) => textOf('sdk/typescript/src', file))
      .join('\n');
    expect(code).toContain(`await api.${id}({`);
  });

  test('is a method of the Python client, with its parameters', () => {
    const { file = '', methods = [] } = pythonMethods[id] ?? {};
    expect(methods).not.toEqual([]);
    for (const method of methods) expect(pythonParameters(file, method)).toEqual(parametersOf(operation));
  });
});

test('every code of a refusal has its class in both', () => {
  const codes = ['invalid_api_key', ...Object.keys(statusOfCode).filter((code) => code !== 'forbidden')];
  const inTypescript = textOf('sdk/typescript/src/errors.ts').matchAll(/^ {2}(\w+): \w+Error,$/gmu);
  const inPython = textOf('sdk/python/src/answer_audit/errors.py').matchAll(/^ {4}"(\w+)": \w+Error,$/gmu);
  for (const found of [inTypescript, inPython]) {
    expect([...found].map(([, code]) => code).toSorted()).toEqual(codes.toSorted());
  }
});

test.each([typescriptDir, pythonDir])('the first example of %s is in the README too', (folder) => {
  expect(textOf('README.md')).toContain(firstExample(readFileSync(join(folder, 'README.md'), 'utf8')));
});

test('packages name one version each', () => {
  const version = JSON.parse(textOf('sdk/typescript/package.json')).version;
  expect(textOf('sdk/typescript/src/version.ts')).toContain(`'${version}'`);
  const python = /^version = "(.+)"$/mu.exec(textOf('sdk/python/pyproject.toml'))?.[1] ?? '';
  expect(textOf('sdk/python/src/answer_audit/_version.py')).toContain(`"${python}"`);
});
