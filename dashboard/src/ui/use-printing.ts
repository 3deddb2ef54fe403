/** Whether the page is being laid out for paper: what is cut short on the screen is then shown whole. */
import { useSyncExternalStore } from 'react';

const paper = 'print';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(paper);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True from the moment that a print begins until it is over. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(paper).matches);
}
