/** Whether the page is being printed. Content that is shortened on screen is then shown in full. */
import { useSyncExternalStore } from 'react';

const paper = 'print';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(paper);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True from the start to the end of printing. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(paper).matches,
    // Rendered without a browser, nothing is printed.
    () => false,
  );
}
