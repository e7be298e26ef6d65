import { useId, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { FieldProps } from '@/components/inputs/field-props';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { useLatest } from '@/components/use-latest';
import type { GalleryItem } from '@/lib/gallery';
import { GalleryRow, type GalleryRowActions } from './gallery-row';
import { ImageDrop } from './image-drop';
import { imageKey, imageName, moveImage } from './image-item';
import { describedBy, ImageWrapper } from './image-wrapper';
import { useImageFiles } from './use-image-files';
import { useRemoval } from './use-removal';
import type { Upload } from './use-uploads';

interface GalleryInputProps extends FieldProps {
  value: readonly GalleryItem[] | null | undefined;
  onChange: (images: GalleryItem[]) => void;
  /** Deletes a stored picture by the generated files call; without it stored pictures cannot be removed. */
  onRemoveStored?: (id: number) => Promise<void>;
  /** Offers to mark one picture as the one that stands for the record. */
  featurable?: boolean;
  /** The API takes neither a text nor a place for a stored picture: it can only be removed. */
  fixedStored?: boolean;
  /** The most pictures that a record may have. */
  max?: number;
  /** How much of the form has been sent, 0 to 1, while it is sent. */
  progress?: number;
  /** How far the upload of a new picture is, where each is uploaded by itself: see `useUploads`. */
  uploadOf?: (item: GalleryItem) => Upload | undefined;
  /** What is wrong with the picture at an index, from the API's nested keys. */
  itemError?: (index: number) => ReactNode;
}

/** The pictures of a record, in their order, each with its alternative text. */
export const GalleryInput = ({ value, onChange, error, max = Infinity, ...props }: GalleryInputProps) => {
  const { label, description, required, disabled = false, progress, itemError, onFocus, onBlur } = props;
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const [announcement, announce] = useAnnouncer();
  const removal = useRemoval({
    onRemoveStored: props.onRemoveStored,
    onRemoved: (item) => update(latest.current.filter((other) => imageKey(other) !== imageKey(item))),
    focusAfter: add,
  });
  const items = (value ?? []).filter((item) => item.id === undefined || !removal.gone.has(item.id));
  // Files are checked while the user may go on, and a text may be ahead of what is drawn; what was changed must stay.
  const latest = useLatest<readonly GalleryItem[]>(items);

  const update = (next: GalleryItem[]) => {
    latest.current = next;
    onChange(next);
  };
  const files = useImageFiles((taken) =>
    update([...latest.current, ...taken.map((file) => ({ file, alt: '' }))]),
  );
  const invalid = Boolean(error) || files.refusals.length > 0;
  const busy = disabled || progress !== undefined;

  const patch = (index: number, change: Partial<GalleryItem>) =>
    update(latest.current.map((item, at) => (at === index ? { ...item, ...change } : item)));
  const feature = (index: number) =>
    update(
      latest.current.map(({ featured, ...item }, at) =>
        at === index && !featured ? { ...item, featured: true } : item,
      ),
    );
  const move = (from: number, to: number) => {
    const { length, [from]: item } = latest.current;
    if (!item || to < 0 || to >= length) return;
    update(moveImage(latest.current, from, to));
    announce(`${imageName(item, from)} is now at place ${to + 1} of ${length}.`);
  };

  const rowActions = useLatest<GalleryRowActions>({
    alt: (index, alt) => patch(index, { alt }),
    feature,
    move: (index, by) => move(index, index + by),
    remove: (index) => {
      const item = items[index];
      if (item) removal.remove(item, index);
    },
  });
  const [actions] = useState<GalleryRowActions>(() => ({
    alt: (index, alt) => rowActions.current.alt(index, alt),
    feature: (index) => rowActions.current.feature(index),
    move: (index, by) => rowActions.current.move(index, by),
    remove: (index) => rowActions.current.remove(index),
  }));

  return (
    <ImageWrapper
      {...{ id, label, description, required, error, invalid, onFocus, onBlur }}
      refusals={files.refusals}
    >
      <ImageDrop
        action={items.length === 0 ? 'Choose pictures' : 'Add pictures'}
        actionName={`${items.length === 0 ? 'Choose' : 'Add'} pictures: ${label}`}
        multiple
        disabled={busy}
        invalid={invalid}
        describedBy={describedBy(id, invalid)}
        dataPath={props['data-path']}
        progress={progress}
        onFiles={(picked) => void files.offer(picked, max - latest.current.length)}
        buttonRef={add}
      >
        <SortableList
          keys={items.map(imageKey)}
          nameOf={(index) => imageName(items[index] ?? { alt: '' }, index)}
          onMove={(from, to) => update(moveImage(latest.current, from, to))}
        >
          {items.map((item, index) => (
            <GalleryRow
              key={imageKey(item)}
              item={item}
              index={index}
              count={props.fixedStored ? 1 : items.length}
              disabled={busy}
              textFixed={(props.fixedStored ?? false) && item.id !== undefined}
              featurable={props.featurable ?? false}
              removable={removal.canRemove(item)}
              error={itemError?.(index)}
              upload={props.uploadOf?.(item)}
              actions={actions}
            />
          ))}
        </SortableList>
      </ImageDrop>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {removal.dialog}
    </ImageWrapper>
  );
};
