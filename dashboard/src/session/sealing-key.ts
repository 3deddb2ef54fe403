/** The key that seals tokens: made once per browser, kept in IndexedDB, and not extractable. */

const database = 'sign-in';
const store = 'keys';
const name = 'sealing';

/** Returns this origin's key, made at the first call. @throws if the browser keeps none */
export async function sealingKey(): Promise<CryptoKey> {
  const opened = await openDatabase();
  try {
    const kept = await keyIn(opened);
    if (kept !== undefined) return kept;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    await done(opened.transaction(store, 'readwrite').objectStore(store).add(made, name)).catch(() => undefined);
    // Another tab may have been first: its key is the one.
    return (await keyIn(opened)) ?? made;
  } finally {
    opened.close();
  }
}

async function keyIn(opened: IDBDatabase): Promise<CryptoKey | undefined> {
  const kept: unknown = await done(opened.transaction(store).objectStore(store).get(name));
  return kept instanceof CryptoKey ? kept : undefined;
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(store);
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      reject(request.error ?? new Error('IndexedDB failed'));
    };
  });
}
