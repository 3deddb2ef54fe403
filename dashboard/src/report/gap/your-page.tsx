/** Your page as it was read: what it says it is, who may read it, what stands in it. */
import { Accordion } from '@mantine/core';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { UserPage } from '../shape.ts';
import { say, texts } from '../words.ts';
import { factsOfPage } from './page-facts.tsx';
import { PageMap } from './page-map.tsx';

type CrawlerVerdict = UserPage['access']['robots_by_role'][number]['verdict'];
const tones: Readonly<Record<CrawlerVerdict, Tone>> = { allowed: 'good', disallowed: 'bad', unknown: 'none' };

export function YourPage({ page }: { page: UserPage }) {
  const said = texts().gap.page;
  return (
    <Section id="your-page" title={titleOf('your-page')}>
      <dl className={classes.facts}>
        {factsOfPage(page).map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PageMap />
      <Accordion data-screen-only multiple variant="separated" order={3}>
        <Accordion.Item value="crawlers">
          <Accordion.Control>{said.crawlers}</Accordion.Control>
          <Accordion.Panel>
            <DataTable
              caption={said.crawlersCaption}
              rows={page.access.robots_by_role}
              rowKey={({ agent, role }) => `${agent} ${role}`}
              first={40}
              none={said.noCrawlers}
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
                      texts().parts.none
                    ) : (
                      <>
                        <code>{text}</code> {line === null ? '' : said.line(line)}
                      </>
                    ),
                },
              ]}
            />
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="passages">
          <Accordion.Control>{said.passages(page.passages.length)}</Accordion.Control>
          <Accordion.Panel>
            <DataTable
              caption={said.passagesCaption}
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
      </Accordion>
    </Section>
  );
}
