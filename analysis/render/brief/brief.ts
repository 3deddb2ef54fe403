/** Renders the brief as a separate document: what to write, with questions, facts and sources in place. */
import { type Context, contextOf } from '../context.ts';
import { shortAddress } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';
import { type Block, type Run, toHtml, toMarkdown } from './blocks.ts';
import { type BriefContent, type BriefPart, briefContent, type Proposal } from './content.ts';
import type { BriefSources } from './sources.ts';

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
  const context = contextOf(report, language);
  const texts = context.pack.brief;
  const content = briefContent(report, context.pack);
  if (content === null) return null;
  const { keyword, coverage } = report.metadata;
  const title = texts.title(keyword);
  const { sources } = content;
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: title },
    paragraph(texts.lead({ pages: coverage.pages_usable, hasOwn: report.gap !== undefined })),
    ...titleBlocks(content, context),
    ...outlineBlocks(content, context),
    ...listed(texts.heads.questions, questionItems(content, context)),
    ...listed(
      texts.heads.facts,
      content.facts.map((claim) => factRuns(claim, sources, context)),
    ),
    ...listed(
      texts.heads.open,
      content.open.map(({ rationale }) => [rationale]),
    ),
    ...listed(
      texts.heads.links,
      content.links.map(({ url, rank }) => [{ text: shortAddress(url), url }, `(${texts.linkFromHere({ rank })})`]),
    ),
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
function titleBlocks({ title, description, contentType, answerFirst }: BriefContent, context: Context): Block[] {
  const { brief: texts } = context.pack;
  const { labels } = texts;
  const proposed = (label: string, { text, characters, most, present }: Proposal): Run[] => [
    { strong: label },
    text,
    `(${texts.length({ characters, most })})`,
    ...(present === undefined ? [] : [{ strong: labels.present }, present]),
  ];
  const words = answerFirst?.words ?? null;
  return listed(texts.heads.page, [
    proposed(labels.title, title),
    proposed(labels.description, description),
    ...(contentType === null ? [] : [[{ strong: labels.type }, context.word('contentType', contentType)]]),
    ...(answerFirst === null
      ? []
      : [
          [
            { strong: labels.answerFirst },
            answerFirst.question.text,
            ...(words === null ? [] : [`(${texts.words(words)})`]),
          ],
        ]),
  ]);
}

/** Each section: who has it, what it answers, two or three facts, usual form and length, and what the page has. */
function outlineBlocks({ list, parts, mention, sources }: BriefContent, context: Context): Block[] {
  if (parts.length === 0) return [];
  const { heads, labels, list: listed } = context.pack.brief;
  return [
    { kind: 'heading', level: 2, text: heads.outline },
    ...(list === null ? [] : [paragraph({ strong: labels.list }, listed(list), ...sources.links(list.ev))]),
    ...parts.flatMap((part) => partBlocks(part, sources, context)),
    ...(mention.length === 0 ? [] : [paragraph({ strong: labels.mention }, mention.join(', '))]),
  ];
}

function partBlocks(
  { part, topic, status, questions, facts, words }: BriefPart,
  sources: BriefSources,
  context: Context,
): Block[] {
  const { brief: texts } = context.pack;
  const { labels } = texts;
  const items: Run[][] = [
    ...(status === undefined ? [] : [[{ strong: labels.yourPage }, context.word('topicStatus', status)]]),
    ...(part.headings ?? []).map(({ text, site }) => [{ strong: labels.rivals }, context.quoted(text), `(${site})`]),
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
}

/** A fact as the first page words it, with bars between the cells of a row; how many sites agree, and where to check it. */
function factRuns(
  { statement, consensus, support }: BriefContent['facts'][number],
  sources: BriefSources,
  context: Context,
): Run[] {
  const { k, n } = consensus;
  const agreed = n > 1 ? [`(${context.pack.brief.sitesAgree({ k, n })})`] : [];
  return [
    context.quoted(statement.replaceAll('\t', ' | ')),
    ...agreed,
    ...sources.links(support.map(sources.sourceOf)),
  ];
}

function questionItems({ questions, sources }: BriefContent, context: Context): Run[][] {
  const { brief: texts } = context.pack;
  return questions.map(({ question: { text }, best }) =>
    best === undefined
      ? [{ strong: text }, texts.nobodyAnswers]
      : [{ strong: text }, texts.labels.best, context.excerpt(best.passage_id), ...sources.links([best.source_id])],
  );
}
