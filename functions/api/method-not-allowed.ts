/** ANY on a known path: responds that the method is not allowed. */
import { ServiceError } from '../../core/service-error.ts';
import { openApiHandler } from '../runtime/api-handler.ts';

/** The methods of each path; tests compare it with the OpenAPI document and the routes of the stack. */
export const allowedMethods: Readonly<Record<string, string>> = {
  '/v1/audits': 'GET, POST',
  '/v1/audits/{audit_id}': 'DELETE, GET',
  '/v1/audits/{audit_id}/rerun': 'POST',
  '/v1/audits/{audit_id}/status': 'GET',
  '/v1/audits/{audit_id}/brief': 'GET',
  '/v1/audits/{audit_id}/compare/{other_id}': 'GET',
  '/v1/usage': 'GET',
  '/openapi.json': 'GET',
  '/dashboard/account': 'GET',
  '/dashboard/usage': 'GET',
  '/dashboard/keys': 'GET, POST',
  '/dashboard/keys/{key_id}': 'PATCH',
  '/dashboard/keys/{key_id}/revoke': 'POST',
  '/dashboard/keys/{key_id}/rotate-webhook-secret': 'POST',
  '/dashboard/keys/{key_id}/enable-webhook': 'POST',
  '/dashboard/audits': 'GET, POST',
  '/dashboard/audits/{audit_id}': 'DELETE, GET',
  '/dashboard/audits/{audit_id}/rerun': 'POST',
  '/dashboard/audits/{audit_id}/status': 'GET',
  '/dashboard/audits/{audit_id}/markdown': 'GET',
  '/dashboard/audits/{audit_id}/brief': 'GET',
  '/dashboard/audits/{audit_id}/compare/{other_id}': 'GET',
  '/dashboard/audits/{audit_id}/shares': 'GET, POST',
  '/dashboard/audits/{audit_id}/shares/{share_id}': 'DELETE',
  '/dashboard/shared-report': 'GET',
  '/dashboard/deliveries': 'GET',
  '/dashboard/deliveries/{delivery_id}': 'GET',
  '/dashboard/deliveries/{delivery_id}/resend': 'POST',
};

export function createHandler() {
  return openApiHandler(({ resource, httpMethod }) => {
    const allow = allowedMethods[resource] ?? '';
    throw new ServiceError('method_not_allowed', `${httpMethod} is not offered here; this path takes ${allow}.`, {
      headers: { Allow: allow },
    });
  });
}
