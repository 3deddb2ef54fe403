/** What a reader sees first: the verdict, what to do, the page beside the best ranked, and how far to trust it. */
import { Group, Text, Title } from '@mantine/core';
import { AddressText } from '../ui/external-link.tsx';
import { day, number } from './numbers.ts';
import { clsx } from './parts/clsx.ts';
import { EvidenceLink } from './parts/evidence-link.tsx';
import classes from './parts/report.module.css';
import { ReportText } from './parts/report-text.tsx';
import { Scrolled } from './parts/scrolled.tsx';
import { Section } from './parts/section.tsx';
import { Tag, type Tone } from './parts/tag.tsx';
import { titleOf } from './sections.ts';
import type { Report } from './shape.ts';
import { labelled, labels, overviewHeads, say, texts, withColon } from './words.ts';

type OverviewShape = Report['overview'];

const tones: Readonly<Record<OverviewShape['actions'][number]['impact'], Tone>> = {
  high: 'bad',
  medium: 'warn',
  low: 'market',
};

interface OverviewProps {
  overview: OverviewShape;
  /** Whether the report has a page of the user. */
  hasOwn: boolean;
  pages: number;
}

export function Overview({ overview, hasOwn, pages }: OverviewProps) {
  const heads = overviewHeads();
  const { verdict, actions, comparison, citations, reliability } = overview;
  return (
    <Section id="overview" title={titleOf('overview')} lead={heads.subtitle({ pages, hasOwn })}>
      <div className={clsx(classes.card, classes.verdict)}>
        <Text fw={650} fz="1.25rem" lh={1.35}>
          <ReportText sentence>{verdict}</ReportText>
        </Text>
      </div>
      {actions.length > 0 && <Actions actions={actions} head={hasOwn ? heads.doFirst : heads.writeFirst} />}
      {comparison !== null && <Comparison comparison={comparison} />}
      <dl className={classes.facts}>
        <dt>{heads.cited}</dt>
        <dd>
          <EvidenceLink ids={citations.ev}>
            <ReportText sentence>{citations.text}</ReportText>
          </EvidenceLink>
        </dd>
        <dt>{heads.reliability}</dt>
        <dd>
          <ReportText sentence>{reliability}</ReportText>
        </dd>
      </dl>
    </Section>
  );
}

function Actions({ actions, head }: { actions: OverviewShape['actions']; head: string }) {
  const heads = overviewHeads();
  return (
    <div>
      <Title order={3}>{head}</Title>
      <ol className={classes.actions}>
        {actions.map(({ title, why, how, impact, effort, ev }, at) => (
          <li key={title}>
            <Text fw={650}>
              <ReportText sentence>{title}</ReportText>
            </Text>
            <Text size="sm">
              <ReportText sentence>{why}</ReportText>{' '}
              <span data-screen-only>
                <EvidenceLink ids={ev} label={texts().parts.openEvidence(String(at + 1))}>
                  {texts().evidence.show}
                </EvidenceLink>
              </span>
            </Text>
            {how !== null && (
              <Text size="sm">
                <strong>{withColon(heads.how)}</strong> <ReportText sentence>{how}</ReportText>
              </Text>
            )}
            <Group gap="2px 18px">
              <Tag tone={tones[impact]}>{labelled(heads.impact, heads.impacts[impact])}</Tag>
              <Tag>{labelled(heads.effort, heads.efforts[effort])}</Tag>
            </Group>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Comparison({ comparison: { columns, rows } }: { comparison: NonNullable<OverviewShape['comparison']> }) {
  const heads = overviewHeads();
  return (
    <Scrolled label={titleOf('overview')}>
      <thead>
        <tr>
          <td />
          {columns.map(({ source_id, domain, rank, is_user_page }) => (
            <th key={source_id} scope="col">
              <EvidenceLink ids={[source_id]}>
                {is_user_page ? (
                  labels().you
                ) : (
                  <bdi>
                    <AddressText>{domain}</AddressText>
                  </bdi>
                )}
              </EvidenceLink>
              {rank !== null && ` (${rank})`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.fact}>
            <th scope="row">{'of' in row ? heads.countedOf[row.fact](row.of) : heads.compared[row.fact]}</th>
            {columns.map(({ source_id }, at) => (
              <td key={source_id}>{shown(row.fact, row.values[at] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Scrolled>
  );
}

type Row = NonNullable<OverviewShape['comparison']>['rows'][number];

function shown(fact: Row['fact'], value: Row['values'][number]): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? labels().yes : labels().no;
  if (typeof value === 'number') return number(value);
  if (fact === 'updated') return day(value);
  return fact === 'content_type' ? say('contentType', value) : value;
}
