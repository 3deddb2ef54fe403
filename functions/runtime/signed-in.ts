/** The signed-in user in the dashboard authorizer's context: written and read here, so that both sides agree. */
import * as z from 'zod';
import { accountIdOf, type SignedIn } from '../../core/accounts/sign-in.ts';

const context = z.object({ account_id: z.string(), subject: z.string(), session_id: z.string() });

/** Builds the context for the subject and session of a verified token. */
export function toSignInContext(subject: string, sessionId: string): Record<string, string> {
  return { account_id: accountIdOf(subject), subject, session_id: sessionId };
}

/** @throws ZodError if there is no such context, because the route was deployed without its authorizer. */
export function fromSignInContext(authorizer: unknown): SignedIn {
  const { account_id, subject, session_id } = context.parse(authorizer);
  return { accountId: account_id, subject, sessionId: session_id };
}
