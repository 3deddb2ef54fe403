/**
 * Storage for the tokens of the session. They are used from memory; for the next load of the tab they are also kept in
 * its session storage, encrypted under a key that this origin can use but no script can read.
 */
import type { AsyncStorage } from 'oidc-client-ts';
import { sealingKey } from './sealing-key.ts';

const prefix = 'sealed.';
/** Bytes of the initialisation vector of AES-GCM, new for every value. */
const ivBytes = 12;

/**
 * Opens the storage. Where the browser has no key (IndexedDB is off, for example), values last as long as the page.
 *
 * @param kept the storage behind it
 * @param keyOf returns the key; replaced in tests
 */
export function sealedStorage(kept: Storage, keyOf: () => Promise<CryptoKey> = sealingKey): AsyncStorage {
  const open = new Map<string, string>();
  const unsealing = new Map<string, Promise<string | null>>();
  let key: Promise<CryptoKey> | undefined;
  const theKey = (): Promise<CryptoKey> => {
    key ??= keyOf();
    return key;
  };
  const names = (): string[] => {
    const sealed = Object.keys(kept).filter((name) => name.startsWith(prefix));
    return [...new Set([...open.keys(), ...sealed.map((name) => name.slice(prefix.length))])];
  };
  const forget = (name: string): void => {
    open.delete(name);
    kept.removeItem(prefix + name);
  };
  const read = async (name: string): Promise<string | null> => {
    const sealed = kept.getItem(prefix + name);
    if (sealed === null) return null;
    const value = await unseal(sealed, theKey).catch(() => undefined);
    // Replaced or removed meanwhile.
    const replaced = open.get(name);
    if (replaced !== undefined) return replaced;
    if (kept.getItem(prefix + name) !== sealed) return null;
    if (value === undefined) kept.removeItem(prefix + name);
    else open.set(name, value);
    return value ?? null;
  };
  const readOnce = (name: string): Promise<string | null> => {
    const reading = unsealing.get(name) ?? read(name).finally(() => unsealing.delete(name));
    unsealing.set(name, reading);
    return reading;
  };
  // Whoever opens the storage will ask for what is in it.
  for (const name of names()) void readOnce(name);
  return {
    get length() {
      return Promise.resolve(names().length);
    },
    key: async (index) => names()[index] ?? null,
    clear: async () => {
      for (const name of names()) forget(name);
    },
    removeItem: async (name) => forget(name),
    setItem: async (name, value) => {
      open.set(name, value);
      const sealed = await seal(value, theKey).catch(() => undefined);
      // Removed or replaced meanwhile: then this value must not come back with the next load.
      if (open.get(name) !== value) return;
      if (sealed === undefined) kept.removeItem(prefix + name);
      else kept.setItem(prefix + name, sealed);
    },
    getItem: async (name) => open.get(name) ?? (await readOnce(name)),
  };
}

async function seal(value: string, keyOf: () => Promise<CryptoKey>): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const text = new TextEncoder().encode(value);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(), text));
  return btoa(String.fromCharCode(...iv, ...sealed));
}

/** @throws if the text was sealed under another key, or changed */
async function unseal(sealed: string, keyOf: () => Promise<CryptoKey>): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
  const iv = bytes.subarray(0, ivBytes);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(), bytes.subarray(ivBytes));
  return new TextDecoder().decode(text);
}
