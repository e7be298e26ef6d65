import { useId, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { FieldProps } from '@/components/inputs/field-props';
import type { GalleryItem } from '@/lib/gallery';
import { ImageDrop } from './image-drop';
import { imageKey, imageName, moveImage } from './image-item';
import { ImageRow } from './image-row';
import { describedBy, ImageWrapper } from './image-wrapper';
import { MoveButtons } from './move-buttons';
import { SortableRows } from './sortable-rows';
import { useAnnouncer } from './use-announcer';
import { useImageFiles } from './use-image-files';
import { useLatest } from './use-latest';
import { useRemoval } from './use-removal';
import type { Upload } from './use-uploads';

interface GalleryInputProps extends FieldProps {
  value: readonly GalleryItem[] | null | undefined;
  onChange: (images: GalleryItem[]) => void;
  /** Deletes a stored picture by the generated files call; without it stored pictures cannot be removed. */
  onRemoveStored?: (id: number) => Promise<void>;
  /** Offers to mark one picture as the one that stands for the record. */
  featurable?: boolean;
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
  // Files are checked while the user may go on; what was changed meanwhile must stay.
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
    update(items.map((item, at) => (at === index ? { ...item, ...change } : item)));
  const feature = (index: number) =>
    update(
      items.map(({ featured, ...item }, at) =>
        at === index && !featured ? { ...item, featured: true } : item,
      ),
    );
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || to < 0 || to >= items.length) return;
    update(moveImage(items, from, to));
    announce(`${imageName(item, from)} is now at place ${to + 1} of ${items.length}.`);
  };

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
        <SortableRows
          rows={items.map((item, index) => ({ key: imageKey(item), name: imageName(item, index) }))}
          disabled={busy || items.length < 2}
          onMove={(from, to) => update(moveImage(items, from, to))}
        >
          {(index, handle) => {
            const item = items[index];
            return (
              item && (
                <ImageRow
                  item={item}
                  index={index}
                  disabled={busy}
                  withAlt
                  error={itemError?.(index)}
                  upload={props.uploadOf?.(item)}
                  onAlt={(alt) => patch(index, { alt })}
                  onFeature={props.featurable ? () => feature(index) : undefined}
                  onRemove={removal.canRemove(item) ? () => removal.remove(item, index) : undefined}
                  handle={items.length > 1 && handle}
                  moves={
                    items.length > 1 && (
                      <MoveButtons
                        name={imageName(item, index)}
                        first={index === 0}
                        last={index === items.length - 1}
                        disabled={busy}
                        onMove={(by) => move(index, index + by)}
                      />
                    )
                  }
                />
              )
            );
          }}
        </SortableRows>
      </ImageDrop>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {removal.dialog}
    </ImageWrapper>
  );
};
