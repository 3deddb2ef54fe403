/** Loads the OpenAPI document of this deployment. */
import { errorOfAnswer, networkError } from '../api/api-error.ts';

/** Returns the document, with the API's own address as its only server. @throws ApiError */
export async function loadDocument(apiUrl: string, signal: AbortSignal): Promise<object> {
  const answer = await fetch('/openapi.json', { signal }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw networkError();
  });
  const document: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw errorOfAnswer(answer.status, document, answer.headers.get('Retry-After'));
  if (typeof document !== 'object' || document === null) throw networkError();
  return { ...document, servers: [{ url: apiUrl }] };
}
