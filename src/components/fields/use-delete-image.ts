import { useQueryClient } from '@tanstack/react-query';
import { removeRecord } from '@/components/dialogs/removal';
import { deleteFile } from '@/generated/api/files/files';

/** Deletes a stored image. Queries that show it are refetched on next use, so that the open form does not change. */
export const useDeleteImage = () => {
  const client = useQueryClient();
  return async (id: number) => {
    await removeRecord(() => deleteFile(id));
    await client.invalidateQueries({ refetchType: 'none' });
  };
};
