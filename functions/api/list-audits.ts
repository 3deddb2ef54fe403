/** GET /v1/audits: the caller's audits, newest first. */
import type { AuditReader } from '../../core/audits/read-audits.ts';
import { apiHandler } from '../runtime/api-handler.ts';
import { listAnswer } from './audits/list.ts';

export function createHandler(reader: Pick<AuditReader, 'list'>) {
  return apiHandler(({ event, authenticated: { caller } }) => listAnswer(event, caller.accountId, reader));
}
