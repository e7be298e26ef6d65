import type { GalleryItem } from '@/lib/gallery';
import { useDeletePicture } from './use-delete-picture';
import type { Bound } from './use-field';

type Pictures = readonly GalleryItem[] | GalleryItem | null;

const without = (pictures: Pictures, id: number) =>
  Array.isArray(pictures) ? pictures.filter((picture: GalleryItem) => picture.id !== id) : null;

/** Deletes a stored picture of a form, which then no longer starts from it: nothing is left to save or to discard. */
export const useRemoveStored = <Values extends object>({ form: { fields }, name }: Bound<Values>) => {
  const deletePicture = useDeletePicture();
  return async (id: number) => {
    await deletePicture(id);
    const initial = fields.getInitialValues();
    const pictures = without(initial[name as keyof Values] as Pictures, id);
    fields.setInitialValues({ ...initial, [name]: pictures });
  };
};
