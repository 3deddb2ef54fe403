/** Who is cited for the keyword, over all answers that were seen. */
import { Stack, Text } from '@mantine/core';
import { AddressText } from '../../../ui/external-link.tsx';
import { intervalText, likelyText, number, percent } from '../../numbers.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { EvidenceChips, EvidenceLink } from '../../parts/evidence-link.tsx';
import { IntervalBar, Rate, RateLine } from '../../parts/rate.tsx';
import { Nothing, NotMeasurable, Section, Subsection } from '../../parts/section.tsx';
import { titleOf } from '../../sections.ts';
import type { MarketSerp } from '../../shape.ts';
import { asHead, labelled, labels, leads, say, sayFirst, shownPack, texts } from '../../words.ts';
import { InLines } from '../in-lines.tsx';

interface CitationsProps {
  landscape: MarketSerp['citation_landscape'];
  /** Whether an answer was shown. */
  state: MarketSerp['summary']['ai_answer_state'];
}

export function Citations({ landscape, state }: CitationsProps) {
  const said = texts().market.citations;
  if (landscape === null) {
    return (
      <Section id="citations" title={titleOf('citations')}>
        <Nothing>{shownPack().overview.notCited({ state })}</Nothing>
      </Section>
    );
  }
  const all = landscape.domains.flatMap(({ ev }) => ev);
  return (
    <Section id="citations" title={titleOf('citations')} lead={said.lead(landscape.n)}>
      <RateLine label={said.fromFirstTen} rate={landscape.overlap_top10} ev={all} of="citations" why="noCitations" />
      <Text size="sm">
        {said.concentration}{' '}
        {landscape.hhi === null ? <NotMeasurable why="noCitations" /> : `${number(landscape.hhi)} (${said.scale})`}
      </Text>
      <DataTable
        caption={said.caption}
        rows={landscape.domains}
        rowKey={({ domain }) => domain}
        first={10}
        none={said.noSite}
        columns={[
          { title: 'site', cell: ({ domain }) => <AddressText>{domain}</AddressText>, sort: ({ domain }) => domain },
          {
            title: 'citations',
            numeric: true,
            sort: ({ citations }) => citations,
            cell: ({ domain, citations, ev }) => (
              <EvidenceLink
                ids={ev}
                label={texts().parts.openEvidence(labelled(domain, texts().parts.count.citations(citations)))}
              >
                {citations}
              </EvidenceLink>
            ),
          },
          {
            title: 'share',
            sort: ({ share }) => share,
            cell: ({ share, ci95 }) => (
              <IntervalBar share={share} interval={ci95} label={`${percent(share)}, ${likelyText(ci95)}`} />
            ),
          },
          { title: 'interval', numeric: true, cell: ({ ci95 }) => intervalText(ci95) },
          {
            title: 'engines',
            cell: ({ engines }) => <InLines items={engines.map((engine) => say('engine', engine))} />,
          },
          {
            title: 'bestRank',
            numeric: true,
            sort: ({ best_organic_rank: rank }) => rank,
            cell: ({ best_organic_rank: rank }) => rank ?? say('overlap', 'none'),
          },
          {
            title: 'siteType',
            sort: ({ site_type: type }) => type,
            cell: ({ site_type: type }) => (type === null ? <NotMeasurable /> : say('siteType', type)),
          },
        ]}
      />
      <Subsection title={labels().citations.type} lead={leads().siteKinds}>
        {landscape.site_type_mix.length === 0 && <Nothing>{said.noType}</Nothing>}
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
      <Subsection title={asHead(labels().citations.notCited)}>
        {landscape.retrieved_not_cited.length === 0 && <Nothing>{said.allCited}</Nothing>}
        <EvidenceChips ids={landscape.retrieved_not_cited} first={10} />
      </Subsection>
    </Section>
  );
}
