import type { RequestOptions } from '@/api/http';
import { resource } from '@/api/resource';
import { isUnsaid, unreadOf, withUnread } from '@/api/unread';
import { getOwnProfile, updateOwnProfile } from '@/generated/api/profile/profile';
import type { OwnProfile, OwnProfileInput } from '@/generated/model';

/** What the form holds for one's own account. */
export const toOwnValues = (profile?: OwnProfile) => ({
  first_name: profile?.first_name ?? '',
  middle_name: profile?.middle_name ?? '',
  last_name: profile?.last_name ?? '',
  email: profile?.email ?? '',
  username: profile?.username ?? '',
});

const needed = ['first_name', 'last_name', 'email', 'username'] as const;

/** The account with what is needed and the server did not say of it as unread: its fields show that nobody knows. */
export const withUnknown = (profile: OwnProfile): OwnProfile => {
  const unsaid = needed.filter((field) => isUnsaid(profile, field));
  const unknown = unsaid.map((field) => ({ path: field, field, value: undefined }));
  return withUnread(profile, [...unreadOf(profile), ...unknown]);
};

/**
 * The call wants names, e-mail and user name at once: what was not changed goes as it is now. What the server does not
 * say is not sent; where it is needed all the same, the refusal asks for it.
 */
const updateWhole = async (_id: number, fields: Partial<OwnProfileInput>, options?: RequestOptions) => {
  const { data } = await getOwnProfile();
  const said = Object.entries(toOwnValues(data)).filter(([, text]) => text !== '');
  return updateOwnProfile({ ...Object.fromEntries(said), ...fields } as OwnProfileInput, options);
};

export const ownProfile = resource({
  read: () => getOwnProfile(),
  update: updateWhole,
  toValues: toOwnValues,
  toBody: (values): OwnProfileInput => values,
});
