/** How a report was made: who was asked, with what methods, on which studies its advice rests, and how to check it. */
import { Accordion, List, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ExternalLink } from '../ui/external-link.tsx';
import { formatDuration } from '../ui/format.ts';
import { moment, usd } from './numbers.ts';
import { DataTable } from './parts/data-table.tsx';
import classes from './parts/report.module.css';
import { useReport } from './parts/report-context.tsx';
import { Nothing, Section } from './parts/section.tsx';
import { titleOf } from './sections.ts';
import { leads, say, sayFirst } from './words.ts';

export function HowMade() {
  const { metadata } = useReport().report;
  const { evidence_base: studies, methods, providers } = metadata;
  return (
    <Section id="how-made" title={titleOf('how-made')} lead={leads().howMade}>
      <Accordion multiple variant="separated" order={3}>
        <Part name="times" title="Times and providers">
          <Times />
          <DataTable
            caption="Who was asked"
            rows={providers}
            rowKey={(provider) => `${provider.role} ${provider.name} ${providers.indexOf(provider)}`}
            columns={[
              { title: 'purpose', cell: ({ role }) => sayFirst('providerRole', role) },
              {
                title: 'provider',
                cell: ({ name, endpoint }) =>
                  [name === undefined ? 'this service' : say('engine', name), endpoint].filter(Boolean).join(', '),
              },
              {
                title: 'outcome',
                cell: ({ status, cached }) =>
                  `${say('providerStatus', status)}${cached === true ? ', from the cache' : ''}`,
              },
              { title: 'attempts', numeric: true, cell: ({ attempts }) => attempts ?? 'not told' },
              {
                title: 'time',
                numeric: true,
                cell: ({ latency_ms: ms }) => (ms === undefined ? 'not told' : formatDuration(ms)),
              },
              {
                title: 'cost',
                numeric: true,
                cell: ({ cost_usd: cost }) => (cost === undefined ? 'not told' : usd(cost)),
              },
            ]}
          />
        </Part>
        <Part name="studies" title={`Evidence base: ${studies.length} studies and documents`}>
          <DataTable
            caption="The studies and documents that the advice rests on. A: causal or the vendor’s own rule; B: controlled; C: observed with controls; D: observed without."
            rows={studies}
            rowKey={({ id }) => id}
            first={20}
            columns={[
              { title: 'study', cell: ({ title, url }) => <ExternalLink href={url}>{title}</ExternalLink> },
              { title: 'year', numeric: true, cell: ({ year }) => year, sort: ({ year }) => year },
              { title: 'grade', cell: ({ grade }) => grade, sort: ({ grade }) => grade },
              { title: 'design', cell: ({ design }) => design },
              { title: 'note', cell: ({ note }) => note },
            ]}
          />
        </Part>
        <Part name="methods" title={`Methods: ${Object.keys(methods).length}`}>
          <Methods />
        </Part>
        <Part name="same" title="Is it the same? Fingerprints and versions">
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
  const pages = metadata.pages_collected_at;
  const rows: [string, string][] = [
    ['Ordered', moment(metadata.created_at)],
    ['Begun', moment(metadata.started_at)],
    ['Results page seen', moment(metadata.serp_collected_at)],
    ['Pages read', pages === null ? 'no page could be had' : `${moment(pages.first)} to ${moment(pages.last)}`],
    ['Completed', metadata.completed_at === undefined ? 'not told' : moment(metadata.completed_at)],
  ];
  return <Facts rows={rows} />;
}

function Fingerprints() {
  const { metadata } = useReport().report;
  const { reproducibility: same, engine } = metadata;
  const rows: [string, string][] = [
    ['Report (equal here: nothing has changed)', same.output_sha256],
    ['Order', same.input_hash],
    ['Results page', same.serp_snapshot_sha256],
    ['Pages', same.corpus_sha256],
    ['Can be run again over what is kept', same.replayable ? 'yes' : 'no'],
    ['Left to chance', same.deterministic ? 'nothing' : same.nondeterministic_fields.join(', ')],
    [
      'Engine',
      `${engine.version} (${engine.git_sha}), rules ${engine.ruleset_version}, crawlers ${engine.crawler_registry_version}, word lists ${engine.background_version}, stop words ${engine.stopwords_version}${engine.icu_version === undefined ? '' : `, ICU ${engine.icu_version}`}`,
    ],
    ['Shape of the report', metadata.schema_version],
    ['Audit', metadata.audit_id],
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

function Methods() {
  const { metadata } = useReport().report;
  const methods = Object.entries(metadata.methods);
  if (methods.length === 0) return <Nothing>None named.</Nothing>;
  return (
    <ul className={classes.cards}>
      {methods.map(([id, { name, params, reference_url: reference, known_limits: limits }]) => (
        <li key={id} className={classes.card}>
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="xs" className={classes.quiet ?? ''} style={{ overflowWrap: 'anywhere' }}>
            {id}
            {Object.keys(params).length > 0 &&
              `; ${Object.entries(params)
                .map(([key, value]) => `${key} ${value}`)
                .join(', ')}`}
          </Text>
          {reference !== undefined && (
            <Text size="sm">
              Published: <ExternalLink href={reference} />
            </Text>
          )}
          {limits.length > 0 && (
            <List size="sm">
              {limits.map((limit) => (
                <List.Item key={limit}>{limit}</List.Item>
              ))}
            </List>
          )}
        </li>
      ))}
    </ul>
  );
}
