/** GET /openapi.json: the OpenAPI document as written by `npm run openapi`. */
import { openApiHandler } from '../runtime/api-handler.ts';

export function createHandler(document: object) {
  const json = JSON.stringify(document);
  return openApiHandler(() => ({ status: 200, json, headers: { 'Cache-Control': 'public, max-age=300' } }));
}
