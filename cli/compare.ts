/** `npm run compare`: compares two reports from `npm run audit -- --format json` or from the API. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareReports, isComparable, type Report, renderComparison, reportSchema } from '../analysis/index.ts';
import { printable, printableJson } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Compares two reports on one keyword: page, market, citations, findings.

Usage
  npm run -s compare -- <before.json> <after.json> [--format markdown|json]

A file holds a report (npm run -s audit -- … --format json) or an audit as GET /v1/audits/{audit_id} answers it.
Exit code 0: compared; 2: a mistake in the call.
`;

const formats = ['markdown', 'json'];

function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { format: { type: 'string', default: 'markdown' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(help);
    return;
  }
  const [before, after, ...others] = positionals;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new UsageError('two files are needed: the earlier report and the later one');
  }
  if (!formats.includes(values.format)) throw new UsageError(`--format must be one of: ${formats.join(', ')}`);
  const [earlier, later] = [readReport(before), readReport(after)];
  if (!isComparable(earlier, later)) {
    throw new UsageError('the reports must be on the same keyword, language and country');
  }
  const comparison = compareReports(earlier, later);
  const { keyword, language } = later.metadata;
  process.stdout.write(
    values.format === 'json' ? `${printableJson(comparison)}\n` : renderComparison(comparison, keyword, language),
  );
}

/** Reads the report in a file. @throws UsageError that says what is wrong with it */
function readReport(file: string): Report {
  const json = parsed(file);
  const output = typeof json === 'object' && json !== null && 'output' in json ? json.output : json;
  const { success, data } = reportSchema.safeParse(output);
  if (!success) throw new UsageError(`${file} holds no report of this version`);
  return data;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof SyntaxError ? 'it is not JSON' : 'no such file'}`);
  }
}

try {
  run();
} catch (error) {
  const isMistake =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isMistake) throw error;
  console.error(printable(`${error instanceof Error ? error.message : error}\nSee: npm run -s compare -- --help`));
  process.exitCode = 2;
}
