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
  return { ...document, ...tagsWithRoutes(document), servers: [{ url: apiUrl }] };
}

interface Tagged {
  tags?: readonly { name: string }[];
  paths?: Readonly<Record<string, Readonly<Record<string, { tags?: readonly string[] }>>>>;
}

/** The tags of routes: one of webhooks alone would be a heading with nothing below, as these have a list of their own. */
function tagsWithRoutes({ tags, paths = {} }: Tagged): Pick<Tagged, 'tags'> {
  if (tags === undefined) return {};
  const used = new Set(
    Object.values(paths).flatMap((path) => Object.values(path).flatMap((route) => route.tags ?? [])),
  );
  return { tags: tags.filter(({ name }) => used.has(name)) };
}
