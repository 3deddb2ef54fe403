/** The list's own handlers on the database of this machine, with every call to it counted. */
import { randomBytes } from 'node:crypto';
import { dynamoAccountStore } from '../../adapters/dynamo/accounts.ts';
import { dynamoAuditReader } from '../../adapters/dynamo/audit-reader.ts';
import { dynamoAuditRemover } from '../../adapters/dynamo/audit-remover.ts';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { dynamoNewAuditStore } from '../../adapters/dynamo/new-audits.ts';
import { dynamoSchedules } from '../../adapters/dynamo/schedules/schedules.ts';
import { createHandler as listHandler } from '../../functions/api/list-audits.ts';
import { createHandler as dashboardHandler } from '../../functions/dashboard/audits.ts';
import { countCapacity } from '../../scripts/cost/consumed.ts';
import { startTables } from '../../test/dynamodb-tables.ts';
import {
  call,
  callerContext,
  type RouteAnswer,
  type RouteRequest,
  signedInContext,
} from '../../test/functions/request.ts';

export const accountId = 'user_5f0c6c3e-9d51-4b9e-8c55-2f6a7d3b1e90';

export type Service = Awaited<ReturnType<typeof openService>>;

/** Starts the database; `stop` ends it. Handlers read with the service's own client and its timeouts. */
export async function openService() {
  const { client: writer, tables, endpoint, credentials, stop } = await startTables();
  const client = documentClient({ endpoint, region: 'us-east-1', credentials });
  const reader = dynamoAuditReader(client, tables.audits);
  const now = () => new Date();
  const queue = { send: () => Promise.reject(new Error('nothing is launched here')) };
  const dashboard = dashboardHandler({
    ...{ accounts: dynamoAccountStore(client, tables.accounts), reader, now },
    remover: dynamoAuditRemover(client, tables.audits),
    launch: { store: dynamoNewAuditStore(client, tables), queue, now, randomBytes, planOverrides: {} },
    schedules: dynamoSchedules(client, { schedules: tables.schedules }),
  });
  const api = listHandler(reader);
  const measured = countCapacity(client);
  return {
    writer,
    tables,
    measured,
    /** A request of the signed-in user. @throws if it is refused */
    dashboard: (request: RouteRequest) =>
      call(dashboard, { authorizer: signedInContext(accountId.slice('user_'.length), 'session'), ...request }).then(
        accepted,
      ),
    /** A request with a key. @throws if it is refused */
    v1: (request: RouteRequest) => call(api, { authorizer: callerContext(accountId), ...request }).then(accepted),
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
}

function accepted(answer: RouteAnswer): RouteAnswer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}
