import { useRef, useState } from 'react';
import type { RowEdit } from '@/components/edit-many/row-edit';
import { inState } from '@/components/run/run-steps';
import { useRun } from '@/components/run/use-run';
import { planServer } from '@/features/packages/itinerary/plan-server';
import type { RunEnd } from '@/features/packages/itinerary/run-plan';
import { runSave, type SavePlan, type SaveStep } from './run-save';

interface SaveEvents {
  onSaved: (end: RunEnd) => void;
  onUndone: (end: RunEnd) => void;
}

type DaysPlan = Omit<SavePlan, 'lists'>;

/** Saves days and lists of a package, and changes all of it back; either can be stopped and retried. */
export const useVendorSave = (packageId: number, { onSaved, onUndone }: SaveEvents) => {
  const run = useRun<SaveStep>({ dependent: true, by: 'itinerary' });
  const undo = useRun<SaveStep>({ dependent: true, by: 'undo' });
  const [server] = useState(() => planServer(packageId));
  /** The edits of the lists that were written, the last one first. */
  const written = useRef<readonly RowEdit[]>([]);
  /** An unfinished edit knows what an earlier attempt may have sent. */
  const attempt = useRef<{ key: string; edit: RowEdit }>(undefined);

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
      undo.clear();
      run.start(async (go) => {
        const write = edit && {
          lists: async () => {
            await edit.run();
            written.current = [edit, ...written.current];
            attempt.current = undefined;
          },
        };
        onSaved(await runSave({ ...plan, lists: undefined, ...write }, run.results, server, go));
      });
    },
    back: (plan: DaysPlan) => {
      const lists = async () => {
        for (const edit of written.current) {
          await edit.undo();
          written.current = written.current.filter((other) => other !== edit);
        }
      };
      undo.start(async (go) => {
        const rest = written.current.length > 0 ? lists : undefined;
        const end = await runSave({ ...plan, lists: rest }, undo.results, server, go);
        if (end.kind === 'done') {
          run.clear();
          undo.clear();
        }
        onUndone(end);
      });
    },
    clear: () => {
      run.clear();
      undo.clear();
      written.current = [];
      attempt.current = undefined;
    },
  };
};
