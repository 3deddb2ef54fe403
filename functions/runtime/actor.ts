/** Identifies the client of a dashboard request for the audit trail: addresses and user agent. */
import * as z from 'zod';
import type { TrailActor } from '../../core/accounts/trail.ts';

const address = z.union([z.ipv4(), z.ipv6()]);

/** The common part of handler and authorizer events. */
interface ClientEvent {
  headers: Readonly<Record<string, string | undefined>> | null;
  requestContext: { identity?: { sourceIp?: string | null } };
}

/**
 * Returns the user behind a request. API Gateway appends the address that it saw to `X-Forwarded-For`; the address
 * before it is what CloudFront saw, or what a direct caller forged.
 */
export function actorOf({ headers, requestContext }: ClientEvent): TrailActor {
  const header = (name: string): string | undefined =>
    Object.entries(headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
  const ip = requestContext.identity?.sourceIp ?? undefined;
  const forwardedFor = header('x-forwarded-for')?.split(',').at(-2)?.trim() ?? '';
  const userAgent = header('user-agent');
  return {
    kind: 'user',
    ...(ip === undefined ? {} : { ip }),
    ...(address.safeParse(forwardedFor).success ? { forwardedFor } : {}),
    ...(userAgent === undefined ? {} : { userAgent }),
  };
}
