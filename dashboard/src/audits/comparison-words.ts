/** Texts for the comparison of two audits: sentences, figures and marked entries. */
import type { Comparison } from '../../../analysis/index.ts';
import { measureChange } from '../../../analysis/languages/figures.ts';
import type { WritingPack } from '../../../analysis/languages/writing-pack.ts';

type Texts = WritingPack['comparison'];

/** One entry that is new, lost, won or solved. */
export interface Entry {
  mark: keyof Texts['marks'];
  text: string;
  note: string;
}

type Flags = Comparison['measures'][number]['flags'];

const noteIn =
  (words: Texts) =>
  (flags: Flags): string =>
    flags.map((flag) => words.flags[flag]).join('; ');

/** Sentences on what changed, the most important first, or one that nothing did. */
export function changeSentences({ changed, page, citations, market }: Comparison, words: Texts): string[] {
  // Of audits of two pages, others are compared with each, although the same pages rank.
  const others = [citations, market.topics, market.questions].some((each) => each.new.length + each.lost.length > 0);
  if (!changed.rules && !changed.market && changed.page !== true && !others) return [words.nothingChanged];
  const parts = page?.edited.map((part) => words.parts[part]) ?? [];
  return [
    ...(changed.page === null ? [] : [changed.page ? words.pageEdited(parts) : words.pageUnchanged]),
    changed.market ? words.marketMoved : words.marketUnmoved,
    ...(changed.rules ? [words.rulesChanged] : []),
  ];
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const signedFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
/** With the minus sign of the figures above it. */
const signed = (value: number) => signedFormat.format(value).replace('-', '−');

/** A figure of both audits as a row of the table. */
export function measureRow(measure: Comparison['measures'][number], words: Texts) {
  const { name, before, after, before_of, after_of, flags } = measure;
  const shown = (value: number | null, of: number | null) =>
    value === null ? '–' : `${number.format(value)}${of === null ? '' : ` of ${number.format(of)}`}`;
  return {
    name: words.measures[name],
    before: shown(before, before_of),
    after: shown(after, after_of),
    difference: measureChange(measure, words, 'en'),
    note: noteIn(words)(flags),
  };
}

/** The control pages as rows of a table, and a sentence on what their change leaves for the page. */
export function controlRows(controls: NonNullable<Comparison['controls']>, words: Texts) {
  const shown = (value: number | null) => (value === null ? '–' : number.format(value));
  const score = controls.measures.find(({ name }) => name === 'score');
  return {
    sentence:
      score === undefined || score.net === null
        ? undefined
        : words.controls({
            ...{ pages: score.pages, difference: signed(score.difference), net: signed(score.net) },
          }),
    rows: controls.pages.map(({ url, edited, score_before, score_after }) => ({
      ...{ url, before: shown(score_before), after: shown(score_after), note: words.edited[`${edited ?? 'unknown'}`] },
    })),
  };
}

/** The lists with changes, each with its heading. */
export function entryGroups(
  { page, results, citations, market }: Comparison,
  { comparison: words, words: codes }: Pick<WritingPack, 'comparison' | 'words'>,
): { title: string; entries: Entry[] }[] {
  const { heads } = words;
  const noteOf = noteIn(words);
  const named = (mark: Entry['mark'], entries: readonly { text: string; flags: Flags }[]) =>
    entries.map(({ text, flags }) => ({ mark, text, note: noteOf(flags) }));
  const titled = (mark: Entry['mark'], entries: readonly { title: string; flags: Flags }[]) =>
    entries.map(({ title, flags }) => ({ mark, text: title, note: noteOf(flags) }));
  const ranked = (mark: Entry['mark'], entries: Comparison['results']['new']) =>
    entries.map(({ domain, rank, flags }) => ({ mark, text: `${domain} (${words.rank(rank)})`, note: noteOf(flags) }));
  const cited = (mark: Entry['mark'], entries: Comparison['citations']['new']) =>
    entries.map(({ domain, engine, flags }) => ({
      mark,
      text: `${domain} (${codes.engine[engine]})`,
      note: noteOf(flags),
    }));
  const moved = results.kept
    .filter(({ rank_before, rank_after }) => rank_before !== rank_after)
    .map(({ domain, rank_before: before, rank_after: after, flags }) => ({
      ...{ mark: 'moved' as const, text: `${domain} (${words.ranks({ before, after })})`, note: noteOf(flags) },
    }));
  const both = ({ won, lost }: NonNullable<typeof page>['topics']) => [...named('won', won), ...named('lost', lost)];
  const groups = [
    ...(page === null
      ? []
      : [
          {
            title: heads.findings,
            entries: [
              ...titled('solved', page.findings.solved),
              ...titled('new', page.findings.new),
              ...titled('open', page.findings.open),
            ],
          },
          { title: heads.topics, entries: both(page.topics) },
          { title: heads.questions, entries: both(page.questions) },
        ]),
    { title: heads.results, entries: [...ranked('new', results.new), ...ranked('lost', results.lost), ...moved] },
    { title: heads.citations, entries: [...cited('new', citations.new), ...cited('lost', citations.lost)] },
    {
      title: heads.marketTopics,
      entries: [...named('new', market.topics.new), ...named('lost', market.topics.lost)],
    },
    {
      title: heads.marketQuestions,
      entries: [...named('new', market.questions.new), ...named('lost', market.questions.lost)],
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
