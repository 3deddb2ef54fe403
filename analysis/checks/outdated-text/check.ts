/** Check: the text has prices, data or plans of past years, or names services that ended or have another name. */

import type { ContentType } from '../../report/vocabulary.ts';
import { defineRule } from '../../rules/rule.ts';
import { anySubject, choices, offers, texts } from '../applicability.ts';
import { defineCheck, failWith } from '../check.ts';

export const outdatedTextRule = defineRule({
  id: 'outdated_text',
  version: 12,
  name: 'Prices, rates, data and plans of past years, and services that ended or have another name',
  constants: {
    discontinued: {
      value: [
        { name: 'Google Reader', year: 2013 },
        { name: '(?<!\\p{L})Vine(?= (?:app|videos?))', year: 2017 },
        { name: 'Google(?:\\+| ?Plus)(?![\\p{L}\\p{N}])', year: 2019 },
        { name: 'Adobe Flash(?! ?[Ll]ight)|Flash Player', year: 2020 },
        { name: 'Google Play Music', year: 2020 },
        { name: 'Google Hangouts', year: 2022 },
        { name: 'Yahoo!? Answers', year: 2021 },
        { name: 'Periscope (?:app|video|stream)', year: 2021 },
        { name: 'Internet Explorer', year: 2022 },
        { name: 'Universal Analytics', year: 2023 },
        { name: 'Google Optimize', year: 2023 },
        { name: 'Facebook Analytics', year: 2021 },
        { name: 'Skype(?= (?:call|for|meeting|account))', year: 2025 },
        { name: 'Google Domains', year: 2023 },
        { name: 'Google Podcasts', year: 2024 },
        { name: 'Stitcher(?=, | and (?:Spotify|TuneIn))', year: 2023 },
        { name: 'Mint(?=, (?:YNAB|PocketGuard|Robinhood|Personal Capital|Empower))', year: 2024 },
      ],
      unit: 'year of the end',
      reason: 'widely known services, and when they ended by announcement of their owners',
    },
    renamed: {
      value: [
        { name: "(?:Google[’']?s? |(?<=ChatGPT(?:,|,? and|,? or) ))Bard", now: 'Gemini', year: 2024 },
        { name: 'Bing Chat', now: 'Copilot', year: 2023 },
        { name: 'Google Data Studio', now: 'Looker Studio', year: 2022 },
        { name: 'Google My Business', now: 'Google Business Profile', year: 2021 },
        { name: 'G Suite', now: 'Google Workspace', year: 2020 },
        { name: 'Google Ad[Ww]ords', now: 'Google Ads', year: 2018 },
      ],
      unit: 'year of the new name',
      reason: 'widely used services, and when their owners renamed them',
    },
    confidence: {
      value: { plan: 0.8, price: 0.7, data: 0.6, rate: 0.7, name: 0.8, renamed: 0.8, pandemic: 0.6 },
      unit: 'probability',
      reason: 'an old figure may be told as history; a name of the past seldom is',
    },
    pandemicEnd: {
      value: 2023,
      unit: 'year',
      reason: 'when the WHO declared the end of the emergency; rules and hardships of it are past',
    },
    fullGapYears: { value: 3, unit: 'years', reason: 'a gap of this many years counts in full' },
    maxFindings: { value: 2, unit: 'findings', reason: 'who corrects two such passages reads the rest' },
  },
  knownLimits: ['The list of services that ended is short, and of no use where a page tells their history.'],
});

const { discontinued, renamed, confidence, pandemicEnd, fullGapYears, maxFindings } = outdatedTextRule.values;

/** Texts tell of the pandemic as history; who offers or recommends speaks of today. */
const speaksOfOffers = (type: ContentType | null): boolean => [...choices, ...offers].some((each) => each === type);

const ended = discontinued.map(({ name, year }) => ({ name: new RegExp(name, 'u'), year, now: null }));
const renamedServices = renamed.map((each) => ({ ...each, name: new RegExp(each.name, 'u') }));

