/** `npm run audit`: runs one audit with the engine alone, without the service, and prints the report to stdout. */
import { formats, readOptions } from './audit/options.ts';
import { printable } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const help = `Audits a keyword's market, or a page against it, with the engine alone: no service, no account.

Usage
  npm run -s audit -- --keyword <words> --language <code> --country <code> [--url <address> [--control <address>] …]
  npm run -s audit -- --serp <serp.json> [--pages <folder>] [--url <address>]

Options
  --keyword <words>   what is searched for
  --language <code>   ISO 639-1: en, fr, …
  --country <code>    ISO 3166-1 alpha-2: US, FR, …
  --url <address>     a page to hold against the market: makes it a gap audit
  --control <address> another page of the site, measured beside it; up to five times
  --pages <folder>    pages to search, in the shape of corpus/ (see corpus/README.md; default: corpus/)
  --serp <file>       a saved results page instead of a search. Its pages are those of --pages (default: the folder
                      "pages" beside it); keyword, language and country are its own unless given
  --save <folder>     saves results page and pages there, to be replayed with --serp <folder>/serp.json
  --model <model>     a language model that adds to the rules: file:<folder> writes its requests to the folder and takes
                      answers from there (see docs/model.md; default: the variable LANGUAGE_MODEL, or none)
  --format <format>   ${formats.join(' | ')} (default: markdown)
  --help              this text

The report goes to stdout, progress to stderr. Exit code 0: a report; 1: the analysis failed; 2: a mistake in the call.
`;

// UTC as in Lambda: results must not depend on the operator's time zone.
process.env.TZ = 'UTC';

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    process.stdout.write(help);
    return;
  }
  const { auditHere } = await import('./audit/run.ts');
  await auditHere(options);
}

// The reader of stdout, such as `head`, may close it early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

run().catch((error: unknown) => {
  const isMistake =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  // A mistake is printed as a message. Anything else is a bug, whose stack is needed.
  const message = `${error instanceof Error ? error.message : error}\nSee: npm run -s audit -- --help`;
  if (isMistake) console.error(printable(message));
  else console.error(error);
  process.exitCode = isMistake ? 2 : 1;
});
