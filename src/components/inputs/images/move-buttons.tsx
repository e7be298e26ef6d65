import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './images.module.css';

interface MoveButtonsProps {
  /** What is moved, for the buttons' names. */
  name: string;
  first: boolean;
  last: boolean;
  disabled: boolean;
  onMove: (by: 1 | -1) => void;
}

/** Moves a row by one place. At either end the button stays focusable, so that the focus is not lost on the way. */
export const MoveButtons = ({ name, first, last, disabled, onMove }: MoveButtonsProps) => (
  <>
    <ActionIcon
      title="Move up"
      size={28}
      aria-label={`Move ${name} up`}
      disabled={disabled}
      aria-disabled={first || disabled}
      className={first ? classes.atEnd : undefined}
      onClick={() => !first && onMove(-1)}
    >
      <IconArrowUp size={16} />
    </ActionIcon>
    <ActionIcon
      title="Move down"
      size={28}
      aria-label={`Move ${name} down`}
      disabled={disabled}
      aria-disabled={last || disabled}
      className={last ? classes.atEnd : undefined}
      onClick={() => !last && onMove(1)}
    >
      <IconArrowDown size={16} />
    </ActionIcon>
  </>
);
