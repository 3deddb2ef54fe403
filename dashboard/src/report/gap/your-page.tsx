/** Your page as it was read: what it says it is, who may read it, what stands in it. */
import { Accordion } from '@mantine/core';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Allowed } from '../market/ai-access.tsx';
import { counted, day, number, percent } from '../numbers.ts';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, NotMeasurable, Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { UserPage } from '../shape.ts';
import { say } from '../words.ts';

type CrawlerVerdict = UserPage['access']['robots_by_role'][number]['verdict'];
const tones: Readonly<Record<CrawlerVerdict, Tone>> = { allowed: 'good', disallowed: 'bad', unknown: 'none' };

export function YourPage({ page }: { page: UserPage }) {
  return (
    <Section id="your-page" title={titleOf('your-page')}>
      <dl className={classes.facts}>
        {facts(page).map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Accordion multiple variant="separated" order={3}>
        <Accordion.Item value="crawlers">
          <Accordion.Control>Crawlers, one by one</Accordion.Control>
          <Accordion.Panel>
            <DataTable
              caption="What robots.txt says to each crawler"
              rows={page.access.robots_by_role}
              rowKey={({ agent, role }) => `${agent} ${role}`}
              first={40}
              none="No crawler was looked up."
              columns={[
                { title: 'crawler', sort: ({ agent }) => agent, cell: ({ agent }) => agent },
                { title: 'kind', sort: ({ role }) => role, cell: ({ role }) => say('crawlerRole', role) },
                {
                  title: 'verdict',
                  sort: ({ verdict }) => verdict,
                  cell: ({ verdict }) => <Tag tone={tones[verdict] ?? 'none'}>{say('crawlerVerdict', verdict)}</Tag>,
                },
                {
                  title: 'decidingRule',
                  cell: ({ rule_line: line, rule_text: text }) =>
                    text === null ? (
                      'none'
                    ) : (
                      <>
                        <code>{text}</code> {line === null ? '' : `(line ${line})`}
                      </>
                    ),
                },
              ]}
            />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="passages">
          <Accordion.Control>Its passages: {page.passages.length}</Accordion.Control>
          <Accordion.Panel>
            <DataTable
              caption="Passages of your page that the report speaks of"
              rows={page.passages}
              rowKey={({ id }) => id}
              first={10}
              columns={[
                { title: 'beginning', cell: ({ quote }) => <ReportText>{quote}</ReportText> },
                { title: 'kind', sort: ({ kind }) => kind, cell: ({ kind }) => say('passageKind', kind) },
                { title: 'words', numeric: true, sort: ({ words }) => words, cell: ({ words }) => words },
                { title: 'open', cell: ({ id }) => <EvidenceChips ids={[id]} /> },
              ]}
            />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="outline">
          <Accordion.Control>Its headings: {page.headings.length}</Accordion.Control>
          <Accordion.Panel>
            {page.headings.length === 0 && <Nothing>It has none.</Nothing>}
            {page.headings.map(({ level, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike and never move.
              <div key={at} style={{ paddingInlineStart: `${(level - 1) * 16}px` }}>
                <ReportText>{text}</ReportText> <span className={classes.quiet}>(h{level})</span>
              </div>
            ))}
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    </Section>
  );
}

function facts(page: UserPage): [string, ReactNode][] {
  const { http, access, render, identity, extraction, structure, links, schema } = page;
  const text = (value: string | undefined) =>
    value === undefined || value === '' ? 'none' : <ReportText>{value}</ReportText>;
  const date = identity.modified_at ?? identity.published_at;
  return [
    ['Address', <ExternalLink key="address" href={page.final_url} />],
    ['Redirects', page.redirects.length === 0 ? 'none' : number(page.redirects.length)],
    [
      'Answer',
      `HTTP ${http.status}, ${number(http.bytes / 1024)} KiB, first byte ${http.ttfb_ms === null ? 'not measured' : `after ${number(http.ttfb_ms)} ms`}`,
    ],
    ['Title', text(identity.title)],
    ['First heading', text(identity.h1)],
    ['Description', text(identity.description)],
    ['Language', `${identity.lang_detected ?? 'cannot be told'}, declared ${identity.lang_declared ?? 'none'}`],
    ['Author, publisher', text([identity.author, identity.publisher].filter(Boolean).join(', '))],
    ['Published or changed', date === undefined ? 'no date' : day(date)],
    ['May be listed', <Allowed key="listed" value={access.indexable} />],
    ['May be quoted', <Allowed key="quoted" value={access.snippet_allowed} />],
    ['Longest quotation', access.max_snippet === null ? 'no limit' : `${number(access.max_snippet)} characters`],
    ['Withheld from quotation', percent(access.nosnippet_share)],
    [
      'Canonical address',
      access.canonical === null ? (
        'none'
      ) : access.canonical.self ? (
        'this page'
      ) : (
        <ExternalLink key="canonical" href={access.canonical.href} />
      ),
    ],
    ['Past the host’s own defences', <NotMeasurable key="edge" why="it cannot be seen from outside" />],
    ['Text without scripts', `${number(render.raw_html_words)} words; needs scripts: ${render.js_dependent}`],
    [
      'Main content',
      `${number(extraction.words)} words${extraction.page_kind === null ? '' : `, read as ${say('pageKind', extraction.page_kind)}`}; expected accuracy ${percent(extraction.confidence)}`,
    ],
    [
      'Structure',
      `${structure.h2} h2, ${structure.h3} h3, ${counted(structure.lists, 'list')}, ${counted(structure.tables, 'table')}, ${counted(structure.images, 'image')}, ${counted(structure.videos, 'video')}`,
    ],
    [
      'Links',
      `${links.internal} internal, ${links.external} external, ${links.citations_to_sources.length} to sources`,
    ],
    [
      'Structured data',
      schema.types.length === 0 ? 'none' : <ReportText key="schema">{schema.types.join(', ')}</ReportText>,
    ],
    [
      'Faults in it',
      schema.errors.length + schema.mismatch_with_visible.length === 0 ? (
        'none found'
      ) : (
        <ReportText key="faults">
          {[
            ...schema.errors.map(({ code, detail }) => `${code.replaceAll('_', ' ')}: ${detail}`),
            ...schema.mismatch_with_visible.map(
              ({ type, property, value }) => `${type}.${property} “${value}” is not to be seen on the page`,
            ),
          ].join('; ')}
        </ReportText>
      ),
    ],
    ['llms.txt', 'nobody looks: it has no effect'],
  ];
}
