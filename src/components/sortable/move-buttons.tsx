import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './sortable.module.css';

interface MoveButtonsProps {
  /** What is moved, for the buttons' names. */
  name: string;
  first: boolean;
  last: boolean;
  disabled?: boolean;
  onMove: (by: 1 | -1) => void;
}

interface MoveButtonProps extends Pick<MoveButtonsProps, 'name' | 'disabled'> {
  by: 1 | -1;
  atEnd: boolean;
  onClick: () => void;
}

const MoveButton = ({ name, by, atEnd, disabled = false, onClick }: MoveButtonProps) => {
  const [direction, Arrow] = by < 0 ? ['up', IconArrowUp] : ['down', IconArrowDown];
  return (
    <ActionIcon
      title={`Move ${direction}`}
      size={28}
      aria-label={`Move ${name} ${direction}`}
      disabled={disabled}
      aria-disabled={atEnd || disabled}
      className={atEnd ? classes.atEnd : undefined}
      onClick={() => {
        if (!atEnd) onClick();
      }}
    >
      <Arrow size={16} />
    </ActionIcon>
  );
};

/** Two buttons that move a row by one place. At either end the button stays focusable, so that the focus is not lost on the way. */
export const MoveButtons = ({ name, first, last, disabled, onMove }: MoveButtonsProps) => (
  <>
    <MoveButton {...{ name, disabled }} by={-1} atEnd={first} onClick={() => onMove(-1)} />
    <MoveButton {...{ name, disabled }} by={1} atEnd={last} onClick={() => onMove(1)} />
  </>
);
