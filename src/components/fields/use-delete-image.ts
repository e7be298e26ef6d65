import { useQueryClient } from '@tanstack/react-query';
import { deleteFile } from '@/generated/api/files/files';

/** Deletes a stored image; what shows it is loaded anew when it is next opened, as the form on display must stay. */
export const useDeleteImage = () => {
  const client = useQueryClient();
  return async (id: number) => {
    await deleteFile(id);
    await client.invalidateQueries({ refetchType: 'none' });
  };
};
