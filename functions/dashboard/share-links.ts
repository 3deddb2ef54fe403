/** /dashboard/audits/{audit_id}/shares: creates, lists and revokes the links to an audit's report. */
import { recordFor, type TrailStore } from '../../core/accounts/trail.ts';
import type { AuditReader } from '../../core/audits/read-audits.ts';
import {
  createShareLink,
  listShareLinks,
  revokeShareLink,
  type ShareLink,
  type ShareLinkStore,
} from '../../core/audits/share-links.ts';
import { maxBodyBytes } from '../api/contract/launch.ts';
import { actorOf } from '../runtime/actor.ts';
import { type DashboardRequest, dashboardHandler } from '../runtime/dashboard-handler.ts';
import { parseBody } from '../runtime/parse-request.ts';
import { type CreatedShare, createShareBody, type Share, type ShareList } from './contract/share-links.ts';

export interface ShareLinksDeps {
  reader: Pick<AuditReader, 'getStatus'>;
  shares: ShareLinkStore;
  trail: Pick<TrailStore, 'add'>;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  newId: () => string;
}

export function createHandler(deps: ShareLinksDeps) {
  const recording = ({ event }: DashboardRequest) => ({ ...deps, record: recordFor(actorOf(event), deps) });
  const auditOf = ({ signedIn, parameter }: DashboardRequest) => ({
    accountId: signedIn.accountId,
    auditId: parameter('audit_id'),
  });
  return dashboardHandler({
    'GET /dashboard/audits/{audit_id}/shares': async (request) => {
      const links = await listShareLinks(auditOf(request), deps);
      return { status: 200, body: { shares: links.map(toShare) } satisfies ShareList };
    },

    'POST /dashboard/audits/{audit_id}/shares': async (request) => {
      const { expires_in_days: days } = parseBody(request.event, createShareBody, maxBodyBytes);
      const { link, token } = await createShareLink({ ...auditOf(request), days }, recording(request));
      return { status: 201, body: { share: toShare(link), token } satisfies CreatedShare };
    },

    'DELETE /dashboard/audits/{audit_id}/shares/{share_id}': async (request) => {
      await revokeShareLink({ ...auditOf(request), shareId: request.parameter('share_id') }, recording(request));
      return { status: 204 };
    },
  });
}

function toShare({ share_id, created_at, expires_at }: ShareLink): Share {
  return { share_id, created_at, expires_at };
}
