/** /dashboard/audits/{audit_id}/…: a report and its brief as documents, and two reports compared; apart from the routes that read no report. */
import { type AuditReader, readAudit } from '../../core/audits/read-audits.ts';
import { comparisonAnswer } from '../api/audits/compare.ts';
import { askedBriefFormat, briefAnswer, markdownAnswer } from '../api/audits/documents.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';

export function createHandler(reader: Pick<AuditReader, 'get'>) {
  return dashboardHandler({
    'GET /dashboard/audits/{audit_id}/markdown': async ({ signedIn, parameter }) =>
      markdownAnswer(await readAudit(signedIn.accountId, parameter('audit_id'), reader)),

    'GET /dashboard/audits/{audit_id}/brief': async ({ event, signedIn, parameter }) => {
      const format = askedBriefFormat(event);
      return briefAnswer(await readAudit(signedIn.accountId, parameter('audit_id'), reader), format);
    },

    'GET /dashboard/audits/{audit_id}/compare/{other_id}': ({ signedIn, parameter }) =>
      comparisonAnswer(signedIn.accountId, { before: parameter('audit_id'), after: parameter('other_id') }, reader),
  });
}
