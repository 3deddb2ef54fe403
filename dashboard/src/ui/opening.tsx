/** Stands where a view or its contents will be, as long as nothing about their size is known. */
import { Center, Loader, VisuallyHidden } from '@mantine/core';

export function Opening() {
  return (
    <Center py={80} role="status">
      <Loader size="sm" aria-hidden />
      <VisuallyHidden>Loading…</VisuallyHidden>
    </Center>
  );
}
