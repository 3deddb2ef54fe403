/** The dashboard's API under test: the embedded default with an issuer on loopback, and people who are signed in. */
import { randomUUID } from 'node:crypto';
import { describe } from '@jest/globals';
import { accountIdOf } from '../../core/accounts/sign-in.ts';
import { type Issuer, signerFrom } from './issuer.ts';
import { sharedIssuer } from './shared-service.ts';
import { type Answer, type ApiTarget, type CallOptions, isDeployed, openTarget } from './target.ts';

/** Cases that sign people in: at a deployed stage's issuer only people can. */
export function describeSignedIn(name: string, cases: () => void): void {
  if (isDeployed) describe.skip(`skipped: only people can sign in where it is deployed: ${name}`, cases);
  else describe(name, cases);
}

/** Somebody who is signed in. */
export interface Person {
  accountId: string;
  subject: string;
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
}

export interface DashboardTarget extends ApiTarget {
  issuer: Pick<Issuer, 'token'>;
  /** Somebody new, or whoever is named. */
  person: (subject?: string) => Person;
  /** All that people were answered. */
  answers: () => readonly Answer[];
}

export async function openDashboard(): Promise<DashboardTarget> {
  const issuer = { token: signerFrom(sharedIssuer()) };
  const api = await openTarget();
  const answers: Answer[] = [];
  return {
    ...api,
    issuer,
    answers: () => answers,
    person: (subject = randomUUID()) => {
      const token = issuer.token(subject);
      return {
        accountId: accountIdOf(subject),
        subject,
        call: async (method, path, options = {}) => {
          const headers = { Authorization: `Bearer ${token}`, ...options.headers };
          const answer = await api.call(method, `/dashboard${path}`, { ...options, headers });
          answers.push(answer);
          return answer;
        },
      };
    },
  };
}

/** The audit once it has ended, as its owner reads it. */
export async function untilEndedFor({ call }: Person, auditId: string): Promise<Answer> {
  for (let polls = 0; polls < 300; polls++) {
    const { status, json } = await call('GET', `/audits/${auditId}/status`);
    if (status !== 200) throw new Error(`a poll was answered ${status}`);
    if (json.status === 'completed' || json.status === 'failed') return call('GET', `/audits/${auditId}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error(`audit ${auditId} did not end`);
}
