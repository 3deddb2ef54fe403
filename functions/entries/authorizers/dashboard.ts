/** Wires the authorizer of `/dashboard`. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dynamoSessions, dynamoTrail } from '../../../adapters/dynamo/activity.ts';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { createHandler } from '../../authorizers/dashboard.ts';
import { readEnv, required } from '../../runtime/env.ts';
import { openTokens, signInEnv } from '../../runtime/tokens.ts';

const activityEnv = z.object({ ACTIVITY_TABLE: required });

/** Every function has `STAGE`. */
export type Env = Omit<z.input<typeof signInEnv>, 'STAGE'> & z.input<typeof activityEnv>;

const env = readEnv(signInEnv);
const { ACTIVITY_TABLE } = readEnv(activityEnv);
const client = documentClient();

export const handler = createHandler({
  verify: openTokens({ issuer: env.SIGN_IN_ISSUER, clientId: env.SIGN_IN_CLIENT_ID, jwksUri: env.SIGN_IN_JWKS_URI }),
  sessions: dynamoSessions(client, ACTIVITY_TABLE),
  trail: dynamoTrail(client, ACTIVITY_TABLE),
  now: () => new Date(),
  newId: randomUUID,
});
