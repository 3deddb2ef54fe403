/** Sections of a gap audit: findings, gates and scores, practices not recommended, checks. */
import { capitalized, placeAmong } from '../../languages/say.ts';
import type { Context } from '../context.ts';
import { bullets, heading, join, link, type Markdown, md, shortAddress, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

type Gap = NonNullable<RenderedReport['gap']>;

/** Findings shown in full, as many as a person takes up at once; the others are listed by title. */
const maxShown = 10;

/** Writes the failed gates and the components of the score. */
export function scoresSection({ gates, scores, controls = [] }: Gap, context: Context): Markdown[] {
  const { t, pack, word } = context;
  const closed = gates.filter(({ status }) => status === 'fail');
  const known = scores.components.filter(({ percentile }) => percentile !== null);
  if (closed.length + known.length + controls.length === 0) return [];
  return [
    heading(2, t.headings.scores),
    ...(closed.length === 0
      ? []
      : [bullets(closed.map(({ id, consequence }) => md`**${word('gate', id)}** ${consequence}`))]),
    ...(known.length === 0
      ? []
      : [
          md`${t.gap.scoresReading}`,
          table(
            [{ head: t.gap.component }, { head: t.gap.place }],
            known.map(({ id, percentile }) => [
              capitalized(word('component', id), pack.language),
              percentile === null ? '–' : t.gap.places[placeAmong(percentile)],
            ]),
          ),
        ]),
    ...controlTable(controls, context),
  ];
}

/** Writes the score of each control page. */
function controlTable(controls: NonNullable<Gap['controls']>, { pack, word, number }: Context): Markdown[] {
  if (controls.length === 0) return [];
  const { heads, measures } = pack.comparison;
  const counted = (counts: { k: number; n: number } | null) => (counts === null ? '–' : `${counts.k} / ${counts.n}`);
  return [
    heading(3, heads.controls),
    table(
      [
        { head: heads.page },
        { head: measures.score, align: 'right' },
        { head: measures.topics, align: 'right' },
        { head: measures.questions, align: 'right' },
      ],
      controls.map(({ url, unread, score, topics, questions }) => [
        link(shortAddress(url), url),
        unread === null ? (score === null ? '–' : number(score)) : word('exclusion', unread),
        counted(topics),
        counted(questions),
      ]),
    ),
  ];
}

/** Writes the findings in order, each with its reason and action, without those in the overview. */
export function findingsSection({ gap, overview }: RenderedReport, context: Context): Markdown[] {
  const { t, pack, word, cite } = context;
  const first = new Set(overview?.actions.map(({ ref_id }) => ref_id));
  const findings = (gap?.findings ?? []).map((finding, index) => ({ ...finding, number: index + 1 }));
  const others = findings.filter(({ id }) => !first.has(id));
  if (gap === undefined || findings.length === 0) return [];
  const above = findings.length - others.length;
  const rest = others.filter(({ number }) => number > maxShown);
  return [
    heading(2, t.headings.findings),
    ...(above === 0 ? [] : [md`${t.gap.above(above)}`]),
    ...others
      .filter(({ number }) => number <= maxShown)
      .flatMap(({ number, title, severity, effort, why, action, suggestion, method, observed, expected }) => [
        heading(3, md`${String(number)}. ${title}`),
        md`**${capitalized(word('severity', severity), pack.language)}, ${word('effort', effort)}.** ${why} ${cite([...observed.ev, ...expected.ev])}`,
        md`**${t.gap.action}** ${action}${method === 'model' ? ` ${t.gap.byModel}` : ''}`,
        ...(suggestion === undefined ? [] : [md`**${t.gap.suggestion}** ${suggestion}`]),
      ]),
    ...(rest.length === 0 ? [] : [bullets(rest.map(({ title, effort }) => md`${title} (${word('effort', effort)})`))]),
  ];
}

/**
 * Lists what studies say about the findings; each statement once, because findings of one check rest on the same
 * studies.
 */
export function effectsList({ gap, metadata }: RenderedReport, { t }: Context): Markdown[] {
  const studies = new Map(metadata.evidence_base.map((study) => [study.id, study]));
  const effects = new Map(
    (gap?.findings ?? []).map(({ expected_effect: { magnitude_text: text, evidence_ids: ids } }) => [
      text,
      ids.flatMap((id) => studies.get(id) ?? []),
    ]),
  );
  const known = [...effects].filter(([, grounds]) => grounds.length > 0);
  if (known.length === 0) return [];
  const items = known.map(([text, grounds]) =>
    join([text, ...grounds.map(({ title, url, year }) => md`${link(title, url)} (${String(year)})`)], ' '),
  );
  return [md`**${t.gap.effect}**`, bullets(items)];
}

/** Writes practices not recommended: those detected on the page, then the names of the others. */
export function notRecommendedSection({ not_recommended }: Gap, { t, word, list }: Context): Markdown[] {
  const name = ({ practice }: (typeof not_recommended)[number]) => word('practice', practice);
  const done = not_recommended.filter(({ detected_on_page }) => detected_on_page === true);
  const others = not_recommended.filter(({ detected_on_page }) => detected_on_page !== true);
  if (not_recommended.length === 0) return [];
  return [
    heading(2, t.headings.notRecommended),
    ...(done.length === 0
      ? []
      : [bullets(done.map((row) => join([md`**${name(row)}**`, t.gap.detected, md`${row.why}`], ' ')))]),
    ...(others.length === 0 ? [] : [md`${t.gap.noUse(list(others.map(name)))}`]),
  ];
}

/** Writes how many checks passed and failed, and which were undecided. */
export function checksSection({ checks }: Gap, { t, pack, list }: Context): Markdown[] {
  if (checks.length === 0) return [];
  const ended = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
  const open = checks.filter(({ outcome }) => outcome === 'undecided' || outcome === 'errored');
  const names = open.map(({ rule_id }) => pack.checkNames[rule_id]);
  return [
    heading(2, t.headings.checks),
    join([t.gap.checked(ended('pass'), ended('fail')), names.length === 0 ? '' : t.gap.undecided(list(names))], ' '),
  ];
}
