import { useCallback, useState } from 'react';
import { Text } from '@mantine/core';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/confirm-dialog';

interface Question extends Pick<ConfirmDialogProps, 'title' | 'confirm' | 'wayOut'> {
  /** What will happen, in a sentence or two. */
  text: string;
}

/**
 * Asks in the middle of something. Gives the function that asks, which stays the same and resolves to whether to go ahead,
 * and the dialog to render.
 */
export const useAsk = () => {
  const [asked, setAsked] = useState<Question & { answer: (goAhead: boolean) => void }>();
  const ask = useCallback(
    (question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer })),
    [],
  );
  const dialog = (
    <ConfirmDialog
      opened={asked !== undefined}
      title={asked?.title ?? ''}
      confirm={asked?.confirm ?? ''}
      wayOut={asked?.wayOut}
      onConfirm={() => {
        asked?.answer(true);
        return Promise.resolve();
      }}
      onClose={() => {
        asked?.answer(false);
        setAsked(undefined);
      }}
    >
      <Text size="sm">{asked?.text}</Text>
    </ConfirmDialog>
  );
  return [ask, dialog] as const;
};
