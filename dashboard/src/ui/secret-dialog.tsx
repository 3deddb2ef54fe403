/** The end of a dialog that has told a secret: it closes only for somebody who says to have stored it. */
import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';

export function StoredBeforeClosing({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const [stored, setStored] = useState(false);
  useWarningBeforeLeaving(!stored);
  return (
    <Stack gap="lg">
      {children}
      <Checkbox
        label="I have stored it"
        checked={stored}
        onChange={({ currentTarget }) => setStored(currentTarget.checked)}
      />
      <Group justify="flex-end">
        <Button disabled={!stored} onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

/** What a dialog must be told while it shows a secret: no way out but its button. */
export const heldOpen = { closeOnClickOutside: false, closeOnEscape: false, withCloseButton: false } as const;

/** The browser asks before it leaves the page as long as `wanted`. */
function useWarningBeforeLeaving(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}
