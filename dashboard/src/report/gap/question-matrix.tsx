/** The market's questions against your page and the pages of the market: who answers what. */
import { Box, Text } from '@mantine/core';
import { percent } from '../numbers.ts';
import { clsx } from '../parts/clsx.ts';
import { EvidenceLink, siteOf } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useEvidence, useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
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
      title="Questions answered"
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
        <Box className={classes.scroll ?? ''} role="region" aria-label={caption} tabIndex={0}>
          <table className={clsx(classes.table, classes.matrix)}>
            <caption>{caption}</caption>
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
                <th scope="col">What is wrong with your answer</th>
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
                    <td style={{ textAlign: 'start', minWidth: '14rem' }}>
                      <Wrong answer={answer} />
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

function Wrong({ answer: { issues, score, market_best: best } }: { answer: Answerability }) {
  const issue = issues.map((one) => say('issue', one)).join('; ');
  return (
    <Text size="sm" component="span">
      {issue}
      {score !== null &&
        best !== null &&
        `${issue === '' ? '' : '; '}${percent(score)} is said, the market’s best says ${percent(best)}`}
      {score === null && best !== null && `no passage; the market’s best says ${percent(best)}`}
      {best === null && issue === '' && 'no page of the market answers it'}
    </Text>
  );
}
