/** Wires the response to a method that a path does not allow. */
import * as z from 'zod';
import { createHandler } from '../../api/method-not-allowed.ts';
import { allowedMethods, readEnv } from '../../runtime/env.ts';

const envSchema = z.object({ ALLOWED_METHODS: allowedMethods });
export type Env = z.input<typeof envSchema>;

export const handler = createHandler(readEnv(envSchema).ALLOWED_METHODS);
