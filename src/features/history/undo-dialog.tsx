import { Text } from '@mantine/core';
import type { Entry } from '@/domain/history/entry';
import { plural } from '@/lib/text/plural';
import type { LoadTypes } from '@/resources/record-type';
import { isTakenBack, isUndoable } from './restorable';
import { RunDialog } from './run-dialog';
import { undoStep } from './undo-step';

interface UndoDialogProps {
  /** The writes of the run that was asked about last. */
  entries: readonly Entry[];
  opened: boolean;
  loadTypes: LoadTypes;
  onClose: () => void;
}

/** Undoes the changes of a run, the last one first. */
export const UndoDialog = ({ entries, opened, loadTypes, onClose }: UndoDialogProps) => {
  const changed = entries.filter(isUndoable);
  const created = entries.filter(isTakenBack);
  const able = entries.filter((entry) => changed.includes(entry) || created.includes(entry));
  const left = entries.length - able.length;
  return (
    <RunDialog
      opened={opened}
      title={$localize`Undo the whole run?`}
      confirm={plural(able.length, { one: $localize`Undo # change`, other: $localize`Undo # changes` })}
      label={$localize`Undoing`}
      by="undo"
      stepsOf={() => able.map((entry) => undoStep(entry, loadTypes))}
      onClose={onClose}
    >
      {changed.length > 0 && (
        <Text size="sm">
          {plural(changed.length, {
            one: $localize`# record is changed back. It is read again before: what was changed again since is not overwritten.`,
            other: $localize`# records are changed back, the last one first. Each is read again before: what was changed again since is not overwritten.`,
          })}
        </Text>
      )}
      {created.length > 0 && (
        <Text size="sm">
          {plural(created.length, {
            one: $localize`# record that was created is deleted, unless it was changed since or something uses it.`,
            other: $localize`# records that were created are deleted, the last one first, unless they were changed since or something uses them.`,
          })}
        </Text>
      )}
      {left > 0 && (
        <Text size="sm">
          {plural(left, {
            one: $localize`# write of this run cannot be undone here: what was deleted is restored one by one, and files are not kept.`,
            other: $localize`# writes of this run cannot be undone here: what was deleted is restored one by one, and files are not kept.`,
          })}
        </Text>
      )}
    </RunDialog>
  );
};
