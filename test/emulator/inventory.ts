/** What there is in the emulator's account, by kind: to tell what a stack has left behind. */
import * as z from 'zod';
import { asOwner } from './ministack.ts';

/** Names by kind of resource. */
export type Inventory = Record<string, string[]>;

/** One listing in the JSON protocol: service, operation, and where the names are in its answer. */
interface Listing {
  service: string;
  target: string;
  version: '1.0' | '1.1';
  list: string;
  /** The attribute of an entry that names it; absent where entries are names. */
  name?: string;
  input?: object;
}

const listings: Readonly<Record<string, Listing>> = {
  tables: { service: 'dynamodb', target: 'DynamoDB_20120810.ListTables', version: '1.0', list: 'TableNames' },
  queues: { service: 'sqs', target: 'AmazonSQS.ListQueues', version: '1.0', list: 'QueueUrls' },
  secrets: {
    service: 'secretsmanager',
    target: 'secretsmanager.ListSecrets',
    version: '1.1',
    list: 'SecretList',
    name: 'Name',
  },
  logGroups: {
    service: 'logs',
    target: 'Logs_20140328.DescribeLogGroups',
    version: '1.1',
    list: 'logGroups',
    name: 'logGroupName',
  },
  rules: { service: 'events', target: 'AWSEvents.ListRules', version: '1.1', list: 'Rules', name: 'Name' },
  userPools: {
    ...{ service: 'cognito-idp', target: 'AWSCognitoIdentityProviderService.ListUserPools', version: '1.1' },
    ...{ list: 'UserPools', name: 'Name', input: { MaxResults: 60 } },
  },
};
/** The same for REST: the path, and where the names are. */
const restListings: Readonly<Record<string, { service: string; path: string; list: string; name: string }>> = {
  functions: {
    service: 'lambda',
    path: '/2015-03-31/functions/?MaxItems=500',
    list: 'Functions',
    name: 'FunctionName',
  },
  eventSources: {
    service: 'lambda',
    path: '/2015-03-31/event-source-mappings/',
    list: 'EventSourceMappings',
    name: 'UUID',
  },
  apis: { service: 'apigateway', path: '/restapis?limit=500', list: 'item', name: 'name' },
};
/** What the CDK's bootstrap makes stays in the account. */
const ofBootstrap = /cdk-hnb659fds|CDKToolkit/u;

/** Lists what is there, without what the CDK's bootstrap has made. */
export async function inventoryOf(endpoint: string): Promise<Inventory> {
  const found: Inventory = {};
  for (const [kind, { service, target, version, list, name, input = {} }] of Object.entries(listings)) {
    const headers = {
      ...asOwner(service),
      'Content-Type': `application/x-amz-json-${version}`,
      'X-Amz-Target': target,
    };
    const answer = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(input) });
    found[kind] = namesIn(await answer.json(), list, name);
  }
  for (const [kind, { service, path, list, name }] of Object.entries(restListings)) {
    const answer = await fetch(`${endpoint}${path}`, { headers: asOwner(service) });
    found[kind] = namesIn(await answer.json(), list, name);
  }
  return found;
}

function namesIn(answer: unknown, list: string, name: string | undefined): string[] {
  const entries = z.record(z.string(), z.unknown()).parse(answer)[list] ?? [];
  const names =
    name === undefined
      ? z.array(z.string()).parse(entries)
      : z
          .array(z.record(z.string(), z.unknown()))
          .parse(entries)
          .map((entry) => z.string().parse(entry[name]));
  return names.filter((each) => !ofBootstrap.test(each)).toSorted();
}
