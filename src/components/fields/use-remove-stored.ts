import { useQueryClient } from '@tanstack/react-query';
import { removeRecord } from '@/components/dialogs/removal';
import { deleteFile } from '@/generated/api/files/files';
import { type GalleryItem, singleImage, withOthers } from '@/lib/files/gallery';
import type { Bound } from './use-field';

/** Deletes a stored image. Queries that show it are refetched on next use, so that the open form does not change. */
export const useDeleteImage = () => {
  const client = useQueryClient();
  return async (id: number) => {
    await removeRecord(() => deleteFile(id));
    await client.invalidateQueries({ refetchType: 'none' });
  };
};

const isList = (value: unknown): value is readonly GalleryItem[] => Array.isArray(value);

const without = (value: readonly GalleryItem[] | GalleryItem | null, id: number) => {
  const left = (isList(value) ? value : withOthers(value)).filter((image) => image.id !== id);
  return isList(value) ? left : singleImage(left);
};

/** Deletes a stored image and removes it from the form's initial values, so that the form does not become dirty. */
export const useRemoveStored = <Values extends object>({ form: { fields }, name }: Bound<Values>) => {
  const deleteImage = useDeleteImage();
  return async (id: number) => {
    await deleteImage(id);
    const initial = fields.getInitialValues();
    const images = without(initial[name as keyof Values] as readonly GalleryItem[] | GalleryItem | null, id);
    fields.setInitialValues({ ...initial, [name]: images });
  };
};
