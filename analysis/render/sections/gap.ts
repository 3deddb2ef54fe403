/** What a writer acts on: the verdict, the gates, the place among the market's pages, and what to do in which order. */
import type { Context } from '../context.ts';
import { bullets, heading, join, link, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

type Gap = NonNullable<RenderedReport['gap']>;

/** The verdict in a line, then gates and scores. */
export function verdictSection({ verdict, gates, scores, position }: Gap, context: Context): Markdown[] {
  const { t, word, number, percent, cite } = context;
  const shown = (value: number | null) => (value === null ? '–' : number(value));
  return [
    heading(2, t.headings.verdict),
    scores.overall === null
      ? md`**${word(verdict.state)}**`
      : md`**${word(verdict.state)}** – ${t.gap.overall(number(scores.overall))}`,
    bullets([
      md`**${t.rank}** ${position.organic_rank === null ? t.userPage.notRanked : String(position.organic_rank)}`,
      ...(position.nearest_competitor === null
        ? []
        : [md`**${t.gap.ahead}** ${cite([position.nearest_competitor.source_id])}`]),
    ]),
    heading(3, t.gap.gates),
    table(
      [{ head: t.gap.gate }, { head: t.gap.status }, { head: t.gap.observed }, { head: t.gap.consequence }],
      gates.map(({ id, status, observed, consequence }) => [
        word(id),
        word(status),
        observed ?? '',
        status === 'fail' ? consequence : '',
      ]),
    ),
    heading(3, t.gap.scores),
    md`${t.gap.scoresReading}`,
    table(
      [
        { head: t.gap.component },
        { head: t.gap.weight, align: 'right' },
        { head: t.gap.value, align: 'right' },
        { head: 'p25', align: 'right' },
        { head: 'p50', align: 'right' },
        { head: 'p75', align: 'right' },
        { head: t.gap.percentile, align: 'right' },
      ],
      scores.components.map((row) => [
        word(row.id),
        percent(row.weight),
        shown(row.value),
        shown(row.market_p25),
        shown(row.market_p50),
        shown(row.market_p75),
        row.percentile === null ? '–' : percent(row.percentile),
      ]),
    ),
  ];
}

/** The findings in their order, each with what to do and how to see that it helped. */
export function findingsSection({ findings }: Gap, { metadata }: RenderedReport, context: Context): Markdown[] {
  const { t, word, cite } = context;
  if (findings.length === 0) return [heading(2, t.headings.findings), md`${t.none}`];
  const studies = new Map(metadata.evidence_base.map((study) => [study.id, study]));
  return [
    heading(2, t.headings.findings),
    ...findings.flatMap(({ id, title, severity, effort, why, action, expected_effect, verify, observed, expected }) => {
      const known = expected_effect.evidence_ids.flatMap((study) => studies.get(study) ?? []);
      const grounds = known.map(({ title: name, url, year }) => md`${link(name, url)} (${String(year)})`);
      return [
        heading(3, md`${id} ${title}`),
        bullets([
          md`**${word(severity)}**, ${t.gap.effort} ${word(effort)}`,
          md`${why} ${cite([...observed.ev, ...expected.ev])}`,
          md`**${t.gap.action}** ${action}`,
          md`**${t.gap.effect}** ${join([md`${expected_effect.magnitude_text}`, ...grounds], ' ')}`,
          md`**${t.gap.verify}** ${verify.how}`,
        ]),
      ];
    }),
  ];
}

/** How the page covers the market's topics and answers its questions. */
export function coverageSection(
  { topic_coverage, question_answerability }: Gap,
  { market_serp: { topics = [], questions = [] } }: RenderedReport,
  context: Context,
): Markdown[] {
  const { t, word, number, cite } = context;
  const named = new Map([
    ...topics.map(({ id, label }) => [id, label] as const),
    ...questions.map(({ id, text }) => [id, text] as const),
  ]);
  const heads = [{ head: 'ID' }, { head: t.gap.subject }, { head: t.gap.status }, { head: t.gap.observed }];
  return [
    heading(2, t.headings.coverage),
    ...(topic_coverage.length === 0
      ? []
      : [
          table(
            [...heads, { head: t.pages, align: 'right' }],
            topic_coverage.map(({ topic_id, status, page_passages, competitors_covering: { k, n } }) => [
              topic_id,
              named.get(topic_id) ?? '',
              word(status),
              cite(page_passages),
              `${k}/${n}`,
            ]),
          ),
        ]),
    ...(question_answerability.length === 0
      ? []
      : [
          table(
            [...heads, { head: t.gap.value, align: 'right' }, { head: t.gap.issues }],
            question_answerability.map(({ question_id, status, passage_id, score, issues }) => [
              question_id,
              named.get(question_id) ?? '',
              word(status),
              passage_id === null ? '' : cite([passage_id]),
              score === null ? '–' : number(score),
              issues.map(word).join(', '),
            ]),
          ),
        ]),
  ];
}

/** What was tested and does not help, and whether the page does it. */
export function notRecommendedSection({ not_recommended }: Gap, { t, word }: Context): Markdown[] {
  return [
    heading(2, t.headings.notRecommended),
    bullets(
      not_recommended.map(({ practice, detected_on_page: detected, why }) =>
        join([md`**${word(practice)}**`, md`${detected === true ? t.gap.detected : ''}`, md`${why}`], ' '),
      ),
    ),
  ];
}

/** How many checks passed and failed, and which of them decided nothing and why. */
export function checksSection({ checks }: Gap, { t, word, label }: Context): Markdown[] {
  const ended = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
  const open = checks.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'fail');
  return [
    heading(2, t.headings.checks),
    md`${t.gap.checked(ended('pass'), ended('fail'))}`,
    ...(open.length === 0
      ? []
      : [
          md`${t.gap.unchecked}`,
          bullets(
            open.map(
              ({ rule_id, outcome, reason }) =>
                md`${label(word(rule_id))} ${word(outcome)}${reason === undefined ? '' : `, ${word(reason)}`}`,
            ),
          ),
        ]),
  ];
}
