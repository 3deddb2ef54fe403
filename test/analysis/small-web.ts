/** A web of a few pages and a search over it, both in memory, for tests of the whole engine. */
import type { AuditOrder, FailedFetch, FetchedPage, Ports, SerpSnapshot } from '../../analysis/index.ts';

export const engine = { version: '0.1.0', git_sha: 'abc1234' };

/** A page's answer to a fetch: HTML, or a fetch as a port would give it. */
export type Answer = string | Partial<FetchedPage> | (Partial<FailedFetch> & { outcome: 'failed' });

/** An order for a market audit of "standing desk", changed as given. */
export function orderOf(changes: Partial<AuditOrder> = {}): AuditOrder {
  return {
    audit_id: '01890000-0000-7000-8000-000000000001',
    audit_type: 'market',
    keyword: 'Standing  desk',
    language: 'en',
    country: 'US',
    created_at: '2026-11-01T10:00:00.000Z',
    started_at: '2026-11-01T10:00:01.000Z',
    ...changes,
  };
}

/** Ports over `web` (address to answer); the search gives its addresses in order. Unknown addresses are an error. */
export function portsOver(web: Readonly<Record<string, Answer>>, serp: readonly string[] = Object.keys(web)): Ports {
  return {
    search: async (request) => snapshotOf(request, serp),
    fetchPage: async (url) => {
      const answer = web[url];
      if (answer === undefined) throw new Error(`nobody should ask for ${url}`);
      return answerOf(url, answer);
    },
  };
}

function snapshotOf(request: SerpSnapshot['request'], serp: readonly string[]): SerpSnapshot {
  return {
    provider: 'small-web',
    request,
    collected_at: '2026-11-01T10:00:02.000Z',
    organic: serp.map((url, index) => ({
      rank_absolute: index + 2,
      rank_group: index + 1,
      url,
      domain: new URL(url).hostname,
      title: `Result ${index + 1}`,
      snippet: 'About desks.',
    })),
    paa: [],
    related: [],
    answers: [],
    items: [],
    features: { ai_overview: 'unsupported', paa: 'not_captured' },
    raw_sha256: '0'.repeat(64),
  };
}

function answerOf(url: string, answer: Answer): FetchedPage | FailedFetch {
  if (typeof answer !== 'string' && answer.outcome === 'failed') {
    return { requested_url: url, reason: 'timeout', ...answer };
  }
  const changes = typeof answer === 'string' ? { body: new TextEncoder().encode(answer) } : answer;
  return {
    outcome: 'fetched',
    requested_url: url,
    final_url: url,
    redirects: [url],
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: new Uint8Array(),
    fetched_at: '2026-11-01T10:00:03.000Z',
    robots: { status: 404 },
    ...changes,
  };
}

/** An English page on standing desks, usable, with a wording of its own by `variant`. */
export function deskPage(variant: number, more = ''): string {
  const own = `Model ${variant} of our walnut series carries ${variant + 50} kilos and rises in ${variant + 9} seconds.`;
  return `<html lang="en"><head><title>Standing desk ${variant}</title>
    <meta property="article:published_time" content="2026-09-${10 + (variant % 20)}T08:00:00+02:00"></head><body><article>
    <h1>Standing desk number ${variant}</h1>
    <p>${own} A standing desk lets you change your posture while you work, and a motor raises the table top.</p>
    <h2>What is a standing desk?</h2>
    <p>It is a desk with a height adjustable frame, so that you can sit for an hour and then stand for another.
    Most people who work at home or in an office choose an electric frame with two motors and a memory for heights.</p>
    <h2>How much weight does model ${variant} carry?</h2>
    <p>${own} The frame is made of steel, and the table top is made of walnut that comes from managed forests.
    You should still place the heaviest monitor over the legs, and keep the cables long enough for the way up.</p>
    <ul><li>electric frame with two motors</li><li>walnut table top</li><li>warranty of ${variant + 2} years</li></ul>
    <p>Before you buy, measure the room and the height of your elbows when you stand with your shoes on, then add
    what the table top is thick. That is the height that the desk has to reach for you to type in comfort.</p>
    ${more}</article></body></html>`;
}

/** A web of `count` desk pages on hosts of their own. */
export function deskWeb(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`https://desk${i + 1}.example/page`, deskPage(i + 1)]),
  );
}
