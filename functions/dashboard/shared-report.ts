/** GET /dashboard/shared-report: the report that a share link opens, without signing in and without account data. */

import { sameOrder } from '../../core/audits/audit.ts';
import type { AuditReader } from '../../core/audits/read-audits.ts';
import { readShared, type ShareLinkStore } from '../../core/audits/share-links.ts';
import { isLive } from '../../core/test-mode.ts';
import { type ApiAnswer, header, openApiHandler } from '../runtime/api-handler.ts';
import { type SharedReport, shareTokenHeader } from './contract/share-links.ts';

/** For search engines and caches that come upon the report. The browser gets the same headers with the page. */
const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
};

export interface SharedReportDeps {
  reader: Pick<AuditReader, 'get'>;
  shares: Pick<ShareLinkStore, 'get'>;
  now: () => Date;
}

export function createHandler(deps: SharedReportDeps) {
  return openApiHandler(async (event): Promise<ApiAnswer> => {
    const { audit, outputJson, link } = await readShared(header(event, shareTokenHeader) ?? '', deps);
    const { created_at, completed_at } = audit;
    const read: Omit<SharedReport, 'output'> = {
      ...sameOrder(audit),
      livemode: isLive(audit.account_id),
      created_at,
      ...(completed_at === undefined ? {} : { completed_at }),
      expires_at: link.expires_at,
    };
    // The output is inserted as its stored text.
    const json = `${JSON.stringify(read).slice(0, -1)},"output":${outputJson}}`;
    return { status: 200, json, headers: privateHeaders };
  });
}
