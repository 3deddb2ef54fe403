/** Whether the page is being printed. Content that is shortened on screen is then shown in full. */
import { useSyncExternalStore } from 'react';

const paper = 'print';

/** From `beforeprint` to `afterprint`. The media query alone changes too late: the browser has then counted the sheets. */
let announced = false;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(paper);
  const begin = () => {
    announced = true;
    onChange();
  };
  const end = () => {
    announced = false;
    onChange();
  };
  query.addEventListener('change', onChange);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True from the start to the end of printing. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => announced || window.matchMedia(paper).matches,
    // Rendered without a browser, nothing is printed.
    () => false,
  );
}
