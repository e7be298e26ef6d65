import {
  getCreateUserMockHandler,
  getDeleteUserMockHandler,
  getGetUserMockHandler,
  getListUsersMockHandler,
  getSaveUserProfileMockHandler,
  getUpdateUserMockHandler,
} from '@/generated/api/users/users.msw';
import type { User, UserFields, UserProfileInput } from '@/generated/model';
import {
  CreateUserBody,
  ListUsersQueryParams,
  SaveUserProfileBody,
  UpdateUserBody,
} from '@/generated/zod/users/users';
import type { Resource } from '@/mocks/context';
import type { FileStore } from '@/mocks/files/file-store';
import { refusal } from '@/mocks/http/answers';
import { readChanges } from '@/mocks/http/body';
import { crud } from '@/mocks/http/crud';
import { refuseInUse } from '@/mocks/http/in-use';
import { type Filters, folded } from '@/mocks/http/list';
import { referenced } from '@/mocks/http/reference';
import { bookings } from '@/mocks/seed/bookings';
import { roles } from '@/mocks/seed/roles';
import { fullNameOf, type StoredUser, users } from '@/mocks/seed/users';

const filters: Filters<StoredUser> = {
  full_name: (row, wanted) => folded(fullNameOf(row)).includes(folded(wanted)),
  role: ({ role_id }, wanted) => role_id === Number(wanted),
};

type Media = NonNullable<NonNullable<StoredUser['profile']>['media']>;

/** The images after a save: a new one takes the place of the stored one of its kind. */
const savedMedia = async (
  files: FileStore,
  { images = [], alt = [] }: UserProfileInput,
  stored: Media = [],
): Promise<Media> => {
  const added: Media = [];
  for (const [index, file] of images.entries()) {
    const kind = alt[index];
    if (!kind) throw refusal({ [`alt.${String(index)}`]: ['The alt field is required for each image.'] });
    added.push({ ...(await files.add(users.name, `images.${String(index)}`, file)), alt: kind });
  }
  return [...stored.filter((image) => !added.some(({ alt: kind }) => kind === image.alt)), ...added];
};

export const userHandlers: Resource = (context) => {
  const roleTable = context.db.table(roles);
  const bookingTable = context.db.table(bookings);

  const present = async ({ password: _, role_id, ...user }: StoredUser): Promise<User> => {
    const role = role_id === null ? undefined : await roleTable.get(role_id);
    return {
      ...user,
      full_name: fullNameOf(user),
      roles: role ? [{ id: role.id, name: role.name }] : [],
    };
  };
  const { page, create, read, update, remove, stored, table } = crud(context, users, { present });

  const write = async ({ password_confirmation, ...input }: UserFields) => {
    await referenced(roleTable, 'role_id', input.role_id);
    if (input.password !== password_confirmation) {
      throw refusal({ password_confirmation: ['The password confirmation does not match.'] });
    }
    return input;
  };

  const refuseTraveller = async (user: StoredUser) => {
    const count = (await bookingTable.all()).filter(({ user_id }) => user_id === user.id).length;
    refuseInUse(fullNameOf(user), count, 'bookings');
  };

  return [
    getListUsersMockHandler(page(ListUsersQueryParams, filters)),
    getCreateUserMockHandler(
      create(CreateUserBody, async (input) => ({
        middle_name: null,
        profile: null,
        ...(await write(input)),
      })),
    ),
    getGetUserMockHandler(read()),
    getUpdateUserMockHandler(update(UpdateUserBody, write)),
    getDeleteUserMockHandler(remove(refuseTraveller)),
    getSaveUserProfileMockHandler(async (info) => {
      const user = await stored(info);
      const input = await readChanges(info.request, SaveUserProfileBody);
      const { images: _, alt: __, ...fields } = input;
      const media = await savedMedia(context.files, input, user.profile?.media);
      const profile = { ...user.profile, ...fields, media };
      return { data: await present((await table.update(user.id, { profile })) ?? user) };
    }),
  ];
};
