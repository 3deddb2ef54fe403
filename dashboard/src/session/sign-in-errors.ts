/** Explains errors of a sign-in to users. */
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';

/** Texts for codes of OpenID Connect. Other codes are shown unchanged. */
const byCode: Readonly<Record<string, string>> = {
  access_denied: 'The sign-in was cancelled.',
  login_required: 'The sign-in has ended. Sign in again.',
  temporarily_unavailable: 'The sign-in service is busy. Try again in a moment.',
  server_error: 'The sign-in service failed. Try again in a moment.',
  invalid_grant: 'The sign-in took too long or was used already. Sign in again.',
};

/** A sentence that explains why a sign-in failed, without tokens or addresses. */
export function describeSignInError(error: unknown): string {
  if (error instanceof ErrorResponse) {
    const known = byCode[error.error ?? ''];
    return known ?? `The sign-in service refused: ${error.error ?? 'unknown error'}.`;
  }
  if (error instanceof ErrorTimeout) return 'The sign-in service did not answer in time.';
  if (error instanceof TypeError) return 'The sign-in service cannot be reached. Check your connection.';
  if (error instanceof Error && /state/iu.test(error.message)) {
    return 'This sign-in was begun elsewhere or is over. Sign in again.';
  }
  return 'The sign-in did not work. Try again.';
}
