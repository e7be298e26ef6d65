import { useRef } from 'react';
import { readUser } from '@/api/session/tokens';
import type { UsedRecords } from '@/components/dialogs/record-uses-context';
import { useRemoval } from '@/components/dialogs/removal';
import type { PickerOption } from '@/components/pickers/picker-source';
import { GONE, type Operation } from '@/components/run/operation';
import { isUnfinished } from '@/components/run/run-steps';
import { useBatch } from '@/components/run/use-batch';
import { capitalized } from '@/lib/text/capitalized';
import type { FoundUse } from '@/resources/read-uses';
import type { RecordTypes } from '@/resources/record-type';
import type { Move } from './movable';
import { moveOf } from './move-of';

/** Whether a user is the one who is signed in. */
export const isOwnAccount = ({ id }: { id: number }) => String(readUser()?.id) === String(id);

/** The key of a step: that of a using record among all. */
export const stepKey = ({ key }: FoundUse, { id, parent }: { id: number; parent?: number }) =>
  [key, parent, id].join(' ');

interface MoveOperation extends Operation {
  move: Move;
  isOwn: boolean;
}

interface Replacing extends UsedRecords {
  types: RecordTypes;
  /** Reads again what uses the records. */
  readAgain: () => void;
  /** Called once all are deleted. */
  onAllDeleted: () => void;
}

/**
 * Puts another record in the place of those in use, one using record after the other, undoes that, and deletes the
 * records afterwards.
 */
export const useReplacing = (options: Replacing) => {
  const { path, records, types, readAgain, remove, onDeleted, onAllDeleted } = options;
  const batch = useBatch<MoveOperation>('references');
  const deletion = useBatch<Operation>('deletion');
  const removal = useRemoval();
  /** By what is replaced, and by what: they know what earlier attempts may have sent. */
  const moves = useRef(new Map<string, Move>());
  const begun = useRef(0);
  const from = records.map(({ id }) => id);

  return {
    batch,
    deletion,
    replace: (uses: readonly FoundUse[], to: PickerOption) => {
      const operations = uses.flatMap((found) =>
        found.named.map((using): MoveOperation => {
          const known = `${stepKey(found, using)} ${to.value}`;
          const move = moves.current.get(known) ?? moveOf({ path, from, types }, found, using, to);
          moves.current.set(known, move);
          begun.current += 1;
          return {
            key: begun.current,
            group: capitalized(found.nouns.other),
            name: using.name,
            move,
            isOwn: found.use.tag === 'users' && isOwnAccount(using),
            ...move,
          };
        }),
      );
      // With another role, the user may not be allowed to go on.
      operations.sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
      const again = new Set(operations.map(({ move }) => move));
      const earlier = batch.results.filter(({ step }) => step.move.undo() && !again.has(step.move));
      deletion.clear();
      batch.add(operations, earlier, { end: readAgain, afterUndo: readAgain });
    },
    remove:
      remove &&
      (() => {
        const operations = records.map(({ id, name }): Operation => ({
          key: id,
          name,
          run: async () => {
            const outcome = await removal(() => remove(id), { path, id, name });
            return outcome === 'gone' ? GONE : outcome;
          },
        }));
        deletion.start(operations, {
          end: (results) => {
            if (results.some(isUnfinished)) readAgain();
            else onAllDeleted();
            results.forEach((result) => {
              if (!isUnfinished(result)) onDeleted?.(Number(result.step.key));
            });
          },
        });
      }),
  };
};
