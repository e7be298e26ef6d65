import { useCallback, useState } from 'react';
import { Text } from '@mantine/core';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';
import { wentBack } from './went-back';

interface Question extends Pick<ConfirmDialogProps, 'title' | 'confirm' | 'cancelLabel'> {
  /** What will happen, in a sentence or two. */
  text: string;
}

type Ask = (question: Question) => Promise<boolean>;

/** Asks before a form is saved, if there is a warning; rejects if the user declines. */
export const askToSave = async (ask: Ask, noun: string, text: string | undefined): Promise<undefined> => {
  if (text === undefined) return undefined;
  const question = {
    title: $localize`Save this ${noun}:noun:?`,
    confirm: $localize`Save`,
    cancelLabel: $localize`Back to the form`,
    text,
  };
  if (!(await ask(question))) throw wentBack();
  return undefined;
};

/**
 * An awaitable confirmation. Returns the function that asks, which is stable and resolves to whether to go ahead, and
 * the dialog to render. While a question is open, another one is declined.
 */
export const useAsk = () => {
  const [asked, setAsked] = useState<Question & { answer: (goAhead: boolean) => void }>();
  const ask: Ask = useCallback(
    (question) =>
      new Promise((answer) => {
        setAsked((open) => {
          if (open) answer(false);
          return open ?? { ...question, answer };
        });
      }),
    [],
  );
  const dialog = (
    <ConfirmDialog
      opened={asked !== undefined}
      title={asked?.title ?? ''}
      confirm={asked?.confirm ?? ''}
      cancelLabel={asked?.cancelLabel}
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
