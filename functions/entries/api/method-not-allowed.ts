/** Wires the answer to a method that a path does not offer. */
import { createHandler } from '../../api/method-not-allowed.ts';

/** This function reads no variable. */
export type Env = Record<never, string>;

export const handler = createHandler();
