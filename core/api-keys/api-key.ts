/** The API key: its format with a checksum, the hash it is stored under, and its stored fields. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { PlanName } from '../accounts/plans.ts';
import { ownerId } from '../test-mode.ts';

export type KeyEnvironment = 'live' | 'test';

/** What the text of a test key begins with. */
const testPrefix = 'ask_test_';

/** A stored key, without the key itself. Times are ISO 8601 UTC. */
export interface ApiKey {
  key_hash: string;
  key_id: string;
  account_id: string;
  name: string;
  /** The first characters of the key, by which its holder recognizes it. */
  start: string;
  status: 'active' | 'revoked';
  /** Copied from the account and kept in sync, so that one read serves a request. */
  plan: PlanName;
  created_at: string;
  expires_at?: string;
  revoked_at?: string;
}

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 > 2^256: enough digits for 256 random bits. */
const secretDigits = 43;
/** 62^6 > 2^32: enough digits for a CRC32. */
const checksumDigits = 6;
const keyPattern = new RegExp(`^ask_(live|test)_[0-9A-Za-z]{${secretDigits + checksumDigits}}$`, 'u');
const startLength = testPrefix.length + 4;

function base62(value: bigint, digits: number): string {
  let text = '';
  for (let rest = value; text.length < digits; rest /= 62n) text = alphabet.charAt(Number(rest % 62n)) + text;
  return text;
}

function checksum(body: string): string {
  return base62(BigInt(crc32(body)), checksumDigits);
}

/**
 * Formats a key: `ask_<env>_<43 base62 digits of 256 random bits><6 base62 digits of the CRC32 of all before>`.
 *
 * @param random 32 bytes from a cryptographic generator
 * @throws RangeError for any other length.
 */
export function formatApiKey(environment: KeyEnvironment, random: Uint8Array): string {
  if (random.length !== 32) throw new RangeError('an API key is made of 32 random bytes');
  const secret = base62(BigInt(`0x${Buffer.from(random).toString('hex')}`), secretDigits);
  const body = `ask_${environment}_${secret}`;
  return body + checksum(body);
}

/** Whether the text has the format and the checksum of a key. Rejects junk without a database read. */
export function isWellFormedApiKey(text: string): boolean {
  return keyPattern.test(text) && checksum(text.slice(0, -checksumDigits)) === text.slice(-checksumDigits);
}

/** Whether a key, or the start of one, is a live key. Its text alone says so. */
export function isLiveKey(text: string): boolean {
  return !text.startsWith(testPrefix);
}

/** What its webhook needs to know of a key: its id, and the account id of its mode. */
export function hookedKey(key: Pick<ApiKey, 'key_id' | 'account_id' | 'start'>): {
  key_id: string;
  account_id: string;
} {
  return { key_id: key.key_id, account_id: ownerId(key.account_id, isLiveKey(key.start)) };
}

/** SHA-256 of the whole key, in hexadecimal. A random 256-bit key needs no slow hash and no salt. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The characters of a key that may be stored and shown. */
export function startOfApiKey(key: string): string {
  return key.slice(0, startLength);
}
