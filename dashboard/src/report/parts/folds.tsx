/**
 * What of a report is folded until it is opened: by its button, by a link to it or into it, by a search in the page, or
 * on paper.
 */
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import classes from './report.module.css';

interface Folds {
  opened: ReadonlySet<string>;
  setOpen: (id: string, open: boolean) => void;
  /** Opens what holds the element of this id, and brings it into view. */
  reveal: (elementId: string) => void;
}

/** Outside of a report that is shown, everything is folded and stays so. */
const context = createContext<Folds>({ opened: new Set(), setOpen: () => undefined, reveal: () => undefined });

interface FoldsProviderProps {
  /** What is open at first. */
  openAtFirst: readonly string[];
  children: ReactNode;
}

export function FoldsProvider({ openAtFirst, children }: FoldsProviderProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(openAtFirst));
  const setOpen = useCallback((id: string, open: boolean) => {
    setOpened((now) => new Set(open ? [...now, id] : [...now].filter((other) => other !== id)));
  }, []);
  const [revealed, setRevealed] = useState<Element>();
  const reveal = useCallback((elementId: string) => {
    const element = document.getElementById(elementId);
    if (element === null) return;
    setOpened((now) => new Set([...now, ...foldsAround(element)]));
    setRevealed(element);
  }, []);
  // What is folded has no height to scroll to: first it opens.
  useLayoutEffect(() => {
    if (revealed === undefined) return;
    revealed.scrollIntoView();
    setRevealed(undefined);
  }, [revealed]);
  const folds = useMemo(() => ({ opened, setOpen, reveal }), [opened, setOpen, reveal]);
  return <context.Provider value={folds}>{children}</context.Provider>;
}

export function useFolds(): Folds {
  return useContext(context);
}

/** Follows the address: what it names is opened and brought into view, once the sections are there. */
export function RevealAddress() {
  const { hash } = useLocation();
  const { reveal } = useFolds();
  const last = useRef('');
  useEffect(() => {
    const id = hash.slice(1);
    // Evidence opens above the report, which stays in place behind it.
    if (!/^[\w.-]+$/u.test(id) || id === last.current) return;
    last.current = id;
    reveal(id);
  }, [hash, reveal]);
  return null;
}

/** The ids of the folds that an element is or stands in. */
function foldsAround(element: Element): string[] {
  const ids: string[] = [];
  for (let fold = element.closest('[data-fold]'); fold; fold = fold.parentElement?.closest('[data-fold]') ?? null) {
    ids.push(fold.getAttribute('data-fold') ?? '');
  }
  return ids;
}

/** The id of the fold of a finding. */
export function findingFold(id: string): string {
  return `finding-${id}`;
}

/** A link to a section or a finding of this report, which opens it. */
export function FoldLink({ to, current, children }: { to: string; current?: boolean; children: ReactNode }) {
  const { reveal } = useFolds();
  return (
    // The address is followed only when it changes; a second click on the same link opens again what was closed since.
    <a href={`#${to}`} aria-current={current === true ? 'true' : undefined} onClick={() => reveal(to)}>
      {children}
    </a>
  );
}

interface FoldButtonProps {
  /** Of the fold; its element has it as `data-fold`. */
  id: string;
  children: ReactNode;
}

/** The heading's button, which opens and closes the fold. */
export function FoldButton({ id, children }: FoldButtonProps) {
  const { opened, setOpen } = useFolds();
  const open = opened.has(id);
  return (
    <button
      type="button"
      className={classes.foldButton}
      aria-expanded={open}
      aria-controls={`${id}-inside`}
      onClick={() => setOpen(id, !open)}
    >
      {children}
    </button>
  );
}

/** What the fold hides. Closed, it is still found by a search in the page, which opens it. */
export function Folded({ id, children }: FoldButtonProps) {
  const { opened, setOpen } = useFolds();
  const open = opened.has(id);
  const inside = useRef<HTMLDivElement>(null);
  // Before the first paint: a section that is drawn open and closes shifts all below it.
  useLayoutEffect(() => {
    const element = inside.current;
    if (element === null) return;
    if (open) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const onFound = () => setOpen(id, true);
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  }, [id, open, setOpen]);
  return (
    <div id={`${id}-inside`} ref={inside} className={classes.folded}>
      {children}
    </div>
  );
}
