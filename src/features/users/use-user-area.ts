import { useQuery } from '@tanstack/react-query';
import { userArea } from '@/areas/users';
import { getListRoleOptionsQueryOptions } from '@/generated/api/roles/roles';
import { isVendorRole } from '@/lib/vendor-role';

/** The users, with a view of the vendors: what they sign in with has no name of its own in the contract, but their role does. */
export const useUserArea = () => {
  const { data } = useQuery({ ...getListRoleOptionsQueryOptions(), staleTime: 60_000 });
  const role = data?.data.find(isVendorRole);
  if (!role) return userArea;
  return { ...userArea, views: [{ name: 'Vendors', search: { role: String(role.id) } }, ...userArea.views] };
};
