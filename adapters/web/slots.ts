/** Limits how many pieces of work run at once, in total and per host. */

/** Runs `work` for `host` as soon as there is a free slot, in order of request; a full host does not block others. */
export type Take = <R>(host: string, work: () => Promise<R>) => Promise<R>;

/** Allows `inAll` pieces of work at once, `perHost` of them for one host. */
export function slots(perHost: number, inAll: number): Take {
  const running = new Map<string, number>();
  const waiting: { host: string; start: () => void }[] = [];
  let total = 0;
  const next = (): void => {
    for (let at = 0; at < waiting.length && total < inAll; ) {
      const entry = waiting[at];
      if (entry === undefined || (running.get(entry.host) ?? 0) >= perHost) {
        at++;
        continue;
      }
      waiting.splice(at, 1);
      total++;
      running.set(entry.host, (running.get(entry.host) ?? 0) + 1);
      entry.start();
    }
  };
  const leave = (host: string): void => {
    total--;
    const left = (running.get(host) ?? 1) - 1;
    if (left === 0) running.delete(host);
    else running.set(host, left);
    next();
  };
  return async (host, work) => {
    await new Promise<void>((start) => {
      waiting.push({ host, start });
      next();
    });
    try {
      return await work();
    } finally {
      leave(host);
    }
  };
}
