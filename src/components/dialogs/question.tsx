import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { Dialog } from './dialog';
import { DialogButtons, type DialogButtonsProps } from './dialog-buttons';

interface QuestionProps extends DialogButtonsProps {
  opened?: boolean;
  title: string;
  children: ReactNode;
}

/** A question whose answer acts at once; for an action that can fail see `ConfirmDialog`. */
export const Question = ({ opened = true, title, children, ...buttons }: QuestionProps) => (
  <Dialog opened={opened} onClose={buttons.onCancel} title={title}>
    <Stack>
      {children}
      <DialogButtons focusConfirm={false} {...buttons} />
    </Stack>
  </Dialog>
);
