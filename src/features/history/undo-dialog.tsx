import { Text } from '@mantine/core';
import type { Entry } from '@/domain/history/entry';
import { plural } from '@/lib/text/plural';
import type { LoadKinds } from './kinds';
import { isUndoable } from './restorable';
import { RunDialog } from './run-dialog';
import { undoStep } from './undo-step';

interface UndoDialogProps {
  /** The writes of the run that was asked about last. */
  entries: readonly Entry[];
  opened: boolean;
  kinds: LoadKinds;
  onClose: () => void;
}

/** Undoes the changes of a run, the last one first. */
export const UndoDialog = ({ entries, opened, kinds, onClose }: UndoDialogProps) => {
  const able = entries.filter(isUndoable);
  const left = entries.length - able.length;
  return (
    <RunDialog
      opened={opened}
      title={$localize`Undo the whole run?`}
      confirm={plural(able.length, { one: $localize`Undo # change`, other: $localize`Undo # changes` })}
      label={$localize`Undoing`}
      done={$localize`changed back`}
      by="undo"
      stepsOf={() => able.map((entry) => undoStep(entry, kinds))}
      onClose={onClose}
    >
      <Text size="sm">
        {plural(able.length, {
          one: $localize`# record is changed back. It is read again before: what was changed again since is not overwritten.`,
          other: $localize`# records are changed back, the last one first. Each is read again before: what was changed again since is not overwritten.`,
        })}
      </Text>
      {left > 0 && (
        <Text size="sm">
          {plural(left, {
            one: $localize`# write of this run cannot be undone here: what was created is deleted on its own screen, and what was deleted is restored one by one.`,
            other: $localize`# writes of this run cannot be undone here: what was created is deleted on its own screen, and what was deleted is restored one by one.`,
          })}
        </Text>
      )}
    </RunDialog>
  );
};
