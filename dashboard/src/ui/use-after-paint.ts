/** Whether the first picture of a component is on the screen, so that what it shows later does not hold that up. */
import { startTransition, useEffect, useState } from 'react';

/**
 * False until what is drawn first has been painted and `prepare` is done, well or badly.
 * @param prepare loads what is shown then; called once
 */
export function useAfterPaint(prepare: () => Promise<unknown>): boolean {
  const [ready, setReady] = useState(false);
  const [load] = useState(() => prepare);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const show = () => {
      if (!left) startTransition(() => setReady(true));
    };
    // A task that a frame starts runs after the frame is painted; without it, rendering takes turns with painting.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => void load().then(show, show));
    });
    return () => {
      left = true;
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [load]);
  return ready;
}
