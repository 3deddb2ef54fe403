/**
 * The layers inside the engine: what each folder of `analysis/` may import, type imports included, and how big it may
 * be.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const engineDir = resolve(import.meta.dirname, '../analysis');

interface Layer {
  /** Lower layers have lower numbers; a folder imports only from lower ones and from itself. */
  level: number;
  why: string;
}

const layers: Record<string, Layer> = {
  report: { level: 0, why: 'the public schema and its enumerations: everybody may read them, they read nobody' },
  rules: { level: 0, why: 'what a rule is, for every section that has one' },
  statistics: { level: 1, why: 'mathematics without the web' },
  languages: { level: 1, why: 'what reading and writing a language needs' },
  evidence: { level: 2, why: 'the studies that advice rests on, described by the languages' },
  text: { level: 2, why: 'words, sentences and stems of every script, by the languages' },
  vectors: { level: 3, why: 'word vectors, by the words of a text' },
  access: { level: 3, why: 'rules for crawlers' },
  extract: { level: 3, why: 'bytes to a document' },
  gather: { level: 4, why: 'results and pages through the ports' },
  read: { level: 5, why: 'a fetched page to words and passages' },
  market: { level: 6, why: 'what the pages of the market have in common' },
  page: { level: 7, why: "the user's page beside the market" },
  checks: { level: 8, why: 'judgements about the page, which say nothing that was not measured' },
  overview: { level: 8, why: 'what a reader sees first, drawn from the finished parts of the report' },
  lists: { level: 8, why: 'cuts the lists of a finished report' },
  comparison: { level: 8, why: 'what two finished reports on one keyword differ in' },
  model: { level: 9, why: 'asks a language model about what was measured, and holds its answers to the evidence' },
  gap: { level: 9, why: 'writes what the stages say of the page' },
  metadata: { level: 10, why: 'writes how the report was made' },
  render: { level: 11, why: 'a finished report as a document' },
};

/** Which other sections a section of the market or of the page may read. */
const sections: Record<string, readonly string[]> = {
  'market/ai-access': ['results'],
  'market/answers': [],
  'market/brief': ['passages'],
  'market/citations': ['passages'],
  'market/claims': ['names', 'terms'],
  'market/content-profile': ['results'],
  'market/difficulty': [],
  'market/entities': ['claims', 'keyword', 'names'],
  'market/features': ['citations', 'intent', 'support'],
  'market/freshness': ['results'],
  'market/intent': [],
  'market/keyword': [],
  'market/names': [],
  'market/opportunities': [],
  'market/options': ['claims', 'entities', 'names'],
  'market/passages': [],
  'market/questions': ['answers', 'keyword', 'names'],
  'market/relevance': [],
  'market/results': ['citations', 'passages', 'questions', 'relevance', 'subject-fit'],
  'market/subject-fit': [],
  'market/summary': ['brief', 'opportunities'],
  'market/support': ['citations', 'claims', 'passages'],
  'market/terms': ['names', 'relevance'],
  'market/topics': ['keyword', 'names', 'questions', 'terms'],
  'page/answers': [],
  'page/claims': [],
  'page/contents': ['claims', 'identity', 'originality', 'terms'],
  'page/coverage': ['answers'],
  'page/identity': [],
  'page/originality': [],
  'page/position': ['scores'],
  'page/scores': ['answers', 'coverage', 'identity'],
  'page/signs': [],
  'page/spelling': [],
  'page/terms': [],
  'page/trust': [],
  'page/verdict': ['terms'],
};

/** Files of a folder; more than twenty want another folder or a reason. */
const maxFilesOfFolder = 20;
const largeFolders: Record<string, string> = {
  'extract/content': 'the model of blocks and of page kinds, one file for each thing that it looks at',
  'extract/dates': 'one reader for each place of a page that may say a date',
  'languages/any': 'one table for each thing that languages share',
  'render/sections': 'one file for each section of the report',
  text: 'one tool for each property of a text',
};

/** Lines of a file that is no data. */
const maxLines = 200;

const files = readdirSync(engineDir, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => relative(engineDir, join(entry.parentPath, entry.name)))
  .toSorted();

const textOf = new Map(files.map((file) => [file, readFileSync(join(engineDir, file), 'utf8')]));

