/** Runs one audit with the engine and prints the report. Loaded only for an audit: the engine takes a second to load. */
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { prepareSnapshotFolder, recordPorts, snapshotNames, writeSnapshot } from '../../adapters/serp/snapshot.ts';
import {
  type AnalysisFailure,
  analyze,
  type Progress,
  type Report,
  renderBrief,
  renderMarkdown,
} from '../../analysis/index.ts';
import { formatAuditId } from '../../core/audits/audit-id.ts';
import { thisProjectDir } from '../../local/project.ts';
import { revisionOf } from '../../local/revision.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { printable, printableJson } from '../terminal.ts';
import { modelOf } from './model.ts';
import { type AuditOptions, readQuery } from './options.ts';
import { openWorld, usable, usageOf } from './world.ts';

const failureSentences: Record<AnalysisFailure, string> = {
  no_search_results: 'The search has no result for this keyword, language and country.',
  search_unavailable: 'The search could not be reached.',
  page_unreachable: 'The page at --url could not be had.',
  page_not_html: 'The address at --url serves no HTML page.',
  page_too_large: 'The page at --url is larger than 5 MB.',
  analysis_timeout: 'The analysis did not finish in time.',
};

const now = (): Date => new Date();
const say = (line: string): void => console.error(printable(line));

/**
 * Runs the audit and prints the report to stdout, progress and failures to stderr. Sets the exit code to 1 after a
 * failure.
 *
 * @throws UsageError for options or a saved snapshot that cannot be used
 */
export async function auditHere(options: AuditOptions): Promise<void> {
  try {
    const report = await audit(options);
    if (report !== undefined) process.stdout.write(written(report, options.format));
  } catch (error) {
    throw usageOf(error);
  }
}

/** Runs the audit. Returns undefined after a failure, which it has printed. */
async function audit(options: AuditOptions): Promise<Report | undefined> {
  const created = now();
  const localDir = resolve(process.env.LOCAL_DIR || '.local');
  const world = await openWorld(options, { localDir, now, log: say });
  const query = readQuery(options, world.saved);
  const { save, url, control = [] } = options;
  if (save !== undefined) usable(() => prepareSnapshotFolder(save));

  const { ports, recorded } = recordPorts({ ...world.ports, ...modelOf(options.model) });
  const order = {
    audit_id: formatAuditId(created, randomBytes(10)),
    audit_type: url === undefined ? ('market' as const) : ('gap' as const),
    ...query,
    ...(url === undefined ? {} : { user_url: url }),
    ...(control.length === 0 ? {} : { control_urls: control }),
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
    const pages = [...(url === undefined ? [] : [`--url ${url}`]), ...control.map((page) => `--control ${page}`)];
    say(`saved; replayed with ${[`--serp ${join(save, snapshotNames.serp)}`, ...pages].join(' ')}`);
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
  if (format === 'json') return `${printableJson(report)}\n`;
  if (format === 'markdown') return renderMarkdown(report);
  const brief = renderBrief(report, format === 'brief' ? 'markdown' : 'html');
  if (brief !== null) return brief;
  say('This market has too few pages for a brief.');
  process.exitCode = 1;
  return '';
}
