import { useRef, useState } from 'react';
import type { RowEdit } from '@/components/edit-many/row-edit';
import { inState } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import { planServer } from '@/features/packages/itinerary/plan-server';
import type { RunEnd } from '@/features/packages/itinerary/run-plan';
import { runSave, type SavePlan, type SaveStep } from './run-save';

type DaysPlan = Omit<SavePlan, 'lists'>;

interface SaveEvents {
  /** `back` changes back what was saved, also after `clear`. */
  onSaved: (end: RunEnd, back: (plan: DaysPlan) => void) => void;
  /** `isCurrent` is false if `clear` was called since the save. */
  onUndone: (end: RunEnd, isCurrent: boolean) => void;
}

/** The edits of the lists that were written for one text, the last one first. */
interface WrittenLists {
  edits: readonly RowEdit[];
}

/** Saves days and lists of a package, and changes all of it back; either can be stopped and retried. */
export const useVendorSave = (packageId: number, { onSaved, onUndone }: SaveEvents) => {
  const run = useRun<SaveStep>({ dependent: true, by: 'itinerary' });
  const undo = useRun<SaveStep>({ dependent: true, by: 'undo' });
  const [server] = useState(() => planServer(packageId));
  const written = useRef<WrittenLists>({ edits: [] });
  /** An unfinished edit knows what an earlier attempt may have sent. */
  const attempt = useRef<{ key: string; edit: RowEdit }>(undefined);

  const back = (plan: DaysPlan, own: WrittenLists) => {
    const lists = async () => {
      for (const edit of own.edits) {
        await edit.undo()?.();
        own.edits = own.edits.filter((other) => other !== edit);
      }
    };
    undo.start(async (go) => {
      const rest = own.edits.length > 0 ? lists : undefined;
      const end = await runSave({ ...plan, lists: rest }, undo.results, server, go);
      const isCurrent = own === written.current;
      if (isCurrent && end.kind !== 'failed') run.clear();
      if (!isCurrent || end.kind !== 'failed') undo.clear();
      onUndone(end, isCurrent);
    });
  };

  return {
    run,
    undo,
    running: run.running || undo.running,
    /** The number of steps that were saved and can be changed back. */
    saved: inState(run.results, 'done').length,
    /** `lists` is the edit of the lists, if there is one, and a key that is the same for the same edit. */
    start: (plan: DaysPlan, lists: { key: string; edit: () => RowEdit } | undefined) => {
      if (lists && attempt.current?.key !== lists.key)
        attempt.current = { key: lists.key, edit: lists.edit() };
      const edit = lists && attempt.current?.edit;
      const own = written.current;
      undo.clear();
      run.start(async (go) => {
        const write = edit && {
          lists: async () => {
            await edit.run();
            own.edits = [edit, ...own.edits];
            attempt.current = undefined;
          },
        };
        const end = await runSave({ ...plan, lists: undefined, ...write }, run.results, server, go);
        onSaved(end, (undone) => back(undone, own));
      });
    },
    back: (plan: DaysPlan) => back(plan, written.current),
    clear: () => {
      run.clear();
      undo.clear();
      written.current = { edits: [] };
      attempt.current = undefined;
    },
  };
};
