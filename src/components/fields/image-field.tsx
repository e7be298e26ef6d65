import { ImageInput } from '@/components/inputs/images/image-input';
import type { GalleryItem } from '@/lib/gallery';
import { useValueField, type Bound } from './use-field';
import { useRemoveStored } from './use-remove-stored';

interface ImageFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
  /** False where the record keeps the alternative text in a field of its own, or none. */
  withAlt?: boolean;
}

/** One picture, or null; a stored one is removed at once, through the file call. */
export const ImageField = <Values extends object>(props: Bound<Values> & ImageFieldOptions) => {
  const { form, name, aliases, ...rest } = props;
  const field = useValueField<GalleryItem | null, Values>({ form, name, aliases });
  const removeStored = useRemoveStored({ form, name });
  return <ImageInput {...rest} {...field} progress={form.progress} onRemoveStored={removeStored} />;
};
