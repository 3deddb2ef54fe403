/** The market's topics on your page. */

import { MarketClass } from '../market/topics.tsx';
import { number } from '../numbers.ts';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { TopicMap } from '../parts/topic-map.tsx';
import { titleOf } from '../sections.ts';
import type { CoveredTopic } from '../shape.ts';
import { leads, say, texts } from '../words.ts';

const tones: Readonly<Record<CoveredTopic['status'], Tone>> = { covered: 'good', partial: 'warn', missing: 'bad' };

export function TopicCoverage({ topics }: { topics: readonly CoveredTopic[] }) {
  const { index, report } = useReport();
  return (
    <Section id="topic-coverage" title={titleOf('topic-coverage')} lead={leads().topicCoverage}>
      <TopicMap topics={report.market_serp.topics} own={topics} />
      {/* On paper the map says it. */}
      <div data-screen-only>
        <DataTable
          caption={titleOf('topic-coverage')}
          captionHidden
          rows={topics}
          first={5}
          rowKey={({ topic_id }) => topic_id}
          none={texts().gap.topics.none}
          columns={[
            {
              title: 'topic',
              cell: ({ topic_id: id }) => {
                const found = index.find(id);
                return (
                  <EvidenceLink ids={[id]}>
                    {found.kind === 'topic' ? <ReportText>{found.topic.label}</ReportText> : id}
                  </EvidenceLink>
                );
              },
            },
            {
              title: 'onYourPage',
              sort: ({ score }) => score,
              cell: ({ status }) => <Tag tone={tones[status] ?? 'none'}>{say('topicStatus', status)}</Tag>,
            },
            { title: 'class', cell: (topic) => <MarketClass name={topic.class} /> },
            { title: 'score', numeric: true, sort: ({ score }) => score, cell: ({ score }) => number(score) },
            {
              title: 'pagesTreating',
              numeric: true,
              sort: ({ competitors_covering: { k } }) => k,
              cell: ({ competitors_covering: { k, n }, topic_id: id }) => {
                const found = index.find(id);
                return (
                  <EvidenceLink ids={found.kind === 'topic' ? found.topic.ev : []}>
                    {texts().parts.of({ k, n })}
                  </EvidenceLink>
                );
              },
            },
            {
              title: 'yourPassages',
              cell: ({ page_passages: ids }) =>
                ids.length === 0 ? texts().parts.none : <EvidenceChips ids={ids} first={2} />,
            },
            {
              title: 'bestExample',
              cell: ({ best_example: best }) =>
                best === null ? texts().parts.none : <EvidenceChips ids={[best.passage_id]} />,
            },
          ]}
        />
      </div>
    </Section>
  );
}
