import { useRef } from 'react';
import type { CellChange } from '@/components/edit-many/changing';
import type { Cells } from '@/components/edit-many/editable-field';
import { type RowEdit, rowEdit } from '@/components/edit-many/row-edit';
import type { Operation } from '@/components/run/operation';
import { inState } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import { plural } from '@/lib/text/plural';
import type { Edits, RowId } from './use-edits';

interface SheetSaveOptions {
  editing: { save: (id: RowId, change: CellChange) => Promise<CellChange> };
  edits: Edits;
  /** Called with the ids of saved rows. */
  onSaved: (ids: readonly RowId[]) => void;
}

interface Attempt {
  after: Cells;
  edit: RowEdit;
}

const undoneText = (count: number) =>
  plural(count, { one: $localize`# row was changed back.`, other: $localize`# rows were changed back.` });

/** Saves the edited rows one after the other; failed ones keep their cells, and can be retried. */
export const useSheetSave = ({ editing, edits, onSaved }: SheetSaveOptions) => {
  const run = useBatch<Operation>('sheet');
  const attempts = useRef(new Map<RowId, Attempt>());

  /** Retries an unchanged edit with the values of its conflict; changed cells make a new edit. */
  const attemptOf = (id: RowId): RowEdit | undefined => {
    const found = edits.get(id);
    if (!found) return undefined;
    const known = attempts.current.get(id);
    if (known?.after === found.after) return known.edit;
    const edit = rowEdit(editing, id, found.before, () => found.after);
    attempts.current.set(id, { after: found.after, edit });
    return edit;
  };

  const save = () => {
    if (run.isRunning() || edits.size === 0) return;
    const operations = [...edits].flatMap(([key, { name }]): Operation[] => {
      const edit = attemptOf(key);
      return edit ? [{ key, name, ...edit }] : [];
    });
    run.start(operations, {
      end: (results) => {
        const saved = inState(results, 'done').map(({ step }) => step.key);
        onSaved(saved);
        for (const key of saved) attempts.current.delete(key);
      },
      told: {
        done: ({ length }) =>
          plural(length, { one: $localize`# row was saved.`, other: $localize`# rows were saved.` }),
        undone: undoneText,
      },
    });
  };

  return {
    run,
    save,
    /** Why rows were not saved, by id. */
    reasons: new Map(
      inState(run.results, 'failed').flatMap(({ step, reason }): [RowId, string][] =>
        reason === undefined ? [] : [[step.key, reason]],
      ),
    ),
  };
};
