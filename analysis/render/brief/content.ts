/** What a brief says, before it is written as a document or drawn on a page: with the entries of the report it rests on. */
import { capitalized } from '../../languages/say.ts';
import type { RenderPack } from '../../languages/writing-pack.ts';
import { briefRule } from '../../market/brief/rule.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { type BriefSources, briefSources } from './sources.ts';

const { maxTitleChars, maxDescriptionChars, maxFactsOfPart, maxListed } = briefRule.values;

type Market = RenderedReport['market_serp'];
type Brief = NonNullable<Market['brief']>;
type Question = Market['questions'][number];
type Claim = Market['claims'][number];

/** A text to start from, with the longest that results pages show, and what the page has today. */
export interface Proposal {
  text: string;
  characters: number;
  most: number;
  present: string | undefined;
}

/** A section of the outline. */
export interface BriefPart {
  part: Brief['outline'][number];
  topic: Market['topics'][number] | undefined;
  /** How the user's page covers it; undefined without a page. */
  status: NonNullable<RenderedReport['gap']>['topic_coverage'][number]['status'] | undefined;
  questions: Question[];
  facts: Claim[];
  /** The usual length; 0 if it is not known. */
  words: number;
}

export interface BriefContent {
  title: Proposal;
  description: Proposal;
  contentType: Brief['recommended_content_type'];
  answerFirst: { question: Question; words: { low: number; high: number } | null } | null;
  list: NonNullable<Brief['list']> | null;
  parts: BriefPart[];
  /** Topics to mention without a section. */
  mention: string[];
  /** Questions that no section answers, each with the best known passage. */
  questions: { question: Question; best: Question['answered_by'][number] | undefined }[];
  /** Facts in no section. */
  facts: Claim[];
  open: Market['opportunities'];
  /** Other pages of the user's site that rank for the keyword, as places to link from for readers and crawlers. */
  links: { sourceId: string; url: string; rank: number }[];
  sources: BriefSources;
}

/** What the brief of `report` says in the language of `pack`; null if the market has too few pages for one. */
export function briefContent(
  report: RenderedReport,
  pack: Pick<RenderPack, 'brief' | 'labels' | 'language'>,
): BriefContent | null {
  const { market_serp: market, metadata, page, gap } = report;
  const { brief } = market;
  if (brief === null) return null;
  const sources = briefSources(report);
  const covered = market.topics.filter(({ id }) => brief.must_cover.includes(id)).map(({ label }) => label);
  const keyword = capitalized(metadata.keyword, pack.language);
  const title = longestFitting(covered, maxTitleChars, (named) =>
    named.length === 0 ? keyword : `${keyword}${pack.labels.colon} ${named.join(', ')}`,
  );
  const description = longestFitting(covered, maxDescriptionChars, (named) =>
    pack.brief.description({ keyword, topics: named }),
  );
  const topics = new Map(market.topics.map((topic) => [topic.id, topic]));
  const statuses = new Map(gap?.topic_coverage.map((row) => [row.topic_id, row.status]));
  return {
    title: proposal(title, maxTitleChars, page?.identity.title),
    description: proposal(description, maxDescriptionChars, page?.identity.description),
    contentType: brief.recommended_content_type,
    answerFirst: answerFirst(brief, market.questions),
    list: brief.list ?? null,
    mention: (brief.mention ?? []).flatMap((id) => topics.get(id)?.label ?? []).slice(0, maxListed),
    parts: brief.outline.map((part) => {
      const topic = topics.get(part.topic_id);
      return {
        part,
        topic,
        status: statuses.get(part.topic_id),
        questions: sources.questionsOf(part.topic_id),
        facts: sources.claimsOf(part.topic_id).slice(0, maxFactsOfPart),
        words: Math.round(topic?.mean_words ?? 0),
      };
    }),
    questions: sources.otherQuestions
      .slice(0, maxListed)
      .map((question) => ({ question, best: question.answered_by[0] })),
    facts: sources.otherClaims.slice(0, maxListed),
    open: market.opportunities.slice(0, maxListed),
    links: page === undefined ? [] : linksOf(report, page.source_id),
    sources,
  };
}

function proposal(text: string, most: number, present: string | undefined): Proposal {
  return { text, characters: [...text].length, most, present };
}

/** The text with as many of the first `names` as fit. */
function longestFitting(names: readonly string[], most: number, write: (named: readonly string[]) => string): string {
  const texts = names.map((_, index) => write(names.slice(0, index + 1))).filter((text) => [...text].length <= most);
  return texts.at(-1) ?? write([]);
}

function answerFirst({ answer_first: first }: Brief, questions: readonly Question[]): BriefContent['answerFirst'] {
  const question = questions.find(({ id }) => id === first?.question_id);
  if (question === undefined) return null;
  const range = first?.words_range ?? null;
  return { question, words: range === null ? null : { low: Math.round(range[0]), high: Math.round(range[1]) } };
}

function linksOf({ metadata, market_serp: market }: RenderedReport, ownId: string): BriefContent['links'] {
  const addresses = new Map(metadata.sources.map((source) => [source.id, source]));
  const site = addresses.get(ownId)?.registrable_domain;
  return market.results.flatMap(({ source_id: id, rank_group: rank }) => {
    const source = addresses.get(id);
    if (site === undefined || id === ownId || source?.registrable_domain !== site) return [];
    return [{ sourceId: id, url: source.url, rank }];
  });
}
