/**
 * Compares the reports of 24 audits between a commit and another or the working tree, ignoring versions, hashes and
 * times.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';

const usage = `Usage: npm run -s reports:compare -- <commit> [<later commit>] [--only <part of a name>] [--max <differences shown per audit>]

Runs the same audits on <commit> and on <later commit>, or on the working tree, and lists what differs, at last by field.
Reports of a commit are kept under .local/reports/<commit>. Needs ../shared (markets/dev and corpora/wcxb-dev); exit
code 1 when something differs.`;

const projectDir = resolve(import.meta.dirname, '..');
const sharedDir = resolve(projectDir, '../shared');
const run = promisify(execFile);

interface Audit {
  name: string;
  args: string[];
}

interface Labels {
  user_pages: Record<string, unknown>;
}

/**
 * Ten recorded markets, five gap audits in them, four keywords over wcxb-dev, three markets and two gap audits over the
 * corpus.
 */
function allAudits(): Audit[] {
  const marketsDir = join(sharedDir, 'markets/dev');
  const markets = readdirSync(marketsDir).toSorted();
  const recorded = (market: string): string[] => ['--serp', join(marketsDir, market, 'serp.json')];
  const wcxb = ['--pages', join(sharedDir, 'corpora/wcxb-dev'), '--language', 'en', '--country', 'US'];
  return [
    ...markets.map((market) => ({ name: `market ${market}`, args: recorded(market) })),
    ...markets.slice(0, 5).map((market) => ({
      name: `gap ${market}`,
      args: [...recorded(market), '--url', firstUserPage(join(marketsDir, market))],
    })),
    ...['standing desk', 'what is seo', 'wireless headphones', 'sourdough bread'].map((keyword) => ({
      name: `wcxb ${keyword}`,
      args: [...wcxb, '--keyword', keyword],
    })),
    ...[
      ['standing desk', 'en', 'US'],
      ['home insurance', 'en', 'US'],
      ['bureau assis-debout', 'fr', 'FR'],
    ].map(([keyword = '', language = '', country = '']) => ({
      name: `corpus ${keyword}`,
      args: ['--keyword', keyword, '--language', language, '--country', country],
    })),
    ...[
      ['standing desk', 'en', 'US', 'https://www.kestrelbarn.example/'],
      ['assurance habitation', 'fr', 'FR', firstFrenchPage()],
    ].map(([keyword = '', language = '', country = '', url = '']) => ({
      name: `corpus gap ${keyword}`,
      args: ['--keyword', keyword, '--language', language, '--country', country, '--url', url],
    })),
  ];
}

