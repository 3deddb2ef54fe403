/** Reads the page of a source and decides whether it counts in the market's statistics. */

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
import { hasMainContent } from './main-content.ts';
import { readRule } from './rule.ts';

const { clientError, serverError, signatureBytes } = readRule.values;

/** A source with the content of its page. */
export interface ReadSource extends Source {
  answer: PageAnswer;
  /** Hash of the body as served. */
  contentSha256?: string;
  /** Hash of the main content's text. */
  textSha256?: string;
  page?: AnalyzedPage;
  /**
   * What crawlers may do with the page. For a page that was not read, only the verdicts of robots.txt are known; absent
   * if robots.txt was not requested either.
   */
  access?: Access;
  /** The detected language, if certain. */
  language?: string;
  excluded?: ExclusionReason;
  /** Whether a page that was read would count if it were not the user's. */
  isUsable?: boolean;
}

/** The address of a source's page: the final one if the page was served. */
export function addressOf({ url, answer }: ReadSource): string {
  return answer.outcome === 'fetched' ? answer.final_url : url;
}

/**
 * Reads at most `maxBytes` of the page in `answer`; `analyzer` must be for the requested language. Never throws because
 * of a page's content.
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
  const { detectedLanguage, declaredLanguage } = document.facts;
  const language = document.text === '' ? null : sureLanguage(detectedLanguage, document.text, declaredLanguage?.value);
  const page = analyzePage({ source_id: source.id, domain: domainOf(answer.final_url) }, document, analyzer);
  const unusable = judge(page, document, language, analyzer.language);
  const excluded = source.isUserPage ? 'own_page' : unusable;
  return {
    ...known,
    textSha256: await sha256(document.text),
    isUsable: unusable === undefined,
    page,
    access: assessAccess({
      url,
      metas: document.facts.metas,
      ...(answer.robots === undefined ? {} : { robots: answer.robots }),
      // Several lines of a header are joined by commas.
      ...(headers['x-robots-tag'] === undefined ? {} : { xRobotsTag: [headers['x-robots-tag']] }),
    }),
    ...(language === null ? {} : { language }),
    ...(excluded === undefined ? {} : { excluded }),
  };
}

/** Why a fetched page cannot be read, judged without parsing it; undefined if it can. */
export function unreadableReason({ body, headers }: FetchedPage): 'too_large' | 'non_html' | undefined {
  if (body.length > maxPageBytes) return 'too_large';
  return isHtml(headers['content-type'], body) ? undefined : 'non_html';
}

/** Whether a body is HTML, by its Content-Type or, without one, by a tag at the start. */
function isHtml(contentType: string | undefined, body: Uint8Array): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type !== undefined && type !== '') return type === 'text/html' || type === 'application/xhtml+xml';
  const beginning = new TextDecoder('latin1')
    .decode(body.subarray(0, signatureBytes))
    .replace(/^\u00ef\u00bb\u00bf/u, '');
  return /^\s*<[a-z!?]/iu.test(beginning);
}

/** Access by robots.txt alone, for a page that was not read. */
function robotsAlone(url: string, { robots }: PageAnswer): { access?: Access } {
  return robots === undefined ? {} : { access: assessAccess({ url, robots, metas: [] }) };
}

function judge(
  page: AnalyzedPage,
  document: Document,
  detected: string | null,
  wanted: string,
): ExclusionReason | undefined {
  const { unreadable } = document.facts;
  if (unreadable !== null) return unreadable.reason === 'login' ? 'login_required' : unreadable.reason;
  if (!hasMainContent(page.words)) return 'thin_text';
  return contradictsLanguage(detected, document.facts.declaredLanguage?.value, wanted) ? 'wrong_language' : undefined;
}

/**
 * Excludes pages whose text repeats that of an earlier result: each text counts once, and the user's own text never
 * counts for the market.
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
