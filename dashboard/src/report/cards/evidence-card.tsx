/** A piece of evidence as its reader wants it: the words first, then where they stand. */
import { Stack } from '@mantine/core';
import { type Evidence, sourceOf } from '../evidence.ts';
import { useReport } from '../parts/report-context.tsx';
import { Nothing } from '../parts/section.tsx';
import { texts } from '../words.ts';
import { ClaimCard, EntityCard, QuestionCard, TermCard, TopicCard } from './market-cards.tsx';
import { PassageCard } from './passage-card.tsx';
import { AnswerCard, CitationCard, FeatureCard, FindingCard } from './seen-cards.tsx';
import { SourceCard } from './source-card.tsx';

export function EvidenceCard({ evidence }: { evidence: Evidence }) {
  switch (evidence.kind) {
    case 'passage':
      return <PassageCard passage={evidence.passage} />;
    case 'source':
      return <SourceCard source={evidence.source} count={evidence.count} />;
    case 'term':
      return <TermCard term={evidence.term} />;
    case 'question':
      return <QuestionCard question={evidence.question} />;
    case 'topic':
      return <TopicCard topic={evidence.topic} />;
    case 'claim':
      return <ClaimCard claim={evidence.claim} />;
    case 'entity':
      return <EntityCard entity={evidence.entity} />;
    case 'feature':
      return <FeatureCard feature={evidence.feature} />;
    case 'answer':
      return <AnswerCard answer={evidence.answer} />;
    case 'citation':
      return <CitationCard citation={evidence.citation} answer={evidence.answer} />;
    case 'finding':
      return <FindingCard finding={evidence.finding} />;
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
        {texts().evidence.notKept(id)} {page.kind === 'source' && texts().evidence.itsPage}
      </Nothing>
      {page.kind === 'source' && <SourceCard source={page.source} count={undefined} />}
    </Stack>
  );
}
