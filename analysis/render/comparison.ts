/** Renders the comparison of two audits as Markdown: a summary, the figures, then what is new, lost, won and solved. */
import type { ComparisonTexts } from '../languages/comparison-texts.ts';
import { measureChange } from '../languages/figures.ts';
import { renderPackOf } from '../languages/writing-packs.ts';
import type { Comparison, DifferenceFlag } from '../report/comparison.ts';
import { bullets, heading, type Markdown, md, table } from './markup.ts';
import { type Numbers, numbersOf } from './numbers.ts';

/**
 * Renders `comparison`; lists without changes are left out.
 * @param language ISO 639-1, of headings and sentences; English if there are no texts in it
 */
export function renderComparison(comparison: Comparison, keyword: string, language: string): string {
  const pack = renderPackOf(language);
  const texts = pack.comparison;
  const numbers = numbersOf(pack.language);
  const { before, after, page, results, citations, market } = comparison;
  const { heads, marks } = texts;
  const entry = listOf(texts);
  const blocks: Markdown[] = [
    heading(1, texts.title(keyword)),
    md`${texts.between({ before: numbers.day(before.created_at), after: numbers.day(after.created_at) })}`,
    ...sentences(comparison, texts),
    ...measureTable(comparison.measures, texts, pack.language),
    ...controlTable(comparison.controls, texts, numbers),
    ...(page === null
      ? []
      : [
          ...entry(heads.findings, [
            [marks.solved, page.findings.solved.map(titled)],
            [marks.new, page.findings.new.map(titled)],
            [marks.open, page.findings.open.map(titled)],
          ]),
          ...entry(heads.topics, [
            [marks.won, page.topics.won],
            [marks.lost, page.topics.lost],
          ]),
          ...entry(heads.questions, [
            [marks.won, page.questions.won],
            [marks.lost, page.questions.lost],
          ]),
        ]),
    ...entry(heads.results, [
      [
        marks.new,
        results.new.map((result) => ({ text: `${result.domain} (${texts.rank(result.rank)})`, flags: result.flags })),
      ],
      [
        marks.lost,
        results.lost.map((result) => ({ text: `${result.domain} (${texts.rank(result.rank)})`, flags: result.flags })),
      ],
      [marks.moved, movedResults(results, texts)],
    ]),
    ...entry(heads.citations, [
      [marks.new, citations.new.map(cited(pack.words.engine))],
      [marks.lost, citations.lost.map(cited(pack.words.engine))],
    ]),
    ...entry(heads.marketTopics, [
      [marks.new, market.topics.new],
      [marks.lost, market.topics.lost],
    ]),
    ...entry(heads.marketQuestions, [
      [marks.new, market.questions.new],
      [marks.lost, market.questions.lost],
    ]),
  ];
  return `${blocks.map(({ markdown }) => markdown).join('\n\n')}\n`;
}

interface Entry {
  text: string;
  flags: readonly DifferenceFlag[];
}

const titled = ({ title, flags }: { title: string; flags: readonly DifferenceFlag[] }): Entry => ({
  text: title,
  flags,
});

function movedResults({ kept }: Comparison['results'], texts: ComparisonTexts): Entry[] {
  return kept
    .filter(({ rank_before, rank_after }) => rank_before !== rank_after)
    .map(({ domain, rank_before, rank_after, flags }) => ({
      text: `${domain} (${texts.ranks({ before: rank_before, after: rank_after })})`,
      flags,
    }));
}

function cited(engines: Readonly<Record<string, string>>) {
  return ({ engine, domain, flags }: Comparison['citations']['new'][number]): Entry => ({
    text: `${domain} (${engines[engine] ?? engine})`,
    flags,
  });
}

/** What changed, as sentences; a single one if nothing did. */
export function sentences(comparison: Comparison, texts: ComparisonTexts): Markdown[] {
  const { changed, page } = comparison;
  if (!changed.rules && !changed.market && changed.page !== true && !hasOtherEntries(comparison))
    return [md`**${texts.nothingChanged}**`];
  const parts = page?.edited.map((part) => texts.parts[part]) ?? [];
  return [
    ...(changed.page === null ? [] : [md`${changed.page ? texts.pageEdited(parts) : texts.pageUnchanged}`]),
    md`${changed.market ? texts.marketMoved : texts.marketUnmoved}`,
    ...(changed.rules ? [md`**${texts.rulesChanged}**`] : []),
  ];
}

/** Whether answers or the pages compared differ although page and ranks are the same, as in audits of two pages. */
function hasOtherEntries({ citations, market: { topics, questions } }: Comparison): boolean {
  return [citations, topics, questions].some((each) => each.new.length + each.lost.length > 0);
}

function measureTable(measures: Comparison['measures'], texts: ComparisonTexts, language: string): Markdown[] {
  if (measures.length === 0) return [];
  const { heads } = texts;
  const { format: number } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const shown = (value: number | null, of: number | null) =>
    value === null ? '–' : `${number(value)}${of === null ? '' : ` / ${number(of)}`}`;
  return [
    heading(2, heads.figures),
    table(
      [
        { head: heads.measure },
        { head: heads.before, align: 'right' },
        { head: heads.after, align: 'right' },
        { head: heads.difference, align: 'right' },
        { head: heads.note, isOptional: true },
      ],
      measures.map((measure) => [
        texts.measures[measure.name],
        shown(measure.before, measure.before_of),
        shown(measure.after, measure.after_of),
        measureChange(measure, texts, language),
        measure.flags.map((flag) => texts.flags[flag]).join('; '),
      ]),
    ),
  ];
}

/** The control pages of both audits, and what their change leaves for the page. */
function controlTable(controls: Comparison['controls'], texts: ComparisonTexts, { number }: Numbers): Markdown[] {
  if (controls === null) return [];
  const { heads } = texts;
  const score = controls.measures.find(({ name }) => name === 'score');
  const shown = (value: number | null) => (value === null ? '–' : number(value));
  const signed = (value: number) => `${value > 0 ? '+' : ''}${number(value)}`;
  return [
    heading(2, heads.controls),
    ...(score === undefined || score.net === null
      ? []
      : [md`${texts.controls({ pages: score.pages, difference: signed(score.difference), net: signed(score.net) })}`]),
    table(
      [
        { head: heads.page },
        { head: heads.before, align: 'right' },
        { head: heads.after, align: 'right' },
        { head: heads.note },
      ],
      controls.pages.map(({ url, edited, score_before, score_after }) => [
        url,
        shown(score_before),
        shown(score_after),
        texts.edited[`${edited ?? 'unknown'}`],
      ]),
    ),
  ];
}

/** A section of marked entries with their flags; empty without entries. */
function listOf(texts: ComparisonTexts) {
  return (head: string, groups: readonly (readonly [mark: string, entries: readonly Entry[]])[]): Markdown[] => {
    const items = groups.flatMap(([mark, entries]) =>
      entries.map(({ text, flags }) => {
        const notes = flags.map((flag) => texts.flags[flag]).join('; ');
        return md`**${mark}** ${text}${notes === '' ? '' : ` – ${notes}`}`;
      }),
    );
    return items.length === 0 ? [] : [heading(2, head), bullets(items)];
  };
}
