/** Text that may hold addresses: where there is little room, they break after a dot or a slash, not within a name. */
import { Fragment } from 'react';

export function AddressText({ children }: { children: string }) {
  return children.split(/(?<=[\p{L}\p{N}][./])(?=\p{L})/u).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
