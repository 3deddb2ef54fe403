/** A completed audit as a document over HTTP, for `/v1` and the dashboard: the brief, and the whole report. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { type Report, renderBrief, renderMarkdown } from '../../../analysis/index.ts';
import type { AuditWithOutput } from '../../../core/audits/read-audits.ts';
import { ServiceError } from '../../../core/service-error.ts';
import type { ApiAnswer } from '../../runtime/api-handler.ts';
import { parseQuery } from '../../runtime/parse-request.ts';
import { briefQuery } from '../contract/read.ts';

const media = { markdown: ['text/markdown', 'md'], html: ['text/html', 'html'] } as const;

/**
 * The brief format that the query requests.
 *
 * @throws ServiceError `validation_error`
 */
export function askedBriefFormat(event: APIGatewayProxyEvent): keyof typeof media {
  return parseQuery(event, briefQuery).format;
}

/**
 * 200 with the brief for a writer, as a file.
 *
 * @throws ServiceError `conflict` if there is none
 */
export function briefAnswer(found: AuditWithOutput, format: keyof typeof media): ApiAnswer {
  const brief = renderBrief(reportOf(found), format);
  if (brief === null) throw new ServiceError('conflict', 'This market has too few pages for a brief.');
  return file(brief, format, `brief-${found.audit.audit_id}`);
}

/**
 * 200 with the report as Markdown, as a file.
 *
 * @throws ServiceError `conflict` if there is none
 */
export function markdownAnswer(found: AuditWithOutput): ApiAnswer {
  return file(renderMarkdown(reportOf(found)), 'markdown', `audit-${found.audit.audit_id}`);
}

/**
 * Returns the report of an audit.
 *
 * @throws ServiceError `conflict` before the audit is completed
 */
export function reportOf({ outputJson }: AuditWithOutput): Report {
  if (outputJson === undefined) throw new ServiceError('conflict', 'This audit has no report: it is not completed.');
  // Our worker wrote it, validated by the schema.
  return JSON.parse(outputJson);
}

function file(content: string, format: keyof typeof media, name: string): ApiAnswer {
  const [type, extension] = media[format];
  return {
    status: 200,
    text: { type: `${type}; charset=utf-8`, content },
    headers: { 'Content-Disposition': `attachment; filename="${name}.${extension}"` },
  };
}
