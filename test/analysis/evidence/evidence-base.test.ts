/** The studies that advice rests on: each can be read, each practice has some. */

import { describe, expect, test } from '@jest/globals';
import { evidenceBase, evidenceFor } from '../../../analysis/evidence/evidence-base.ts';
import { practices } from '../../../analysis/evidence/practices.ts';
import { studies } from '../../../analysis/languages/en/texts/studies.ts';
import { evidenceSchema } from '../../../analysis/report/metadata/evidence-base.ts';
import { refutedPractices } from '../../../analysis/report/vocabulary.ts';

describe('the evidence base', () => {
  test('names each study once, with a secure address of its own, and says what it did not measure', () => {
    const ids = evidenceBase.map(({ id }) => id);
    const described = evidenceFor(ids, studies);
    expect(ids.toSorted()).toEqual(Object.keys(studies).toSorted());
    for (const entry of described) expect(evidenceSchema.parse(entry)).toEqual(entry);
    for (const field of ['id', 'url', 'title'] as const) {
      expect(new Set(evidenceBase.map((entry) => entry[field])).size).toBe(evidenceBase.length);
    }
    for (const { url, note, year } of described) {
      expect(new URL(url).protocol).toBe('https:');
      expect(year >= 2023 && year <= 2026).toBe(true);
      expect(note).toMatch(/\.$/u);
      expect(note.split(/[.;:] /u).length).toBeGreaterThan(1);
    }
  });

  test('addresses preprints and archives by their permanent names', () => {
    for (const { url } of evidenceBase.filter(({ url: address }) => /arxiv|zenodo/u.test(address))) {
      expect(url).toMatch(/^https:\/\/(?:arxiv\.org\/abs\/\d{4}\.\d{5}|doi\.org\/10\.5281\/zenodo\.\d+)$/u);
    }
  });

  test('gives what is asked for, once, in its own order, and a copy', () => {
    const [first, second] = evidenceFor(['ahrefs-schema', 'geo', 'geo', 'unheard-of'], studies);
    expect([first?.id, second?.id]).toEqual(['geo', 'ahrefs-schema']);
    expect(first).not.toBe(evidenceBase[0]);
  });
});

describe('practices', () => {
  test('rest on evidence that is there', () => {
    const known = new Set<string>(evidenceBase.map(({ id }) => id));
    for (const { evidence } of Object.values(practices)) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const id of evidence) expect(known).toContain(id);
    }
  });

  test('that help are graded no better than the best of their evidence', () => {
    const gradeOf = new Map<string, string>(evidenceBase.map(({ id, grade }) => [id, grade]));
    for (const [id, { grade, evidence }] of Object.entries(practices)) {
      if (grade === 'X') expect(refutedPractices).toContain(id);
      else expect([...evidence].map((study) => gradeOf.get(study)).sort()[0]).toBe(grade);
    }
  });
});
