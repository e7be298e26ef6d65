import { ImageInput } from '@/components/inputs/images/image-input';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import type { GalleryItem } from '@/lib/files/gallery';
import { nameInForm } from '@/lib/records/record-name';
import { type Bound, type Labelled, unbound, useValueField } from './use-field';
import { useRemoveStored } from './use-remove-stored';

interface ImageFieldOptions extends Pick<Labelled, 'label'> {
  /** False if the record has a separate alt text field, or none. */
  withAlt?: boolean;
}

/** One image, or null; a stored one is deleted immediately, through the file call. */
export const ImageField = <Values extends object>(props: Bound<Values> & ImageFieldOptions) => {
  const { fields, registry, progress } = props.form;
  const show = (image: GalleryItem | null) => image && <Thumbnail item={image} />;
  const field = useValueField<GalleryItem | null, Values>({ ...props, show });
  const removeStored = useRemoveStored(props);
  return (
    <ImageInput
      {...unbound(props)}
      {...field}
      recordName={nameInForm(fields.getValues())}
      progress={progress}
      onRemoveStored={removeStored}
      onChecking={registry.files.check}
      onRefused={(reasons) => registry.files.refuse(props.name, reasons)}
    />
  );
};
