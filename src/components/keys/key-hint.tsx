import { Kbd } from '@mantine/core';

interface KeyHintProps {
  className?: string | undefined;
  /** The key, as printed on keyboards. */
  children: string;
}

/**
 * A key on the control that it presses: for the eye only, as `aria-keyshortcuts` says it, and hidden where all that points is a
 * finger (`data-key-hint` in global.css, which hides other hints, too).
 */
export const KeyHint = ({ className, children }: KeyHintProps) => (
  <Kbd size="xs" aria-hidden data-key-hint className={className}>
    {children}
  </Kbd>
);
