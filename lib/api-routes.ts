/** The public routes of the API. */
import type { ApiFunctions } from './api-functions.ts';
import type { Route } from './route.ts';

/** The public routes, each with the function that answers it. All but the document need a key. */
export const apiRoutes = {
  'POST /v1/audits': 'createAudit',
  'GET /v1/audits': 'listAudits',
  'GET /v1/audits/{audit_id}': 'getAudit',
  'DELETE /v1/audits/{audit_id}': 'deleteAudit',
  'GET /v1/audits/{audit_id}/status': 'getAuditStatus',
  'GET /v1/audits/{audit_id}/brief': 'getBrief',
  'GET /v1/audits/{audit_id}/compare/{other_id}': 'compareAudits',
  'POST /v1/audits/{audit_id}/rerun': 'createAudit',
  'POST /v1/schedules': 'createAudit',
  'GET /v1/schedules': 'createAudit',
  'GET /v1/schedules/{schedule_id}': 'createAudit',
  'PATCH /v1/schedules/{schedule_id}': 'createAudit',
  'DELETE /v1/schedules/{schedule_id}': 'createAudit',
  'GET /v1/events': 'events',
  'GET /v1/events/{event_id}': 'events',
  'POST /v1/events/{event_id}/resend': 'events',
  'GET /v1/usage': 'getUsage',
  'POST /mcp': 'mcp',
  'GET /openapi.json': 'openapiDocument',
} as const satisfies Record<Route, keyof ApiFunctions>;
