/** Builds the environment of a function's instances: the template's variables and those that Lambda sets. */

import { dirname } from 'node:path';
import type { LocalCredentials } from '../credentials.ts';
import { localRegion } from '../project.ts';
import type { InstanceSettings } from './protocol.ts';

/** Endpoints, credentials and settings for the functions. */
export interface FunctionSettings {
  endpoints: { dynamodb: string; sqs: string; kms: string };
  credentials: LocalCredentials;
  /** Values that replace the template's. A variable that the template does not set for a function is not added. */
  overrides: Readonly<Record<string, string>>;
  logFolder: string;
}

/**
 * Builds an instance's whole `process.env`. Nothing of the service's own environment is passed on except PATH.
 *
 * @param instance The function.
 * @param properties The function's variables in the template.
 * @param settings Endpoints, credentials and overrides.
 * @returns Values by name.
 */
export function instanceEnvironment(
  instance: InstanceSettings,
  properties: { Environment: { Variables: Readonly<Record<string, string | number | boolean>> } },
  settings: FunctionSettings,
): Record<string, string> {
  const variables = Object.entries(properties.Environment.Variables).map(
    ([name, value]) => [name, settings.overrides[name] ?? String(value)] as const,
  );
  const folder = dirname(instance.modulePath);
  return {
    ...Object.fromEntries(variables),
    AWS_REGION: localRegion,
    AWS_DEFAULT_REGION: localRegion,
    AWS_ACCESS_KEY_ID: settings.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: settings.credentials.secretAccessKey,
    AWS_SESSION_TOKEN: settings.credentials.sessionToken,
    AWS_ENDPOINT_URL_DYNAMODB: settings.endpoints.dynamodb,
    AWS_ENDPOINT_URL_SQS: settings.endpoints.sqs,
    AWS_ENDPOINT_URL_KMS: settings.endpoints.kms,
    // Keeps the developer's own AWS profile out.
    AWS_CONFIG_FILE: `${folder}/no-config`,
    AWS_SHARED_CREDENTIALS_FILE: `${folder}/no-credentials`,
    // Part of the SDK's User-Agent: shows at an endpoint which function is calling.
    AWS_SDK_UA_APP_ID: instance.functionName.slice(-50),
    AWS_EXECUTION_ENV: `AWS_Lambda_nodejs${process.versions.node.split('.')[0]}.x`,
    AWS_LAMBDA_FUNCTION_NAME: instance.functionName,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(instance.memoryMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: instance.logGroupName,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    LAMBDA_TASK_ROOT: folder,
    LAMBDA_RUNTIME_DIR: folder,
    PATH: process.env.PATH ?? '',
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    _HANDLER: `index.${instance.exportName}`,
  };
}
