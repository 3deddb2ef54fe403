/** Who is cited for the keyword, over all answers that were seen. */
import { Stack, Text } from '@mantine/core';
import { intervalText, number, percent } from '../numbers.ts';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import { IntervalBar, Rate, RateLine } from '../parts/rate.tsx';
import { Nothing, NotMeasurable, Section, Subsection } from '../parts/section.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { leads, say, sayFirst } from '../words.ts';

export function Citations({ landscape }: { landscape: MarketSerp['citation_landscape'] }) {
  if (landscape === null) {
    return (
      <Section id="citations" title={titleOf('citations')}>
        <Nothing>Not measurable: no answer was captured, so it is not known who is cited.</Nothing>
      </Section>
    );
  }
  const all = landscape.domains.flatMap(({ ev }) => ev);
  return (
    <Section
      id="citations"
      title={titleOf('citations')}
      lead={`${landscape.n} citations in the answers that were seen, each page once an answer.`}
    >
      <RateLine
        label="Citations of pages among the first ten results"
        rate={landscape.overlap_top10}
        ev={all}
        of="citations"
        why="there are no citations"
      />
      <Text size="sm">
        Concentration:{' '}
        {landscape.hhi === null ? (
          <NotMeasurable why="there are no citations" />
        ) : (
          `${number(landscape.hhi)} (near 0: many sites, 1: a single one; Herfindahl–Hirschman)`
        )}
      </Text>
      <DataTable
        caption="Sites by their share of all citations"
        rows={landscape.domains}
        rowKey={({ domain }) => domain}
        first={10}
        none="No site is cited."
        columns={[
          { title: 'site', cell: ({ domain }) => domain, sort: ({ domain }) => domain },
          {
            title: 'citations',
            numeric: true,
            sort: ({ citations }) => citations,
            cell: ({ domain, citations, ev }) => (
              <EvidenceLink ids={ev} label={`${domain}: ${citations} citations, show them`}>
                {citations}
              </EvidenceLink>
            ),
          },
          {
            title: 'share',
            sort: ({ share }) => share,
            cell: ({ share, ci95 }) => (
              <IntervalBar
                share={share}
                interval={ci95}
                label={`${percent(share)}, likely between ${percent(ci95[0])} and ${percent(ci95[1])}`}
              />
            ),
          },
          { title: 'interval', numeric: true, cell: ({ ci95 }) => intervalText(ci95) },
          { title: 'engines', cell: ({ engines }) => engines.map((engine) => say('engine', engine)).join(', ') },
          {
            title: 'bestRank',
            numeric: true,
            sort: ({ best_organic_rank: rank }) => rank,
            cell: ({ best_organic_rank: rank }) => rank ?? 'not among those had',
          },
          {
            title: 'siteType',
            sort: ({ site_type: type }) => type,
            cell: ({ site_type: type }) => (type === null ? <NotMeasurable /> : say('siteType', type)),
          },
        ]}
      />
      <Subsection title="By kind of site" lead={leads().siteKinds}>
        {landscape.site_type_mix.length === 0 && <Nothing>The kind of no cited site is known.</Nothing>}
        <Stack gap={6}>
          {landscape.site_type_mix.map((mix) => (
            <div key={mix.site_type}>
              <Text size="sm" fw={600}>
                {sayFirst('siteType', mix.site_type)}
              </Text>
              <Rate
                rate={mix}
                of="citations"
                ev={landscape.domains.filter(({ site_type: type }) => type === mix.site_type).flatMap(({ ev }) => ev)}
              />
            </div>
          ))}
        </Stack>
      </Subsection>
      <Subsection title="Ranked and not cited">
        {landscape.retrieved_not_cited.length === 0 && <Nothing>Every page of the market is cited.</Nothing>}
        <EvidenceChips ids={landscape.retrieved_not_cited} first={10} />
      </Subsection>
    </Section>
  );
}
