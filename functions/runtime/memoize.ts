/** Opens something once per instance. */

/** Calls `open` once and shares its result. A failure is not kept, so that the next audit tries again. */
export function memoize<T>(open: () => Promise<T>): { get: () => Promise<T>; drop: () => void } {
  let opened: Promise<T> | undefined;
  const drop = (): void => {
    opened = undefined;
  };
  return {
    get: () => {
      if (opened === undefined) {
        opened = open();
        opened.catch(drop);
      }
      return opened;
    },
    drop,
  };
}
