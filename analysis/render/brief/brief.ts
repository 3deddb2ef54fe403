/** Renders the brief as a separate document: what to write, with questions, facts and sources in place. */
import { capitalized } from '../../languages/say.ts';
import { briefRule } from '../../market/brief/rule.ts';
import { type Context, contextOf } from '../context.ts';
import { shortAddress } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { type Block, type Run, toHtml, toMarkdown } from './blocks.ts';
import { type BriefSources, briefSources } from './sources.ts';

const { maxTitleChars, maxDescriptionChars, maxFactsOfPart, maxListed } = briefRule.values;

export const briefFormats = ['markdown', 'html'] as const;
export type BriefFormat = (typeof briefFormats)[number];

/**
 * Renders the brief; null if the market has too few pages for one. Content of pages is escaped and shown as text.
 * @param language ISO 639-1, of headings and labels; default: the audit's; English if there are no texts in it
 */
export function renderBrief(
  report: RenderedReport,
  format: BriefFormat,
  language: string = report.metadata.language,
): string | null {
  const { market_serp: market, metadata, page, gap } = report;
  if (market.brief === null) return null;
  const context = contextOf(report, language);
  const texts = context.pack.brief;
  const title = texts.title(metadata.keyword);
  const sources = briefSources(report);
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    paragraph(texts.lead({ pages: metadata.coverage.pages_usable, hasOwn: gap !== undefined })),
    ...titleBlocks(report, context),
    ...outlineBlocks(report, sources, context),
    ...listed(texts.heads.questions, questionItems(sources, context)),
    ...listed(
      texts.heads.facts,
      sources.otherClaims.slice(0, maxListed).map((claim) => factRuns(claim, sources, context)),
    ),
    ...listed(
      texts.heads.open,
      market.opportunities.slice(0, maxListed).map(({ rationale }) => [rationale]),
    ),
    ...(page === undefined ? [] : listed(texts.heads.links, linkItems(report, context))),
  ];
  return format === 'markdown' ? toMarkdown(blocks) : toHtml(blocks, { title, language: context.pack.language });
}

function paragraph(...runs: Run[]): Block {
  return { kind: 'paragraph', runs };
}

/** A heading with a list; empty without items. */
function listed(text: string, items: readonly (readonly Run[])[]): Block[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text },
        { kind: 'list', items },
      ];
}

/** Proposed title and meta description beside the present ones, the content type, and what to answer first. */
function titleBlocks({ market_serp: market, metadata, page }: RenderedReport, context: Context): Block[] {
  const { brief: texts, language } = context.pack;
  const { labels } = texts;
  const topics = market.topics.filter(({ id }) => market.brief?.must_cover.includes(id)).map(({ label }) => label);
  const keyword = capitalized(metadata.keyword, language);
  const title = longestFitting(topics, maxTitleChars, (named) =>
    named.length === 0 ? keyword : `${context.label(keyword)} ${named.join(', ')}`,
  );
  const description = longestFitting(topics, maxDescriptionChars, (named) =>
    texts.description({ keyword, topics: named }),
  );
  const proposed = (label: string, text: string, most: number, present: string | undefined): Run[] => [
    { strong: label },
    text,
    `(${texts.length({ characters: [...text].length, most })})`,
    ...(present === undefined ? [] : [{ strong: labels.present }, present]),
  ];
  const { recommended_content_type: type = null, answer_first: first = null } = market.brief ?? {};
  const question = market.questions.find(({ id }) => id === first?.question_id);
  const range = first?.words_range ?? null;
  return [
    { kind: 'heading', level: 2, text: texts.heads.page },
    {
      kind: 'list',
      items: [
        proposed(labels.title, title, maxTitleChars, page?.identity.title),
        proposed(labels.description, description, maxDescriptionChars, page?.identity.description),
        ...(type === null ? [] : [[{ strong: labels.type }, context.word('contentType', type)]]),
        ...(question === undefined
          ? []
          : [
              [
                { strong: labels.answerFirst },
                question.text,
                ...(range === null
                  ? []
                  : [`(${texts.words({ low: Math.round(range[0]), high: Math.round(range[1]) })})`]),
              ],
            ]),
      ],
    },
  ];
}

