import { useRef } from 'react';
import { lifetime } from '@/api/client/lifetime';
import type { CellChange } from '@/components/edit-many/changing';
import type { Cells } from '@/components/edit-many/editable-field';
import { type RowEdit, rowEdit } from '@/components/edit-many/row-edit';
import { notifySuccess } from '@/components/notices/notices';
import { inState, notBegun } from '@/components/run/run-steps';
import { useUndoRun } from '@/components/run/undo-run';
import { useRun } from '@/components/run/use-run';
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
  const run = useRun({ by: 'sheet' });
  const runUndo = useUndoRun(undoneText);
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
    const begun = [...edits.keys()].flatMap((key) => {
      const edit = attemptOf(key);
      return edit ? [{ key, edit, name: edits.get(key)?.name ?? '' }] : [];
    });
    const steps = notBegun(begun.map(({ key, edit }) => ({ key, run: edit.run })));
    const session = lifetime();
    run.start(async (go) => {
      const ids = inState(await go(steps), 'done').map(({ step }) => step.key);
      const done = begun.filter(({ key }) => ids.includes(key));
      onSaved(done.map(({ key }) => key));
      for (const { key } of done) attempts.current.delete(key);
      // Another user may be next: show nothing and offer no undo.
      if (done.length === 0 || session.aborted) return;
      notifySuccess(
        plural(done.length, { one: $localize`# row was saved.`, other: $localize`# rows were saved.` }),
        {
          undo: () => runUndo(done.map(({ key, edit, name }) => ({ key, name, run: edit.undo }))),
        },
      );
    }, steps);
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
