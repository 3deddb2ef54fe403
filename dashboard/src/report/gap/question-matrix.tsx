/** The market's questions against your page and the pages of the market: who answers what. */

import { Box } from '@mantine/core';
import { percent } from '../numbers.ts';
import { clsx } from '../parts/clsx.ts';
import { EvidenceLink, siteOf } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useEvidence, useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { titleOf } from '../sections.ts';
import type { Answerability, Question } from '../shape.ts';
import { labelled, labels, say, texts } from '../words.ts';

export function QuestionMatrix({ questions }: { questions: readonly Answerability[] }) {
  const { index, report } = useReport();
  const [shown, more] = useShowAll(questions, 8);
  const pages = report.market_serp.results.filter(({ relevance }) => relevance !== null);
  const count = (status: Answerability['status']) => questions.filter((one) => one.status === status).length;
  const said = texts().gap.questions;
  const names = labels();
  return (
    <Section
      id="question-coverage"
      title={titleOf('question-coverage')}
      lead={said.lead({ answered: count('answered'), partly: count('partly'), n: questions.length })}
    >
      <div className={classes.legend} aria-hidden>
        <span>
          <span className={clsx(classes.cell, classes.cellOwn, classes.cellFull)}>●</span> {said.byYou}
        </span>
        <span>
          <span className={clsx(classes.cell, classes.cellOwn, classes.cellHalf)}>◐</span>{' '}
          {say('answerStatus', 'partly')}
        </span>
        <span>
          <span className={clsx(classes.cell, classes.cellFull)}>●</span> {said.byMarket}
        </span>
        <span>
          <span className={classes.cell}>–</span> {say('answerStatus', 'missing')}
        </span>
      </div>
      {questions.length === 0 ? (
        <Nothing>{said.none}</Nothing>
      ) : (
        <Box className={classes.scroll ?? ''} role="region" aria-label={texts().parts.table(said.caption)} tabIndex={0}>
          <table className={clsx(classes.table, classes.matrix)}>
            <caption>
              <span>{said.caption}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">{names.questions.question}</th>
                <th scope="col">{names.headings.page}</th>
                {pages.map(({ source_id: id, rank_group: rank }) => (
                  <th key={id} scope="col">
                    <EvidenceLink ids={[id]} label={texts().parts.openEvidence(siteOf(id, index))}>
                      #{rank}
                    </EvidenceLink>
                  </th>
                ))}
                <th scope="col" className={classes.wide}>
                  {said.covered}
                </th>
                <th scope="col" className={clsx(classes.wide, classes.words)}>
                  {texts().gap.passages.issues}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((answer) => {
                const found = index.find(answer.question_id);
                const question = found.kind === 'question' ? found.question : undefined;
                return (
                  <tr key={answer.question_id}>
                    <th scope="row">
                      <EvidenceLink ids={[answer.question_id]}>
                        <ReportText>{question?.text ?? answer.question_id}</ReportText>
                      </EvidenceLink>
                    </th>
                    <td>
                      <OwnCell answer={answer} />
                    </td>
                    {pages.map(({ source_id: id }) => (
                      <td key={id}>
                        <MarketCell question={question} sourceId={id} />
                      </td>
                    ))}
                    <td className={classes.nowrap}>
                      <Said answer={answer} best={question?.answered_by[0]?.passage_id} />
                    </td>
                    <td className={classes.words}>
                      {answer.issues.map((issue) => say('issue', issue)).join(' · ') || '–'}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </Box>
      )}
      {more}
    </Section>
  );
}

function OwnCell({ answer: { status, passage_id: passage, score } }: { answer: Answerability }) {
  const { open } = useEvidence();
  const said = withScore(say('answerStatus', status), score);
  if (status === 'missing' || passage === null) return <Empty said={say('answerStatus', 'missing')} />;
  return (
    <button
      type="button"
      className={clsx(classes.cell, classes.cellOwn, status === 'answered' ? classes.cellFull : classes.cellHalf)}
      aria-label={labelled(labels().headings.page, said)}
      title={said}
      aria-haspopup="dialog"
      onClick={() => open([passage])}
    >
      {status === 'answered' ? '●' : '◐'}
    </button>
  );
}

function MarketCell({ question, sourceId }: { question: Question | undefined; sourceId: string }) {
  const { index } = useReport();
  const { open } = useEvidence();
  if (question === undefined || !question.ev.includes(sourceId)) return <Empty said={say('answerStatus', 'missing')} />;
  const best = question.answered_by.find(({ source_id: id }) => id === sourceId);
  const said = labelled(siteOf(sourceId, index), withScore(say('answerStatus', 'answered'), best?.score ?? null));
  return (
    <button
      type="button"
      className={clsx(classes.cell, classes.cellFull)}
      aria-label={said}
      title={said}
      aria-haspopup="dialog"
      onClick={() => open([best?.passage_id ?? sourceId])}
    >
      ●
    </button>
  );
}

/** "Answered, covers 80% of the question". */
function withScore(status: string, score: number | null): string {
  return score === null ? status : `${status}, ${texts().market.questions.covers(percent(score))}`;
}

function Empty({ said }: { said: string }) {
  return (
    <span className={classes.cell} title={said}>
      <span aria-hidden>–</span>
      <span className={classes.hidden}>{said}</span>
    </span>
  );
}

/** How much of the question the best passages say, on your page and in the market. */
function Said({
  answer: { score, market_best: best, passage_id: own },
  best: bestId,
}: {
  answer: Answerability;
  best: string | undefined;
}) {
  return (
    <>
      {score === null || own === null ? '–' : <EvidenceLink ids={[own]}>{percent(score)}</EvidenceLink>},{' '}
      {best === null ? '–' : <EvidenceLink ids={bestId === undefined ? [] : [bestId]}>{percent(best)}</EvidenceLink>}
    </>
  );
}
