/** The page itself: its headings and quoted passages in order, with what they answer and the findings in their place. */
import { Text } from '@mantine/core';
import { percent } from '../numbers.ts';
import { findingsOfWholePage, type PagePart, type PassageNotes, partsOf } from '../page-parts.ts';
import { clsx } from '../parts/clsx.ts';
import { EvidenceLink, nameOf } from '../parts/evidence-link.tsx';
import { FoldLink, findingFold } from '../parts/folds.tsx';
import classes from '../parts/report.module.css';
import { useReport } from '../parts/report-context.tsx';
import { Quote, ReportText } from '../parts/report-text.tsx';
import { Nothing, Subsection } from '../parts/section.tsx';
import type { Finding, GapReport } from '../shape.ts';
import { texts, withColon } from '../words.ts';

export function PageMap() {
  const { report } = useReport();
  return 'gap' in report ? <Parts report={report} /> : null;
}

function Parts({ report }: { report: GapReport }) {
  const said = texts().charts.page;
  const whole = findingsOfWholePage(report);
  return (
    <Subsection title={said.title} lead={said.lead}>
      {report.page.passages.length === 0 && <Nothing>{said.none}</Nothing>}
      {whole.length > 0 && <ToChange title={said.whole} findings={whole} />}
      <div className={classes.pageMap}>
        {partsOf(report).map((part) => (
          <Part key={part.key} part={part} />
        ))}
      </div>
    </Subsection>
  );
}

function Part({ part }: { part: PagePart }) {
  if (part.kind === 'heading') {
    return (
      <Text fw={600} size="sm" style={{ paddingInlineStart: `${Math.max(0, part.level - 2) * 16}px` }}>
        <ReportText>{part.text}</ReportText> <span className={classes.quiet}>(h{part.level})</span>
      </Text>
    );
  }
  const { passage, notes } = part;
  return (
    <div className={clsx(classes.pagePart)}>
      <Quote own>{passage.quote}</Quote>
      <Notes notes={notes} />
      <Text size="xs" className={classes.quiet ?? ''}>
        <EvidenceLink ids={[passage.id]}>
          {texts().market.results.position(percent(passage.start_ratio))}, {texts().parts.count.words(passage.words)}
        </EvidenceLink>
      </Text>
    </div>
  );
}

function Notes({ notes: { answers, partly, topics, findings } }: { notes: PassageNotes }) {
  const said = texts().charts.page;
  return (
    <>
      <Named title={said.answers} ids={answers} />
      <Named title={said.partly} ids={partly} />
      <Named title={said.topics} ids={topics} />
      {findings.length > 0 && <ToChange title={said.change} findings={findings} />}
    </>
  );
}

function Named({ title, ids }: { title: string; ids: readonly string[] }) {
  const { index } = useReport();
  if (ids.length === 0) return null;
  return (
    <Text size="sm" component="div">
      {withColon(title)}{' '}
      {ids.map((id, at) => {
        const found = index.find(id);
        return (
          <span key={id}>
            {at > 0 && ' · '}
            <EvidenceLink ids={[id]}>
              <ReportText>{found.kind === 'topic' ? found.topic.label : nameOf(found, index)}</ReportText>
            </EvidenceLink>
          </span>
        );
      })}
    </Text>
  );
}

function ToChange({ title, findings }: { title: string; findings: readonly Finding[] }) {
  return (
    <div className={classes.toChange}>
      <Text size="sm" fw={600}>
        {withColon(title)}
      </Text>
      <ul className={classes.list}>
        {findings.map(({ id, title: what }) => (
          <li key={id}>
            <FoldLink to={findingFold(id)}>
              <ReportText sentence>{what}</ReportText>
            </FoldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