function rowsOf(file: string): { id: string; url: string; language?: string }[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function firstUserPage(marketDir: string): string {
  const { user_pages }: Labels = JSON.parse(readFileSync(join(marketDir, 'labels.json'), 'utf8'));
  const [id] = Object.keys(user_pages).toSorted();
  return rowsOf(join(marketDir, 'pages/pages.jsonl')).find((row) => row.id === id)?.url ?? '';
}

function firstFrenchPage(): string {
  return rowsOf(join(projectDir, 'corpus/pages.jsonl')).find(({ url }) => url.includes('assurance'))?.url ?? '';
}

/**
 * Runs the audits in the checkout at `dir`, two at a time, and writes `<name>.json` into `outDir`. Skips existing
 * files.
 */
async function writeReports(audits: readonly Audit[], dir: string, outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  const queue = audits.filter(({ name }) => !existsSync(join(outDir, `${name}.json`)));
  const work = async (): Promise<void> => {
    for (let audit = queue.shift(); audit !== undefined; audit = queue.shift()) {
      const { name, args } = audit;
      const call = ['run', '-s', 'audit', '--', '--format', 'json', ...args];
      const env = { ...process.env, LOCAL_DIR: join(projectDir, '.local') };
      const { stdout } = await run('npm', call, { cwd: dir, env, maxBuffer: 2 ** 28 });
      writeFileSync(join(outDir, `${name}.json`), stdout);
    }
  };
  await Promise.all([work(), work()]);
}

/** Creates a worktree of `commit` that uses this checkout's packages. */
function checkoutOf(commit: string): string {
  const dir = join(projectDir, '.local/reports', `checkout-${commit}`);
  if (existsSync(dir)) return dir;
  execFileSync('git', ['worktree', 'add', '--detach', dir, commit], { cwd: projectDir, stdio: 'ignore' });
  symlinkSync(join(projectDir, 'node_modules'), join(dir, 'node_modules'));
  if (!existsSync(resolve(dir, '../shared'))) symlinkSync(sharedDir, resolve(dir, '../shared'));
  return dir;
}

/** What may differ: versions, methods, hashes, ids of the run, its times and durations. */
const ignored =
  /^\/metadata\/(?:audit_id|created_at|started_at|completed_at|serp_collected_at|pages_collected_at|schema_version|engine\/|reproducibility\/|methods\/)|_sha256$|\/(?:latency_ms|fetched_at|observed_at)$/u;

/** The places where two values differ, as JSON pointers with both values. */
function differences(before: unknown, after: unknown, pointer = ''): string[] {
  if (ignored.test(pointer)) return [];
  if (Object.is(before, after)) return [];
  if (typeof before === 'object' && typeof after === 'object' && before !== null && after !== null) {
    const left = Object.entries(before);
    const right = new Map(Object.entries(after));
    const shared = left.flatMap(([key, value]) =>
      right.has(key)
        ? differences(value, right.get(key), `${pointer}/${key}`)
        : differences(value, null, `${pointer}/${key}`),
    );
    const known = new Set(left.map(([key]) => key));
    return [
      ...shared,
      ...[...right]
        .filter(([key]) => !known.has(key))
        .flatMap(([key, value]) => differences(null, value, `${pointer}/${key}`)),
    ];
  }
  return [`${pointer}: ${short(before)} → ${short(after)}`];
}

/** The field of a difference, with a star for each place in a list. */
const fieldOf = (difference: string): string =>
  difference.slice(0, difference.indexOf(': ')).replaceAll(/\/\d+(?=\/|$)/gu, '/*');

const maxShown = 100;
const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, maxShown);

/** Runs the audits on `commit`, unless their reports are kept, and returns the folder of the reports. */
async function reportsAt(commit: string, audits: readonly Audit[]): Promise<string> {
  const short = execFileSync('git', ['rev-parse', '--short', commit], { cwd: projectDir }).toString().trim();
  const dir = join(projectDir, '.local/reports', short);
  if (audits.some(({ name }) => !existsSync(join(dir, `${name}.json`)))) {
    await writeReports(audits, checkoutOf(short), dir);
  }
  return dir;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { max: { type: 'string' }, only: { type: 'string' } },
    allowPositionals: true,
  });
  const [earlier, later] = positionals;
  if (earlier === undefined || !existsSync(sharedDir)) {
    console.error(usage);
    return 2;
  }
  const audits = allAudits().filter(({ name }) => name.includes(values.only ?? ''));
  const beforeDir = await reportsAt(earlier, audits);
  const afterDir =
    later === undefined ? join(projectDir, '.local/reports', `now-${process.pid}`) : await reportsAt(later, audits);
  if (later === undefined) await writeReports(audits, projectDir, afterDir);
  const fields = new Map<string, number>();
  let total = 0;
  for (const { name } of audits) {
    const [before, after] = [beforeDir, afterDir].map((dir) =>
      JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8')),
    );
    const found = differences(before, after);
    total += found.length;
    console.log(`${name}: ${found.length === 0 ? 'identical' : `${found.length} differences`}`);
    for (const field of found.map(fieldOf)) fields.set(field, (fields.get(field) ?? 0) + 1);
    for (const line of found.slice(0, Number(values.max ?? 10))) console.log(`  ${line}`);
  }
  for (const [field, count] of [...fields].toSorted(([, a], [, b]) => b - a)) console.log(`${count} × ${field}`);
  console.log(`${audits.length} audits, ${total} differences`);
  return total === 0 ? 0 : 1;
}

process.exitCode = await main();
