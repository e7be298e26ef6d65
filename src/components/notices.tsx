import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { leavingAfter } from './notice-timer';

/** The screen on which to go on with what was done. */
export interface WayOn {
  label: string;
  link: LinkProps;
}

interface SuccessOptions {
  open?: WayOn | undefined;
  /** Takes the action back. */
  undo?: (() => void) | undefined;
  /** What was not done of it, as a sentence; the notice then stays until it is dismissed. */
  but?: string | undefined;
}

interface ErrorOptions {
  /** Names the cause; a later notice about the same cause replaces this one. The message itself by default. */
  id?: string;
}

let successes = 0;

const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufeff]/;
const quoted = /(?<=“)((?:[^“”]|“[^“”]*”)*)(?=”)/;

/** A notice in its own direction; a name in quotes that runs the other way turns nothing but itself round. */
const inItsDirection = (message: string) => (
  <bdi>
    {turning.test(message)
      ? message.split(quoted).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part))
      : message}
  </bdi>
);

/**
 * Says that something was done, naming the record; goes by itself, later when it leads on or offers an undo. Returns the way
 * to hide it before.
 */
export const notifySuccess = (message: string, { open, undo, but }: SuccessOptions = {}): (() => void) => {
  successes += 1;
  const id = `success-${successes}`;
  const hide = () => void notifications.hide(id);
  // Clicks that come before the notice has gone.
  let undone = false;
  const takeBack = () => {
    hide();
    if (!undone) undo?.();
    undone = true;
  };
  notifications.show({
    id,
    color: but === undefined ? 'success' : 'warning',
    icon:
      but === undefined ? <IconCheck size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />,
    ...(but === undefined
      ? leavingAfter(id, (open ?? undo) ? 10_000 : 4_000)
      : { autoClose: false as const }),
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message:
      open || undo || but ? (
        <>
          {inItsDirection(but === undefined ? message : `${message} ${but}`)}
          {open && (
            <Anchor fz="sm" ms="sm" onClick={hide} renderRoot={(props) => <Link {...props} {...open.link} />}>
              {open.label}
            </Anchor>
          )}
          {undo && (
            <Anchor component="button" type="button" fz="sm" ms="sm" onClick={takeBack}>
              Undo
            </Anchor>
          )}
        </>
      ) : (
        inItsDirection(message)
      ),
  });
  return hide;
};

/** Says what failed; stays until it is dismissed, once per cause. */
export const notifyError = (message: string, { id = message }: ErrorOptions = {}): void => {
  notifications.hide(id);
  notifications.show({
    id,
    color: 'danger',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: false,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    message: inItsDirection(message),
  });
};

/** Takes every notice back, shown or waiting, with what it offers to undo. */
export const clearNotices = (): void => {
  notifications.clean();
};
