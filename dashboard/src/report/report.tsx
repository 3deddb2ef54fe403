/** A report as a document to read: what was found in pictures and tables, every number leading to its evidence. */
import { Skeleton, Stack } from '@mantine/core';
import { Suspense, use, useMemo, useState } from 'react';
import { useAfterPaint } from '../ui/use-after-paint.ts';
import { View } from '../ui/view-code.tsx';
import { HowMade } from './how-made.tsx';
import { gapSection, loadSections, marketSection } from './load-sections.ts';
import { Overview } from './overview.tsx';
import { arrivedPack, loadPack } from './packs.ts';
import { clsx } from './parts/clsx.ts';
import { EvidenceDrawer } from './parts/evidence-drawer.tsx';
import { FoldsProvider, RevealAddress } from './parts/folds.tsx';
import classes from './parts/report.module.css';
import { ReportProvider } from './parts/report-context.tsx';
import { Nothing } from './parts/section.tsx';
import { SectionNav } from './parts/section-nav.tsx';
import { isOfPage, notMeasured, openAtFirst, sectionsBelow, sectionsOf } from './sections.ts';
import type { Report as ReportShape } from './shape.ts';
import { showIn } from './words.ts';

interface ReportProps {
  report: ReportShape;
  auditId: string;
}

/** The view of a report; it stands inside of a router, since the address names the evidence that is open. */
export default function Report({ report, auditId }: ReportProps) {
  const { language } = report.metadata;
  const [known] = useState(() => arrivedPack(language));
  const pack = known ?? use(loadPack(language));
  showIn(pack);
  const groups = useMemo(() => sectionsOf(report), [report]);
  const empty = notMeasured(report);
  const gap = 'gap' in report ? report : undefined;
  // Reports of schema 0.1.0 have no overview.
  const { overview } = report as Partial<ReportShape>;
  const { market_serp: market } = report;
  const sectionsReady = useAfterPaint(() => loadSections(gap === undefined ? 'market' : 'gap'));
  return (
    <ReportProvider report={report} key={auditId}>
      <FoldsProvider openAtFirst={openAtFirst(report)}>
        <div className={clsx(classes.tokens, classes.layout)} lang={pack.language}>
          <SectionNav groups={groups} />
          <div className={classes.content}>
            {overview !== undefined && (
              <Overview overview={overview} hasOwn={gap !== undefined} pages={report.metadata.coverage.pages_usable} />
            )}
            {sectionsReady ? (
              <Suspense fallback={<Waiting />}>
                {sectionsBelow(report).map((id) => {
                  if (!isOfPage(id)) return <View key={id} code={marketSection} props={{ id, market }} />;
                  return gap && <View key={id} code={gapSection} props={{ id, gap: gap.gap, page: gap.page }} />;
                })}
                {empty !== null && <Nothing>{empty}</Nothing>}
                <HowMade />
                <RevealAddress />
              </Suspense>
            ) : (
              <Waiting />
            )}
          </div>
        </div>
      </FoldsProvider>
      <EvidenceDrawer />
    </ReportProvider>
  );
}

function Waiting() {
  return (
    <Stack aria-hidden>
      <Skeleton height={160} />
      <Skeleton height={320} />
    </Stack>
  );
}
