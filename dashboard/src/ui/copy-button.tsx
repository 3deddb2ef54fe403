/** A button that copies text and confirms it. */
import { Button, type ButtonProps, CopyButton as Copying } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';

interface CopyButtonProps extends ButtonProps {
  text: string;
  /** What is copied: "key" becomes "Copy key". */
  what: string;
}

export function CopyButton({ text, what, ...button }: CopyButtonProps) {
  return (
    <Copying value={text} timeout={2_000}>
      {({ copied, copy }) => (
        <Button
          size="xs"
          variant="default"
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          {...button}
          onClick={copy}
        >
          <span aria-live="polite">{copied ? `Copied ${what}` : `Copy ${what}`}</span>
        </Button>
      )}
    </Copying>
  );
}
