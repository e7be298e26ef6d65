import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';

interface SuccessOptions {
  /** Takes the action back; offered as a link in the notice. */
  undo?: () => void;
}

interface ErrorOptions {
  /** Names the cause; a later notice about the same cause replaces this one. The message itself by default. */
  id?: string;
}

let successes = 0;

/** Says that something was done, naming the record; goes by itself, later when it offers an undo. */
export function notifySuccess(message: string, { undo }: SuccessOptions = {}): void {
  successes += 1;
  const id = `success-${successes}`;
  const takeBack = () => {
    notifications.hide(id);
    undo?.();
  };
  notifications.show({
    id,
    color: 'success',
    icon: <IconCheck size={18} aria-hidden />,
    autoClose: undo ? 10_000 : 4_000,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: undo ? (
      <>
        <bdi>{message}</bdi>{' '}
        <Anchor component="button" type="button" fz="sm" onClick={takeBack}>
          Undo
        </Anchor>
      </>
    ) : (
      <bdi>{message}</bdi>
    ),
  });
}

/** Says what failed; stays until it is dismissed, once per cause. */
export function notifyError(message: string, { id = message }: ErrorOptions = {}): void {
  notifications.hide(id);
  notifications.show({
    id,
    color: 'danger',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: false,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: <bdi>{message}</bdi>,
  });
}
