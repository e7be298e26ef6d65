import { memo, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { useLatest } from '@/components/hooks/use-latest';
import type { FieldProps } from '@/components/inputs/field-props';
import { MoveButtons } from '@/components/sortable/move-buttons';
import { SortableItem, SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { type GalleryItem, isPartlyUnreadable } from '@/lib/files/gallery';
import type { ImageSubject } from '@/lib/files/proposed-alt';
import { formatCount } from '@/lib/formats/formats';
import { moved } from '@/lib/values/moved';
import { sameValues } from '@/lib/values/same-values';
import { FeatureButton, RemoveButton } from './image-buttons';
import { ImageFrame } from './image-frame';
import { imageKey, imageName } from './image-item';
import { ImageRow } from './image-row';
import { useImageFiles } from './use-image-files';
import { useProposedAlt, withProposedAlts } from './use-proposed-alt';
import { useRemoval } from './use-removal';
import type { Upload } from './use-uploads';

/** The callbacks of a gallery's rows; a stable object, so that a row re-renders only when its own data changes. */
interface GalleryRowActions {
  alt: (index: number, alt: string) => void;
  feature: (index: number) => void;
  move: (index: number, by: 1 | -1) => void;
  remove: (index: number) => void;
}

interface GalleryRowProps {
  item: GalleryItem;
  index: number;
  /** The number of sortable images. */
  count: number;
  disabled: boolean;
  textFixed: boolean;
  featurable: boolean;
  removable: boolean;
  /** The proposed alt text. */
  proposal: string | undefined;
  error: ReactNode;
  fileError: ReactNode;
  altPath: string | undefined;
  upload: Upload | undefined;
  actions: GalleryRowActions;
}

interface ButtonsProps extends Omit<
  GalleryRowProps,
  'item' | 'proposal' | 'error' | 'fileError' | 'altPath' | 'upload' | 'textFixed'
> {
  name: string;
  featured: boolean;
}

const Buttons = memo(({ name, index, count, disabled, featured, actions, ...may }: ButtonsProps) => (
  <>
    {may.featurable && (
      <FeatureButton
        name={name}
        featured={featured}
        disabled={disabled}
        onClick={() => actions.feature(index)}
      />
    )}
    {count > 1 && (
      <MoveButtons
        name={name}
        first={index === 0}
        last={index === count - 1}
        disabled={disabled}
        onMove={(by) => actions.move(index, by)}
      />
    )}
    {may.removable && <RemoveButton name={name} disabled={disabled} onClick={() => actions.remove(index)} />}
  </>
));
Buttons.displayName = $localize`Buttons`;

const Row = ({ item, proposal, error, fileError, altPath, upload, textFixed, ...row }: GalleryRowProps) => {
  const { index, count, disabled, actions } = row;
  const name = imageName(item, index);
  return (
    <SortableItem id={imageKey(item)} name={name} disabled={disabled || count < 2}>
      {(handle) => (
        <ImageRow
          item={item}
          index={index}
          disabled={disabled}
          withAlt={!textFixed}
          proposal={proposal}
          error={error}
          fileError={fileError}
          altPath={altPath}
          upload={upload}
          onAlt={(alt) => actions.alt(index, alt)}
          handle={count > 1 && handle}
          buttons={<Buttons {...row} name={name} featured={item.featured ?? false} />}
        />
      )}
    </SortableItem>
  );
};

/** One image of a gallery with its move controls. Forms copy their values, so items are compared deeply. */
const GalleryRow = memo(Row, sameValues);

/** The current index of the image in the row at `index`. */
const placeOf = (images: readonly GalleryItem[], shown: GalleryItem | undefined, index: number) => {
  const key = shown && imageKey(shown);
  const isShown = (item: GalleryItem | undefined) => item !== undefined && imageKey(item) === key;
  return isShown(images[index]) ? index : images.findIndex(isShown);
};

const unknownSubject: ImageSubject = { name: '' };

const lockedHint = $localize`Some stored images could not be read, so alt texts, order and cover cannot be changed here. You can still add images, without alt texts.`;

interface GalleryInputProps extends FieldProps {
  value: readonly GalleryItem[] | null | undefined;
  /** Takes an updater function, as React's `setState` does: rows may render later than the value changes. */
  onChange: (change: (images: readonly GalleryItem[]) => GalleryItem[]) => void;
  /** Returns images that were chosen on the screen before, once; called when the input is first rendered. */
  takeGiven?: () => File[];
  /** Deletes a stored image by the generated files call; if undefined, stored images cannot be removed. */
  onRemoveStored?: (id: number) => Promise<void>;
  /** Receives a promise that settles once chosen files are validated. */
  onChecking?: (looking: Promise<unknown>) => void;
  /** Receives why files were rejected; an empty list once the next ones were accepted. */
  onRefused?: (reasons: readonly string[]) => void;
  /** Offers to mark one image as the record's cover. */
  featurable?: boolean;
  /** What the images are of, for proposed alt texts. */
  subject?: ImageSubject | undefined;
  /** A heading above already shows the label. */
  labelled?: boolean;
  /** Upload progress of the form, 0 to 1, while it is sent. */
  progress?: number;
  /** The upload of a new image, if each is uploaded separately: see `useUploads`. */
  uploadOf?: (item: GalleryItem) => Upload | undefined;
  /** The error of the alt text of the image at an index, from the API's nested keys, and that of its file. */
  itemError?: (index: number) => ReactNode;
  fileError?: (index: number) => ReactNode;
}

/** The ordered images of a record, each with its alt text. */
export const GalleryInput = ({ value, onChange, onRemoveStored, ...props }: GalleryInputProps) => {
  const { takeGiven, onChecking, onRefused, uploadOf, itemError, fileError, ...options } = props;
  const { featurable = false, subject = unknownSubject, ...rest } = options;
  const { disabled = false, progress, ...field } = rest;
  const locked = isPartlyUnreadable(value ?? []);
  const path = field['data-path'];
  const add = useRef<HTMLButtonElement>(null);
  const [announcement, announce] = useAnnouncer();
  const removal = useRemoval({
    onRemoveStored,
    onRemoved: (item) => change((images) => images.filter((other) => imageKey(other) !== imageKey(item))),
    onRestored: (item, index) => change((images) => images.toSpliced(index, 0, item)),
    focusAfter: add,
  });
  const withoutGone = (images: readonly GalleryItem[]) =>
    images.filter(({ id }) => id === undefined || !removal.gone.has(id));
  const all = withoutGone(value ?? []);
  const items = all.filter(({ unreadable }) => !unreadable);
  const proposalFor = useProposedAlt(items, subject);
  const proposed = withProposedAlts(items, proposalFor).filter((item, index) => item !== items[index]).length;
  const shown = useLatest({ items, withoutGone, onChange });

  const change = (next: (images: GalleryItem[]) => GalleryItem[]) =>
    shown.current.onChange((images) => next(shown.current.withoutGone(images)));
  const changeAt = (index: number, next: (images: GalleryItem[], place: number) => GalleryItem[]) => {
    const item = shown.current.items[index];
    change((images) => {
      const place = placeOf(images, item, index);
      return place < 0 ? images : next(images, place);
    });
  };
  const files = useImageFiles({
    onChecking,
    onRefused,
    onTake: (taken) => change((images) => [...images, ...taken.map((file) => ({ file, alt: '' }))]),
  });
  const busy = disabled || progress !== undefined;
  const offerGiven = useEffectEvent(() => {
    const given = takeGiven?.() ?? [];
    if (given.length > 0) files.offer(given);
  });
  useEffect(() => offerGiven(), []);

  const moveTo = (from: number, to: number) =>
    changeAt(from, (images, place) => [...moved(images, place, to)]);
  const step = (from: number, to: number) => {
    const { length, [from]: item } = items;
    if (!item || to < 0 || to >= length) return;
    moveTo(from, to);
    announce(
      $localize`${imageName(item, from)}:imageName: is now at place ${formatCount(to + 1)}:to: of ${formatCount(length)}:length:.`,
    );
  };

  const rowActions = useLatest<GalleryRowActions>({
    alt: (index, alt) =>
      changeAt(index, (images, place) => images.map((item, at) => (at === place ? { ...item, alt } : item))),
    feature: (index) =>
      changeAt(index, (images, place) =>
        images.map(({ featured, ...item }, at) =>
          at === place && !featured ? { ...item, featured: true } : item,
        ),
      ),
    move: (index, by) => step(index, index + by),
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
    <>
      <ImageFrame
        {...field}
        description={locked ? lockedHint : field.description}
        disabled={busy}
        action={items.length === 0 ? $localize`Choose images` : $localize`Add images`}
        multiple
        progress={progress}
        onFiles={files.offer}
        refusals={files.refusals}
        notes={files.notes}
        buttonRef={add}
        more={
          proposed > 1 &&
          !locked && (
            <Button
              variant="subtle"
              size="compact-xs"
              disabled={busy}
              onClick={() => {
                change((images) => withProposedAlts(images, proposalFor));
                add.current?.focus();
              }}
            >
              {$localize`Use all ${proposed}:proposed: proposed alt texts`}
            </Button>
          )
        }
      >
        <SortableList
          keys={items.map(imageKey)}
          nameOf={(index) => imageName(items[index] ?? { alt: '' }, index)}
          onMove={moveTo}
        >
          {items.map((item, index) => (
            <GalleryRow
              key={imageKey(item)}
              item={item}
              index={index}
              count={locked ? 1 : items.length}
              disabled={busy}
              textFixed={locked}
              featurable={featurable && !locked}
              removable={removal.canRemove(item)}
              proposal={proposalFor(item)}
              error={itemError?.(all.indexOf(item))}
              fileError={fileError?.(all.indexOf(item))}
              altPath={path && `${path}.${all.indexOf(item)}.alt`}
              upload={uploadOf?.(item)}
              actions={actions}
            />
          ))}
        </SortableList>
      </ImageFrame>
      {announcement}
      {removal.dialog}
    </>
  );
};
