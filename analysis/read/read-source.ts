/** Reads the page of a source and judges whether the market's statistics may count it. */

import { type Access, assessAccess } from '../access/access.ts';
import { type Document, extract } from '../extract/extract.ts';
import { maxPageBytes } from '../extract/parse/decode.ts';
import { domainOf } from '../gather/address.ts';
import type { FetchedPage } from '../gather/ports.ts';
import type { PageAnswer, Source } from '../gather/sources.ts';
import { sha256 } from '../report/hash/sha256.ts';
import type { ExclusionReason } from '../report/metadata/coverage.ts';
import type { Analyzer } from '../text/analyzer.ts';
import { contradictsLanguage, sureLanguage } from '../text/language.ts';
import { type AnalyzedPage, analyzePage } from './analyzed-page.ts';
import { readRule } from './rule.ts';

const { minWords, clientError, serverError, signatureBytes } = readRule.values;

/** A source with what its page holds. */
export interface ReadSource extends Source {
  answer: PageAnswer;
  /** Of the body as served. */
  contentSha256?: string;
  /** Of the main content's text. */
  textSha256?: string;
  page?: AnalyzedPage;
  /**
   * What crawlers may do with it. Of a page that was not read only the verdicts of robots.txt are known, and `access` is
   * absent where nobody asked for that either.
   */
  access?: Access;
  /** The language that the text is surely in. */
  language?: string;
  excluded?: ExclusionReason;
}

/** Where the page of a source stands: the address that was served, where one was. */
export function addressOf({ url, answer }: ReadSource): string {
  return answer.outcome === 'fetched' ? answer.final_url : url;
}

/**
 * Reads what `answer` brought, `maxBytes` of it; `analyzer` is of the language asked for. Never throws over a page's
 * content.
 */
export async function readSource(
  source: Source,
  answer: PageAnswer,
  analyzer: Analyzer,
  maxBytes = maxPageBytes,
): Promise<ReadSource> {
  if (answer.outcome === 'failed') {
    return { ...source, answer, ...robotsAlone(source.url, answer), excluded: answer.reason };
  }
  const contentSha256 = await sha256(answer.body);
  const known = { ...source, answer, contentSha256 };
  const { body, final_url: url, headers, fetched_at: fetchedAt } = answer;
  const unreadable =
    answer.status >= clientError ? (answer.status < serverError ? 'http_4xx' : 'http_5xx') : unreadableReason(answer);
  if (unreadable !== undefined) return { ...known, ...robotsAlone(url, answer), excluded: unreadable };
  const read = extract(body.subarray(0, maxBytes), { url, contentType: headers['content-type'], fetchedAt });
  const document: Document = body.length > maxBytes ? { ...read, limits: ['bytes', ...read.limits] } : read;
  const language = document.text === '' ? null : sureLanguage(document.facts.detectedLanguage, document.text);
  const page = analyzePage({ source_id: source.id, domain: domainOf(answer.final_url) }, document, analyzer);
  const excluded = judge(source, page, document, language, analyzer.language);
  return {
    ...known,
    textSha256: await sha256(document.text),
    page,
    access: assessAccess({
      url,
      metas: document.facts.metas,
      ...(answer.robots === undefined ? {} : { robots: answer.robots }),
      // Several lines of a header come joined by commas.
      ...(headers['x-robots-tag'] === undefined ? {} : { xRobotsTag: [headers['x-robots-tag']] }),
    }),
    ...(language === null ? {} : { language }),
    ...(excluded === undefined ? {} : { excluded }),
  };
}

/** Why a fetched page is none to read, told without reading it; undefined when it is one. */
export function unreadableReason({ body, headers }: FetchedPage): 'too_large' | 'non_html' | undefined {
  if (body.length > maxPageBytes) return 'too_large';
  return isHtml(headers['content-type'], body) ? undefined : 'non_html';
}

/** By its Content-Type or, without one, by beginning with a tag. */
function isHtml(contentType: string | undefined, body: Uint8Array): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '') return type === 'text/html' || type === 'application/xhtml+xml';
  const beginning = new TextDecoder('latin1')
    .decode(body.subarray(0, signatureBytes))
    .replace(/^\u00ef\u00bb\u00bf/u, '');
  return /^\s*<[a-z!?]/iu.test(beginning);
}

/** What the robots.txt that came with an answer says of `url`, whatever else came. */
function robotsAlone(url: string, { robots }: PageAnswer): { access?: Access } {
  return robots === undefined ? {} : { access: assessAccess({ url, robots, metas: [] }) };
}

function judge(
  source: Source,
  page: AnalyzedPage,
  document: Document,
  detected: string | null,
  wanted: string,
): ExclusionReason | undefined {
  if (source.isUserPage) return 'own_page';
  const { unreadable } = document.facts;
  if (unreadable !== null) return unreadable.reason === 'login' ? 'login_required' : unreadable.reason;
  if (page.words < minWords) return 'thin_text';
  return contradictsLanguage(detected, document.facts.declaredLanguage?.value, wanted) ? 'wrong_language' : undefined;
}

/**
 * Excludes pages whose text another has already brought, in the order of the results: the same text counts once,
 * and never for the market when it is the user's own.
 */
export function withoutDuplicates(sources: readonly ReadSource[]): ReadSource[] {
  const own = new Set(sources.filter((source) => source.isUserPage).map((source) => source.textSha256));
  const seen = new Set<string>();
  return sources.map((source) => {
    if (source.excluded !== undefined || source.textSha256 === undefined) return source;
    if (own.has(source.textSha256)) return { ...source, excluded: 'own_page' };
    if (seen.has(source.textSha256)) return { ...source, excluded: 'duplicate' };
    seen.add(source.textSha256);
    return source;
  });
}
