import { useQueryClient } from '@tanstack/react-query';
import { removeRecord } from '@/components/removal';
import { deleteFile } from '@/generated/api/files/files';

/** Deletes a stored image. What shows it is refetched when next opened, since the form on display must not change. */
export const useDeleteImage = () => {
  const client = useQueryClient();
  return async (id: number) => {
    await removeRecord(() => deleteFile(id));
    await client.invalidateQueries({ refetchType: 'none' });
  };
};
