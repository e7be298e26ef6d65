import type { RequestOptions } from '@/api/client/call';
import { isOmitted, unreadableOf, withUnreadable } from '@/api/tolerant/unreadable';
import { resource } from '@/api/writes/resource';
import { getOwnProfile, updateOwnProfile } from '@/generated/api/profile/profile';
import type { OwnProfile, OwnProfileInput } from '@/generated/model';

/** The form values of the user's own account. */
export const toOwnValues = (profile?: OwnProfile) => ({
  first_name: profile?.first_name ?? '',
  middle_name: profile?.middle_name ?? '',
  last_name: profile?.last_name ?? '',
  email: profile?.email ?? '',
  username: profile?.username ?? '',
});

const needed = ['first_name', 'last_name', 'email', 'username'] as const;

/** The account, with required fields that the server did not send marked unreadable. */
export const withUnknown = (profile: OwnProfile): OwnProfile => {
  const omitted = needed.filter((field) => isOmitted(profile, field));
  const unknown = omitted.map((field) => ({ path: field, field, value: undefined }));
  return withUnreadable(profile, [...unreadableOf(profile), ...unknown]);
};

/**
 * The call requires names, e-mail and user name together: unchanged ones are sent as they are. Fields that the server
 * did not send are omitted; if required, the refusal asks for them.
 */
const updateWhole = async (_id: number, fields: Partial<OwnProfileInput>, options?: RequestOptions) => {
  const { data } = await getOwnProfile();
  const said = Object.entries(toOwnValues(data)).filter(([, text]) => text !== '');
  return updateOwnProfile({ ...Object.fromEntries(said), ...fields } as OwnProfileInput, options);
};

export const ownProfileResource = resource({
  name: 'own-profile',
  read: () => getOwnProfile(),
  update: updateWhole,
  toValues: toOwnValues,
  toBody: (values): OwnProfileInput => values,
});
