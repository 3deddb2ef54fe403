/** What the market's pages share, as evidence: a term, a question, a topic, a fact, a named thing. */
import { Text } from '@mantine/core';
import { counted, figure, number } from '../numbers.ts';
import type { Claim, Entity, Question, Term, Topic } from '../shape.ts';
import { say, unitName } from '../words.ts';
import { Card } from './card.tsx';
import { EvidenceChips } from './evidence-link.tsx';
import { Rate } from './rate.tsx';
import { ReportText } from './report-text.tsx';
import { fewPages, Nothing } from './section.tsx';

export function TermCard({ term }: { term: Term }) {
  const { term: written, forms, df, n, range, ev } = term;
  return (
    <Card kind="Term" id={term.id} title={<ReportText>{written}</ReportText>}>
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

export function QuestionCard({ question }: { question: Question }) {
  const { text, origin, coverage, answered_by, ev } = question;
  return (
    <Card kind={`Question (${say('origin', origin)})`} id={question.id} title={<ReportText>{text}</ReportText>}>
      <Text size="sm" component="div">
        Answered by <Rate rate={coverage} ev={ev} why={fewPages} />
      </Text>
      {answered_by.length === 0 && <Nothing>No page answers it.</Nothing>}
      <EvidenceChips ids={answered_by.map(({ passage_id }) => passage_id)} />
    </Card>
  );
}

export function TopicCard({ topic }: { topic: Topic }) {
  const { label, df, n, passages, ev } = topic;
  return (
    <Card kind="Topic" id={topic.id} title={<ReportText>{label}</ReportText>}>
      <Text size="sm">
        Treated by {df} of {counted(n, 'usable page')}. The passages that say most about it, and its pages:
      </Text>
      <EvidenceChips ids={[...passages, ...ev]} first={8} />
    </Card>
  );
}

export function ClaimCard({ claim }: { claim: Claim }) {
  const { statement, value, unit, property, support, contradict } = claim;
  return (
    <Card kind={`Fact: ${say('property', property)}`} id={claim.id} title={<ReportText>{statement}</ReportText>}>
      <Text size="sm">
        Figure: {figure(value)} {unit === undefined ? '' : unitName(unit)}. Given by:
      </Text>
      <EvidenceChips ids={support} />
      {contradict.length > 0 && <Text size="sm">Another figure is given by:</Text>}
      <EvidenceChips ids={contradict} />
    </Card>
  );
}

export function EntityCard({ entity }: { entity: Entity }) {
  const { name, type, df, n, ev } = entity;
  return (
    <Card
      kind={`Named thing${type === undefined ? '' : `: ${say('entityType', type)}`}`}
      id={entity.id}
      title={<ReportText>{name}</ReportText>}
    >
      <Text size="sm">
        Named by {df} of {counted(n, 'usable page')}.
      </Text>
      <EvidenceChips ids={ev} first={8} />
    </Card>
  );
}
