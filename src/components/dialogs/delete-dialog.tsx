import { useCallback, useRef, useState } from 'react';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLatest } from '@/components/hooks/use-latest';
import { notifySuccess } from '@/components/notices/notices';
import { isolatedNames } from '@/components/text/isolated-names';
import { clearHighlight } from '@/lib/records/highlighted-row';
import { nounBehind, plural } from '@/lib/text/plural';
import { ConfirmDialog } from './confirm-dialog';
import type { UsedRecords } from './record-uses-context';
import { useRemoval } from './removal';
import { useUndoText } from './use-undo-text';
import { useUses } from './use-uses';
import { UsesNote } from './uses-note';

interface Deletion {
  /** The record's name. */
  name: string;
  /** Where its list is, and its id: what hangs on it is shown. */
  listed?: { path: string; id: number } | undefined;
  /** The generated call that deletes the record. */
  remove: () => Promise<unknown>;
  /** Where to go after the record was deleted. */
  onDeleted?: (() => void) | undefined;
}

interface DeleteOptions<Item> {
  /** The plural of the noun, for the notice of several deletions. */
  nouns?: string;
  /** Reads a further warning. */
  caution?: ((item: Item) => Promise<string | undefined> | undefined) | undefined;
}

/**
 * Confirms the deletion of a record by name, and shows a notice afterwards. `noun` is its noun in lower case:
 * "package". Returns the function that asks, which is stable, and the dialog to render.
 */
export const useDeleteDialog = <Item,>(
  noun: string,
  deletionOf: (item: Item) => Deletion,
  { nouns, caution }: DeleteOptions<Item> = {},
) => {
  const [doomed, setDoomed] = useState<{ item: Item; caution: string | undefined }>();
  const [failures, setFailures] = useState(0);
  const checking = useRef<Promise<string | undefined>>(undefined);
  const latest = useLatest(caution);
  const removal = useRemoval();
  const undoText = useUndoText();
  const ask = useCallback(
    (item: Item) => {
      const check = Promise.resolve(latest.current?.(item));
      checking.current = check;
      // Only the latest request opens the dialog, in whatever order the warnings arrive.
      void check.then((known) => {
        if (checking.current !== check) return;
        setFailures(0);
        setDoomed({ item, caution: known });
      });
    },
    [latest],
  );
  const { mutateAsync } = useMutation({
    meta: { handled: true, by: 'deletion' },
    mutationFn: ({ name, listed, remove }: Deletion) => removal(remove, listed && { ...listed, name }),
    onSuccess: (outcome, { name, onDeleted }) => {
      clearHighlight();
      if (outcome === 'gone') notifySuccess($localize`“${name}:name:” was already deleted.`);
      else
        notifySuccess($localize`“${name}:name:” was deleted.`, {
          groupMessage: nouns
            ? (count) =>
                plural(count, {
                  other: $localize`# ${nounBehind(count, { one: noun, other: nouns })}:nouns: were deleted.`,
                })
            : undefined,
        });
      onDeleted?.();
    },
    onError: () => setFailures((count) => count + 1),
  });
  const deletion = doomed && deletionOf(doomed.item);
  const close = () => setDoomed(undefined);
  const used: UsedRecords | undefined = deletion?.listed && {
    path: deletion.listed.path,
    records: [{ id: deletion.listed.id, name: deletion.name }],
    remove: deletion.remove,
    onDeleted: deletion.onDeleted,
    caution: doomed?.caution,
    doomed: true,
  };
  const reading = useUses(used, failures);
  const dialog = (
    <ConfirmDialog
      opened={deletion !== undefined}
      title={$localize`Delete ${noun}:noun:?`}
      confirm={$localize`Delete`}
      subdued={reading?.hadBetter}
      onConfirm={async () => deletion && mutateAsync(deletion)}
      onClose={close}
    >
      <Text size="sm">
        {isolatedNames($localize`“${deletion?.name ?? ''}:name:” will be deleted.`)}{' '}
        {undoText(deletion?.listed?.path)}
      </Text>
      {reading && <UsesNote reading={reading} failures={failures} onShow={close} />}
      {doomed?.caution && (
        <Text size="sm" mt="xs" fw={500}>
          {doomed.caution}
        </Text>
      )}
    </ConfirmDialog>
  );
  return [ask, dialog] as const;
};
