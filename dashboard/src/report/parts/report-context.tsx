/** What every part of a report's view needs: its evidence by id, its language, and the way to open evidence. */
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type EvidenceIndex, hashOf, idsOfHash, indexOf } from '../evidence.ts';
import type { Report } from '../shape.ts';

interface ReportContext {
  report: Report;
  index: EvidenceIndex;
  /** Of the audit: what its pages are written in. */
  language: string;
  /** Of the sentences that the service writes: the audit's where it has messages for it, else English. */
  sentenceLanguage: string;
}

const context = createContext<ReportContext | undefined>(undefined);

export function ReportProvider({ report, children }: { report: Report; children: ReactNode }) {
  const value = useMemo(
    () => ({
      report,
      index: indexOf(report),
      language: report.metadata.language,
      sentenceLanguage: languageOfSentences(report),
    }),
    [report],
  );
  return <context.Provider value={value}>{children}</context.Provider>;
}

export function useReport(): ReportContext {
  const value = useContext(context);
  if (value === undefined) throw new Error('a part of a report stands outside of its ReportProvider');
  return value;
}

interface OpenEvidence {
  /** What the address names; empty when nothing is open. */
  ids: readonly string[];
  open: (ids: readonly string[]) => void;
  /** Back to what was open before; undefined where nothing was. */
  back: (() => void) | undefined;
  close: () => void;
}

/** The evidence that is open stands in the address, so that it can be sent to somebody and the browser's Back leads out. */
export function useEvidence(): OpenEvidence {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const depth = depthOf(state);
  const ids = useMemo(() => idsOfHash(hash), [hash]);
  const open = useCallback(
    (next: readonly string[]) => {
      navigate({ search, hash: hashOf(next) }, { state: { evidenceDepth: depth + 1 }, preventScrollReset: true });
    },
    [navigate, search, depth],
  );
  const close = useCallback(() => {
    if (depth > 0) navigate(-depth);
    else navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  }, [navigate, search, depth]);
  const back = useCallback(() => {
    navigate(-1);
  }, [navigate]);
  return { ids, open, close, back: depth > 1 ? back : undefined };
}

function languageOfSentences({ metadata }: Report): string {
  return metadata.notices.includes('sentences_in_english') ? 'en' : metadata.language;
}

/** How many steps of the history the evidence that is open has taken. */
function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('evidenceDepth' in state)) return 0;
  return typeof state.evidenceDepth === 'number' ? state.evidenceDepth : 0;
}
