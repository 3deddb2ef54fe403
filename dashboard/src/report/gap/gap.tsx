/** The sections that set a page beside its market. */
import type { ReactNode } from 'react';
import type { GapSectionId } from '../sections.ts';
import type { Gap, UserPage } from '../shape.ts';
import { AnswerOpenings } from './answer-openings.tsx';
import { FactGaps } from './fact-gaps.tsx';
import { Findings } from './findings.tsx';
import { Gates } from './gates.tsx';
import { NextMeasurement } from './next-measurement.tsx';
import { NotRecommended } from './not-recommended.tsx';
import { Originality } from './originality.tsx';
import { PassagesToImprove } from './passages-to-improve.tsx';
import { QuestionMatrix } from './question-matrix.tsx';
import { Scores } from './score/scores.tsx';
import { TermGaps } from './term-gaps.tsx';
import { TopicCoverage } from './topic-coverage.tsx';
import { Trust } from './trust.tsx';
import { Verdict } from './verdict.tsx';
import { YourPage } from './your-page.tsx';

interface GapProps {
  gap: Gap;
  page: UserPage;
}

const sections: Readonly<Record<GapSectionId, (props: GapProps) => ReactNode>> = {
  findings: ({ gap }) => <Findings findings={gap.findings} />,
  'question-coverage': ({ gap }) => <QuestionMatrix questions={gap.question_answerability} />,
  'topic-coverage': ({ gap }) => <TopicCoverage topics={gap.topic_coverage} />,
  'answer-openings': ({ gap }) =>
    gap.answer_openings !== undefined && <AnswerOpenings openings={gap.answer_openings} />,
  verdict: ({ gap, page }) => <Verdict gap={gap} page={page} />,
  scores: ({ gap }) => <Scores scores={gap.scores} />,
  gates: ({ gap }) => <Gates gates={gap.gates} />,
  passages: ({ gap }) => <PassagesToImprove passages={gap.passages_to_improve} />,
  'term-gaps': ({ gap }) => <TermGaps gaps={gap.term_gaps} />,
  'fact-gaps': ({ gap }) => <FactGaps claims={gap.claim_gaps} entities={gap.entity_gaps} />,
  originality: ({ gap }) => <Originality originality={gap.originality} />,
  trust: ({ gap }) => <Trust trust={gap.trust} />,
  'your-page': ({ page }) => <YourPage page={page} />,
  'not-recommended': ({ gap }) => <NotRecommended practices={gap.not_recommended} />,
  next: ({ gap }) => <NextMeasurement next={gap.next_measurement} checks={gap.checks} controls={gap.controls ?? []} />,
};

/** One section about the user's page. */
export default function GapSection({ id, ...props }: GapProps & { id: GapSectionId }) {
  return sections[id](props);
}
