import type { UserFields, UserProfileInput } from '@/generated/model';
import { SaveUserProfileBody } from '@/generated/zod/users/users';
import { partsOfName } from '@/lib/records/record-name';
import type { Add } from '@/mocks/files/file-store';
import { refusal } from '@/mocks/http/answers';
import { readChanges } from '@/mocks/http/body';
import { crud } from '@/mocks/http/crud';
import { oneOf, refuseInUse } from '@/mocks/http/in-use';
import { folded } from '@/mocks/http/list';
import { bookingTable } from '@/mocks/seed/bookings';
import { homestayTable } from '@/mocks/seed/homestays';
import { hotelTable } from '@/mocks/seed/hotels';
import { type StoredUser, userTable } from '@/mocks/seed/users';

type Media = NonNullable<NonNullable<StoredUser['profile']>['media']>;

/** The images after a save: a new one replaces the stored one of its kind. */
const savedMedia = async (
  add: Add,
  { images = [], alt = [] }: UserProfileInput,
  stored: Media = [],
): Promise<Media> => {
  const added: Media = [];
  for (const [index, file] of images.entries()) {
    const kind = alt[index];
    if (!kind) throw refusal({ [`alt.${index}`]: ['The alt field is required for each image.'] });
    added.push({ ...(await add(`images.${index}`, file)), alt: kind });
  }
  return [...stored.filter((image) => !added.some(({ alt: kind }) => kind === image.alt)), ...added];
};

export const userHandlers = crud(userTable, {
  filters: {
    full_name: (row, wanted) => folded(partsOfName(row)).includes(folded(wanted)),
    role: ({ role_id }, wanted) => role_id === Number(wanted),
  },
  write: ({ password, password_confirmation }: UserFields, stored) => {
    if (password !== password_confirmation)
      throw refusal({ password_confirmation: ['The password confirmation does not match.'] });
    return stored ? {} : { profile: null };
  },
  guard: oneOf(
    refuseInUse(bookingTable, 'user_id'),
    refuseInUse(homestayTable, 'user_id'),
    refuseInUse(hotelTable, 'user_id'),
  ),
  special: ({ add, stored, table, whole }) => ({
    saveUserProfile: async (info) => {
      const user = await stored(info);
      const input = await readChanges(info.request, SaveUserProfileBody);
      const { images: _, alt: __, ...fields } = input;
      const media = await savedMedia(add, input, user.profile?.media);
      const profile = { ...user.profile, ...fields, media };
      return { data: await whole((await table.update(user.id, { profile })) ?? user) };
    },
  }),
});
