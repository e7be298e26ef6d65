import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { notifySuccess } from '@/components/notices';

interface DeleteDialogProps {
  opened: boolean;
  /** How a record is called, in lower case: "package". */
  noun: string;
  /** The record's name. */
  name: string;
  /** The generated call that deletes the record. */
  remove: () => Promise<unknown>;
  onClose: () => void;
  /** Where to go on once the record is gone. */
  onDeleted?: (() => void) | undefined;
}

/** Asks once before a record is deleted, names it, and tells when it is gone. */
export const DeleteDialog = ({ opened, noun, name, remove, onClose, onDeleted }: DeleteDialogProps) => {
  const removal = useMutation({
    meta: { handled: true },
    mutationFn: remove,
    onSuccess: () => {
      notifySuccess(`“${name}” was deleted.`);
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={`Delete ${noun}?`}
      confirm="Delete"
      onConfirm={() => removal.mutateAsync()}
      onClose={onClose}
    >
      <Text size="sm">“{name}” will be deleted. This cannot be undone.</Text>
    </ConfirmDialog>
  );
};
