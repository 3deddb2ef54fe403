/** What becomes of an audit while the credentials of the search providers cannot be read from Secrets Manager. */
import { analyze as analyzeMarket } from '../../../analysis/index.ts';
import { type Analyze, runAudit } from '../../../core/audits/run-audit.ts';
import { auditPorts, portsEnv } from '../../../functions/runtime/audit-ports.ts';
import { serveProtocol, type Told } from '../../adapters/serp/providers/protocol-server.ts';
import { testCredentials } from '../../credentials.ts';
import { differs, hourMs, type Promised } from './world.ts';

const noWebhooks = { webhooks: { get: async () => undefined }, deliveries: { send: async () => {} } };
const arn = 'arn:aws:secretsmanager:us-east-1:000000000000:secret:search-AbCdEf';
const maxAttempts = 5;

/** What Secrets Manager may answer instead of the secret. */
const absences: Told[] = [
  { status: 503, json: { __type: 'ServiceUnavailable' } },
  { status: 400, json: { __type: 'AccessDeniedException' } },
  { instead: 'reset' },
  { text: '<html>' },
  { json: { ARN: arn, Name: 'search' } },
];
/** A deployed stage connects to no address of this machine: the provider is asked, and the request is refused. */
const present: Told = {
  json: {
    ...{ ARN: arn, Name: 'search' },
    SecretString: JSON.stringify({ serper: { api_key: 'k'.repeat(20), base_url: 'http://127.0.0.1:9' } }),
  },
};

export const secrets: Promised[] = [
  {
    name: 'while Secrets Manager is away an audit waits, and the secret is asked for again at each attempt',
    async *find(world) {
      let told: Told = present;
      const manager = await serveProtocol(() => told);
      const before = { ...process.env };
      Object.assign(process.env, {
        ...{ AWS_ENDPOINT_URL_SECRETS_MANAGER: manager.origin, AWS_REGION: 'us-east-1' },
        AWS_ACCESS_KEY_ID: testCredentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: testCredentials.secretAccessKey,
      });
      try {
        const env = portsEnv.parse({
          ...{ STAGE: 'prod', SEARCH_PROVIDERS: 'serper', SEARCH_SECRET_ARN: arn },
          ...{ CORPUS_DIR: 'corpus', CORPUS_INDEX_DIR: '/nowhere' },
        });
        const open = auditPorts(env, world.now);
        const engine = { version: 'promise', git_sha: '' };
        const analyze: Analyze = async (order, onProgress) =>
          analyzeMarket(order, await open(order.audit_id), { engine, onProgress });
        const run = async (auditId: string) => {
          const outcome = await runAudit(auditId, { audits: world.audits, ...noWebhooks, now: world.now, analyze });
          world.clock.ms += hourMs;
          return outcome;
        };
        const caller = world.caller();
        const month = `account#${caller.accountId}#month#${world.now().toISOString().slice(0, 7)}`;
        const lost = await world.launch(caller);
        for (const [index, absence] of absences.entries()) {
          told = absence;
          const asked = manager.asked.length;
          const { outcome } = await run(lost);
          yield* differs(`attempt ${index + 1}`, outcome, index + 1 < maxAttempts ? 'retry' : 'failed');
          if (manager.asked.length === asked) yield `attempt ${index + 1}: nobody asked for the secret`;
          yield* differs('units', await world.used(month), index + 1 < maxAttempts ? 1 : 0);
        }
        const { error } = (await world.audits.get(lost)) ?? {};
        yield* differs('the error', error?.code, 'search_unavailable');
        if (/arn:|secret|serper/iu.test(error?.message ?? '')) yield `the error tells ${error?.message}`;

        const waiting = await world.launch(caller);
        await run(waiting);
        told = present;
        const back = await run(waiting);
        const cause = 'cause' in back ? String(back.cause) : '';
        yield* differs('once it is back', [back.outcome, cause.startsWith('serper: ')], ['retry', true]);
        const asked = manager.asked.length;
        await run(waiting);
        yield* differs('asked for a secret that is known', manager.asked.length - asked, 0);
      } finally {
        process.env = before;
        await manager.close();
      }
    },
  },
];
