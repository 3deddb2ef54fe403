/** Reads the arguments of `npm run audit`. */
import { parseArgs } from 'node:util';
import { countries, languages } from '../../core/audits/locales.ts';
import { isPageAddress, maxControlUrls, readKeyword, repeatedControls } from '../../core/audits/order-rules.ts';
import { UsageError } from '../usage-error.ts';

export const formats = ['markdown', 'json', 'brief', 'brief-html'] as const;

/** The arguments as given, including paths. */
export interface AuditOptions {
  keyword?: string;
  language?: string;
  country?: string;
  url?: string;
  /** Control pages. */
  control?: string[];
  serp?: string;
  pages?: string;
  save?: string;
  /** What answers as the language model: `file:<folder>`. */
  model?: string;
  format: (typeof formats)[number];
}

/** Reads the options; `help` if requested. @throws UsageError, or an error of parseArgs */
export function readOptions(args: readonly string[]): AuditOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      keyword: { type: 'string' },
      language: { type: 'string' },
      country: { type: 'string' },
      url: { type: 'string' },
      control: { type: 'string', multiple: true },
      serp: { type: 'string' },
      pages: { type: 'string' },
      save: { type: 'string' },
      model: { type: 'string' },
      format: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { help, format: wanted = 'markdown', ...rest } = values;
  if (help) return 'help';
  for (const [name, value] of Object.entries(rest)) {
    if (value === '' || (Array.isArray(value) && value.includes(''))) throw new UsageError(`--${name} is empty`);
  }
  const format = formats.find((known) => known === wanted);
  if (format === undefined) throw new UsageError(`--format must be one of: ${formats.join(', ')}`);
  if (rest.url !== undefined && !isPageAddress(rest.url)) {
    throw new UsageError('--url must be an http or https address without user name and password');
  }
  checkControls(rest.url, rest.control ?? []);
  return { ...rest, format };
}

/** @throws UsageError if the control pages have no page to stand beside, are too many, or are no other pages */
function checkControls(url: string | undefined, control: readonly string[]): void {
  if (control.length > 0 && url === undefined) throw new UsageError('--control needs --url: the page to compare with');
  if (control.length > maxControlUrls) throw new UsageError(`--control may be given ${maxControlUrls} times at most`);
  if (!control.every(isPageAddress)) {
    throw new UsageError('--control must be an http or https address without user name and password');
  }
  if (repeatedControls(url, control).length > 0) {
    throw new UsageError('--control must be other pages than --url, each once');
  }
}

/** The search query: from the options, else from `saved`. @throws UsageError that names what is missing or wrong */
export function readQuery(
  options: Pick<AuditOptions, 'keyword' | 'language' | 'country'>,
  saved?: { keyword: string; language: string; country: string },
): { keyword: string; language: string; country: string } {
  const keyword = options.keyword ?? saved?.keyword;
  if (keyword === undefined) throw new UsageError('--keyword is needed: what is searched for');
  const language = options.language ?? saved?.language;
  if (language === undefined) throw new UsageError('--language is needed: an ISO 639-1 code, such as en');
  const country = options.country ?? saved?.country;
  if (country === undefined) throw new UsageError('--country is needed: an ISO 3166-1 alpha-2 code, such as US');
  const read = readKeyword(keyword);
  if ('fault' in read) throw new UsageError(`--${read.fault}`);
  if (!languages.has(language)) {
    throw new UsageError(
      `--language: unknown code ${JSON.stringify(language)}; an ISO 639-1 code is expected, such as en`,
    );
  }
  if (!countries.has(country)) {
    throw new UsageError(
      `--country: unknown code ${JSON.stringify(country)}; an ISO 3166-1 alpha-2 code is expected, such as US`,
    );
  }
  return { keyword: read.keyword, language, country };
}
