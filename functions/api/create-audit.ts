/** POST /v1/audits: launches an audit. */
import * as z from 'zod';
import { documentClient } from '../../adapters/dynamo/client.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { readEnv } from '../runtime/env.ts';
import { launchVariables, openLaunch } from './audits/launch.ts';

const envSchema = z.object(launchVariables);
export type Env = z.input<typeof envSchema>;

const launch = openLaunch(readEnv(envSchema), documentClient());

export const handler = apiHandler(({ event, authenticated: { caller } }) => launch(event, () => caller));