export interface OutdatedParams {
  kind: 'plan' | 'price' | 'data' | 'rate' | 'name' | 'renamed' | 'pandemic';
  /** The sentence with it. */
  text: string;
  /** The year of the price or data, or in which the service ended or got its new name. */
  year: number;
  current: number;
  name: string;
  /** What a renamed service is called; null for the others. */
  now: string | null;
}

export const outdatedText = defineCheck({
  id: 'outdated-text',
  category: 'freshness',
  appliesTo: anySubject(...texts, ...choices, ...offers, 'category'),
  weight: { severity: 'high', effort: 'S', metric: 'freshness', practice: 'visible_recent_date' },
  needs: ['signs', 'document', 'page', 'page_type', 'collected_at', 'keyword', 'time_sensitive', 'price_matters'],
  run: ({ signs: { own }, document, page, page_type, collected_at, keyword, time_sensitive, price_matters }) => {
    const current = new Date(collected_at).getUTCFullYear();
    const dated = (
      kind: 'plan' | 'price' | 'data' | 'rate',
      found: { text: string; year: number } | null,
    ): OutdatedParams[] => (found === null ? [] : [{ kind, ...found, current, name: '', now: null }]);
    const found = [
      // In a text, "I had a call with them" on it tells of the time when it existed.
      ...(speaksOfOffers(page_type) ? nameIn(document.blocks, ended, keyword.text) : []).map(
        (each): OutdatedParams => ({ kind: 'name', ...each, current }),
      ),
      // What is called otherwise now is so in a guide as well, though not in the news of its time.
      ...(page_type === 'news' ? [] : nameIn(document.blocks, renamedServices, keyword.text)).map(
        (each): OutdatedParams => ({ kind: 'renamed', ...each, current }),
      ),
      // An offer that has ended is told as one.
      ...dated('plan', own.old_plan?.text === own.ended_offer?.text ? null : own.old_plan),
      ...dated('price', own.old_price),
      ...dated('rate', own.old_rate),
      // Where neither years nor prices matter to searchers, a study of the past is as good as one of this year.
      ...(time_sensitive || price_matters.size > 0 ? dated('data', own.old_data) : []),
      ...(own.pandemic === null || current <= pandemicEnd || !speaksOfOffers(page_type)
        ? []
        : [{ kind: 'pandemic' as const, text: own.pandemic, year: pandemicEnd, current, name: '', now: null }]),
    ];
    return failWith(
      found.slice(0, maxFindings).map((params) => ({
        params,
        observed: { value: params.year, ev: [page.source_id] },
        expected: { value: current, basis: 'evidence' as const, ev: [] },
        confidence: confidence[params.kind],
        affects: [],
        size: Math.min(1, (current - params.year) / fullGapYears),
        reach: 1,
        json_pointer: '/page/passages',
      })),
    );
  },
});

/** The first block that names one of `services`, unless the keyword does, or a block has the name it has now. */
function nameIn(
  blocks: readonly { text: string }[],
  services: readonly { name: RegExp; year: number; now: string | null }[],
  keyword: string,
): Pick<OutdatedParams, 'text' | 'year' | 'name' | 'now'>[] {
  for (const { name, year, now } of services) {
    const block = blocks.find(({ text }) => name.test(text));
    const found = name.exec(block?.text ?? '')?.[0];
    if (block === undefined || found === undefined || keyword.includes(found.toLowerCase())) continue;
    if (now !== null && blocks.some(({ text }) => text.includes(now))) continue;
    return [{ text: around(block.text, block.text.search(name)), year, name: found, now }];
  }
  return [];
}

/** The sentence, line or clause around a position in a text. */
function around(text: string, at: number): string {
  const before = text.slice(0, at);
  const start = Math.max(...['\n', '. ', '! ', '? '].map((mark) => before.lastIndexOf(mark)));
  const length = text.slice(at).search(/[\n.!?]/u);
  return text.slice(start + 1, length === -1 ? text.length : at + length + 1).trim();
}
