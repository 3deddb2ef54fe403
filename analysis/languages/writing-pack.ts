/** Everything that is written in one language. A language that lacks a part does not compile. */
import type { BriefTexts } from './brief-texts.ts';
import type { GateId, Practice, Words } from './codes.ts';
import type { ComparisonTexts } from './comparison-texts.ts';
import type { CheckTexts } from './en/texts/checks.ts';
import type { dashboard } from './en/texts/dashboard.ts';
import type { labels } from './en/texts/labels.ts';
import type { OverviewTexts } from './overview-texts.ts';
import type { Sentences } from './sentences.ts';

/** Headings, labels and short sentences of a rendered report. English is the source of their type. */
export type Labels = typeof labels;

/** What a gate says where a page fails it. */
export interface GateTexts {
  consequence: string;
  title: string;
  action: string;
  /** How to see that it is done. */
  verify: string;
}

export interface Advice {
  gates: Readonly<Record<GateId, GateTexts>>;
  /** Why a practice is not worth doing. */
  practices: Readonly<Record<Practice, string>>;
  nextMeasurement: string;
}

/** The name of every method without its version: `terms` for `terms@2`. */
export type MethodNames = Readonly<
  Record<
    | 'answerability'
    | 'answers'
    | 'barriers'
    | 'bm25'
    | 'bm25f'
    | 'brief'
    | 'citations'
    | 'claims'
    | 'cliffs_delta'
    | 'content_profile'
    | 'content_type'
    | 'crawler_access'
    | 'data_quality'
    | 'dates'
    | 'difficulty'
    | 'direct_answer'
    | 'entities'
    | 'extraction'
    | 'features'
    | 'findings'
    | 'freshness'
    | 'gap'
    | 'gates'
    | 'gather'
    | 'intent'
    | 'key_phrases'
    | 'keyness'
    | 'keyword_presence'
    | 'language'
    | 'market_class'
    | 'names'
    | 'opportunities'
    | 'options'
    | 'overlap'
    | 'overview'
    | 'page_dates'
    | 'page_identity'
    | 'passages'
    | 'passages_of_page'
    | 'pawc'
    | 'quantiles'
    | 'question_form'
    | 'questions'
    | 'readability'
    | 'readability_formulas'
    | 'reading'
    | 'registrable_domain'
    | 'results'
    | 'scores'
    | 'sentences'
    | 'signs'
    | 'site_type'
    | 'structured_data'
    | 'subject_fit'
    | 'summary'
    | 'term_gaps'
    | 'terms'
    | 'topic_coverage'
    | 'topics'
    | 'trust'
    | 'verdict'
    | 'wilson95'
    | 'word_vectors'
    | 'words',
    string
  >
>;

export interface WritingPack {
  /** ISO 639-1; `Intl` writes its numbers and dates. */
  language: string;
  /** Quotation marks with the spaces that belong inside of them. */
  quotes: readonly [string, string];
  /** What the codes of a report are called. */
  words: Words;
  /** What units by their UCUM codes are called; others are written as their code. */
  units: Readonly<Record<string, string>>;
  labels: Labels;
  sentences: Sentences;
  checks: CheckTexts;
  /** Column heads and leads of the dashboard. English is the source of their type. */
  dashboard: typeof dashboard;
  advice: Advice;
  brief: BriefTexts;
  comparison: ComparisonTexts;
  methods: MethodNames;
  overview: OverviewTexts;
}