/** The text with as many of the first `names` as fit. */
function longestFitting(names: readonly string[], most: number, write: (named: readonly string[]) => string): string {
  const texts = names.map((_, index) => write(names.slice(0, index + 1))).filter((text) => [...text].length <= most);
  return texts.at(-1) ?? write([]);
}

/** Each section: who has it, what it answers, two or three facts, usual form and length, and what the page has. */
function outlineBlocks({ market_serp: market, gap }: RenderedReport, sources: BriefSources, context: Context): Block[] {
  const { brief: texts } = context.pack;
  const { labels } = texts;
  const outline = market.brief?.outline ?? [];
  if (outline.length === 0) return [];
  const topics = new Map(market.topics.map((topic) => [topic.id, topic]));
  const coverage = new Map(gap?.topic_coverage.map((row) => [row.topic_id, row.status]));
  const parts = outline.flatMap((part): Block[] => {
    const topic = topics.get(part.topic_id);
    const status = coverage.get(part.topic_id);
    const questions = sources.questionsOf(part.topic_id);
    const facts = sources.claimsOf(part.topic_id).slice(0, maxFactsOfPart);
    const words = Math.round(topic?.mean_words ?? 0);
    const items: Run[][] = [
      ...(status === undefined ? [] : [[{ strong: labels.yourPage }, context.word('topicStatus', status)]]),
      ...questions.map((question) => [{ strong: labels.answers }, question.text]),
      ...facts.map((claim) => [{ strong: labels.facts }, ...factRuns(claim, sources, context)]),
      ...(part.target_passage_format === null
        ? []
        : [[{ strong: labels.format }, context.word('passageKind', part.target_passage_format)]]),
      ...(words === 0 ? [] : [[{ strong: labels.length }, texts.aboutWords(words)]]),
    ];
    return [
      { kind: 'heading', level: 3, text: part.heading },
      ...(topic === undefined
        ? []
        : [paragraph(texts.pagesWithIt({ k: topic.df, n: topic.n }), ...sources.links(topic.ev))]),
      ...(items.length === 0 ? [] : [{ kind: 'list' as const, items }]),
    ];
  });
  return [{ kind: 'heading', level: 2, text: texts.heads.outline }, ...parts];
}

type Claim = RenderedReport['market_serp']['claims'][number];

/** A fact as the first page words it, how many sites agree, and where to check it. */
function factRuns({ statement, consensus, support }: Claim, sources: BriefSources, context: Context): Run[] {
  const { k, n } = consensus;
  const agreed = n > 1 ? [`(${context.pack.brief.sitesAgree({ k, n })})`] : [];
  return [context.quoted(statement), ...agreed, ...sources.links(support.map(sources.sourceOf))];
}

/** Questions that no section answers, each with the best known passage. */
function questionItems(sources: BriefSources, context: Context): Run[][] {
  const { brief: texts } = context.pack;
  return sources.otherQuestions
    .slice(0, maxListed)
    .map(({ text, answered_by: [best] }) =>
      best === undefined
        ? [{ strong: text }, texts.nobodyAnswers]
        : [{ strong: text }, texts.labels.best, context.excerpt(best.passage_id), ...sources.links([best.source_id])],
    );
}

/** Other pages of the site that rank for the keyword, as places to link from for readers and crawlers. */
function linkItems({ metadata, market_serp, page }: RenderedReport, context: Context): Run[][] {
  const addresses = new Map(metadata.sources.map((source) => [source.id, source]));
  const site = addresses.get(page?.source_id ?? '')?.registrable_domain;
  return market_serp.results.flatMap(({ source_id, rank_group }) => {
    const source = addresses.get(source_id);
    if (site === undefined || source_id === page?.source_id || source?.registrable_domain !== site) return [];
    const place = context.pack.brief.linkFromHere({ rank: rank_group });
    return [[{ text: shortAddress(source.url), url: source.url }, `(${place})`]];
  });
}
