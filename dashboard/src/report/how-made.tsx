/** How a report was made: who was asked, with what methods, on which studies its advice rests, and how to check it. */
import { Accordion, Skeleton, Stack } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { duration, moment, usd } from './numbers.ts';
import { DataTable } from './parts/data-table.tsx';
import classes from './parts/report.module.css';
import { useReport } from './parts/report-context.tsx';
import { ReportLink } from './parts/report-link.tsx';
import { ReportText } from './parts/report-text.tsx';
import { Section } from './parts/section.tsx';
import { titleOf } from './sections.ts';
import { asHead, codesOf, labelled, labels, leads, say, sayFirst, texts } from './words.ts';

/** Loaded when the list is opened: the rules of the engine weigh more than all else that is shown here. */
const Methods = lazy(() => import('./methods.tsx'));

export function HowMade() {
  const { metadata } = useReport().report;
  const { evidence_base: studies, methods } = metadata;
  const said = texts().about;
  const [opened, setOpened] = useState<string[]>([]);
  return (
    <Section id="how-made" title={titleOf('how-made')} lead={leads().howMade}>
      <div className={classes.onPaper}>
        <Fingerprints />
      </div>
      <Accordion data-screen-only multiple variant="separated" order={3} value={opened} onChange={setOpened}>
        <Part name="times" title={said.times}>
          <Times />
          <Providers />
        </Part>
        <Part name="studies" title={said.studies(studies.length)}>
          <Studies />
        </Part>
        <Part name="methods" title={said.methods(Object.keys(methods).length)}>
          {opened.includes('methods') && (
            <Suspense fallback={<Skeleton height={320} />}>
              <Methods />
            </Suspense>
          )}
        </Part>
        <Part name="same" title={said.fingerprints}>
          <Fingerprints />
        </Part>
      </Accordion>
    </Section>
  );
}

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <Accordion.Item value={name}>
      <Accordion.Control>{title}</Accordion.Control>
      <Accordion.Panel>
        <Stack gap="md">{children}</Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

function Times() {
  const { metadata } = useReport().report;
  const said = texts().about;
  const pages = metadata.pages_collected_at;
  const rows: [string, string][] = [
    [said.ordered, moment(metadata.created_at)],
    [said.started, moment(metadata.started_at)],
    [said.resultsPage, moment(metadata.serp_collected_at)],
    [said.pagesFetched, pages === null ? said.noPages : texts().parts.range(moment(pages.first), moment(pages.last))],
    [said.completed, metadata.completed_at === undefined ? labels().unknown : moment(metadata.completed_at)],
  ];
  return <Facts rows={rows} />;
}

function Providers() {
  const { providers } = useReport().report.metadata;
  const said = texts().about;
  const { unknown } = labels();
  return (
    <DataTable
      caption={said.asked}
      rows={providers}
      rowKey={(provider) => `${provider.role} ${provider.name} ${providers.indexOf(provider)}`}
      columns={[
        { title: 'purpose', cell: ({ role }) => sayFirst('providerRole', role) },
        {
          title: 'provider',
          cell: ({ name, endpoint }) => (
            <>
              {name === undefined ? said.thisService : <bdi>{say('engine', name)}</bdi>}
              {endpoint !== undefined && endpoint !== '' && (
                <>
                  {' '}
                  <code>{endpoint}</code>
                </>
              )}
            </>
          ),
        },
        {
          title: 'outcome',
          cell: ({ status, cached }) =>
            cached === true ? said.fromCache(say('providerStatus', status)) : say('providerStatus', status),
        },
        { title: 'attempts', numeric: true, cell: ({ attempts }) => attempts ?? unknown },
        { title: 'time', numeric: true, cell: ({ latency_ms: ms }) => (ms === undefined ? unknown : duration(ms)) },
        {
          title: 'cost',
          numeric: true,
          cell: ({ cost_usd: told, list_price_usd: listed }) => costOf(told, listed) ?? unknown,
        },
      ]}
    />
  );
}

/** What a call cost; `≈` before what is estimated by a price list. */
function costOf(told: number | undefined, listed: number | undefined): string | undefined {
  if (listed === undefined) return told === undefined ? undefined : usd(told);
  return `≈ ${usd(listed + (told ?? 0))}`;
}

function Studies() {
  const { evidence_base: studies } = useReport().report.metadata;
  const grades = codesOf('grade').map((grade) => labelled(grade, say('grade', grade)));
  return (
    <DataTable
      caption={`${texts().about.studiesCaption}. ${grades.join('. ')}.`}
      rows={studies}
      rowKey={({ id }) => id}
      first={20}
      columns={[
        { title: 'study', cell: ({ title, url }) => <ReportLink href={url}>{title}</ReportLink> },
        { title: 'year', numeric: true, cell: ({ year }) => year, sort: ({ year }) => year },
        { title: 'grade', cell: ({ grade }) => grade, sort: ({ grade }) => grade },
        { title: 'design', cell: ({ design }) => <ReportText sentence>{design}</ReportText> },
        { title: 'note', cell: ({ note }) => <ReportText sentence>{note}</ReportText> },
      ]}
    />
  );
}

function Fingerprints() {
  const { metadata } = useReport().report;
  const { reproducibility: same, engine } = metadata;
  const said = texts().about;
  const { methods: names, yes, no } = labels();
  const rows: [string, string][] = [
    [said.report, same.output_sha256],
    [said.order, same.input_hash],
    [sayFirst('providerRole', 'serp'), same.serp_snapshot_sha256],
    [labels().pages, same.corpus_sha256],
    [said.replayable, same.replayable ? yes : no],
    [said.deterministic, same.deterministic ? yes : labelled(no, same.nondeterministic_fields.join(', '))],
    [asHead(names.engine), `${engine.version} (${engine.git_sha})`],
    [asHead(names.rules), engine.ruleset_version],
    [said.crawlers, engine.crawler_registry_version],
    [said.wordLists, engine.background_version],
    [said.stopWords, engine.stopwords_version],
    ...(engine.icu_version === undefined ? [] : [['ICU', engine.icu_version] satisfies [string, string]]),
    [said.schema, metadata.schema_version],
    [asHead(names.audit), metadata.audit_id],
  ];
  return <Facts rows={rows} />;
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.facts}>
      {rows.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
