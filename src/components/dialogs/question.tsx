import type { ReactNode } from 'react';
import { Button, Stack } from '@mantine/core';
import { Dialog } from './dialog';
import { DialogButtons, type DialogButtonsProps } from './dialog-buttons';

interface QuestionProps extends Pick<DialogButtonsProps, 'color' | 'focusConfirm' | 'onCancel'> {
  opened?: boolean;
  title: string;
  children: ReactNode;
  /** The label of the confirm button; undefined if there is nothing to confirm. */
  confirm: string | undefined;
  cancelLabel: string;
  onConfirm: () => void;
}

/** A question whose answer acts at once; for an action that can fail see `ConfirmDialog`. */
export const Question = ({ opened = true, title, children, confirm, ...buttons }: QuestionProps) => (
  <Dialog opened={opened} onClose={buttons.onCancel} title={title}>
    <Stack>
      {children}
      {confirm === undefined ? (
        <Button variant="default" ms="auto" onClick={buttons.onCancel}>
          {buttons.cancelLabel}
        </Button>
      ) : (
        <DialogButtons focusConfirm={false} confirm={confirm} {...buttons} />
      )}
    </Stack>
  </Dialog>
);
