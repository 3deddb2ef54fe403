/** How recent the pages are. */
import { List, Text } from '@mantine/core';
import { number } from '../numbers.ts';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import { RateLine } from '../parts/rate.tsx';
import { useReport } from '../parts/report-context.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { Tag } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { asHead, labels, sayFirst, texts } from '../words.ts';

export function Freshness({ freshness }: { freshness: MarketSerp['freshness'] }) {
  const names = labels().freshness;
  const { results } = useReport().report.market_serp;
  const dated = results.filter(({ age_days: age, relevance }) => age !== null && relevance !== null);
  return (
    <Section id="freshness" title={titleOf('freshness')}>
      <RateLine label={asHead(names.dated)} rate={freshness.dated} ev={dated.map(({ source_id }) => source_id)} />
      <RateLine
        label={asHead(names.updated)}
        rate={freshness.updated_90d}
        ev={dated.filter(({ age_days: age }) => age !== null && age <= 90).map(({ source_id }) => source_id)}
        why="fewDatedPages"
      />
      <Text size="sm">
        {names.age}{' '}
        {freshness.median_age_days === null ? (
          <NotMeasurable why="fewDatedPages" />
        ) : (
          `${number(freshness.median_age_days)} (${texts().market.freshness.inDays})`
        )}
      </Text>
      <div>
        <Tag tone={freshness.keyword_time_sensitive ? 'warn' : 'none'}>
          {names.sensitive} {freshness.keyword_time_sensitive ? labels().yes : labels().no}
        </Tag>
        <List size="sm">
          {freshness.signals.map(({ signal, ev }) => (
            <List.Item key={signal}>
              {sayFirst('timeSign', signal)} {ev.length > 0 && <EvidenceChips ids={ev} />}
            </List.Item>
          ))}
        </List>
      </div>
    </Section>
  );
}
