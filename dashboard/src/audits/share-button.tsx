/** Opens the dialog with the share links of a report. */
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShare } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then(({ ShareDialog }) => ({ default: ShareDialog })));

export function ShareButton({ auditId }: { auditId: string }) {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={open}>
        Share
      </Button>
      {opened && (
        <Suspense>
          <ShareDialog auditId={auditId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
