/** The credentials of the service's own DynamoDB, SQS and KMS: made at each start, known to this service alone. */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';

/**
 * The secret is the session token: every request of the SDK carries it in a header. The access key stays the same, because
 * Amazon's DynamoDB Local keeps a database for each access key.
 */
export const LocalCredentials = z.object({
  accessKeyId: z.literal('local'),
  secretAccessKey: z.literal('local'),
  sessionToken: z.string().min(32),
});

/** Credentials as the SDK takes them. */
export type LocalCredentials = z.infer<typeof LocalCredentials>;

const secretBytes = 32;

/** Makes new credentials. */
export function newCredentials(): LocalCredentials {
  const sessionToken = randomBytes(secretBytes).toString('base64url');
  return { accessKeyId: 'local', secretAccessKey: 'local', sessionToken };
}

/** Whether a request's session token is that of the credentials. */
export function isTokenOf({ sessionToken }: LocalCredentials, given: string | string[] | undefined): boolean {
  const [expected, actual] = [Buffer.from(sessionToken), Buffer.from(String(given))];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
