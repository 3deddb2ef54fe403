/** Hashes by which reports are compared. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson } from '../../../../analysis/report/hash/canonical-json.ts';
import { outputSha256 } from '../../../../analysis/report/hash/output-hash.ts';
import { sha256 } from '../../../../analysis/report/hash/sha256.ts';

test('SHA-256 is that of the standard (FIPS 180-4, "abc")', async () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(await sha256('abc')).toBe(abc);
  expect(await sha256(new TextEncoder().encode('xabc').subarray(1))).toBe(abc);
});

describe('canonical JSON', () => {
  test('orders members by code unit and leaves undefined ones out', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true, x: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    );
    expect(canonicalJson({ '€': 1, '\r': 2, '1': 3 })).toBe('{"\\r":2,"1":3,"€":1}');
  });

  test('reads back as the same value, in whatever order it was built', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('the hash of the output', () => {
  const report = {
    metadata: {
      audit_id: 'a',
      created_at: 't',
      keyword: 'desk',
      sources: [{ id: 's1', fetched_at: 't1' }],
      reproducibility: { input_hash: 'i', output_sha256: 'o' },
    },
    market_serp: { audit_id: 'not the one' },
  };
  const changed = (change: (copy: typeof report) => void): typeof report => {
    const copy = structuredClone(report);
    change(copy);
    return copy;
  };

  test('leaves out what differs between runs', async () => {
    const other = changed((copy) => {
      copy.metadata.audit_id = 'b';
      copy.metadata.created_at = 'u';
      copy.metadata.reproducibility.output_sha256 = '';
      for (const source of copy.metadata.sources) source.fetched_at = 't2';
    });
    expect(await outputSha256(other)).toBe(await outputSha256(report));
  });

  test('changes with everything else', async () => {
    const hashes = await Promise.all(
      [
        report,
        changed((copy) => {
          copy.metadata.keyword = 'desks';
        }),
        changed((copy) => {
          copy.market_serp.audit_id = 'c';
        }),
        changed((copy) => {
          copy.metadata.reproducibility.input_hash = 'j';
        }),
      ].map(outputSha256),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});
