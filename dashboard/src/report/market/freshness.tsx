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
import { sayFirst } from '../words.ts';

export function Freshness({ freshness }: { freshness: MarketSerp['freshness'] }) {
  const { results } = useReport().report.market_serp;
  const dated = results.filter(({ age_days: age, relevance }) => age !== null && relevance !== null);
  return (
    <Section id="freshness" title={titleOf('freshness')}>
      <RateLine
        label="Pages that show or declare a day"
        rate={freshness.dated}
        ev={dated.map(({ source_id }) => source_id)}
      />
      <RateLine
        label="Of these, published or changed in the last 90 days"
        rate={freshness.updated_90d}
        ev={dated.filter(({ age_days: age }) => age !== null && age <= 90).map(({ source_id }) => source_id)}
        why="fewer than three dated pages"
      />
      <Text size="sm">
        Median age of the dated pages:{' '}
        {freshness.median_age_days === null ? (
          <NotMeasurable why="fewer than three dated pages" />
        ) : (
          `${number(freshness.median_age_days)} days on the day of the search`
        )}
      </Text>
      <div>
        <Tag tone={freshness.keyword_time_sensitive ? 'warn' : 'none'}>
          {freshness.keyword_time_sensitive
            ? 'The keyword asks for what is recent, by these signs:'
            : 'Nothing says that the answer changes with time.'}
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
