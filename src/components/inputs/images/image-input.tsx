import { useRef } from 'react';
import { Text } from '@mantine/core';
import { useLatest } from '@/components/hooks/use-latest';
import type { FieldProps } from '@/components/inputs/field-props';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import { type GalleryItem, singleImage, withOthers } from '@/lib/files/gallery';
import { plural } from '@/lib/text/plural';
import { RemoveButton } from './image-buttons';
import { ImageFrame } from './image-frame';
import { imageKey, imageName } from './image-item';
import { ImageRow } from './image-row';
import { useImageFiles } from './use-image-files';
import { useProposedAlt } from './use-proposed-alt';
import { useRemoval } from './use-removal';

interface ImageInputProps extends FieldProps {
  value: GalleryItem | null | undefined;
  onChange: (image: GalleryItem | null) => void;
  /** Deletes a stored image by the generated files call; if undefined, a stored image can only be replaced. */
  onRemoveStored?: (id: number) => Promise<void>;
  /** Receives a promise that settles once chosen files are validated. */
  onChecking?: (looking: Promise<unknown>) => void;
  /** Receives why a file was rejected; an empty list once the next one was accepted. */
  onRefused?: (reasons: readonly string[]) => void;
  /** False if the API stores no alt text. */
  withAlt?: boolean;
  /** The name of the record, for a proposed alt text. */
  recordName?: string;
  /** Upload progress of the form, 0 to 1, while it is sent. */
  progress?: number;
}

/** The single image of a record. Picking another replaces it and keeps its alt text. */
export const ImageInput = ({
  value,
  onChange,
  withAlt = true,
  recordName = '',
  ...props
}: ImageInputProps) => {
  const { onRemoveStored, onChecking, onRefused, disabled = false, progress, ...field } = props;
  const choose = useRef<HTMLButtonElement>(null);
  const change = useLatest(onChange);
  const offerUndo = useUndoNotice();
  const removal = useRemoval({
    onRemoveStored,
    onRemoved: ({ id }) => change.current(singleImage(all.filter((image) => image.id !== id))),
    onRestored: onChange,
    focusAfter: choose,
  });
  const all = withOthers(value).filter(({ id }) => id === undefined || !removal.gone.has(id));
  const [item, ...others] = all;
  const files = useImageFiles({
    onChecking,
    onRefused,
    onTake: ([file]) => {
      if (!file) return;
      onChange({ file, alt: item?.alt ?? '' });
      if (!item?.file) return;
      // The replaced file, which was not uploaded, would be lost.
      offerUndo($localize`“${item.file.name}:name:” was replaced.`, () => change.current(item));
    },
  });
  const proposalFor = useProposedAlt(item && withAlt ? [item] : [], { name: recordName });
  const busy = disabled || progress !== undefined;

  return (
    <>
      <ImageFrame
        {...field}
        disabled={busy}
        action={item ? $localize`Replace image` : $localize`Choose image`}
        multiple={false}
        progress={progress}
        onFiles={files.offer}
        refusals={files.refusals}
        notes={files.notes}
        buttonRef={choose}
      >
        {item && (
          <ImageRow
            key={imageKey(item)}
            item={item}
            index={0}
            disabled={busy}
            withAlt={withAlt}
            proposal={proposalFor(item)}
            onAlt={(alt) => onChange({ ...item, alt })}
            buttons={
              removal.canRemove(item) && (
                <RemoveButton
                  name={imageName(item, 0)}
                  disabled={busy}
                  onClick={() => removal.remove(item, 0)}
                />
              )
            }
          />
        )}
        {others.length > 0 && (
          <Text size="sm" mt="xs">
            {plural(others.length, {
              one: $localize`The server has one more image of this record, and may show it instead. Remove the one that you do not want.`,
              other: $localize`The server has # more images of this record, and may show them instead. Remove those that you do not want.`,
            })}
          </Text>
        )}
        {others.map((image, index) => (
          <ImageRow
            key={imageKey(image)}
            item={image}
            index={index + 1}
            disabled={busy}
            withAlt={false}
            onAlt={() => undefined}
            buttons={
              removal.canRemove(image) && (
                <RemoveButton
                  name={imageName(image, index + 1)}
                  disabled={busy}
                  onClick={() => removal.remove(image, index + 1)}
                />
              )
            }
          />
        ))}
      </ImageFrame>
      {removal.dialog}
    </>
  );
};
