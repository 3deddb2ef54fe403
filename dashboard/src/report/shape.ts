/** The parts of a report by name, taken from the types of its schema. */
import type { GapReport, MarketSerp, Metadata, Report } from '../../../analysis/index.ts';

export type { GapReport, MarketSerp, Metadata, Report };
export type Gap = GapReport['gap'];
export type UserPage = GapReport['page'];

export type Source = Metadata['sources'][number];
export type Study = Metadata['evidence_base'][number];
export type Result = MarketSerp['results'][number];
export type Passage = MarketSerp['passages'][number];
export type Feature = MarketSerp['features'][number];
export type Answer = MarketSerp['answer_engines'][number];
export type Citation = Answer['citations'][number];
export type Question = MarketSerp['questions'][number];
export type Topic = MarketSerp['topics'][number];
export type Term = MarketSerp['terms'][number];
export type Entity = MarketSerp['entities'][number];
export type Claim = MarketSerp['claims'][number];
export type Opportunity = MarketSerp['opportunities'][number];
export type Metric = keyof MarketSerp['content_profile'];
export type Profile = MarketSerp['content_profile'][Metric];
export type Spread = NonNullable<Profile['all']>;
export type Difference = NonNullable<Profile['top3_vs_rest']>;
export type RateValue = NonNullable<MarketSerp['summary']['answer_first']>;
export type Interval = RateValue['ci95'];

export type Finding = Gap['findings'][number];
export type Gate = Gap['gates'][number];
export type ScoreComponent = Gap['scores']['components'][number];
export type Rival = Gap['scores']['rivals'][number];
export type CoveredTopic = Gap['topic_coverage'][number];
export type Answerability = Gap['question_answerability'][number];
