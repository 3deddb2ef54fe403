/** Writes what an asked engine said in each sample, and how far its samples agree. */

import { domainOf, registrableDomainOf } from '../../gather/address.ts';
import type { AnswerSample, EngineAnswers } from '../../gather/answer-engines.ts';
import { longestQuoteChars, longestSampleChars } from '../../report/answer-samples.ts';
import type { MarketSerp } from '../../report/report.ts';
import type { QuestionForm } from '../../report/vocabulary.ts';
import { meanJaccard } from '../../statistics/jaccard.ts';
import { minSample } from '../../statistics/quantiles.ts';
import { round } from '../../statistics/round.ts';
import { rateOf } from '../../statistics/wilson.ts';
import { shorten } from '../passages/shorten.ts';
import { citedIn } from './asked-engines.ts';
import { mentionsOf } from './option-mentions.ts';
import { type Places, pageKey, placeOf } from './page-places.ts';
import { answerSamplesRule, citationsRule } from './rule.ts';

const { maxSamples, maxOptions } = answerSamplesRule.values;
const { maxCitations, maxDomains, maxQueries, maxTextChars } = citationsRule.values;

type AnswerEngineEntry = MarketSerp['answer_engines'][number];
type Asked = NonNullable<AnswerEngineEntry['asked']>;
type Sample = Asked['samples'][number];
type Across = NonNullable<Asked['across_samples']>;

/** What the samples are compared with: the citations of the whole answer, sources, and names of options. */
export interface SampleContext {
  citations: readonly { id: string; url: string }[];
  places: Places;
  options: readonly string[];
}

/** Composes the part of an entry about an engine that was asked. */
export function composeAsked(
  asked: EngineAnswers,
  questionForm: QuestionForm,
  context: SampleContext,
): Pick<Required<AnswerEngineEntry>, 'asked' | 'stability' | 'samples'> {
  const { provider, fidelity, model, question, region, fan_out_provenance } = asked;
  const all = asked.samples.slice(0, maxSamples);
  const samples = all.map((sample) => composeSample(sample, context));
  const captured = samples.filter(({ state }) => state === 'captured');
  const seen = all.filter(({ state }) => state === 'captured');
  return {
    samples: all.filter(({ state }) => state === 'captured' || state === 'absent').length,
    stability: stabilityOf(seen),
    asked: {
      provider,
      fidelity,
      ...(model === undefined ? {} : { model: shorten(model, maxTextChars) }),
      question: shorten(question, maxTextChars),
      question_form: questionForm,
      region,
      fan_out_provenance,
      samples,
      across_samples: captured.length < minSample ? null : acrossSamples(captured, seen, context),
    },
  };
}

function composeSample({ state, observed_at, ...sample }: AnswerSample, { places, options }: SampleContext): Sample {
  const text = shorten(sample.text, longestSampleChars);
  return {
    state,
    observed_at,
    text,
    citations: sample.citations.slice(0, maxCitations).map(({ url, role, quote, start, end }) => {
      const { source_id } = placeOf(url, places);
      const isShown = start !== undefined && end !== undefined && start < end && end <= text.length;
      return {
        url,
        domain: domainOf(url),
        role,
        ...(source_id === undefined ? {} : { source_id }),
        ...(quote === undefined || quote === '' ? {} : { quote: shorten(quote, longestQuoteChars) }),
        ...(isShown ? { start, end } : {}),
      };
    }),
    mentions: mentionsOf(options, text),
    fan_out_queries: sample.fan_out_queries.slice(0, maxQueries).map((query) => shorten(query, maxTextChars)),
  };
}

/** The agreement of cited pages; null below three samples, or if none cites a page. */
function stabilityOf(captured: readonly AnswerSample[]): AnswerEngineEntry['stability'] {
  if (captured.length < minSample) return null;
  const agreement = meanJaccard(captured.map((sample) => new Set(citedIn(sample).map(({ url }) => pageKey(url)))));
  return agreement === null ? null : { jaccard_citations: round(agreement), n: captured.length };
}

function acrossSamples(
  captured: readonly Sample[],
  seen: readonly AnswerSample[],
  { citations, options }: SampleContext,
): Across {
  const n = captured.length;
  const pages = seen.map((sample) => citedIn(sample).map(({ url }) => url));
  const sites = sharesOf(pages.map((urls) => urls.map((url) => registrableDomainOf(url) || domainOf(url))));
  const named = sharesOf(captured.map(({ mentions }) => mentions.map(({ name }) => name)));
  return {
    n,
    pages: citations.map(({ id, url }) => {
      const key = pageKey(url);
      return {
        citation_id: id,
        ...rateOf(pages.filter((urls) => urls.some((each) => pageKey(each) === key)).length, n),
      };
    }),
    sites: sites
      .slice(0, maxDomains)
      .map(({ name, k, count, share }) => ({ domain: name, ...rateOf(k, n), citations: count, share_of_voice: share })),
    options: named
      .filter(({ name }) => options.includes(name))
      .slice(0, maxOptions)
      .map(({ name, k, count, share }) => ({ name, ...rateOf(k, n), mentions: count, share_of_voice: share })),
  };
}

/** By name: the samples that have it, how often all of them do, and its share of all; the most frequent first. */
function sharesOf(samples: readonly (readonly string[])[]) {
  const all = samples.flat();
  return [...Map.groupBy(all, (name) => name)]
    .map(([name, { length: count }]) => ({
      name,
      k: samples.filter((names) => names.includes(name)).length,
      count,
      share: round(count / all.length),
    }))
    .sort((a, b) => b.k - a.k || b.count - a.count || (a.name < b.name ? -1 : 1));
}
