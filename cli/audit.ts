/** `npm run audit`: runs one audit with the engine alone, without the service, and prints the report to stdout. */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { prepareSnapshotFolder, recordPorts, snapshotNames, writeSnapshot } from '../adapters/serp/snapshot.ts';
import {
  type AnalysisFailure,
  analyze,
  type Progress,
  type Report,
  renderBrief,
  renderMarkdown,
} from '../analysis/index.ts';
import { formatAuditId } from '../core/audits/audit-id.ts';
import { thisProjectDir } from '../local/project.ts';
import { revisionOf } from '../local/revision.ts';
import packageJson from '../package.json' with { type: 'json' };
import { type AuditOptions, formats, readOptions, readQuery } from './audit/options.ts';
import { openWorld, usable, usageOf } from './audit/world.ts';
import { UsageError } from './usage-error.ts';

const help = `Audits a keyword's market, or a page against it, with the engine alone: no service, no account.

Usage
  npm run -s audit -- --keyword <words> --language <code> --country <code> [--url <address>]
  npm run -s audit -- --serp <serp.json> [--pages <folder>] [--url <address>]

Options
  --keyword <words>   what is searched for
  --language <code>   ISO 639-1: en, fr, …
  --country <code>    ISO 3166-1 alpha-2: US, FR, …
  --url <address>     a page to hold against the market: makes it a gap audit
  --pages <folder>    pages to search, in the shape of corpus/ (see corpus/README.md; default: corpus/)
  --serp <file>       a saved results page instead of a search. Its pages are those of --pages (default: the folder
                      "pages" beside it); keyword, language and country are its own unless given
  --save <folder>     saves results page and pages there, to be replayed with --serp <folder>/serp.json
  --format <format>   ${formats.join(' | ')} (default: markdown)
  --help              this text

The report goes to stdout, progress to stderr. Exit code 0: a report; 1: the analysis failed; 2: a mistake in the call.
`;

const failureSentences: Record<AnalysisFailure, string> = {
  no_search_results: 'The search has no result for this keyword, language and country.',
  search_unavailable: 'The search could not be reached.',
  page_unreachable: 'The page at --url could not be had.',
  page_not_html: 'The address at --url serves no HTML page.',
  page_too_large: 'The page at --url is larger than 5 MB.',
  analysis_timeout: 'The analysis did not finish in time.',
};

// UTC as in Lambda: results must not depend on the operator's time zone.
process.env.TZ = 'UTC';

const now = (): Date => new Date();
const say = (line: string): void => console.error(line);

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(help);
    return;
  }
  const report = await audit(options);
  if (report !== undefined) process.stdout.write(written(report, options.format));
}

/** Runs the audit. Returns undefined after a failure, which it has printed. */
async function audit(options: AuditOptions): Promise<Report | undefined> {
  const created = now();
  const localDir = resolve(process.env.LOCAL_DIR || '.local');
  const world = await openWorld(options, { localDir, now, log: say });
  const query = readQuery(options, world.saved);
  const { save, url } = options;
  if (save !== undefined) usable(() => prepareSnapshotFolder(save));

  const { ports, recorded } = recordPorts(world.ports);
  const order = {
    audit_id: formatAuditId(created, randomBytes(10)),
    audit_type: url === undefined ? ('market' as const) : ('gap' as const),
    ...query,
    ...(url === undefined ? {} : { user_url: url }),
    created_at: created.toISOString(),
    started_at: now().toISOString(),
  };
  const engine = { version: packageJson.version, git_sha: revisionOf(thisProjectDir) || 'unknown' };
  const outcome = await analyze(order, ports, { engine, onProgress: progressTold() });
  if (outcome.outcome === 'failed') {
    say(`${outcome.code}: ${failureSentences[outcome.code]} (${outcome.detail})`);
    process.exitCode = 1;
    return undefined;
  }
  if (save !== undefined) {
    usable(() => writeSnapshot(save, recorded()));
    say(`saved; replayed with --serp ${join(save, snapshotNames.serp)}${url === undefined ? '' : ` --url ${url}`}`);
  }
  const { metadata } = outcome.report;
  return { ...outcome.report, metadata: { ...metadata, completed_at: now().toISOString() } };
}

/** Prints each step once, with the progress at its start. */
function progressTold(): (progress: Progress) => void {
  let last: string | undefined;
  return ({ progress, step }) => {
    if (step !== last) say(`${String(Math.round(progress * 100)).padStart(3)} % ${step}`);
    last = step;
  };
}

function written(report: Report, format: AuditOptions['format']): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  if (format === 'markdown') return renderMarkdown(report);
  const brief = renderBrief(report, format === 'brief' ? 'markdown' : 'html');
  if (brief !== null) return brief;
  say('This market has too few pages for a brief.');
  process.exitCode = 1;
  return '';
}

// The reader of stdout, such as `head`, may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

run().catch((thrown: unknown) => {
  const error = usageOf(thrown);
  const isMistake =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  // A mistake is printed as a message. Anything else is a bug, whose stack is needed.
  if (isMistake) say(`${error instanceof Error ? error.message : error}\nSee: npm run -s audit -- --help`);
  else console.error(error);
  process.exitCode = isMistake ? 2 : 1;
});
