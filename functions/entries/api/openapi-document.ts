/** Wires `GET /openapi.json`. */
import document from '../../../docs/openapi.json' with { type: 'json' };
import { createHandler } from '../../api/openapi-document.ts';

/** This function reads no environment variables. */
export type Env = Record<never, string>;

export const handler = createHandler(document);
