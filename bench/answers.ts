/**
 * Measures the ranking of passages and sentences for questions: `node bench/answers.ts [--json] [file or folder…]`.
 * With `--calibrate`, measures how well the limits of the score separate answers from other paragraphs.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { analyzerFor } from '../analysis/text/analyzer.ts';
import { calibrateAnswers } from './answer-calibration.ts';
import { answerRowSchema, measureAnswers } from './answer-metrics.ts';
import { corporaDir, readJsonLines } from './corpora.ts';

/** The order of the corpora's README. Other languages follow by name. */
const order = ['en', 'de', 'es', 'ar', 'zh', 'hi'];

const ending = '.jsonl.gz';

/** The files of rows at a path, a file or a folder. Each file is named after its language. */
function filesOf(path: string): string[] {
  if (existsSync(path) && !statSync(path).isDirectory()) return [path];
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(ending)) : [];
  if (names.length > 0) return names.map((name) => join(path, name));
  console.error(`${path} holds no <language>${ending}: a file or folder of the shape of xquad is expected.`);
  return process.exit(2);
}

function languageOf(file: string): string {
  return basename(file).replace(/\..*$/, '');
}

function byLanguage(a: string, b: string): number {
  const [first, second] = [languageOf(a), languageOf(b)];
  const place = (language: string): number => (order.includes(language) ? order.indexOf(language) : order.length);
  return place(first) - place(second) || first.localeCompare(second);
}

const args = process.argv.slice(2);
const given = args.filter((arg) => !arg.startsWith('-')).map((arg) => resolve(arg));
const chosen = given.length > 0 ? given : [join(corporaDir, 'xquad')].filter((folder) => existsSync(folder));
const measure = args.includes('--calibrate') ? calibrateAnswers : measureAnswers;
const sets: Record<string, Record<string, ReturnType<typeof measure>>> = {};
for (const file of chosen.flatMap(filesOf).sort(byLanguage)) {
  const rows = readJsonLines(file).map((line) => answerRowSchema.parse(line));
  const set = basename(dirname(file));
  sets[set] = { ...sets[set], [languageOf(file)]: measure(rows, analyzerFor(languageOf(file))) };
}

if (args.includes('--json')) process.stdout.write(`${JSON.stringify(sets)}\n`);
else if (chosen.length === 0)
  process.stdout.write('No ../shared/corpora/xquad here, and no file or folder given: nothing measured.\n');
else {
  for (const [set, languages] of Object.entries(sets)) {
    for (const [language, measures] of Object.entries(languages)) {
      const figures = Object.entries(measures).map(([name, share]) => `${name} ${share}`);
      process.stdout.write(`${set} ${language}: ${figures.join(', ')}\n`);
    }
  }
}
