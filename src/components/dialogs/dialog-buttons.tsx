import type { ReactNode } from 'react';
import { Button, Group } from '@mantine/core';
import { KeyHint } from '@/components/keys/key-hint';
import { BusyButton } from './busy-button';
import { cancelLabelFor } from './cancel-label';

export interface DialogButtonsProps {
  /** The label of the confirm button: "Delete". */
  confirm: string;
  /** The label of the cancel button; "Cancel" by default. */
  cancelLabel?: string | undefined;
  color?: 'danger' | 'primary' | undefined;
  /** Another button in the dialog is the main one. */
  subdued?: boolean | undefined;
  /** Which button has the initial focus, if any: `true` for the confirm button. */
  focusConfirm?: boolean;
  /** The letter that presses the confirm button, too. */
  letter?: string | undefined;
  /** The action is in progress: both buttons stay focusable, and the handlers ignore presses. */
  running?: boolean;
  /** The action is not possible yet. */
  disabled?: boolean;
  /** A third answer, between the two. */
  other?: ReactNode;
  /** Undefined if the confirm button submits the surrounding form. */
  onConfirm?: () => void;
  onCancel: () => void;
}

/** The two buttons at the end of a dialog, with labels that differ: never "Cancel" beside "Cancel booking". */
export const DialogButtons = (props: DialogButtonsProps) => {
  const { confirm, cancelLabel, color, subdued, focusConfirm, letter, running, disabled, other } = props;
  const { onConfirm, onCancel } = props;
  return (
    <Group justify="flex-end" ms="auto">
      <Button
        variant="default"
        data-disabled={running}
        aria-disabled={running}
        data-autofocus={focusConfirm === false || undefined}
        onClick={onCancel}
      >
        {cancelLabelFor(confirm, cancelLabel)}
      </Button>
      {other}
      <BusyButton
        type={onConfirm ? 'button' : 'submit'}
        color={color}
        variant={subdued ? 'outline' : undefined}
        busy={running}
        disabled={disabled}
        data-confirms
        data-autofocus={focusConfirm === true || undefined}
        aria-keyshortcuts={letter}
        rightSection={letter && <KeyHint>{letter.toUpperCase()}</KeyHint>}
        onClick={onConfirm}
      >
        {confirm}
      </BusyButton>
    </Group>
  );
};