/** What a file of the engine imports of the engine, types and re-exports included; data aside. */
function importsOf(file: string): string[] {
  const statements = (textOf.get(file) ?? '').matchAll(/(?:\bfrom|^import|\bimport\()\s*'(\.[^']+)'/gmu);
  return [...statements]
    .map(([, specifier = '']) => relative(engineDir, resolve(engineDir, dirname(file), specifier)))
    .filter((target) => target.endsWith('.ts'));
}

const top = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '');
const sectionOf = (file: string): string => file.split('/').slice(0, 2).join('/');

describe('layers of the engine', () => {
  test('every folder has its layer', () => {
    expect([...new Set(files.map(top))].filter((folder) => folder !== '' && !(folder in layers))).toEqual([]);
  });

  test.each(Object.entries(layers))('%s', (folder, { level, why }) => {
    const upward = files
      .filter((file) => top(file) === folder)
      .flatMap((file) =>
        importsOf(file)
          .filter(
            (target) => top(target) !== folder && (layers[top(target)]?.level ?? Number.POSITIVE_INFINITY) >= level,
          )
          .map((target) => `${file} imports ${target}: ${folder} is ${why}`),
      );
    expect(upward).toEqual([]);
  });
});

describe('sections of the market and of the page', () => {
  const ofSections = files.filter((file) => /^(?:market|page)\/[^/]+\//u.test(file));

  test('each is declared', () => {
    expect([...new Set(ofSections.map(sectionOf))].toSorted()).toEqual(Object.keys(sections).toSorted());
  });

  test.each(Object.entries(sections))('%s', (section, reads) => {
    const [layer = ''] = section.split('/');
    const undeclared = ofSections
      .filter((file) => sectionOf(file) === section)
      .flatMap((file) =>
        importsOf(file)
          // The rule of the whole layer stands beside its sections.
          .filter((target) => top(target) === layer && sectionOf(target) !== section && target !== `${layer}/rule.ts`)
          .filter((target) => !reads.includes(sectionOf(target).slice(layer.length + 1)))
          .map((target) => `${file} imports ${target}`),
      );
    expect(undeclared).toEqual([]);
  });

  test('none reads itself in a circle', () => {
    const reads = (section: string): string[] =>
      (sections[section] ?? []).map((other) => `${section.split('/')[0]}/${other}`);
    const circleFrom = (section: string, path: readonly string[]): boolean =>
      path.includes(section) || reads(section).some((next) => circleFrom(next, [...path, section]));
    expect(Object.keys(sections).filter((section) => circleFrom(section, []))).toEqual([]);
  });
});

test('no check imports the file of another check: what several need stands beside their folders', () => {
  const folders = files.filter((file) => /^checks\/[^/]+\/check\.ts$/u.test(file)).map(dirname);
  expect(folders.length).toBeGreaterThan(20);
  const crossings = folders.flatMap((folder) =>
    files
      .filter((file) => dirname(file) === folder)
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => dirname(target) !== folder && folders.includes(dirname(target)))
          .map((target) => `${file} imports ${target}`),
      ),
  );
  expect(crossings).toEqual([]);
});

test('the rule of a folder of checks is read in that folder alone; others ask its functions', () => {
  const isRule = (file: string): boolean => /^checks\/[^/]+\/rule\.ts$/u.test(file);
  expect(files.filter(isRule).length).toBeGreaterThan(3);
  const readers = files
    .filter((file) => top(file) !== 'metadata')
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => isRule(target) && dirname(target) !== dirname(file))
        .map((target) => `${file} imports ${target}`),
    );
  expect(readers).toEqual([]);
});

test('no two files of the engine import each other in a circle, types included', () => {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf(file)) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  expect(files.map((file) => walk(file, [])).find(Boolean)).toBeUndefined();
});

test('no folder is a heap', () => {
  const counts = Map.groupBy(files, dirname);
  const heaps = [...counts].filter(([folder, { length }]) => length > maxFilesOfFolder && !(folder in largeFolders));
  expect(heaps.map(([folder, { length }]) => `${folder}: ${length} files`)).toEqual([]);
});

test('no file is longer than a reader holds, data aside', () => {
  const isData = (file: string): boolean => file.startsWith('languages/') || file.startsWith('evidence/');
  const long = files.filter((file) => !isData(file) && (textOf.get(file) ?? '').split('\n').length > maxLines + 1);
  expect(long).toEqual([]);
});
