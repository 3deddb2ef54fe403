/** GET /openapi.json: the OpenAPI document, as `npm run openapi` wrote it. */
import { openApiHandler } from '../runtime/api-handler.ts';

export function createHandler(document: object) {
  const json = JSON.stringify(document);
  return openApiHandler(() => ({ status: 200, json, headers: { 'Cache-Control': 'public, max-age=300' } }));
}
