import { type RefObject, useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { useLatest } from '@/components/hooks/use-latest';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageName } from './image-item';

interface Removal {
  item: GalleryItem;
  name: string;
}

interface RemovalOptions {
  /** Deletes a stored image; a rejection is shown. */
  onRemoveStored: ((id: number) => Promise<void>) | undefined;
  /** Removes the image from the value. */
  onRemoved: (item: GalleryItem) => void;
  /** Restores a new image to its index. */
  onRestored: (item: GalleryItem, index: number) => void;
  /** Receives the focus, as the pressed button is unmounted. */
  focusAfter: RefObject<HTMLElement | null>;
}

/**
 * Removing an image: a new one is removed with an undo, a stored one is deleted after a confirmation. `gone` are the
 * ids deleted so far, so that an old form value cannot restore a deleted image.
 */
export const useRemoval = (options: RemovalOptions) => {
  const { onRemoveStored, focusAfter } = options;
  const [asked, setAsked] = useState<Removal>();
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const latest = useLatest(options);
  const offerUndo = useUndoNotice();

  const takeOut = (item: GalleryItem) => {
    latest.current.onRemoved(item);
    focusAfter.current?.focus();
  };
  const remove = (item: GalleryItem, index: number) => {
    if (item.id === undefined) {
      takeOut(item);
      offerUndo($localize`“${item.file?.name ?? ''}:name:” was removed.`, () =>
        latest.current.onRestored(item, index),
      );
      return;
    }
    setAsked({ item, name: imageName(item, index) });
  };
  const confirm = async () => {
    const id = asked?.item.id;
    if (!asked || id === undefined) return;
    await onRemoveStored?.(id);
    setGone((before) => new Set([...before, id]));
    takeOut(asked.item);
  };

  const dialog = (
    <ConfirmDialog
      opened={asked !== undefined}
      title={$localize`Delete image`}
      confirm={$localize`Delete`}
      onConfirm={confirm}
      onClose={() => setAsked(undefined)}
    >
      {$localize`Delete ${asked?.name ?? ''}:name:? It is deleted right away, even if you do not save the form. This cannot be undone.`}
    </ConfirmDialog>
  );
  const canRemove = (item: GalleryItem) =>
    item.file !== undefined || (item.id !== undefined && !!onRemoveStored);
  return { remove, canRemove, gone, dialog };
};
