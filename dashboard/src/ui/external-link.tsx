/** A link to an address from outside: opens in a new tab without referrer; plain text if it is not http(s). */
import { Anchor, type AnchorProps, Text, VisuallyHidden } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { httpAddress, shortAddress } from './http-address.ts';

interface ExternalLinkProps extends AnchorProps {
  href: string;
  /** By default the shortened address. */
  children?: ReactNode;
  /** Says that it opens apart. */
  newTab?: string;
}

export function ExternalLink({ href, children, newTab = '(opens in a new tab)', ...anchor }: ExternalLinkProps) {
  const address = httpAddress(href);
  const label = children ?? <AddressText>{shortAddress(href)}</AddressText>;
  if (address === undefined) {
    return (
      <Text span inherit style={{ overflowWrap: 'anywhere' }}>
        {label}
      </Text>
    );
  }
  return (
    <Anchor
      inherit
      {...anchor}
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={address}
      style={{ overflowWrap: 'anywhere' }}
    >
      {label}
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </Anchor>
  );
}

/** Text that may hold addresses: where there is little room, they break after a dot or a slash, not within a name. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?<=[\p{L}\p{N}][./])(?=\p{L})/u).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
