import { ImageInput } from '@/components/inputs/images/image-input';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import type { GalleryItem } from '@/lib/gallery';
import { type Bound, useValueField } from './use-field';
import { useRemoveStored } from './use-remove-stored';

interface ImageFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
  /** False where the record keeps the alt text in a field of its own, or none. */
  withAlt?: boolean;
}

/** One image, or null; a stored one is removed at once, through the file call. */
export const ImageField = <Values extends object>(props: Bound<Values> & ImageFieldOptions) => {
  const { form, name, aliases, ...rest } = props;
  const show = (image: GalleryItem | null) => image && <Thumbnail item={image} />;
  const field = useValueField<GalleryItem | null, Values>({ form, name, aliases, label: rest.label, show });
  const removeStored = useRemoveStored({ form, name });
  return (
    <ImageInput
      {...rest}
      {...field}
      progress={form.progress}
      onRemoveStored={removeStored}
      onChecking={form.registry.files.check}
      onRefused={(reasons) => form.registry.files.refuse(name, reasons)}
    />
  );
};
