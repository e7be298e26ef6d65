import { Button, Group } from '@mantine/core';
import { BusyButton } from './busy-button';
import { wayOutBeside } from './way-out';

interface DialogButtonsProps {
  /** What goes ahead: "Delete". */
  verb: string;
  /** What leaves everything as it is; "Cancel" by default. */
  wayOut?: string | undefined;
  color?: 'danger' | 'primary' | undefined;
  /** Which of them has the focus as the dialog opens, where one has: `true` for the verb. */
  focusVerb?: boolean;
  /** What was asked for is under way: both stay where the focus can be, and whoever listens does nothing. */
  running?: boolean;
  /** Nothing can go ahead yet. */
  disabled?: boolean;
  /** Left out where the verb submits the form around it. */
  onVerb?: () => void;
  onWayOut: () => void;
}

/** The two buttons that a dialog ends with. Whatever they are called, the way out never reads like the verb. */
export const DialogButtons = (props: DialogButtonsProps) => {
  const { verb, wayOut, color, focusVerb, running, disabled, onVerb, onWayOut } = props;
  return (
    <Group justify="flex-end" ms="auto">
      <Button
        variant="default"
        data-disabled={running}
        aria-disabled={running}
        data-autofocus={focusVerb === false || undefined}
        onClick={onWayOut}
      >
        {wayOutBeside(verb, wayOut)}
      </Button>
      <BusyButton
        type={onVerb ? 'button' : 'submit'}
        color={color}
        busy={running}
        disabled={disabled}
        data-autofocus={focusVerb === true || undefined}
        onClick={onVerb}
      >
        {verb}
      </BusyButton>
    </Group>
  );
};
