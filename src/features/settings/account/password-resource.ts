import type { FormResource } from '@/api/writes/resource';
import { resetOwnPassword } from '@/generated/api/profile/profile';
import type { PasswordInput } from '@/generated/model';
import { ResetOwnPasswordBody } from '@/generated/zod/profile/profile';
import { isRecord } from '@/lib/values/is-record';

const empty = (): PasswordInput => ({ old_password: '', new_password: '', confirm_password: '' });

/** The user's own password: it is never read, and all three fields are sent together. */
export const passwordResource: FormResource<{ id: number }, PasswordInput> = {
  toValues: empty,
  read: () => Promise.resolve({ id: 0 }),
  bodyOf: (values, stored) => (values === stored ? {} : values),
  saveChanges: (_id, values, _stored, options) => resetOwnPassword(values, options),
};

/** The contract's rules, and that both new passwords are equal. */
export const passwordSchema = ResetOwnPasswordBody.refine(
  ({ new_password, confirm_password }) => new_password === confirm_password,
  {
    path: ['confirm_password'],
    error: $localize`The passwords do not match.`,
    when: ({ value }) => isRecord(value) && Boolean(value.new_password) && Boolean(value.confirm_password),
  },
);
