import type { GalleryItem } from '@/lib/files/gallery';
import { useDeleteImage } from './use-delete-image';
import type { Bound } from './use-field';

type Images = readonly GalleryItem[] | GalleryItem | null;

const without = (images: Images, id: number) =>
  Array.isArray(images) ? images.filter((image: GalleryItem) => image.id !== id) : null;

/** Deletes a stored image and removes it from the form's initial values, so that the form does not become dirty. */
export const useRemoveStored = <Values extends object>({ form: { fields }, name }: Bound<Values>) => {
  const deleteImage = useDeleteImage();
  return async (id: number) => {
    await deleteImage(id);
    const initial = fields.getInitialValues();
    const images = without(initial[name as keyof Values] as Images, id);
    fields.setInitialValues({ ...initial, [name]: images });
  };
};
