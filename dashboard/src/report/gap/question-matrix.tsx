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
import { say } from '../words.ts';

export function QuestionMatrix({ questions }: { questions: readonly Answerability[] }) {
  const { index, report } = useReport();
  const [shown, more] = useShowAll(questions, 15);
  const pages = report.market_serp.results.filter(({ relevance }) => relevance !== null);
  const count = (status: Answerability['status']) => questions.filter((one) => one.status === status).length;
  const caption = 'Questions of the market, your page, and the pages that the statistics count, by rank';
  return (
    <Section
      id="question-coverage"
      title={titleOf('question-coverage')}
      lead={`Your page answers ${count('answered')} of ${questions.length} questions, ${count('partly')} in part. A mark opens the passage, or the page.`}
    >
      <div className={classes.legend} aria-hidden>
        <span>
          <span className={clsx(classes.cell, classes.cellOwn, classes.cellFull)}>●</span> answered by your page
        </span>
        <span>
          <span className={clsx(classes.cell, classes.cellOwn, classes.cellHalf)}>◐</span> in part
        </span>
        <span>
          <span className={clsx(classes.cell, classes.cellFull)}>●</span> answered by a page of the market
        </span>
        <span>
          <span className={classes.cell}>–</span> not answered
        </span>
      </div>
      {questions.length === 0 ? (
        <Nothing>The market asks no question.</Nothing>
      ) : (
        <Box className={classes.scroll ?? ''} role="region" aria-label={`Table: ${caption}`} tabIndex={0}>
          <table className={clsx(classes.table, classes.matrix)}>
            <caption>
              <span>{caption}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Question</th>
                <th scope="col">Your page</th>
                {pages.map(({ source_id: id, rank_group: rank }) => (
                  <th key={id} scope="col">
                    <EvidenceLink ids={[id]} label={`Result ${siteOf(id, index)}`}>
                      #{rank}
                    </EvidenceLink>
                  </th>
                ))}
                <th scope="col">Said of it: yours, market’s best</th>
                <th scope="col">What is wrong with yours</th>
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
                    <td className={classes.words}>{answer.issues.map((issue) => say('issue', issue)).join('; ')}</td>
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
  const said = `${say('answerStatus', status)}${score === null ? '' : `, ${percent(score)} of the question is said`}`;
  if (status === 'missing' || passage === null) return <Empty said={say('answerStatus', 'missing')} />;
  return (
    <button
      type="button"
      className={clsx(classes.cell, classes.cellOwn, status === 'answered' ? classes.cellFull : classes.cellHalf)}
      aria-label={`Your page: ${said}`}
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
  if (question === undefined || !question.ev.includes(sourceId)) return <Empty said="not answered" />;
  const best = question.answered_by.find(({ source_id: id }) => id === sourceId);
  const said = `${siteOf(sourceId, index)}: answered${best === undefined ? '' : `, ${percent(best.score)} of the question is said`}`;
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
      {score === null || own === null ? 'none' : <EvidenceLink ids={[own]}>{percent(score)}</EvidenceLink>},{' '}
      {best === null ? 'none' : <EvidenceLink ids={bestId === undefined ? [] : [bestId]}>{percent(best)}</EvidenceLink>}
    </>
  );
}
