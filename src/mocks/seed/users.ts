import * as z from 'zod';
import { GetUserResponse } from '@/generated/zod/users/users';
import { DEMO_CREDENTIALS, LIMITED_CREDENTIALS } from '@/lib/loading/demo-accounts';
import { partsOfName } from '@/lib/records/record-name';
import { DEMO_ACCOUNTS } from '@/mocks/accounts';
import type { TableDefinition } from '@/mocks/db/table';
import { personNamed } from './name-parts';
import { vendorProfile } from './user-profiles';

const row = GetUserResponse.shape.data
  .omit({ full_name: true, roles: true })
  .extend({ password: z.string(), role_id: z.int().nullable() });

export type StoredUser = z.infer<typeof row>;

/** The ids of the roles "Content editor" and "Vendor". */
const CONTENT_EDITOR = 2;
const VENDOR = 3;

/** The number of people per role, after the two accounts; the others are travellers. */
const STAFF: readonly (readonly [role: number, people: number])[] = [
  [1, 3],
  [CONTENT_EDITOR, 5],
  [VENDOR, 41],
  [4, 5],
  [5, 2],
  [6, 2],
  [7, 4],
  [10, 1],
  [12, 7],
];

const ROLES = STAFF.flatMap(([role, people]) => Array.from({ length: people }, () => role));

export const USER_COUNT = 5_000;
/** The first user without a role, a traveller. */
export const FIRST_TRAVELLER = DEMO_ACCOUNTS.length + ROLES.length + 1;

const person = (id: number): Omit<StoredUser, 'id'> => {
  const { handle, ...name } = personNamed(id);
  const role = ROLES[id - DEMO_ACCOUNTS.length - 1] ?? null;
  return {
    ...name,
    email: `${handle}@example.com`,
    username: handle,
    password: `Nepal-${id}-travels`,
    role_id: role,
    status: id % 13 !== 0,
    profile: role === VENDOR ? vendorProfile(id, name.last_name) : null,
  };
};

export const users: TableDefinition<StoredUser> = {
  name: 'users',
  row,
  unique: ['email', 'username'],
  shown: (row) => ({ full_name: partsOfName(row) }),
  keep: DEMO_ACCOUNTS.length,
  seed: () => [
    {
      ...DEMO_CREDENTIALS,
      first_name: 'Asmita',
      middle_name: null,
      last_name: 'Gurung',
      username: 'asmita.gurung',
      role_id: null,
      status: true,
      profile: null,
    },
    {
      ...LIMITED_CREDENTIALS,
      first_name: 'Pasang',
      middle_name: 'Dawa',
      last_name: 'Sherpa',
      username: 'pasang.sherpa',
      role_id: CONTENT_EDITOR,
      status: true,
      profile: null,
    },
  ],
  more: { count: USER_COUNT - DEMO_ACCOUNTS.length, row: person },
};
