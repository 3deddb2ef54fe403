/** /dashboard/audits: launching audits within the account's quota, listing and reading them, and a report as a document. */
import * as z from 'zod';
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { type Report, renderMarkdown } from '../../analysis/index.ts';
import { accountOf, dashboardCaller } from '../../core/accounts/sign-in.ts';
import { readAudit, readStatus } from '../../core/audits/read-audits.ts';
import { ServiceError } from '../../core/service-error.ts';
import { launchVariables, openLaunch } from '../api/audits/launch.ts';
import { listAnswer } from '../api/audits/list.ts';
import { auditAnswer, statusAnswer } from '../api/audits/read.ts';
import { dashboardHandler } from '../runtime/dashboard-handler.ts';
import { readEnv, required } from '../runtime/env.ts';

const envSchema = z.object({ ...launchVariables, ACCOUNTS_TABLE: required });
export type Env = z.input<typeof envSchema>;

const env = readEnv(envSchema);
const client = documentClient();
const accounts = dynamoAccountStore(client, env.ACCOUNTS_TABLE);
const reader = dynamoAuditReader(client, env.AUDITS_TABLE);
const launch = openLaunch(env, client);
const now = (): Date => new Date();

export const handler = dashboardHandler({
  'POST /dashboard/audits': ({ event, signedIn }) =>
    launch(event, async () => dashboardCaller(await accountOf(signedIn, { accounts, now }))),

  'GET /dashboard/audits': ({ event, signedIn }) => listAnswer(event, signedIn.accountId, reader),

  'GET /dashboard/audits/{audit_id}': async ({ event, signedIn, parameter }) =>
    auditAnswer(event, await readAudit(signedIn.accountId, parameter('audit_id'), reader)),

  'GET /dashboard/audits/{audit_id}/status': async ({ signedIn, parameter }) =>
    statusAnswer(await readStatus(signedIn.accountId, parameter('audit_id'), reader)),

  'GET /dashboard/audits/{audit_id}/markdown': async ({ signedIn, parameter }) => {
    const { audit, outputJson } = await readAudit(signedIn.accountId, parameter('audit_id'), reader);
    if (outputJson === undefined) throw new ServiceError('conflict', 'This audit has no report: it is not completed.');
    // Written by our worker, behind its schema.
    const report: Report = JSON.parse(outputJson);
    return {
      status: 200,
      text: { type: 'text/markdown; charset=utf-8', content: renderMarkdown(report) },
      headers: { 'Content-Disposition': `attachment; filename="audit-${audit.audit_id}.md"` },
    };
  },
});
