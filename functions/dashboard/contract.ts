/**
 * The contract of `/dashboard`, the API of the account holder's page, as zod schemas. The page imports its types.
 *
 * Audits use the schemas of `functions/api/contract.ts`. `POST /dashboard/audits` accepts `createAuditBody` and returns
 * 202 `acceptedAudit`; `POST /dashboard/audits/{audit_id}/rerun` returns the same; `DELETE
 * /dashboard/audits/{audit_id}` returns 204. `GET /dashboard/audits` accepts `detailedListQuery` and returns
 * `detailedAuditList`.
 * `GET /dashboard/audits/{audit_id}` returns `orderedAudit`, its `…/status` `auditStatus`, and its `…/markdown` the
 * report as `text/markdown`; its `…/brief` accepts `briefQuery` and returns the brief in that format. `GET
 * /dashboard/audits/{audit_id}/compare/{other_id}` returns the engine's `Comparison`.
 *
 * The header `Livemode: false` selects test mode for lists of audits and deliveries, launches and usage; without it they
 * are of live mode. What has an id is found in either mode.
 */
export * from './contract/account.ts';
export * from './contract/activity.ts';
export * from './contract/audits.ts';
export * from './contract/deliveries.ts';
export * from './contract/keys.ts';
export * from './contract/share-links.ts';
