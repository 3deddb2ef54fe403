/** Views whose code loads on demand. What has arrived before it is rendered is shown at once, with no fallback between. */
import { type ComponentType, lazy, useState } from 'react';

/** The code of a view. */
export interface ViewCode<Props extends object> {
  /** Loads it ahead of the view. */
  load: () => Promise<unknown>;
  /** The view if its code is there; else one that waits for it. */
  known: () => ComponentType<Props>;
}

/** The code that an `import()` gives. */
export function viewCode<Props extends object = object>(load: () => Promise<ComponentType<Props>>): ViewCode<Props> {
  let arrived: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    arrived ??= await load();
    return { default: arrived };
  };
  const late = lazy(loadOnce);
  return { load: loadOnce, known: () => arrived ?? late };
}

interface ViewProps<Props extends object> {
  code: ViewCode<Props>;
  props: Props;
}

/** Shows a view; the nearest `Suspense` shows its fallback until the code is there. */
export function View<Props extends object>({ code, props }: ViewProps<Props>) {
  // Kept as long as it is shown: another component would be another view, with a state of its own.
  const [Known] = useState(code.known);
  return <Known {...props} />;
}
