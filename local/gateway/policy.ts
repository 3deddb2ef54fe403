/** Evaluates the policy that an authorizer returns. */

import * as z from 'zod';

const OneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const Statement = z.object({ Effect: z.enum(['Allow', 'Deny']), Action: OneOrMore, Resource: OneOrMore });

/** A policy document. Conditions are not supported; no authorizer here returns any. */
export const PolicyDocument = z.object({
  Version: z.string().optional(),
  Statement: z.union([z.array(Statement), Statement.transform((one) => [one])]),
});

/**
 * Evaluates whether a policy allows a method: at least one statement allows it, and none denies it.
 *
 * @param policy The policy.
 * @param methodArn The method's ARN.
 * @returns Whether it is allowed, and whether a statement denies it explicitly.
 */
export function evaluate(
  policy: z.infer<typeof PolicyDocument>,
  methodArn: string,
): { allowed: boolean; explicitlyDenied: boolean } {
  const matching = policy.Statement.filter(
    ({ Action, Resource }) =>
      Action.some((action) => matches(action.toLowerCase(), 'execute-api:invoke')) &&
      Resource.some((resource) => matches(resource, methodArn)),
  );
  const explicitlyDenied = matching.some(({ Effect }) => Effect === 'Deny');
  return { allowed: !explicitlyDenied && matching.some(({ Effect }) => Effect === 'Allow'), explicitlyDenied };
}

/** Matches a wildcard pattern: `*` for any text, `?` for one character. */
function matches(pattern: string, text: string): boolean {
  const expression = pattern.replace(/[.*+?^${}()|[\]\\]/gu, (character) => {
    if (character === '*') return '.*';
    return character === '?' ? '.' : `\\${character}`;
  });
  return new RegExp(`^${expression}$`, 'su').test(text);
}
