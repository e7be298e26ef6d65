import { CreateUserBody } from '@/generated/zod/users/users';
import { isRecord } from '@/lib/values/is-record';

/** The contract's rules, and that both passwords are equal, checked even if other fields are invalid. */
export const userSchema = CreateUserBody.refine(
  ({ password, password_confirmation }) => password === password_confirmation,
  {
    path: ['password_confirmation'],
    error: $localize`The passwords do not match.`,
    when: ({ value }) => isRecord(value) && Boolean(value.password) && Boolean(value.password_confirmation),
  },
);
