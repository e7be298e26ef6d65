import { useCallback, useState } from 'react';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { clearHighlight } from '@/lib/highlighted-row';
import { plural } from '@/lib/plural';
import { ConfirmDialog } from './confirm-dialog';
import { notifySuccess } from './notices';
import { removeRecord } from './removal';

interface Deletion {
  /** The record's name. */
  name: string;
  /** A further warning. */
  caution?: string | undefined;
  /** The generated call that deletes the record. */
  remove: () => Promise<unknown>;
  /** Where to go after the record was deleted. */
  onDeleted?: (() => void) | undefined;
}

/**
 * Confirms the deletion of a record by name, and shows a notice afterwards. `noun` is its noun in lower case:
 * "package"; `nouns` the plural. Returns the function that asks, which is stable, and the dialog to render.
 */
export const useDeleteDialog = <Item,>(
  noun: string,
  deletionOf: (item: Item) => Deletion,
  nouns?: string,
) => {
  const [item, setItem] = useState<Item>();
  const ask = useCallback((next: Item) => setItem(() => next), []);
  const { mutateAsync } = useMutation({
    meta: { handled: true },
    mutationFn: ({ remove }: Deletion) => removeRecord(remove),
    onSuccess: (outcome, { name, onDeleted }) => {
      clearHighlight();
      if (outcome === 'gone') notifySuccess(`“${name}” was already deleted.`);
      else
        notifySuccess(`“${name}” was deleted.`, {
          several: nouns ? (count) => plural(count, { other: `# ${nouns} were deleted.` }) : undefined,
        });
      onDeleted?.();
    },
  });
  const deletion = item === undefined ? undefined : deletionOf(item);
  const dialog = (
    <ConfirmDialog
      opened={deletion !== undefined}
      title={`Delete ${noun}?`}
      confirm="Delete"
      onConfirm={async () => deletion && mutateAsync(deletion)}
      onClose={() => setItem(undefined)}
    >
      <Text size="sm">“{deletion?.name}” will be deleted. This cannot be undone.</Text>
      {deletion?.caution && (
        <Text size="sm" mt="xs" fw={500}>
          {deletion.caution}
        </Text>
      )}
    </ConfirmDialog>
  );
  return [ask, dialog] as const;
};
