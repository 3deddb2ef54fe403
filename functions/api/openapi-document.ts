/** GET /openapi.json: the OpenAPI document, as `npm run openapi` wrote it. */
import document from '../../docs/openapi.json' with { type: 'json' };
import { openApiHandler } from '../runtime/api-handler.ts';

/** This function reads no variable. */
export type Env = Record<never, string>;

const json = JSON.stringify(document);

export const handler = openApiHandler(() => ({
  status: 200,
  json,
  headers: { 'Cache-Control': 'public, max-age=300' },
}));
