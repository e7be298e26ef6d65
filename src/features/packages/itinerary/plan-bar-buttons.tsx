import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconChevronDown } from '@tabler/icons-react';
import classes from './itinerary.module.css';

interface ShowChangesProps {
  shown: boolean;
  onShow: (shown: boolean) => void;
}

/** Opens and closes the list of what a save would write. */
export const ShowChanges = ({ shown, onShow }: ShowChangesProps) => (
  <Button
    size="xs"
    variant="subtle"
    color="gray"
    aria-expanded={shown}
    rightSection={<IconChevronDown size={14} className={classes.chevron} data-open={shown} />}
    onClick={() => onShow(!shown)}
  >
    {shown ? $localize`Hide changes` : $localize`Show changes`}
  </Button>
);

/** Undoes the last step; `onUndo` is undefined if there is none. */
export const UndoStep = ({ onUndo }: { onUndo: (() => void) | undefined }) => (
  <ActionIcon
    size={30}
    aria-label={$localize`Undo`}
    data-hint={$localize`Undo`}
    disabled={!onUndo}
    onClick={onUndo}
  >
    <IconArrowBackUp size={17} className="mirror-rtl" />
  </ActionIcon>
);
