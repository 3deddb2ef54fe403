/** A page beside its market: what to do, what is missing, then where it stands and why. */
import { Quality } from '../quality.tsx';
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

export default function GapSections({ gap, page }: { gap: Gap; page: UserPage }) {
  return (
    <>
      <Findings findings={gap.findings} />
      <QuestionMatrix questions={gap.question_answerability} />
      <TopicCoverage topics={gap.topic_coverage} />
      {gap.answer_openings !== undefined && <AnswerOpenings openings={gap.answer_openings} />}
      <Verdict gap={gap} page={page} />
      <Scores scores={gap.scores} />
      <Gates gates={gap.gates} />
      <Quality />
      <PassagesToImprove passages={gap.passages_to_improve} />
      <TermGaps gaps={gap.term_gaps} />
      <FactGaps claims={gap.claim_gaps} entities={gap.entity_gaps} />
      <Originality originality={gap.originality} />
      <Trust trust={gap.trust} />
      <YourPage page={page} />
      <NotRecommended practices={gap.not_recommended} />
      <NextMeasurement next={gap.next_measurement} checks={gap.checks} controls={gap.controls ?? []} />
    </>
  );
}
