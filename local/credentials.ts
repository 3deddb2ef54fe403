/** Credentials for the local DynamoDB, SQS and KMS, generated at each start and known only to this process. */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/**
 * The session token is the secret: the SDK sends it in a header of every request. The access key is constant because
 * Amazon's DynamoDB Local keeps a separate database for each access key.
 */
export const LocalCredentials = z.object({
  accessKeyId: z.literal('local'),
  secretAccessKey: z.literal('local'),
  sessionToken: z.string().min(32),
});

/** Credentials in the form that the SDK expects. */
export type LocalCredentials = z.infer<typeof LocalCredentials>;

const secretBytes = 32;

/** Generates credentials with a random session token. */
export function newCredentials(): LocalCredentials {
  const sessionToken = randomBytes(secretBytes).toString('base64url');
  return { accessKeyId: 'local', secretAccessKey: 'local', sessionToken };
}

/** Whether a request's session token matches the credentials; compared in constant time. */
export function isTokenOf({ sessionToken }: LocalCredentials, given: string | string[] | undefined): boolean {
  const [expected, actual] = [Buffer.from(sessionToken), Buffer.from(String(given))];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
