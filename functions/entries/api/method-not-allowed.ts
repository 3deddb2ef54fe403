/** Wires the response to a method that a path does not allow. */
import { createHandler } from '../../api/method-not-allowed.ts';

/** This function reads no environment variables. */
export type Env = Record<never, string>;

export const handler = createHandler();
