/** What no log may hold: keys, secrets, credentials, their hashes, headers that bear them, and the text of pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const corpusDir = join(import.meta.dirname, '../corpus/html');

/** Secrets by their form, whoever made them. */
const forms: readonly [string, RegExp][] = [
  ['an API key', /ask_(?:live|test)_[0-9A-Za-z]/u],
  ['a webhook secret', /whsec_/u],
  ['a hash', /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/u],
  ['a long secret', /(?<![0-9A-Za-z])(?:(?=[A-Za-z]*\d)[0-9A-Za-z]{43,}|[0-9A-Za-z+/]{43}=)/u],
  ['a header that bears a secret', /(?:\bauthorization|x-api-key|webhook-signature)["'\\]*\s*[:=]/iu],
  ['a signature', /AWS4-HMAC-SHA256|\bv1,[0-9A-Za-z+/]{43}=/u],
  ['credentials', /\b(?:Basic|Bearer) [0-9A-Za-z+/=._-]{8,}/u],
];

/** So many words of a page in their order are its text; a log's own sentences share no more with any page. */
const wordsOfPage = 6;
const tag = /<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/giu;

export interface Leak {
  file: string;
  line: number;
  /** What it is, never the thing itself; of pages, which are ours, the words. */
  what: string;
}

export interface LogText {
  file: string;
  text: string;
}

/** What is to be found beside the forms: each text as it is, and as JSON writes it. */
export function findLeaks(logs: readonly LogText[], secrets: readonly string[] = []): Leak[] {
  const written = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)]);
  const leaks: Leak[] = [];
  for (const { file, text } of logs) {
    for (const [index, line] of text.split('\n').entries()) {
      const found = forms.filter(([, form]) => form.test(line)).map(([what]) => what);
      if (written.some((secret) => line.includes(secret))) found.push('a secret of this suite');
      const run = runsOfWords(line).find((words) => pageText().has(words));
      if (run !== undefined) found.push(`the text of a page: “${run}”`);
      leaks.push(...found.map((what) => ({ file, line: index + 1, what })));
    }
  }
  return leaks;
}

/** The logs of a service's functions. */
export function readLogs(localDir: string): LogText[] {
  const folder = join(localDir, 'logs');
  return readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/**
 * Looks through what a service logged; every suite that runs one does it before the logs go.
 *
 * @param printed what the service itself printed, which shows a new key and nothing else of the kind
 * @throws Error that names files and lines, and quotes no secret
 */
export function checkLogs(
  localDir: string,
  { secrets = [], printed = '' }: { secrets?: readonly string[]; printed?: string } = {},
): void {
  const shown = {
    file: 'printed',
    text: printed.replaceAll(/ask_(?:live|test)_[0-9A-Za-z]{49}/gu, '').replaceAll('X-API-Key:', ''),
  };
  const leaks = findLeaks([...readLogs(localDir), shown], secrets);
  if (leaks.length === 0) return;
  const told = leaks.slice(0, 10).map(({ file, line, what }) => `${file}:${line} holds ${what}`);
  throw new Error(`${leaks.length} lines of the logs hold what no log may hold:\n${told.join('\n')}`);
}

/** The strings in credentials as JSON, addresses aside. */
export function secretsIn(credentials: string | undefined): string[] {
  const strings: string[] = [];
  JSON.parse(credentials ?? '{}', (name, value) => {
    if (typeof value === 'string' && name !== 'base_url') strings.push(value);
    return value;
  });
  return strings;
}

let pages: ReadonlySet<string> | undefined;

/** Every run of words of the pages in the corpus. */
function pageText(): ReadonlySet<string> {
  pages ??= new Set(
    readdirSync(corpusDir).flatMap((file) =>
      runsOfWords(readFileSync(join(corpusDir, file), 'utf8').replaceAll(tag, ' ')),
    ),
  );
  return pages;
}

/** Single letters do not count: identifiers hold them between digits, and pages as an alphabet to jump by. */
function runsOfWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.slice(wordsOfPage - 1).map((_, index) => words.slice(index, index + wordsOfPage).join(' '));
}
