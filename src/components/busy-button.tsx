import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '@mantine/core';

interface BusyButtonProps
  extends Omit<ButtonProps, 'loading'>, Pick<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** What it asked for is under way. */
  busy: boolean | undefined;
}

/** A button that keeps the focus while it is busy: it can be pressed then, too, and whoever listens does nothing. */
export const BusyButton = ({ busy, disabled, ...button }: BusyButtonProps) => (
  <Button
    {...button}
    loading={busy}
    disabled={disabled}
    renderRoot={(root: ComponentProps<'button'>) => (
      <button
        {...root}
        disabled={disabled}
        aria-disabled={busy}
        // Enter that is held down does not try again what has just failed.
        onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      />
    )}
  />
);
