/** What makes a label, and how it is written. */
import { describe, expect, test } from '@jest/globals';
import { type Form, type NameUse, newUse } from '../../../analysis/measure/name-uses.ts';
import { labelWorth, spellingOf } from '../../../analysis/measure/topic-labels.ts';
import { analyzerFor } from '../../../analysis/text/analyzer.ts';

const english = analyzerFor('en');
const form = (count: number, free: number, withKeyword = false): Form => ({ count, inText: count, free, withKeyword });

function use(forms: Record<string, Form>, changes: Partial<NameUse> = {}): NameUse {
  return {
    ...newUse(),
    afterNounSign: 3,
    headed: new Set(['a', 'b']),
    forms: new Map(Object.entries(forms)),
    ...changes,
  };
}

const worth = (key: string, of: NameUse, dwelling = ['a', 'b']) =>
  labelWorth({ name: 0, dwelling: new Set(dwelling), burst: 0.25, bond: 1 }, of, key, english);

describe('a name is written', () => {
  test.each<[string, Record<string, Form>, string]>([
    ['as most often', { motor: form(2, 2), motors: form(9, 9) }, 'motors'],
    ['as it ends its phrase, of two about as common', { rebate: form(5, 1), rebates: form(4, 4) }, 'rebates'],
    [
      'with the keyword where it often stands beside it',
      { technical: form(9, 3), 'technical seo': form(4, 4, true) },
      'technical seo',
    ],
    ['without it elsewhere', { content: form(9, 9), 'seo content': form(2, 2, true) }, 'content'],
  ])('%s', (_, forms, expected) => {
    expect(spellingOf(use(forms), 'key').form).toBe(expected);
  });
});

describe('a label is worth', () => {
  test('the sites that dwell on it and head sections with it', () => {
    // (2 dwelling + 2 headed) · 1 free · (.75 + .25) · 1 word · bond 1
    expect(worth('motor', use({ motors: form(9, 9) }))).toBe(4);
    // … with one heading of nothing else, and a quarter more for a phrase.
    expect(worth('control box', use({ 'control box': form(9, 9) }, { alone: new Set(['a']) }))).toBe(7.5);
  });

  test.each<[string, string, NameUse]>([
    ['half a phrase', 'activ nois', use({ 'active noise': form(9, 2) })],
    ['a verb', 'assess', use({ assess: form(9, 9) }, { afterNounSign: 1, afterOtherSign: 5 })],
    [
      'a verb after the keyword',
      'built',
      use({ 'headphones built': form(9, 9, true) }, { afterNounSign: 0, afterOtherSign: 5 }),
    ],
    ['an everyday word', 'step', use({ steps: form(9, 9) })],
    ['a possessive', 'men', use({ "men's": form(9, 9) })],
  ])('nothing as %s', (_, key, of) => {
    expect(worth(key, of)).toBe(0);
  });

  test('nothing without a heading, unless three sites dwell on it', () => {
    const unheaded = use({ permits: form(9, 9) }, { headed: new Set() });
    expect(worth('permit', unheaded)).toBe(0);
    expect(worth('permit', unheaded, ['a', 'b', 'c'])).toBe(3);
  });
});
