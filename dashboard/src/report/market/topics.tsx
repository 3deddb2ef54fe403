/** What the pages write about. */
import { Text } from '@mantine/core';
import { whole } from '../numbers.ts';
import { ByModel } from '../parts/by-model.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { EvidenceLink } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { NotMeasurable, Section } from '../parts/section.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { TopicMap } from '../parts/topic-map.tsx';
import { titleOf } from '../sections.ts';
import type { Term, Topic } from '../shape.ts';
import { columnTitle, labelled, labels, leads, say, texts } from '../words.ts';

const tones: Readonly<Record<NonNullable<Topic['class']>, Tone>> = {
  core: 'good',
  common: 'market',
  differentiator: 'none',
};

/** What part of the market treats a subject. */
export function MarketClass({ name }: { name: Term['class'] }) {
  return name === null ? <NotMeasurable /> : <Tag tone={tones[name] ?? 'none'}>{say('marketClass', name)}</Tag>;
}

export function Topics({ topics }: { topics: readonly Topic[] }) {
  const { index, report } = useReport();
  const terms = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = index.find(id);
      return found.kind === 'term' ? [found.term.term] : [];
    });
  return (
    <Section id="topics" title={titleOf('topics')} lead={leads().topics}>
      {!('gap' in report) && <TopicMap topics={topics} />}
      <DataTable
        caption={titleOf('topics')}
        captionHidden
        first={8}
        rows={topics}
        rowKey={({ id }) => id}
        none={texts().market.topics.none}
        columns={[
          {
            title: 'topic',
            sort: ({ label }) => label,
            cell: (topic) => (
              <>
                <EvidenceLink ids={[topic.id]}>
                  <ReportText>{topic.label}</ReportText>
                </EvidenceLink>
                <Text size="xs" c="dimmed" component="div">
                  <ReportText>{terms(topic.terms).slice(0, 8).join(', ')}</ReportText>
                </Text>
                <ByModel entry={topic} />
              </>
            ),
          },
          { title: 'class', sort: ({ df }) => -df, cell: (topic) => <MarketClass name={topic.class} /> },
          {
            title: 'pagesTreating',
            sort: ({ df }) => df,
            cell: ({ df, n, ci95, ev }) => (
              <Rate rate={ci95 === null ? null : { k: df, n, ci95 }} ev={ev} why="fewPages" />
            ),
          },
          {
            title: 'meanWords',
            numeric: true,
            sort: ({ mean_words: words }) => words,
            cell: ({ mean_words: words }) => whole(words),
          },
          {
            title: 'questions',
            numeric: true,
            sort: ({ questions }) => questions.length,
            cell: ({ questions }) => <EvidenceLink ids={questions}>{questions.length}</EvidenceLink>,
          },
          {
            title: 'inAiAnswer',
            cell: ({ in_ai_answer: seen }) =>
              seen === null ? <NotMeasurable short /> : seen ? <Tag tone="market">{labels().yes}</Tag> : labels().no,
          },
          {
            title: 'topPassages',
            screenOnly: true,
            numeric: true,
            sort: ({ passages }) => passages.length,
            cell: ({ passages }) => (
              <EvidenceLink
                ids={passages}
                label={texts().parts.openEvidence(labelled(columnTitle('topPassages'), passages.length))}
              >
                {passages.length}
              </EvidenceLink>
            ),
          },
        ]}
      />
    </Section>
  );
}
