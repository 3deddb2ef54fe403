/** The storage of tokens: what is read back, what is on view, and what is gone. */
import { expect, test } from '@jest/globals';
import { sealedStorage } from '../../../dashboard/src/session/sealed-storage.ts';

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

/** The tab's session storage: names are its own properties, as in browsers. */
function tab(): Storage {
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  const kept = Object.create(methods) as Record<string, string> & Storage;
  return kept;
}

test('the next load of the tab reads what was kept, and nobody else does', async () => {
  const [kept, key] = [tab(), await newKey()];
  const before = sealedStorage(kept, async () => key);
  await before.setItem('user', '{"access_token":"très secret"}');
  expect(JSON.stringify({ ...kept })).not.toContain('secret');
  expect(Object.keys(kept)).toEqual(['sealed.user']);

  const after = sealedStorage(kept, async () => key);
  expect([await after.length, await after.key(0)]).toEqual([1, 'user']);
  expect(await after.getItem('user')).toBe('{"access_token":"très secret"}');
  expect(await after.getItem('other')).toBeNull();
});

test('the same value is sealed differently each time', async () => {
  const [kept, key] = [tab(), await newKey()];
  const storage = sealedStorage(kept, async () => key);
  await storage.setItem('user', 'token');
  const first = kept.getItem('sealed.user');
  await storage.setItem('user', 'token');
  expect(kept.getItem('sealed.user')).not.toBe(first);
});

test('what was sealed under another key, or changed, is dropped', async () => {
  const kept = tab();
  const key = await newKey();
  await sealedStorage(kept, async () => key).setItem('user', 'token');
  const other = await newKey();
  expect(await sealedStorage(kept, async () => other).getItem('user')).toBeNull();
  expect(Object.keys(kept)).toEqual([]);
  kept.setItem('sealed.user', 'not base64 !');
  expect(await sealedStorage(kept, async () => key).getItem('user')).toBeNull();
});

test('without a key, values last as long as the page and leave nothing', async () => {
  const kept = tab();
  const storage = sealedStorage(kept, () => Promise.reject(new Error('no IndexedDB')));
  await storage.setItem('user', 'token');
  expect([await storage.getItem('user'), Object.keys(kept)]).toEqual(['token', []]);
});

test('what is removed while it is sealed does not come back', async () => {
  const [kept, key] = [tab(), await newKey()];
  const storage = sealedStorage(kept, async () => key);
  const setting = storage.setItem('user', 'token');
  await storage.removeItem('user');
  await setting;
  expect([await storage.getItem('user'), Object.keys(kept)]).toEqual([null, []]);
  await storage.setItem('user', 'token');
  await storage.clear();
  expect(Object.keys(kept)).toEqual([]);
});

test('reading begins when the storage is opened, and what is written or removed meanwhile counts', async () => {
  const [kept, key] = [tab(), await newKey()];
  await sealedStorage(kept, async () => key).setItem('user', 'old');
  let asked = 0;
  const ask = async () => {
    asked++;
    return key;
  };
  const written = sealedStorage(kept, ask);
  expect(asked).toBe(1);
  const writing = written.setItem('user', 'new');
  expect(await written.getItem('user')).toBe('new');
  await writing;
  expect(await written.getItem('user')).toBe('new');

  const removed = sealedStorage(kept, ask);
  const reading = removed.getItem('user');
  await removed.removeItem('user');
  expect([await reading, await removed.getItem('user')]).toEqual([null, null]);
});
