/** Audits a page against the golden market. */
import { type AuditOrder, analyze, type FetchedPage, type GapReport } from '../../../analysis/index.ts';
import { goldenOrders, goldenPorts } from '../../golden/reports.ts';
import { strongUrl } from './strong-page.ts';

/** How the page is served, beside its HTML. */
export type Served = Partial<Pick<FetchedPage, 'headers' | 'robots' | 'final_url' | 'redirects' | 'status'>>;

/** The gap report of `html` as served at `strongUrl`. */
export async function audited(html: string, served: Served = {}, order: Partial<AuditOrder> = {}): Promise<GapReport> {
  const ports = goldenPorts();
  const page: FetchedPage = {
    outcome: 'fetched',
    requested_url: strongUrl,
    final_url: strongUrl,
    redirects: [strongUrl],
    status: 200,
    body: new TextEncoder().encode(html),
    fetched_at: '2026-10-05T08:00:02.000Z',
    robots: { status: 404 },
    ...served,
    headers: { 'content-type': 'text/html; charset=utf-8', ...served.headers },
  };
  const outcome = await analyze(
    { ...goldenOrders.gap, user_url: strongUrl, ...order },
    { ...ports, fetchPage: async (url) => (url === strongUrl ? page : await ports.fetchPage(url)) },
    { engine: { version: '0.0.0', git_sha: 'test' } },
  );
  if (outcome.outcome === 'failed') throw new Error(`${outcome.code}: ${outcome.detail}`);
  if (!('gap' in outcome.report)) throw new Error('a gap audit has a gap');
  return outcome.report;
}
