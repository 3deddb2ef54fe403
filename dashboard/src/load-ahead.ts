/** Loads what the address names before its view is rendered: its code while the session is opened, its data right after. */
import type { QueryClient } from '@tanstack/react-query';
import { readAuditsAhead } from './api/audit-list.ts';
import { readAuditAhead } from './api/audits.ts';
import type { ApiClient } from './api/client.ts';
import { readKeysAhead } from './api/keys.ts';
import { readFilters } from './audits/audit-filters.ts';
import { loadWordsOf, reportView } from './report/load.ts';
import { viewCode } from './ui/view-code.tsx';

export const auditsView = viewCode(() => import('./audits/audits-view.tsx').then(({ AuditsView }) => AuditsView));
export const auditView = viewCode(() => import('./audits/audit-view.tsx').then(({ AuditView }) => AuditView));

const auditPath = /^\/audits\/([^/]+)\/?$/u;

/** Loads the code that shows `path`. What does not arrive is asked for again by the view itself. */
export async function loadCodeAhead(path: string): Promise<void> {
  await Promise.allSettled(codeOf(path).map((load) => load()));
}

function codeOf(path: string): readonly (() => Promise<unknown>)[] {
  if (isList(path)) return [auditsView.load];
  return auditPath.test(path) ? [auditView.load, reportView.load] : [];
}

/**
 * Asks for what the view of this address shows first. The view finds the answers in the cache, and asks for what
 * failed.
 */
export async function readDataAhead(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  client: QueryClient,
  api: ApiClient,
): Promise<void> {
  const auditId = auditPath.exec(pathname)?.[1];
  const query = new URLSearchParams(search);
  if (auditId !== undefined) await readAuditAhead(client, api, decodeURIComponent(auditId), loadWordsOf);
  // Only the list in its own order is read page by page.
  else if (isList(pathname) && query.get('order') === null) {
    await Promise.all([readAuditsAhead(client, api, readFilters(query)), readKeysAhead(client, api)]);
  }
}

function isList(path: string): boolean {
  return /^\/(?:audits\/?)?$/u.test(path);
}
