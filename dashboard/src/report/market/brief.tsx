/** What to write: title and description, an outline with questions and facts, what else to say, and what does not help. */
import { List } from '@mantine/core';
import type { ReactNode } from 'react';
import { type BriefContent, briefContent, type Proposal } from '../../../../analysis/render/brief/content.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { EvidenceChips, EvidenceLink } from '../parts/evidence-link.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { ReportText } from '../parts/report-text.tsx';
import { Nothing, Section, Subsection } from '../parts/section.tsx';
import { Studies } from '../parts/studies.tsx';
import { titleOf } from '../sections.ts';
import type { MarketSerp } from '../shape.ts';
import { asHead, capital, labels, leads, notMeasurable, say, shortQuote, shownPack, texts } from '../words.ts';
import { BriefOutline, Fact } from './brief-outline.tsx';

export function Brief({ brief }: { brief: MarketSerp['brief'] }) {
  const { report } = useReport();
  const content = briefContent(report, shownPack());
  return (
    <Section id="brief" title={titleOf('brief')} lead={leads().brief}>
      {brief === null || content === null ? (
        <Nothing>{capital(notMeasurable('fewPages'))}.</Nothing>
      ) : (
        <>
          <Known content={content} />
          {/* A gap report has a section of what not to do. */}
          {!('gap' in report) && <DoNot practices={brief.do_not} />}
        </>
      )}
    </Section>
  );
}

function Known({ content }: { content: BriefContent }) {
  const { heads } = shownPack().brief;
  const { questions, facts, open, links } = content;
  return (
    <>
      <Subsection title={heads.page}>
        <PageFacts content={content} />
      </Subsection>
      <Subsection title={heads.outline}>
        <BriefOutline {...content} />
      </Subsection>
      <Listed title={heads.questions}>
        {questions.map(({ question, best }) => (
          <List.Item key={question.id}>
            <strong>
              <EvidenceLink ids={[question.id]}>
                <ReportText>{question.text}</ReportText>
              </EvidenceLink>
            </strong>{' '}
            <BestAnswer best={best} />
          </List.Item>
        ))}
      </Listed>
      <Listed title={heads.facts}>
        {facts.map((claim) => (
          <List.Item key={claim.id}>
            <Fact claim={claim} />
          </List.Item>
        ))}
      </Listed>
      {/* On paper the opportunities follow with their sizes. */}
      <div data-screen-only>
        <Listed title={heads.open}>
          {open.map(({ id, rationale }) => (
            <List.Item key={id}>
              <ReportText sentence>{rationale}</ReportText>
            </List.Item>
          ))}
        </Listed>
      </div>
      <Listed title={heads.links}>
        {links.map(({ sourceId, url, rank }) => (
          <List.Item key={sourceId}>
            <ExternalLink href={url} newTab={texts().parts.newTab} /> ({shownPack().brief.linkFromHere({ rank })})
          </List.Item>
        ))}
      </Listed>
    </>
  );
}

/** A part with a list; nothing without entries. */
function Listed({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Subsection title={title}>
      <List size="sm" spacing={6}>
        {children}
      </List>
    </Subsection>
  );
}

function PageFacts({ content: { title, description, contentType, answerFirst } }: { content: BriefContent }) {
  const { labels: names, words } = shownPack().brief;
  return (
    <dl className={classes.facts}>
      <Proposed label={names.title} proposal={title} />
      <Proposed label={names.description} proposal={description} />
      {contentType !== null && (
        <>
          <dt>{asHead(names.type)}</dt>
          <dd>{say('contentType', contentType)}</dd>
        </>
      )}
      {answerFirst !== null && (
        <>
          <dt>{asHead(names.answerFirst)}</dt>
          <dd>
            <EvidenceLink ids={[answerFirst.question.id]}>
              <ReportText>{answerFirst.question.text}</ReportText>
            </EvidenceLink>
            {answerFirst.words !== null && ` (${words(answerFirst.words)})`}
          </dd>
        </>
      )}
    </dl>
  );
}

function Proposed({ label, proposal: { text, characters, most, present } }: { label: string; proposal: Proposal }) {
  const { labels: names, length } = shownPack().brief;
  return (
    <>
      <dt>{asHead(label)}</dt>
      <dd>
        <ReportText>{text}</ReportText> ({length({ characters, most })})
        {present !== undefined && (
          <div className={classes.quiet}>
            {names.present} <ReportText>{present}</ReportText>
          </div>
        )}
      </dd>
    </>
  );
}

/** The beginning of the passage that answers best; or that no page answers. */
function BestAnswer({ best }: { best: BriefContent['questions'][number]['best'] }) {
  const { index } = useReport();
  const { labels: names, nobodyAnswers } = shownPack().brief;
  const found = best === undefined ? undefined : index.find(best.passage_id);
  if (best === undefined || found?.kind !== 'passage') return nobodyAnswers;
  return (
    <>
      {names.best} <ReportText>{shortQuote(found.passage.quote)}</ReportText> <EvidenceChips ids={[best.passage_id]} />
    </>
  );
}

function DoNot({ practices }: { practices: NonNullable<MarketSerp['brief']>['do_not'] }) {
  return (
    <Subsection title={labels().headings.notRecommended}>
      {practices.length === 0 && <Nothing>{texts().parts.noneFound}</Nothing>}
      <List size="sm" spacing={6}>
        {practices.map(({ practice, why, evidence_ids: ids }) => (
          <List.Item key={practice}>
            <strong>{say('practice', practice)}.</strong> <ReportText sentence>{why}</ReportText> <Studies ids={ids} />
          </List.Item>
        ))}
      </List>
    </Subsection>
  );
}
