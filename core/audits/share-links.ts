/** Share links: whoever has one reads the report of one audit without signing in, until it is revoked or expires. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { RecordAction } from '../accounts/trail.ts';
import { ServiceError } from '../service-error.ts';
import { ownerIds } from '../test-mode.ts';
import { isAuditId } from './audit-id.ts';
import { type AuditReader, type AuditWithOutput, readStatus } from './read-audits.ts';

/** A link as stored: without its token, which only its first answer holds. Times are ISO 8601 UTC. */
export interface ShareLink {
  audit_id: string;
  /** Its place among the links of the audit, from 0; so an audit never has more than `maxLinks`. */
  slot: number;
  /** By which the account's holder revokes it. */
  share_id: string;
  /** SHA-256 of the token, in hexadecimal. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  revoked_at?: string;
}

/** Stores the links of audits. Deleting an audit deletes its links. */
export interface ShareLinkStore {
  /**
   * Stores a link, once. `not_shared`: the account has no such completed audit. `taken`: its slot holds another link
   * that is valid at `now`.
   */
  add(adding: { accountId: string; link: ShareLink; now: Date }): Promise<'added' | 'taken' | 'not_shared'>;
  get(auditId: string, slot: number): Promise<ShareLink | undefined>;
  /** The links of the audit by slot, expired and revoked ones included. */
  list(auditId: string): Promise<ShareLink[]>;
  /** Revokes the link for good; false if its slot no longer holds it. */
  revoke(link: Pick<ShareLink, 'audit_id' | 'slot' | 'share_id'>, at: string): Promise<boolean>;
}

/** Enough for every reader of a report; bounds what a list and a deletion touch. */
export const maxLinks = 20;

/** How long a link lasts, in days. */
export const shareDays = { default: 30, max: 365 } as const;

const dayMs = 86_400_000;
/** 256 bits: nobody finds a token by trying. */
const secretBytes = 32;
const idBytes = 16;

/** Whose audit, of either mode. */
interface OwnAudit {
  accountId: string;
  auditId: string;
}

interface ManageDeps {
  reader: Pick<AuditReader, 'getStatus'>;
  shares: ShareLinkStore;
  now: () => Date;
}

/**
 * Creates a link to the report of a completed audit. The token is returned here only. It is recorded first, since what
 * a link shows to others cannot be taken back.
 *
 * @throws ServiceError `not_found` as `readStatus` does; `conflict` without a report, or with `maxLinks` valid links.
 */
export async function createShareLink(
  { accountId, auditId, days }: OwnAudit & { days: number },
  deps: ManageDeps & { record: RecordAction; randomBytes: (count: number) => Uint8Array; newId: () => string },
): Promise<{ link: ShareLink; token: string }> {
  const { reader, shares, now, record } = deps;
  const { status, account_id: owner } = await readStatus(ownerIds(accountId), auditId, reader);
  if (status !== 'completed') throw new ServiceError('conflict', 'Only the report of a completed audit can be shared.');
  const taken = new Set((await valid(shares, auditId, now())).map(({ slot }) => slot));
  const slot = Array.from({ length: maxLinks }, (_, index) => index).find((index) => !taken.has(index));
  if (slot === undefined) {
    throw new ServiceError('conflict', `This audit has ${maxLinks} links, as many as it may have. Revoke one first.`);
  }
  const at = now();
  const token = formatToken(auditId, slot, deps.randomBytes(secretBytes));
  const link: ShareLink = {
    ...{ audit_id: auditId, slot, share_id: deps.newId(), token_hash: hashOf(token) },
    ...{ created_at: at.toISOString(), expires_at: new Date(at.getTime() + days * dayMs).toISOString() },
  };
  await record({ accountId, action: 'share_created', auditId });
  const outcome = await shares.add({ accountId: owner, link, now: at });
  if (outcome === 'not_shared') throw notFound();
  if (outcome === 'taken') throw new ServiceError('conflict', 'Another link is being created. Try again.');
  return { link, token };
}

/**
 * The valid links of an audit, the newest first.
 *
 * @throws ServiceError `not_found` as `readStatus` does.
 */
export async function listShareLinks(
  { accountId, auditId }: OwnAudit,
  { reader, shares, now }: ManageDeps,
): Promise<ShareLink[]> {
  await readStatus(ownerIds(accountId), auditId, reader);
  const links = await valid(shares, auditId, now());
  return links.toSorted((a, b) =>
    a.created_at > b.created_at ? -1 : a.created_at < b.created_at ? 1 : b.slot - a.slot,
  );
}

/**
 * Revokes a link: from now on it shows nothing. It is recorded afterwards, because it must not fail for that reason;
 * a revocation that was not recorded can be repeated.
 *
 * @throws ServiceError `not_found` as `readStatus` does, and if the audit has no such link.
 */
export async function revokeShareLink(
  { accountId, auditId, shareId }: OwnAudit & { shareId: string },
  { reader, shares, now, record }: ManageDeps & { record: RecordAction },
): Promise<void> {
  await readStatus(ownerIds(accountId), auditId, reader);
  const link = (await shares.list(auditId)).find(({ share_id }) => share_id === shareId);
  if (link === undefined || !(await shares.revoke(link, now().toISOString()))) throw notFound();
  await record({ accountId, action: 'share_revoked', auditId });
}

/**
 * Reads the audit that a token opens. A token that is malformed costs no request, one of no link a single read.
 *
 * @throws ServiceError `not_found`, the same for every token that opens nothing.
 */
export async function readShared(
  token: string,
  { reader, shares, now }: { reader: Pick<AuditReader, 'get'>; shares: Pick<ShareLinkStore, 'get'>; now: () => Date },
): Promise<Required<AuditWithOutput> & { link: ShareLink }> {
  const place = placeOf(token);
  const link = place && (await shares.get(place.auditId, place.slot));
  if (!link || !isTokenOf(link, token) || !isValid(link, now())) throw noReport();
  const { audit, outputJson } = (await reader.get(link.audit_id)) ?? {};
  if (audit?.status !== 'completed' || outputJson === undefined) throw noReport();
  return { audit, outputJson, link };
}

async function valid(shares: Pick<ShareLinkStore, 'list'>, auditId: string, now: Date): Promise<ShareLink[]> {
  return (await shares.list(auditId)).filter((link) => isValid(link, now));
}

/** Whether a link was not revoked and has not expired. Its row outlasts it. */
export function isValid({ expires_at, revoked_at }: ShareLink, now: Date): boolean {
  return revoked_at === undefined && Date.parse(expires_at) > now.getTime();
}

/** The audit's id, the slot and the secret, so that a link is found with one read and without an index. */
function formatToken(auditId: string, slot: number, secret: Uint8Array): string {
  return Buffer.concat([Buffer.from(auditId.replaceAll('-', ''), 'hex'), Buffer.of(slot), secret]).toString(
    'base64url',
  );
}

/** Where the link of a token would be; undefined for what no link has. */
function placeOf(token: string): { auditId: string; slot: number } | undefined {
  const bytes = Buffer.from(token, 'base64url');
  // Also refuses other spellings of the same bytes.
  if (bytes.length !== idBytes + 1 + secretBytes || bytes.toString('base64url') !== token) return undefined;
  const hex = bytes.toString('hex', 0, idBytes);
  const auditId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
  const slot = bytes.readUInt8(idBytes);
  return isAuditId(auditId) && slot < maxLinks ? { auditId, slot } : undefined;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares hashes in constant time. */
function isTokenOf({ token_hash }: ShareLink, token: string): boolean {
  const [stored, asked] = [Buffer.from(token_hash, 'hex'), Buffer.from(hashOf(token), 'hex')];
  return stored.length === asked.length && timingSafeEqual(stored, asked);
}

function notFound(): ServiceError {
  return new ServiceError('not_found', 'There is nothing at this address.');
}

function noReport(): ServiceError {
  return new ServiceError('not_found', 'This link shows nothing: it is incomplete, was revoked, or has expired.');
}
