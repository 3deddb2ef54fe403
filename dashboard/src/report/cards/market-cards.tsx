/** What the market's pages share, as evidence: a term, a question, a topic, a fact, a named thing. */
import { Text } from '@mantine/core';
import { number } from '../numbers.ts';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import { Rate } from '../parts/rate.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing } from '../parts/section.tsx';
import type { Claim, Entity, Question, Term, Topic } from '../shape.ts';
import { claimFigure, labelled, labels, say, shownPack, texts } from '../words.ts';
import { Card } from './card.tsx';

export function TermCard({ term }: { term: Term }) {
  const { term: written, forms, df, n, range, ev } = term;
  const said = texts().evidence.term;
  return (
    <Card kind={labels().terms.term} id={term.id} title={<ReportText>{written}</ReportText>}>
      <Text size="sm">{said.pages({ k: df, n })}</Text>
      <Text size="sm">
        {range === null
          ? said.noRange
          : said.range({
              low: number(range.p25),
              high: number(range.p75),
              pages: texts().parts.count.pages(range.basis_n),
              basis: say('rangeBasis', range.basis),
            })}
      </Text>
      {forms.length > 1 && (
        <Text size="sm">
          {said.forms} <ReportText>{forms.join(', ')}</ReportText>
        </Text>
      )}
      <EvidenceChips ids={ev} first={12} />
    </Card>
  );
}

export function QuestionCard({ question }: { question: Question }) {
  const { text, origin, coverage, answered_by, ev } = question;
  return (
    <Card
      kind={`${labels().questions.question} (${say('origin', origin)})`}
      id={question.id}
      title={<ReportText>{text}</ReportText>}
    >
      <Text size="sm" component="div">
        {texts().evidence.answeredBy} <Rate rate={coverage} ev={ev} why="fewPages" />
      </Text>
      {answered_by.length === 0 && <Nothing>{shownPack().brief.nobodyAnswers}</Nothing>}
      <EvidenceChips ids={answered_by.map(({ passage_id }) => passage_id)} />
    </Card>
  );
}

export function TopicCard({ topic }: { topic: Topic }) {
  const { label, df, n, passages, ev } = topic;
  return (
    <Card kind={labels().topics.topic} id={topic.id} title={<ReportText>{label}</ReportText>}>
      <Text size="sm">
        {shownPack().brief.pagesWithIt({ k: df, n })} {texts().evidence.passagesAndPages}
      </Text>
      <EvidenceChips ids={[...passages, ...ev]} first={8} />
    </Card>
  );
}

export function ClaimCard({ claim }: { claim: Claim }) {
  const { statement, value, unit, property, support, contradict } = claim;
  return (
    <Card
      kind={labelled(labels().claims.subject, say('property', property))}
      id={claim.id}
      title={<ReportText>{statement}</ReportText>}
    >
      <Text size="sm">{labelled(labels().claims.figure, claimFigure(value, unit))}</Text>
      <Text size="sm">{texts().evidence.givenBy}</Text>
      <EvidenceChips ids={support} />
      {contradict.length > 0 && <Text size="sm">{texts().evidence.otherwiseBy}</Text>}
      <EvidenceChips ids={contradict} />
    </Card>
  );
}

export function EntityCard({ entity }: { entity: Entity }) {
  const { name, type, df, n, ev } = entity;
  const { namedThing, namedBy } = texts().evidence;
  return (
    <Card
      kind={type === undefined ? namedThing : labelled(namedThing, say('entityType', type))}
      id={entity.id}
      title={<ReportText>{name}</ReportText>}
    >
      <Text size="sm">{namedBy({ k: df, n })}</Text>
      <EvidenceChips ids={ev} first={8} />
    </Card>
  );
}
