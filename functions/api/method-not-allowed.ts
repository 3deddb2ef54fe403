/** ANY on a known path: responds that the method is not allowed. */
import { ServiceError } from '../../core/service-error.ts';
import { openApiHandler } from '../runtime/api-handler.ts';

/** @param allowedMethods - The methods of each path, as the header `Allow` lists them. */
export function createHandler(allowedMethods: Readonly<Record<string, string>>) {
  return openApiHandler(({ resource, httpMethod }) => {
    const allow = allowedMethods[resource] ?? '';
    throw new ServiceError('method_not_allowed', `${httpMethod} is not offered here; this path takes ${allow}.`, {
      headers: { Allow: allow },
    });
  });
}
