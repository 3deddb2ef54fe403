/** The end of a dialog that shows a secret. It can only be closed after confirming that the secret is stored. */
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

/** Props of a dialog while it shows a secret: it can only be closed by its button. */
export const heldOpen = { closeOnClickOutside: false, closeOnEscape: false, withCloseButton: false } as const;

/** While `wanted`, the browser asks for confirmation before leaving the page. */
function useWarningBeforeLeaving(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}
