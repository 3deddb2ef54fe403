/** Resolves the service that an operator command works on: the local one, or a deployed stage. */
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { type TableNames, tablesIn } from '../adapters/dynamo/table-names.ts';
import type { LocalCredentials } from '../local/credentials.ts';
import { readServiceFile } from '../local/service-file.ts';

/** Settings of a client. Missing ones come from the standard AWS environment. */
interface Connection {
  endpoint?: string;
  region?: string;
  credentials?: LocalCredentials;
}

/** The service's tables, queue and key for webhook secrets. */
export interface Target {
  client: Connection;
  tables: TableNames;
  deliveries: { client: Connection; queueUrl: string };
  webhookSecrets: { client: Connection; keyArn: string };
  /** Whether webhooks may have addresses on this machine. */
  loopback: boolean;
}

/** The service that `npm start` runs on `localDir`. @throws Error with a readable message if none runs there */
export async function localTarget(localDir: string): Promise<Target> {
  const { dynamodbEndpoint, sqsEndpoint, kmsEndpoint, credentials, region, outputs } = readServiceFile(localDir);
  const at = (endpoint: string): Connection => ({ endpoint, region, credentials });
  return {
    client: at(dynamodbEndpoint),
    tables: tablesIn(outputs),
    deliveries: { client: at(sqsEndpoint), queueUrl: outputOf(outputs, 'DeliveriesQueueUrl') },
    webhookSecrets: { client: at(kmsEndpoint), keyArn: outputOf(outputs, 'WebhookSecretsKeyArn') },
    loopback: true,
  };
}

/** A deployed stage, from its stack's outputs. @throws Error with a readable message if there is none or AWS refuses */
export async function deployedTarget(stage: string): Promise<Target> {
  const outputs = await outputsOf(stage);
  return {
    client: {},
    tables: tablesIn(outputs),
    deliveries: { client: {}, queueUrl: outputOf(outputs, 'DeliveriesQueueUrl') },
    webhookSecrets: { client: {}, keyArn: outputOf(outputs, 'WebhookSecretsKeyArn') },
    loopback: false,
  };
}

/** The outputs of a stage's stack by name. @throws Error with a readable message if there is none or AWS refuses */
export async function outputsOf(stage: string): Promise<Record<string, string>> {
  const stackName = `AnswerAudit-${stage}`;
  const cloudFormation = new CloudFormationClient({});
  const { Stacks } = await cloudFormation
    .send(new DescribeStacksCommand({ StackName: stackName }))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The stack ${stackName} could not be read: ${reason}`);
    });
  return Object.fromEntries(
    (Stacks?.[0]?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]),
  );
}

function outputOf(outputs: Readonly<Record<string, string>>, name: string): string {
  const value = outputs[name];
  if (!value) throw new Error(`The stack has no output ${name}; deploy this version first.`);
  return value;
}
