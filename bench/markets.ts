/**
 * Scores the engine on the labelled markets, and prints a table per market and for all:
 * `npm run -s bench:markets -- [--details] [--no-gap] [MARKET...]`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';

const projectDir = resolve(import.meta.dirname, '..');
const marketsDir = resolve(projectDir, '../shared/markets');
const scorer = join(marketsDir, 'score.mjs');
const maxOutputBytes = 2 ** 28;

/** A share of counts, or an F1 of right, surplus and missed; null where nothing was counted. */
const figureSchema = z.union([
  z.object({ rate: z.number().nullable(), k: z.number(), n: z.number() }),
  z.object({ f1: z.number().nullable(), tp: z.number(), fp: z.number(), fn: z.number() }),
]);
type Figure = z.infer<typeof figureSchema>;
const notesSchema = z.array(z.string());
const scoresSchema = z.object({
  all: z.record(z.string(), figureSchema),
  markets: z.record(z.string(), z.record(z.string(), z.union([figureSchema, notesSchema]))),
});

function rowOf(name: string, figure: Figure): string {
  const isShare = 'rate' in figure;
  const value = isShare ? figure.rate : figure.f1;
  const counts = isShare
    ? `${figure.k} of ${figure.n}`
    : `F1: ${figure.tp} right, ${figure.fp} too many, ${figure.fn} missed`;
  return `${name.padEnd(24)} ${value?.toFixed(3) ?? '–'}  (${counts})`;
}

/** Scores every market in one run, so that the table of all costs no second one. */
function printScores(args: readonly string[]): void {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const names = args.filter((arg) => !arg.startsWith('--'));
  const folders = names.length === 0 ? [join(marketsDir, 'dev')] : names.map((name) => join(marketsDir, 'dev', name));
  const call = [scorer, '--project', projectDir, '--json', ...flags, ...folders];
  const { status, stdout } = spawnSync(process.execPath, call, {
    encoding: 'utf8',
    maxBuffer: maxOutputBytes,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) {
    process.exitCode = 1;
    return;
  }
  const { all, markets } = scoresSchema.parse(JSON.parse(stdout));
  for (const [market, { notes, ...figures }] of Object.entries(markets)) {
    console.log(`\n${market}`);
    if (flags.includes('--details')) for (const note of notesSchema.parse(notes)) console.log(`- ${note}`);
    for (const [name, figure] of Object.entries(figures)) {
      if (!Array.isArray(figure)) console.log(rowOf(name, figure));
    }
  }
  console.log('\nall markets');
  for (const [name, figure] of Object.entries(all)) console.log(rowOf(name, figure));
}

if (existsSync(scorer)) printScores(process.argv.slice(2));
else console.error('No labelled markets beside the project: nothing to measure.');
