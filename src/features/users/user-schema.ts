import { CreateUserBody } from '@/generated/zod/users/users';
import { isRecord } from '@/lib/is-record';

/** The contract's rules, and that the password was typed twice alike, whatever else is wrong. */
export const userSchema = CreateUserBody.refine(
  ({ password, password_confirmation }) => password === password_confirmation,
  {
    path: ['password_confirmation'],
    error: 'This is not the same password.',
    when: ({ value }) => isRecord(value) && Boolean(value.password) && Boolean(value.password_confirmation),
  },
);
