import { GalleryInput } from '@/components/inputs/images/gallery-input';
import type { GalleryItem } from '@/lib/gallery';
import { useDeletePicture } from './use-delete-picture';
import { useValueField, type Bound } from './use-field';

/** Pictures with their alternative texts; a stored one is removed at once, through the file call. */
export const GalleryField = <Values extends object>(
  props: Bound<Values> & { label: string; description?: string; featurable?: boolean },
) => {
  const { form, name, aliases, ...rest } = props;
  const field = useValueField<GalleryItem[], Values>({ form, name, aliases });
  const deletePicture = useDeletePicture();
  return <GalleryInput {...rest} {...field} progress={form.progress} onRemoveStored={deletePicture} />;
};
