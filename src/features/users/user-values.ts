import { resource } from '@/api/writes/resource';
import type { User, UserInput } from '@/generated/model';
import { userContract, userFields } from '@/generated/resources/users';
import { plainValues } from '@/lib/records/fields';
import { personName, unnamed } from '@/lib/records/record-name';

/** The display name of a user. */
export const nameOfUser = (user: User): string => personName(user) ?? unnamed($localize`user`, user.id);

/** The role of a user: the first of the list. */
export const roleOf = ({ roles }: User) => roles?.[0];

export const userResource = resource({
  ...userContract,
  /** The form values of a record; never a password. */
  toValues: (user?: User) => ({
    ...plainValues(userFields, user),
    password: '',
    password_confirmation: '',
    role_id: (user && roleOf(user)?.id) ?? null,
  }),
  /** The request body; contains a password only if one was typed. */
  toBody: ({ role_id, password, password_confirmation, ...values }) =>
    ({
      ...values,
      ...((password !== '' || password_confirmation !== '') && { password, password_confirmation }),
      role_id,
    }) as UserInput,
});
