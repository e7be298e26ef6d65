import { memo, type ReactNode } from 'react';
import { MoveButtons } from '@/components/sortable/move-buttons';
import { SortableItem } from '@/components/sortable/sortable-list';
import type { GalleryItem } from '@/lib/files/gallery';
import { sameValues } from '@/lib/values/same-values';
import { FeatureButton, RemoveButton } from './image-buttons';
import { imageKey, imageName } from './image-item';
import { ImageRow } from './image-row';
import type { Upload } from './use-uploads';

/** The callbacks of a gallery's rows; a stable object, so that a row re-renders only when its own data changes. */
export interface GalleryRowActions {
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
export const GalleryRow = memo(Row, sameValues);
