/** The tools of the MCP server: launch an audit, read its overview or a section, list, compare. */
import * as z from 'zod';
import { maxWaitSeconds, readAudit, waitForEnd } from '../../../core/audits/read-audits.ts';
import { ServiceError } from '../../../core/service-error.ts';
import { isLive } from '../../../core/test-mode.ts';
import { parseValue } from '../../runtime/parse-request.ts';
import { comparisonOf } from '../audits/compare.ts';
import { reportOf } from '../audits/documents.ts';
import { launch, toOrder } from '../audits/launch.ts';
import { cursorOf, listQueryOf } from '../audits/list.ts';
import { createAuditBody, idempotencyKeyHeader } from '../contract/launch.ts';
import { listAuditsQuery } from '../contract/read.ts';
import { overviewOf } from './overview.ts';
import { partAt, type ReportPart } from './report-part.ts';
import { defineTool, type Tool } from './tool.ts';

const auditId = z.uuid().describe('The id that launch_audit or list_audits gave.');
const reading = { readOnlyHint: true, openWorldHint: true } as const;
const path = z
  .string()
  .max(200)
  .regex(/^[a-z0-9_]+(?:\.[a-z0-9_]+)*$/u, 'path takes names such as market_serp.topics');
const offset = z.int().min(0).default(0).describe('Where a list continues: next_offset of the page before.');

const launchAudit = defineTool(
  {
    name: 'launch_audit',
    title: 'Launch an audit',
    description:
      'Audits how search and answer engines treat a keyword (`market`), or a page against that market (`gap`, with user_url). Costs one unit of the monthly quota, or with a test key nothing: it then runs over recorded markets. Takes from seconds to minutes: then call get_overview.',
    annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
    isTask: true,
  },
  z.strictObject({
    ...createAuditBody.shape,
    idempotency_key: idempotencyKeyHeader
      .exactOptional()
      .describe('Any text of your choice. A repeated call with the same one launches nothing new.'),
  }),
  async ({ idempotency_key: idempotencyKey, ...body }, { caller, deps }) => {
    const order = toOrder(parseValue(body, createAuditBody, 'arguments'));
    const { audit_id, created_at } = await launch({ order, caller, idempotencyKey }, deps.launch);
    return { audit_id, status: 'pending', livemode: isLive(caller.accountId), created_at };
  },
);

const getOverview = defineTool(
  {
    name: 'get_overview',
    title: 'Read the overview of an audit',
    description:
      'Waits for the end of the audit, then gives verdict, first actions, comparison and brief. If it is still running, call again. Items cite ids of evidence.',
    annotations: reading,
  },
  z.strictObject({
    audit_id: auditId,
    wait_seconds: z.int().min(0).max(maxWaitSeconds).default(maxWaitSeconds),
  }),
  async ({ audit_id, wait_seconds }, { caller: { accountId }, deps }) =>
    overviewOf(await waitForEnd({ accountId, auditId: audit_id, seconds: wait_seconds }, deps), deps.reader),
);

const getSection = defineTool(
  {
    name: 'get_section',
    title: 'Read a section of a report',
    description:
      'A part of the report by its path, such as market_serp.topics, gap.findings or metadata.methods. Long lists come in pages; of a large section you get the names inside.',
    annotations: reading,
  },
  z.strictObject({ audit_id: auditId, path, offset }),
  async ({ audit_id, path: asked, offset: from }, { caller: { accountId }, deps }) =>
    existing(partAt(reportOf(await readAudit(accountId, audit_id, deps.reader)), asked, from), asked),
);

const listAudits = defineTool(
  {
    name: 'list_audits',
    title: 'List audits',
    description: "The account's audits, newest first unless asked otherwise.",
    annotations: reading,
  },
  z.strictObject({ ...listAuditsQuery.shape, limit: z.int().min(1).max(50).default(20) }),
  async (query, { caller, deps }) => {
    const { audits, next } = await deps.reader.list(caller.accountId, listQueryOf(query));
    const livemode = isLive(caller.accountId);
    return {
      audits: audits.map((audit) => ({ ...audit, livemode })),
      ...(next ? { next_cursor: cursorOf(next) } : {}),
    };
  },
);

const compareAudits = defineTool(
  {
    name: 'compare_audits',
    title: 'Compare two audits',
    description:
      'What changed from one completed audit to a later one of the same keyword, language and country: on the page, in the market, in citations.',
    annotations: reading,
  },
  z.strictObject({
    audit_id: auditId.describe('The earlier audit.'),
    other_id: auditId.describe('The later audit.'),
    path: path.exactOptional().describe('A part of the comparison, if the whole is too large.'),
    offset,
  }),
  async ({ audit_id, other_id, path: asked, offset: from }, { caller, deps }) => {
    const comparison = await comparisonOf(caller.accountId, { before: audit_id, after: other_id }, deps.reader);
    const where = asked === undefined ? 'comparison' : `comparison.${asked}`;
    return existing(partAt({ comparison }, where, from), where);
  },
);

/** All tools, in the order of their use. */
export const tools: readonly Tool[] = [launchAudit, getOverview, getSection, listAudits, compareAudits];

/** @throws ServiceError `not_found` */
function existing(part: ReportPart | undefined, at: string): ReportPart {
  if (part === undefined) throw new ServiceError('not_found', `There is nothing at ${at}.`);
  return part;
}
