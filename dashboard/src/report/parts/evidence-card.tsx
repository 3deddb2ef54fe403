/** A piece of evidence as its reader wants it: the words first, then where they stand. */
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../ui/external-link.tsx';
import { type Evidence, sourceOf } from '../evidence.ts';
import { counted, figure, number, percent } from '../numbers.ts';
import { say, sayFirst, unitName } from '../words.ts';
import { EvidenceChips } from './evidence-link.tsx';
import { PassageCard } from './passage-card.tsx';
import { Rate } from './rate.tsx';
import { useReport } from './report-context.tsx';
import { ReportText } from './report-text.tsx';
import { fewPages, Nothing } from './section.tsx';
import { SourceCard } from './source-card.tsx';

export function EvidenceCard({ evidence }: { evidence: Evidence }) {
  switch (evidence.kind) {
    case 'passage':
      return <PassageCard passage={evidence.passage} />;
    case 'source':
      return <SourceCard source={evidence.source} count={evidence.count} />;
    case 'term': {
      const { term, forms, df, n, range, ev } = evidence.term;
      return (
        <Card kind="Term" id={evidence.id} title={<ReportText>{term}</ReportText>}>
          <Text size="sm">
            On {df} of {counted(n, 'usable page')}; the count stands behind each site.
          </Text>
          <Text size="sm">
            {range === null
              ? 'How densely to use it is not measurable: fewer than three pages hold it.'
              : `Used ${number(range.p25)} to ${number(range.p75)} times in 1,000 words by the middle half of ${counted(range.basis_n, 'page')} (${say('rangeBasis', range.basis)}). Once is enough to be useful.`}
          </Text>
          {forms.length > 1 && (
            <Text size="sm">
              Forms counted together: <ReportText>{forms.join(', ')}</ReportText>
            </Text>
          )}
          <EvidenceChips ids={ev} first={12} />
        </Card>
      );
    }
    case 'question': {
      const { text, origin, coverage, answered_by, ev } = evidence.question;
      return (
        <Card kind={`Question (${say('origin', origin)})`} id={evidence.id} title={<ReportText>{text}</ReportText>}>
          <Text size="sm" component="div">
            Answered by <Rate rate={coverage} ev={ev} why={fewPages} />
          </Text>
          {answered_by.length === 0 && <Nothing>No page answers it.</Nothing>}
          <EvidenceChips ids={answered_by.map(({ passage_id }) => passage_id)} />
        </Card>
      );
    }
    case 'topic': {
      const { label, df, n, passages, ev } = evidence.topic;
      return (
        <Card kind="Topic" id={evidence.id} title={<ReportText>{label}</ReportText>}>
          <Text size="sm">
            Treated by {df} of {counted(n, 'usable page')}. The passages that say most about it, and its pages:
          </Text>
          <EvidenceChips ids={[...passages, ...ev]} first={8} />
        </Card>
      );
    }
    case 'claim': {
      const { statement, value, unit, property, support, contradict } = evidence.claim;
      return (
        <Card kind={`Fact: ${say('property', property)}`} id={evidence.id} title={<ReportText>{statement}</ReportText>}>
          <Text size="sm">
            Figure: {figure(value)} {unit === undefined ? '' : unitName(unit)}. Given by:
          </Text>
          <EvidenceChips ids={support} />
          {contradict.length > 0 && <Text size="sm">Another figure is given by:</Text>}
          <EvidenceChips ids={contradict} />
        </Card>
      );
    }
    case 'entity': {
      const { name, type, df, n, ev } = evidence.entity;
      return (
        <Card
          kind={`Named thing${type === undefined ? '' : `: ${say('entityType', type)}`}`}
          id={evidence.id}
          title={<ReportText>{name}</ReportText>}
        >
          <Text size="sm">
            Named by {df} of {counted(n, 'usable page')}.
          </Text>
          <EvidenceChips ids={ev} first={8} />
        </Card>
      );
    }
    case 'feature': {
      const { type, state, rank_absolute, owners } = evidence.feature;
      return (
        <Card kind="On the results page" id={evidence.id} title={sayFirst('feature', type)}>
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
    case 'answer': {
      const { engine, state, answer, citations } = evidence.answer;
      return (
        <Card kind="Answer engine" id={evidence.id} title={say('engine', engine)}>
          {answer === undefined && <Nothing>{sayFirst('state', state)}.</Nothing>}
          {answer?.blocks.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer have no other name and never move.
            <Text key={at} size="sm" component="div">
              <ReportText>{block.text}</ReportText>
            </Text>
          ))}
          <EvidenceChips ids={citations.map(({ id }) => id)} first={8} />
        </Card>
      );
    }
    case 'citation': {
      const { citation, answer } = evidence;
      return (
        <Card
          kind={`Cited by ${say('engine', answer.engine)}, place ${citation.position}`}
          id={evidence.id}
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
    case 'finding': {
      const { title, why, observed } = evidence.finding;
      const seen = typeof observed.value === 'number' ? number(observed.value) : String(observed.value);
      return (
        <Card kind="Finding" id={evidence.id} title={<ReportText>{title}</ReportText>}>
          <Text size="sm" component="div">
            <ReportText>{why}</ReportText>
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
    default:
      return <Unkept id={evidence.id} />;
  }
}

/** Of a passage that is not kept, its page mostly is. */
function Unkept({ id }: { id: string }) {
  const { index } = useReport();
  const page = index.find(sourceOf(id) ?? id);
  return (
    <Stack gap="xs">
      <Nothing>
        The report does not keep “{id}”{page.kind === 'source' ? '. Its page:' : '.'}
      </Nothing>
      {page.kind === 'source' && <SourceCard source={page.source} count={undefined} />}
    </Stack>
  );
}

interface CardProps {
  kind: string;
  id: string;
  title: ReactNode;
  children: ReactNode;
}

export function Card({ kind, id, title, children }: CardProps) {
  return (
    <Stack gap={6}>
      <div>
        <Text size="xs" c="dimmed">
          {kind} · {id}
        </Text>
        <Title order={3} size="h4">
          {title}
        </Title>
      </div>
      {children}
    </Stack>
  );
}
