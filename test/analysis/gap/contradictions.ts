/** Where a sentence of a gap report says something else than a table of the same report. */
import type { GapReport } from '../../../analysis/index.ts';

/** Each contradiction in a sentence; none of a report that agrees with itself. */
export function contradictionsOf({ gap, market_serp: market }: GapReport): string[] {
  const coverage = new Map(gap.topic_coverage.map((row) => [row.topic_id as string, row]));
  const answers = new Map(gap.question_answerability.map((row) => [row.question_id as string, row]));
  const questions = new Map(market.questions.map((question) => [question.id as string, question]));
  const open = new Set([
    ...market.topics.filter(({ id }) => coverage.get(id)?.status === 'missing').map(({ label }) => label),
    ...market.questions.filter(({ id }) => answers.get(id)?.status === 'missing').map(({ text }) => text),
  ]);
  const found: string[] = [];
  const expectThat = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  for (const { id, label, df, ev, n } of market.topics) {
    expectThat(ev.length === df, `${label}: ${df} pages are said to treat it, ${ev.length} are named`);
    const row = coverage.get(id)?.competitors_covering;
    expectThat(row === undefined || (row.k === df && row.n === n), `${label}: two counts of the pages that treat it`);
  }
  for (const { rule_id, title, why, affects } of gap.findings) {
    const [id = ''] = affects;
    const topic = coverage.get(id);
    const answer = answers.get(id);
    if (rule_id === 'topic-missing') {
      expectThat(topic !== undefined && topic.status !== 'covered', `${title}: the table says that it is covered`);
      const { k, n } = topic?.competitors_covering ?? { k: 0, n: 0 };
      // The finding counts sections; the table also has the pages with a passage.
      const [, sections = '', pages = ''] = /^(?:At least )?(\d+) of (\d+) pages/u.exec(why) ?? [];
      const isWithin = sections !== '' && Number(sections) <= k && Number(pages) === n;
      expectThat(isWithin, `${title}: the table counts ${k} of ${n}`);
    }
    if (rule_id === 'question-unanswered') {
      expectThat(answer?.status === 'missing', `${title}: the table says ${answer?.status}`);
      const counted = questions.get(id)?.coverage;
      // The finding counts the pages that surely answer, and says so where there may be more.
      const [, least, pages = '', all = ''] = /^(At least )?(\d+) of (\d+) pages/u.exec(why) ?? [];
      const isWithin = least === undefined ? Number(pages) === counted?.k : Number(pages) <= (counted?.k ?? 0);
      const isCounted = !counted || counted.k === 0 || (isWithin && Number(all) === counted.n);
      expectThat(isCounted, `${title}: the table counts ${counted?.k} of ${counted?.n}`);
    }
    if (rule_id === 'question-partly-answered')
      expectThat(answer?.status === 'partly', `${title}: the table says ${answer?.status}`);
    if (rule_id === 'faq-missing' || rule_id === 'thin-content') {
      const named = [...why.matchAll(/“([^”]+)”/gu)].map(([, text = '']) => text);
      for (const text of named) {
        const isOpen = [...open].some((each) => each === text || each.startsWith(text.replace(/…$/u, '')));
        expectThat(isOpen, `${title}: the tables do not list “${text}” as missing`);
      }
    }
    expectThat(
      (gap.verdict.state === 'off_topic') === (rule_id === 'off-topic'),
      `${title}: the verdict says otherwise`,
    );
  }
  return found;
}
