import { useMutation } from '@tanstack/react-query';
import { isGone, isSilent, mayBeSaved, reasonOf } from '@/api/errors/api-error';
import type { WriteUndo } from '@/api/writes/record-write';
import type { NoticeLink } from '@/components/notices/notice-text';
import { notifyError, notifySuccess, notKept } from '@/components/notices/notices';

interface SavedRecord {
  name: string;
  created: boolean;
  undo: WriteUndo | undefined;
  /** The names of fields that were sent but not kept. */
  lost: readonly string[];
  /** The link to the record. */
  open: NoticeLink | undefined;
}

const putBack = ({ name, undo }: SavedRecord) =>
  undo?.leavesSome
    ? $localize`“${name}:name:” was changed back, except for files and passwords.`
    : $localize`“${name}:name:” was changed back.`;

/** Shows a notice that a record was saved, with a link to it and an undo. */
export const useSavedNotice = () => {
  const { mutate } = useMutation({
    meta: { handled: true, by: 'undo' },
    mutationFn: async ({ undo }: SavedRecord) => undo?.run(),
    onSuccess: (_done, saved) => notifySuccess(putBack(saved), { open: saved.open }),
    onError: (error, { name }) => {
      if (isSilent(error)) return;
      const reason = isGone(error) ? $localize`It was deleted meanwhile.` : reasonOf(error);
      notifyError(
        mayBeSaved(error)
          ? $localize`It is not known whether “${name}:name:” was changed back. ${reason}:reason:`
          : $localize`“${name}:name:” was not changed back. ${reason}:reason:`,
      );
    },
  });
  return (saved: SavedRecord) => {
    const { name, created, undo, open, lost } = saved;
    notifySuccess(created ? $localize`“${name}:name:” was created.` : $localize`“${name}:name:” was saved.`, {
      open,
      undo: undo && (() => mutate(saved)),
      warning: notKept(lost),
    });
  };
};
