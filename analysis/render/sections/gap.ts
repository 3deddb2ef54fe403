/** Sections of a gap audit: findings, gates and scores, practices not recommended, checks. */
import { capitalized } from '../../languages/say.ts';
import type { Context } from '../context.ts';
import { bullets, heading, join, link, type Markdown, md, table } from '../markup.ts';
import type { RenderedReport } from '../rendered-report.ts';

type Gap = NonNullable<RenderedReport['gap']>;

/** Findings shown in full, as many as a person takes up at once; the others are listed by title. */
const maxShown = 10;

/** Writes the failed gates and the components of the score. */
export function scoresSection({ gates, scores }: Gap, context: Context): Markdown[] {
  const { t, word, number, percent } = context;
  const closed = gates.filter(({ status }) => status === 'fail');
  const known = scores.components.filter(({ value }) => value !== null);
  if (closed.length + known.length === 0) return [];
  const shown = (value: number | null) => (value === null ? '–' : number(value));
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
            [
              { head: t.gap.component },
              { head: t.gap.weight, align: 'right' },
              { head: t.you, align: 'right' },
              { head: t.gap.median, align: 'right' },
              { head: t.gap.percentile, align: 'right' },
            ],
            known.map((row) => [
              word('component', row.id),
              percent(row.weight),
              shown(row.value),
              shown(row.market_p50),
              row.percentile === null ? '–' : percent(row.percentile),
            ]),
          ),
        ]),
  ];
}

/** Writes the findings in order, each with its reason and action. */
export function findingsSection({ gap, metadata }: RenderedReport, context: Context): Markdown[] {
  const { t, pack, word, cite } = context;
  if (gap === undefined || gap.findings.length === 0) return [];
  const studies = new Map(metadata.evidence_base.map((study) => [study.id, study]));
  const rest = gap.findings.slice(maxShown);
  const told = new Set<string>();
  const isNew = (effect: string) => told.size < told.add(effect).size;
  return [
    heading(2, t.headings.findings),
    ...gap.findings
      .slice(0, maxShown)
      .flatMap(({ title, severity, effort, why, action, expected_effect, observed, expected }, index) => {
        const known = expected_effect.evidence_ids.flatMap((study) => studies.get(study) ?? []);
        const grounds = known.map(({ title: name, url, year }) => md`${link(name, url)} (${String(year)})`);
        return [
          heading(3, md`${String(index + 1)}. ${title}`),
          md`**${capitalized(word('severity', severity), pack.language)}, ${word('effort', effort)}.** ${why} ${cite([...observed.ev, ...expected.ev])}`,
          md`**${t.gap.action}** ${action}`,
          // Findings of one check rest on the same studies; name these only once.
          ...(grounds.length === 0 || !isNew(expected_effect.magnitude_text)
            ? []
            : [md`**${t.gap.effect}** ${join([md`${expected_effect.magnitude_text}`, ...grounds], ' ')}`]),
        ];
      }),
    ...(rest.length === 0
      ? []
      : [
          heading(3, t.gap.moreFindings),
          bullets(rest.map(({ title, effort }) => md`${title} (${word('effort', effort)})`)),
        ]),
  ];
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
