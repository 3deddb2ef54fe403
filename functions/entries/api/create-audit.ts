/** Wires `POST /v1/audits`. */
import * as z from 'zod';
import { documentClient } from '../../../adapters/dynamo/client.ts';
import { createHandler } from '../../api/create-audit.ts';
import { readEnv } from '../../runtime/env.ts';
import { launchDeps, launchVariables } from '../launch-deps.ts';

const envSchema = z.object(launchVariables);
export type Env = z.input<typeof envSchema>;

export const handler = createHandler(launchDeps(readEnv(envSchema), documentClient()));
