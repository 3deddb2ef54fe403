/** A report and its brief as documents: a function of its own, so that others do not bundle the language texts. */

import { type AuditReader, readAudit } from '../../core/audits/read-audits.ts';
import { ownerIds } from '../../core/test-mode.ts';
import { askedBriefFormat, briefAnswer, markdownAnswer } from '../api/audits/documents.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';

export function createHandler(reader: Pick<AuditReader, 'get'>) {
  return dashboardHandler({
    'GET /dashboard/audits/{audit_id}/markdown': async ({ signedIn, parameter }) =>
      markdownAnswer(await readAudit(ownerIds(signedIn.accountId), parameter('audit_id'), reader)),

    'GET /dashboard/audits/{audit_id}/brief': async ({ event, signedIn, parameter }) => {
      const format = askedBriefFormat(event);
      return briefAnswer(await readAudit(ownerIds(signedIn.accountId), parameter('audit_id'), reader), format);
    },
  });
}
