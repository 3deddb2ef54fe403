/** The bundles that are deployed: small for what answers requests, and each able to start. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { synthesize } from '../local/synth.ts';
import { projectDir } from './started-service.ts';

/** The files that export a handler. */
const handlers = ['api', 'authorizers', 'dashboard', 'workers'].flatMap((folder) =>
  readdirSync(join(projectDir, 'functions/entries', folder)).map((name) => `functions/entries/${folder}/${name}`),
);
/** By the handler: each bundle's source map names the files whose code it carries. */
const bundles = new Map<string, { bytes: number; code: string; inputs: string[] }>();

beforeAll(async () => {
  const assembly = await synthesize({ cacheDir: join(projectDir, '.local/test'), log: () => {} });
  for (const asset of readdirSync(assembly).filter((name) => name.startsWith('asset.'))) {
    const file = join(assembly, asset, 'index.mjs');
    if (!statSync(file, { throwIfNoEntry: false })) continue;
    const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
    bundles.set(sources.find((source) => handlers.includes(source)) ?? asset, {
      bytes: statSync(file).size,
      code: readFileSync(file, 'utf8'),
      inputs: sources,
    });
  }
});

describe('a bundle', () => {
  test('is there for every handler', () => {
    expect([...bundles.keys()].sort()).toEqual(handlers.sort());
  });

  test('of what answers a request is under 600 KB', () => {
    const large = [...bundles].filter(
      ([entry, { bytes }]) => !entry.startsWith('functions/entries/workers/') && bytes >= 600_000,
    );
    expect(large.map(([entry, { bytes }]) => [entry, bytes])).toEqual([]);
  });

  test('of the worker is under 8,000 KB', () => {
    const worker = bundles.get('functions/entries/workers/run-audit.ts');
    expect(worker?.bytes).toBeGreaterThan(1_000_000);
    expect(worker?.bytes).toBeLessThan(8_000_000);
  });

  test('carries the way out and the reading of secrets only where something leaves the service', () => {
    const carrying = [...bundles].filter(([, { inputs }]) =>
      inputs.some((input) => /node_modules\/(?:undici|@aws-sdk\/client-secrets-manager)\//u.test(input)),
    );
    expect(carrying.map(([entry]) => entry).sort()).toEqual([
      'functions/entries/workers/deliver-webhook.ts',
      'functions/entries/workers/run-audit.ts',
    ]);
  });

  test('carries what it takes to read languages only where pages are read', () => {
    const reading = [...bundles].filter(([, { inputs }]) =>
      inputs.some((input) => input.includes('analysis/languages/packs.ts')),
    );
    expect(reading.map(([entry]) => entry)).toEqual(['functions/entries/workers/run-audit.ts']);
  });

  test('looks for credentials in the environment alone', () => {
    for (const [entry, { code, inputs }] of bundles) {
      const sources = inputs.filter((input) => /credential-provider-(?!env|node)|nested-clients/u.test(input));
      expect([entry, sources]).toEqual([entry, []]);
      // What is left out is imported when it is needed, so the bundle loads without it.
      expect([entry, /\bfrom\s*"@(?:aws-sdk|smithy)\//u.test(code)]).toEqual([entry, false]);
    }
  });

  test('names no path of the machine that made it', () => {
    expect([...bundles].filter(([, { code }]) => code.includes(projectDir)).map(([entry]) => entry)).toEqual([]);
  });
});
