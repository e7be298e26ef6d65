import { resource } from '@/api/resource';
import { createUser, deleteUser, getUser, updateUser } from '@/generated/api/users/users';
import type { User, UserInput } from '@/generated/model';
import { personName, unnamed } from '@/lib/records/record-name';

/** The display name of a user. */
export const nameOfUser = (user: User): string => personName(user) ?? unnamed('user', user.id);

/** The role of a user: the first of the list. */
export const roleOf = ({ roles }: User) => roles?.[0];

export const users = resource({
  name: 'users',
  read: getUser,
  create: createUser,
  update: updateUser,
  remove: deleteUser,
  /** The form values of a record; never a password. */
  toValues: (user?: User) => ({
    first_name: user?.first_name ?? '',
    middle_name: user?.middle_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    username: user?.username ?? '',
    password: '',
    password_confirmation: '',
    role_id: (user && roleOf(user)?.id) ?? null,
    status: user?.status ?? true,
  }),
  /** The request body; contains a password only if one was typed. */
  toBody: ({ role_id, password, password_confirmation, ...values }) =>
    ({
      ...values,
      ...((password !== '' || password_confirmation !== '') && { password, password_confirmation }),
      role_id,
    }) as UserInput,
});
