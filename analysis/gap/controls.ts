/** Measures control pages against the market, as the user's page is. */

import { sameAddress } from '../gather/address.ts';
import { mapBounded } from '../gather/bounded.ts';
import { bytesReadOfPage } from '../gather/byte-budget.ts';
import type { Pace } from '../gather/pace.ts';
import type { FetchPage } from '../gather/ports.ts';
import type { PageAnswer, Source } from '../gather/sources.ts';
import { aiCitations } from '../market/citations/ai-citations.ts';
import type { Market } from '../market/market.ts';
import type { FittingSources } from '../market/subject-fit/section.ts';
import type { UserPage } from '../page/identity/user-page.ts';
import { passagesOf } from '../read/passages.ts';
import { readSource } from '../read/read-source.ts';
import { readRule } from '../read/rule.ts';
import type { Control } from '../report/gap/controls.ts';
import type { MarketSerp } from '../report/report.ts';
import { composeGap } from './section.ts';

const { maxConcurrentFetches } = readRule.values;

export interface FetchedSource {
  source: Source;
  answer: PageAnswer;
}

/**
 * Fetches the control pages, in their order, fresh, so that an edit is seen. A page that is a source already is not
 * fetched again.
 */
export async function fetchControls(
  urls: readonly string[],
  sources: readonly FetchedSource[],
  fetchPage: FetchPage,
  pace: Pace,
): Promise<FetchedSource[]> {
  return await mapBounded(urls, maxConcurrentFetches, async (url, index) => {
    const known = sources.find(({ source }) => sameAddress(source.url, url));
    // Read as the user's page is: whatever the page is like, it is compared.
    const source = { ...(known?.source ?? { id: `c${index + 1}`, url }), isUserPage: true };
    return { source, answer: known?.answer ?? (await pace.withinDeadline(() => fetchPage(url, { fresh: true }))) };
  });
}

/**
 * Measures the control pages one by one, so that only one is in memory. Those of `fetched` that cannot be read are
 * reported with the reason.
 * @param sources all other pages of the audit, with which the control pages share the bytes to read
 */
export async function composeControls(
  fetched: readonly FetchedSource[],
  sources: readonly FetchedSource[],
  user: Pick<UserPage, 'snapshot' | 'support' | 'keyword' | 'query' | 'analyzer'>,
  { market, report, fitOf }: { market: Market; report: MarketSerp; fitOf: FittingSources['fitOf'] },
): Promise<Control[]> {
  const maxBytes = bytesReadOfPage([...sources, ...fetched].map(({ answer }) => answer));
  const controls: Control[] = [];
  for (const { source: wanted, answer } of fetched) {
    const source = await readSource(wanted, answer, user.analyzer, maxBytes);
    const { page, textSha256 } = source;
    const addresses = [source.url, ...(answer.outcome === 'fetched' ? [answer.final_url] : [])];
    const seen = {
      url: source.url,
      organic_rank: source.result?.rank_group ?? null,
      cited_by: aiCitations(addresses, user.snapshot.answers)?.cited_by ?? [],
    };
    if (page === undefined || answer.outcome === 'failed') {
      const figures = { verdict: null, score: null, topics: null, questions: null, text_sha256: null };
      controls.push({ ...seen, unread: source.excluded ?? 'unreachable', ...figures });
      continue;
    }
    const fit = fitOf({ page, cut: passagesOf(page) });
    const { gap } = await composeGap({ ...user, source, fit, fetched: answer }, page, market, report);
    controls.push({
      ...seen,
      unread: null,
      verdict: gap.verdict.state,
      score: gap.scores.overall,
      topics: countOf(gap.topic_coverage, 'covered'),
      questions: countOf(gap.question_answerability, 'answered'),
      text_sha256: textSha256 ?? null,
    });
  }
  return controls;
}

function countOf(rows: readonly { status: string }[], status: string): Control['topics'] {
  return rows.length === 0 ? null : { k: rows.filter((row) => row.status === status).length, n: rows.length };
}
