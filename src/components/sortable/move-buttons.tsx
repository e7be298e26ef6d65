import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from './sortable.module.css';

interface MoveButtonsProps {
  /** The name of the row, for the buttons' names. */
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
  const isUp = by < 0;
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      title={isUp ? $localize`Move up` : $localize`Move down`}
      size={28}
      aria-label={isUp ? $localize`Move ${name}:name: up` : $localize`Move ${name}:name: down`}
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

/** Two buttons that move a row by one position. At either end the button stays focusable, to keep the focus. */
export const MoveButtons = ({ name, first, last, disabled, onMove }: MoveButtonsProps) => (
  <>
    <MoveButton {...{ name, disabled }} by={-1} atEnd={first} onClick={() => onMove(-1)} />
    <MoveButton {...{ name, disabled }} by={1} atEnd={last} onClick={() => onMove(1)} />
  </>
);
