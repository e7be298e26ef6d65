import * as z from 'zod';
import { GetOwnProfileResponse } from '@/generated/zod/profile/profile';
import { DEMO_ACCOUNTS } from '@/mocks/credentials';
import type { TableDefinition } from '@/mocks/db/table';

const row = GetOwnProfileResponse.shape.data.extend({ password: z.string() });

export type StoredUser = z.infer<typeof row>;

const [admin, editor] = DEMO_ACCOUNTS;

export const users: TableDefinition<StoredUser> = {
  name: 'users',
  row,
  unique: ['email', 'username'],
  keep: DEMO_ACCOUNTS.length,
  seed: () => [
    { ...admin, first_name: 'Asmita', middle_name: null, last_name: 'Gurung', username: 'asmita.gurung' },
    { ...editor, first_name: 'Pasang', middle_name: 'Dawa', last_name: 'Sherpa', username: 'pasang.sherpa' },
  ],
};
