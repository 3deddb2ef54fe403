/** Measures the intent of the keyword from its words, the results page and the content types of results. */
import { type ContentType, type Intent, intents } from '../../report/vocabulary.ts';
import { round } from '../../statistics/round.ts';
import { isPlace, placeIn } from '../../text/places.ts';
import { wishesOf } from '../../text/query-wishes.ts';
import { askedBy } from '../../text/question-words.ts';
import { wordsOf } from '../../text/words.ts';
import {
  contentTypeWeights,
  featureWeights,
  namedSiteWeight,
  placeWeight,
  questionWeights,
  type SignWeight,
  wishWeights,
} from './intent-weights.ts';
import { intentRule } from './rule.ts';

const { resultsWeight, minLead, minHomePages, minLocalOffers } = intentRule.values;

/**
 * A signal of an intent. `signal` names its row in the weights; `words` are the words of the keyword that it comes
 * from.
 */
export interface IntentSignal {
  signal: string;
  words?: string;
  intent: Intent;
  weight: number;
  ev: string[];
}

export interface MeasuredIntent {
  primary: Intent | null;
  distribution: Record<Intent, number>;
  confidence: number;
  mixed: boolean;
  weight: number;
  signals: IntentSignal[];
}

/** Inputs of the measure. */
export interface IntentInput {
  /** In NFC and lower case, with white space collapsed. */
  keyword: string;
  /** ISO 639-1. */
  language: string;
  /** Features of the results page, with the report's names. */
  features: readonly { id: string; type: string; state: string }[];
  /** Results used, best first; null if the type is unknown. */
  results: readonly { source_id: string; url: string; content_type: ContentType | null }[];
}

/**
 * Weighs the signals. The intents are those of A. Broder, "A taxonomy of web search", SIGIR Forum 36 (2002), 3–10 (DOI
 * 10.1145/792550.792552), with commercial and local intent separate, as is usual in the industry.
 */
export function measureIntent(input: IntentInput): MeasuredIntent {
  const signals = [...keywordSignals(input), ...pageSignals(input), ...resultSignals(input), ...siteSignals(input)];
  const total = signals.reduce((sum, { weight }) => sum + weight, 0);
  const sums = intents.map((intent) => ({
    intent,
    share: total === 0 ? 0 : signals.reduce((sum, sign) => sum + (sign.intent === intent ? sign.weight : 0), 0) / total,
  }));
  const [first, second] = [...sums].sort((a, b) => b.share - a.share);
  const confidence = (first?.share ?? 0) - (second?.share ?? 0);
  return {
    primary: total === 0 || first === undefined ? null : first.intent,
    distribution: Object.fromEntries(sums.map(({ intent, share }) => [intent, round(share)])) as Record<Intent, number>,
    confidence: round(confidence),
    mixed: total > 0 && confidence < minLead,
    weight: round(total),
    signals: signals.map((signal) => ({ ...signal, weight: round(signal.weight) })),
  };
}

function signalOf(signal: string, { intent, weight }: SignWeight, ev: readonly string[], words?: string): IntentSignal {
  return { signal, ...(words === undefined ? {} : { words }), intent, weight, ev: [...ev] };
}

function keywordSignals({ keyword, language, results }: IntentInput): IntentSignal[] {
  const asked = askedBy(keyword, language);
  const facet = asked?.facet === 'which' || asked?.facet === 'price' ? asked.facet : 'other';
  const offers = results.filter(({ content_type }) => content_type === 'local_service');
  const place = placeAsked(keyword, language) ?? (offers.length < minLocalOffers ? null : placeIn(keyword, language));
  return [
    ...(place === null ? [] : [signalOf('keyword:place', placeWeight, [], place)]),
    ...(asked === null ? [] : [signalOf(`question:${facet}`, questionWeights[facet], [])]),
    ...wishesOf(keyword, language).map(({ wish, words }) => signalOf(`keyword:${wish}`, wishWeights[wish], [], words)),
  ];
}

/**
 * The place at the end of the keyword: "movers in new york city". In the middle, a place is an adjective unless the results
 * offer something in it ("plombier lyon urgence").
 */
function placeAsked(keyword: string, language: string): string | null {
  const words = wordsOf(keyword, language);
  for (const [index, { start }] of words.entries()) {
    const end = keyword.slice(start);
    // "join us" does not name a country.
    if (index > 0 && end.length > 2 && isPlace(end, language)) return end;
  }
  return null;
}

function pageSignals({ features }: IntentInput): IntentSignal[] {
  const seen = features.filter(({ state }) => state === 'captured');
  return Object.entries(featureWeights).flatMap(([type, weight]) => {
    const ev = seen.filter((feature) => feature.type === type).map(({ id }) => id);
    return ev.length === 0 ? [] : [signalOf(`results_page:${type}`, weight, ev)];
  });
}

function resultSignals({ results }: IntentInput): IntentSignal[] {
  return Object.entries(contentTypeWeights).flatMap(([type, sign]) => {
    const ev = results.filter(({ content_type }) => content_type === type).map(({ source_id }) => source_id);
    // One home page may be the site that is looked for.
    if (sign === null || ev.length < (type === 'home' ? minHomePages : 1)) return [];
    // Divided by all results: if few types are known, they count less.
    const weight = (sign.weight * resultsWeight * ev.length) / results.length;
    return [signalOf(`results:${type}`, { ...sign, weight }, ev)];
  });
}

function siteSignals({ keyword, results }: IntentInput): IntentSignal[] {
  const [first] = results;
  if (first === undefined || !URL.canParse(first.url)) return [];
  const { hostname, pathname } = new URL(first.url);
  const name = keyword.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  const labels = hostname.split('.').slice(0, -1);
  const isNamed = labels.some((label) => label !== 'www' && label.replaceAll('-', '') === name);
  return isNamed && pathname === '/' ? [signalOf('results:named_site', namedSiteWeight, [first.source_id])] : [];
}
