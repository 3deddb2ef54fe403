/** What was seen on the results page, in an answer or on the audited page, as evidence. */
import { Text } from '@mantine/core';
import { findingValue } from '../gap/finding-value.ts';
import { percent } from '../numbers.ts';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import { ReportLink } from '../parts/report-link.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing } from '../parts/section.tsx';
import type { Answer, Citation, Feature, Finding } from '../shape.ts';
import { capital, columnTitle, labelled, labels, say, sayFirst, texts, withColon } from '../words.ts';
import { Card } from './card.tsx';

export function FeatureCard({ feature }: { feature: Feature }) {
  const { type, state, rank_absolute, owners } = feature;
  return (
    <Card kind={texts().evidence.onResultsPage} id={feature.id} title={sayFirst('feature', type)}>
      <Text size="sm">
        {sayFirst('state', state)}. {rank_absolute !== undefined && `${labelled(columnTitle('place'), rank_absolute)}.`}
      </Text>
      {owners.length > 0 && (
        <Text size="sm">
          {withColon(labels().features.shows)} <ReportText>{owners.join(', ')}</ReportText>
        </Text>
      )}
    </Card>
  );
}

export function AnswerCard({ answer }: { answer: Answer }) {
  const { engine, state, answer: said, citations } = answer;
  return (
    <Card kind={sayFirst('providerRole', 'answer_engine')} id={answer.id} title={say('engine', engine)}>
      {said === undefined && <Nothing>{sayFirst('state', state)}.</Nothing>}
      {said?.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer have no other name and never move.
        <Text key={at} size="sm" component="div">
          <ReportText>{block.text}</ReportText>
        </Text>
      ))}
      <EvidenceChips ids={citations.map(({ id }) => id)} first={8} />
    </Card>
  );
}

export function CitationCard({ citation, answer }: { citation: Citation; answer: Answer }) {
  return (
    <Card
      kind={texts().evidence.citation(say('engine', answer.engine), citation.position)}
      id={citation.id}
      title={<ReportText>{citation.title ?? citation.domain}</ReportText>}
    >
      <Text size="sm" component="div">
        <ReportLink href={citation.url} />
      </Text>
      <Text size="sm">
        {citation.organic_rank === undefined
          ? texts().evidence.notInResults
          : `${capital(labels().organicResult(String(citation.organic_rank)))}.`}{' '}
        {citation.pawc_share === null
          ? texts().evidence.noShare
          : texts().evidence.share(percent(citation.pawc_share), citation.blocks_supported)}
      </Text>
      {citation.source_id !== undefined && <EvidenceChips ids={[citation.source_id]} />}
    </Card>
  );
}

export function FindingCard({ finding }: { finding: Finding }) {
  const { title, why, observed } = finding;
  const seen = findingValue(finding, 'observed');
  return (
    <Card kind={texts().evidence.finding} id={finding.id} title={<ReportText sentence>{title}</ReportText>}>
      <Text size="sm" component="div">
        <ReportText sentence>{why}</ReportText>
      </Text>
      {seen !== undefined && <Text size="sm">{labelled(columnTitle('seen'), seen)}</Text>}
      <EvidenceChips ids={observed.ev} />
    </Card>
  );
}
