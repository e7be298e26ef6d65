import { useQuery } from '@tanstack/react-query';
import { useRouterState, useSearch } from '@tanstack/react-router';
import { getListRoleOptionsQueryOptions } from '@/generated/api/roles/roles';
import { isVendorRole } from '@/lib/vendor-role';
import { type Preset, presets } from './presets';
import { isShown, type SavedView, useSavedViews, viewSearch } from './saved-views';

/** What vendors sign in with has no name of its own in the contract: their role does. */
const useVendors = (wanted: boolean): readonly Preset[] => {
  const { data } = useQuery({ ...getListRoleOptionsQueryOptions(), staleTime: 60_000, enabled: wanted });
  const role = wanted ? data?.data.find(isVendorRole) : undefined;
  return role ? [{ name: 'Vendors', search: { role: String(role.id) } }] : [];
};

/** The views of the list on display: those that come with it, and those that were saved. */
export const useViews = () => {
  const path = useRouterState({
    select: ({ matches }) => matches.at(-1)?.pathname.replace(/(.)\/$/, '$1') ?? '/',
  });
  const now = viewSearch(useSearch({ strict: false }));
  const vendors = useVendors(path === '/users');
  const given: readonly Preset[] = [{ name: 'All', search: {} }, ...vendors, ...(presets[path] ?? [])];
  const saved: readonly SavedView[] = useSavedViews().filter((view) => view.path === path);
  const isNew = ![...given, ...saved].some(({ search }) => isShown(search, now));
  return { path, now, given, saved, isNew };
};
