/** All texts written in one language. A language with a missing part does not compile. */
import type { BriefTexts } from './brief-texts.ts';
import type { GateId, Practice, Words } from './codes.ts';
import type { ComparisonTexts } from './comparison-texts.ts';
import type { CheckNames, CheckTexts } from './en/texts/checks.ts';
import type { dashboard } from './en/texts/dashboard/dashboard.ts';
import type { labels } from './en/texts/labels.ts';
import type { limits } from './en/texts/limits.ts';
import type { studies } from './en/texts/studies.ts';
import type { FigureWords } from './figures.ts';
import type { OverviewTexts } from './overview-texts.ts';
import type { QuotationMarks } from './quotation.ts';
import type { Sentences } from './sentences.ts';

/** Headings, labels and short sentences of a rendered report. The type is derived from English. */
export type Labels = typeof labels;

/** The texts for a failed gate. */
export interface GateTexts {
  consequence: string;
  title: string;
  action: string;
  /** How to check that it is done. */
  verify: string;
}

export interface Advice {
  gates: Readonly<Record<GateId, GateTexts>>;
  /** Why a practice is not worthwhile. */
  practices: Readonly<Record<Practice, string>>;
  nextMeasurement: string;
  /** What is the same for every advice of a language model. */
  ofModel: { effect: string; verify: string };
}

/** The id of every method, which is the one of its rule: `terms` for `terms@3`. */
export type MethodId =
  | 'answer_samples'
  | 'claim_support'
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
  | 'keyword_forms'
  | 'key_phrases'
  | 'keyness'
  | 'keyword_presence'
  | 'language'
  | 'language_model'
  | 'lists'
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
  | 'spelling'
  | 'term_gaps'
  | 'terms'
  | 'topic_coverage'
  | 'topics'
  | 'trust'
  | 'verdict'
  | 'wilson95'
  | 'word_vectors'
  | 'words';

/** What each method is called. */
export type MethodNames = Readonly<Record<MethodId, string>>;

/** What the methods do not see or cannot decide, by the codes that their rules name. */
export type LimitCode = keyof typeof limits;
export type Limits = Readonly<Record<LimitCode, string>>;

/** The studies and documents that advice rests on, by id. */
export type StudyId = keyof typeof studies;
export type Studies = Readonly<Record<StudyId, StudyTexts>>;
export interface StudyTexts {
  /** What kind of study it is, and how large. */
  design: string;
  /** What it found, and what it did not measure. */
  note: string;
}

/** What only the dashboard says. It is apart from the packs: no function needs it. */
export type DashboardTexts = typeof dashboard;

/** The texts needed to render a finished report. */
export interface RenderPack extends FigureWords {
  /** Quotation marks, including any spaces inside them. */
  quotes: QuotationMarks;
  /** The names of a report's codes. */
  words: Words;
  labels: Labels;
  checkNames: CheckNames;
  overview: OverviewTexts;
  brief: BriefTexts;
  comparison: ComparisonTexts;
}

/** All texts of a language, including those the analysis writes findings and summaries with. */
export interface WritingPack extends RenderPack {
  sentences: Sentences;
  checks: CheckTexts;
  advice: Advice;
  methods: MethodNames;
  limits: Limits;
  studies: Studies;
}
