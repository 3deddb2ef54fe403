/** What was seen on the results page, in an answer or on the audited page, as evidence. */
import { Text } from '@mantine/core';
import { ExternalLink } from '../../ui/external-link.tsx';
import { counted, number, percent } from '../numbers.ts';
import type { Answer, Citation, Feature, Finding } from '../shape.ts';
import { say, sayFirst } from '../words.ts';
import { Card } from './card.tsx';
import { EvidenceChips } from './evidence-link.tsx';
import { ReportText } from './report-text.tsx';
import { Nothing } from './section.tsx';

export function FeatureCard({ feature }: { feature: Feature }) {
  const { type, state, rank_absolute, owners } = feature;
  return (
    <Card kind="On the results page" id={feature.id} title={sayFirst('feature', type)}>
      <Text size="sm">
        {sayFirst('state', state)}
        {rank_absolute === undefined ? '' : `, at place ${rank_absolute} of the page`}.
      </Text>
      {owners.length > 0 && (
        <Text size="sm">
          Shows: <ReportText>{owners.join(', ')}</ReportText>
        </Text>
      )}
    </Card>
  );
}

export function AnswerCard({ answer }: { answer: Answer }) {
  const { engine, state, answer: said, citations } = answer;
  return (
    <Card kind="Answer engine" id={answer.id} title={say('engine', engine)}>
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
      kind={`Cited by ${say('engine', answer.engine)}, place ${citation.position}`}
      id={citation.id}
      title={<ReportText>{citation.title ?? citation.domain}</ReportText>}
    >
      <Text size="sm" component="div">
        <ExternalLink href={citation.url} />
      </Text>
      <Text size="sm">
        {citation.organic_rank === undefined
          ? 'Not among the results that were had.'
          : `Ranks ${citation.organic_rank} among the results.`}{' '}
        {citation.pawc_share === null
          ? 'Its share of the answer is not measurable: the answer’s parts name no sources.'
          : `Its share of the answer, early words counting more: ${percent(citation.pawc_share)}, in ${counted(citation.blocks_supported, 'part')}.`}
      </Text>
      {citation.source_id !== undefined && <EvidenceChips ids={[citation.source_id]} />}
    </Card>
  );
}

export function FindingCard({ finding }: { finding: Finding }) {
  const { title, why, observed } = finding;
  const seen = typeof observed.value === 'number' ? number(observed.value) : String(observed.value);
  return (
    <Card kind="Finding" id={finding.id} title={<ReportText sentence>{title}</ReportText>}>
      <Text size="sm" component="div">
        <ReportText sentence>{why}</ReportText>
      </Text>
      {observed.value !== null && (
        <Text size="sm">
          Seen: {seen} {observed.unit ?? ''}
        </Text>
      )}
      <EvidenceChips ids={observed.ev} />
    </Card>
  );
}
