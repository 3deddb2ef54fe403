/** ANY on a known path: the method is not offered there. */
import { ServiceError } from '../../core/service-error.ts';
import { openApiHandler } from '../runtime/api-handler.ts';

/** This function reads no variable. */
export type Env = Record<never, string>;

/** What each path offers; a test holds it to the OpenAPI document, which another holds to the routes. */
export const allowedMethods: Readonly<Record<string, string>> = {
  '/v1/audits': 'GET, POST',
  '/v1/audits/{audit_id}': 'GET',
  '/v1/audits/{audit_id}/status': 'GET',
  '/v1/usage': 'GET',
  '/openapi.json': 'GET',
};

export const handler = openApiHandler(({ resource, httpMethod }) => {
  const allow = allowedMethods[resource] ?? '';
  throw new ServiceError('method_not_allowed', `${httpMethod} is not offered here; this path takes ${allow}.`, {
    headers: { Allow: allow },
  });
});
