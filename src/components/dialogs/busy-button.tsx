import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '@mantine/core';

interface BusyButtonProps
  extends Omit<ButtonProps, 'loading'>, Pick<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** The action is in progress. */
  busy: boolean | undefined;
}

/** A button that stays focusable while it is busy; its handler has to ignore presses meanwhile. */
export const BusyButton = ({ busy, disabled, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    loading={busy}
    disabled={disabled}
    renderRoot={(root: ComponentProps<'button'>) => (
      <button {...root} disabled={disabled} aria-disabled={busy} />
    )}
  />
);
