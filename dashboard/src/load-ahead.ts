/** Loads the code of the view that the address names while the session is opened, instead of after it. */
import { loadReport } from './report/load.ts';

export const loadAuditsView = () => import('./audits/audits-view.tsx');
export const loadAuditView = () => import('./audits/audit-view.tsx');

/** Starts to load what `path` shows. What does not arrive is asked for again by the view itself. */
export function loadAhead(path: string): void {
  const wanted = viewsOf(path);
  for (const load of wanted) void load().catch(() => undefined);
}

function viewsOf(path: string): readonly (() => Promise<unknown>)[] {
  if (/^\/(?:audits\/?)?$/u.test(path)) return [loadAuditsView];
  return /^\/audits\/[^/]+\/?$/u.test(path) ? [loadAuditView, loadReport] : [];
}
