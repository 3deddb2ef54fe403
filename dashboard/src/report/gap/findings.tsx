/** What to do, the most worthwhile first, with the evidence for each. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { percent } from '../numbers.ts';
import { ByModel } from '../parts/by-model.tsx';
import { clsx } from '../parts/clsx.ts';
import { EvidenceInPlace } from '../parts/evidence-in-place.tsx';
import { EvidenceChips } from '../parts/evidence-link.tsx';
import { FoldButton, Folded, findingFold } from '../parts/folds.tsx';
import classes from '../parts/report.module.css';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, Section } from '../parts/section.tsx';
import { useShowAll } from '../parts/show-all.tsx';
import { Studies } from '../parts/studies.tsx';
import { Tag, type Tone } from '../parts/tag.tsx';
import { titleOf } from '../sections.ts';
import type { Finding } from '../shape.ts';
import { asHead, columnTitle, labelled, labels, leads, say, sayFirst, texts } from '../words.ts';
import { findingValue } from './finding-value.ts';

const tones: Readonly<Record<Finding['severity'], Tone>> = {
  blocker: 'bad',
  high: 'bad',
  medium: 'warn',
  low: 'market',
  info: 'none',
};

export function Findings({ findings }: { findings: readonly Finding[] }) {
  const [shown, more] = useShowAll(findings, 20);
  return (
    <Section id="findings" title={titleOf('findings')} lead={leads().findings}>
      {findings.length === 0 && <Nothing>{texts().gap.findings.none}</Nothing>}
      <ol className={classes.cards}>
        {shown.map((finding, at) => (
          <li
            key={finding.id}
            className={clsx(classes.card, classes.finding)}
            id={findingFold(finding.id)}
            data-fold={findingFold(finding.id)}
          >
            <OneFinding finding={finding} place={at + 1} />
          </li>
        ))}
      </ol>
      {more}
    </Section>
  );
}

/** A finding in one line: what to do, how much it matters and costs. The rest opens below. */
function OneFinding({ finding, place }: { finding: Finding; place: number }) {
  return (
    <>
      <div className={classes.findingHead}>
        <Title order={3} size="h4">
          <FoldButton id={findingFold(finding.id)}>
            {place}. <ReportText sentence>{finding.title}</ReportText>
          </FoldButton>
        </Title>
        <Group gap="4px 18px">
          <Tag tone={tones[finding.severity] ?? 'none'}>{say('severity', finding.severity)}</Tag>
          <Tag>{say('effort', finding.effort)}</Tag>
        </Group>
      </div>
      <Folded id={findingFold(finding.id)}>
        <Details finding={finding} />
      </Folded>
    </>
  );
}

function Details({ finding }: { finding: Finding }) {
  const { expected_effect: effect, observed, expected, verify } = finding;
  const said = texts().gap.findings;
  return (
    <Stack gap={8}>
      <Group gap="4px 18px">
        <Tag>
          {effect.grade === null
            ? said.noStudy
            : labelled(`${columnTitle('grade')} ${effect.grade}`, say('grade', effect.grade))}
        </Tag>
        <Tag>{say('category', finding.category)}</Tag>
      </Group>
      <Text component="div">
        <ReportText sentence>{finding.why}</ReportText>
      </Text>
      <div className={clsx(classes.card, classes.toDo)}>
        <strong>{labels().gap.action}</strong> <ReportText sentence>{finding.action}</ReportText>
      </div>
      {finding.suggestion !== undefined && (
        <Text component="div">
          <strong>{labels().gap.suggestion}</strong> <ReportText sentence>{finding.suggestion}</ReportText>
        </Text>
      )}
      <ByModel entry={finding} />
      <dl className={classes.facts}>
        <dt>{columnTitle('seen')}</dt>
        <dd>
          <Value value={findingValue(finding, 'observed')} /> ({said.confidence(percent(finding.confidence))})
        </dd>
        <dt>{said.expected}</dt>
        <dd>
          <Value value={findingValue(finding, 'expected')} /> ({said.basis(say('basis', expected.basis))})
        </dd>
        <dt data-screen-only>{asHead(labels().gap.effect)}</dt>
        <dd data-screen-only>
          <ReportText sentence>{effect.magnitude_text}</ReportText> {said.metric(say('effectMetric', effect.metric))}{' '}
          {effect.direction === 'up' ? said.rises : said.direction}{' '}
          <ReportText sentence>{effect.applies_because}</ReportText> <Studies ids={effect.evidence_ids} />
        </dd>
        <dt data-screen-only>{said.verify}</dt>
        <dd data-screen-only>
          <ReportText sentence>{verify.how}</ReportText>
        </dd>
        {finding.affects.length > 0 && (
          <>
            <dt data-screen-only>{said.concerns}</dt>
            <dd data-screen-only>
              <EvidenceChips ids={finding.affects} />
            </dd>
          </>
        )}
      </dl>
      <EvidenceInPlace
        ids={[...finding.affects, ...observed.ev, ...expected.ev]}
        what={sayFirst('category', finding.category)}
      />
    </Stack>
  );
}

function Value({ value }: { value: string | undefined }) {
  if (value === undefined) return <span className={classes.quiet}>{texts().gap.findings.nothingToMeasure}</span>;
  return <ReportText>{value}</ReportText>;
}
