/** The credentials of the DynamoDB, SQS and KMS that a suite starts. */
import { newCredentials } from '../local/credentials.ts';

export const testCredentials = newCredentials();
