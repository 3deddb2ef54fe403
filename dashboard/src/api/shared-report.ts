/** Reads a shared report: the only request without a sign-in. */
import type { SharedReport, ShareTokenHeader } from '../../../functions/dashboard/contract/share-links.ts';
import { errorOfAnswer, networkError } from './api-error.ts';

const tokenHeader: ShareTokenHeader = 'Share-Token';

/** Returns the report that the token opens. `request` defaults to the browser's `fetch`. @throws ApiError */
export async function readSharedReport(
  token: string,
  signal: AbortSignal,
  request: typeof fetch = (...call) => fetch(...call),
): Promise<SharedReport> {
  const asked = { headers: { [tokenHeader]: token }, signal, cache: 'no-store', credentials: 'omit' } as const;
  const answer = await request('/dashboard/shared-report', asked).catch((error: unknown) => {
    throw signal.aborted ? error : networkError();
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw errorOfAnswer(answer.status, body, answer.headers.get('Retry-After'));
  if (body === undefined) throw networkError();
  // The service's responses follow its contract.
  return body as SharedReport;
}
