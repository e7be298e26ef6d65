import { owedOf } from '@/domain/vendors/owed';
import { listRoleOptions } from '@/generated/api/roles/roles';
import { getUser, listUsers } from '@/generated/api/users/users';
import type { User } from '@/generated/model';
import { allPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { personName, unnamedReference } from '@/lib/records/record-name';
import { isVendorRole } from '@/lib/records/vendor-role';
import { type ReadStep, signOf } from './read-step';

const nameOf = (user: User) => personName(user) ?? unnamedReference(user.id);

/** Reads a vendor with the profile, which the contract guarantees only for the user's own record. */
const vendorStep = (user: User): ReadStep => ({
  key: `/users/${user.id}`,
  what: nameOf(user),
  about: 'vendors',
  sign: signOf(user),
  run: async () => {
    const { data } = await getUser(user.id);
    const { id, profile } = data;
    return { vendor: { id, name: nameOf(data), owed: owedOf(profile), silent: !profile } };
  },
});

/** Finds the users with the role of a vendor; filtered again here, as an API may ignore the filter. */
export const vendorSteps: readonly ReadStep[] = [
  {
    key: 'vendors',
    what: $localize`the vendors`,
    about: 'vendors',
    run: async () => {
      const role = (await listRoleOptions()).data.find(isVendorRole)?.id;
      if (role === undefined) return { noVendorRole: true };
      const users = await allPages((page) => listUsers({ role, page, per_page: maxPerPage }));
      const vendors = users.filter(({ roles }) => roles?.some(({ id }) => id === role));
      return vendors.length === 0 ? { noVendorRole: true } : { more: vendors.map(vendorStep) };
    },
  },
];
