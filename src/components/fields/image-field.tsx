import { ImageInput } from '@/components/inputs/images/image-input';
import type { GalleryItem } from '@/lib/gallery';
import { useDeletePicture } from './use-delete-picture';
import { useValueField, type Bound } from './use-field';

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
  const deletePicture = useDeletePicture();
  return <ImageInput {...rest} {...field} progress={form.progress} onRemoveStored={deletePicture} />;
};
