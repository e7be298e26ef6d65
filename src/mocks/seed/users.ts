import * as z from 'zod';
import type { UserProfile } from '@/generated/model';
import { GetUserResponse } from '@/generated/zod/users/users';
import { DEMO_CREDENTIALS, LIMITED_CREDENTIALS } from '@/lib/loading/demo-accounts';
import { partsOfName } from '@/lib/records/record-name';
import { DEMO_ACCOUNTS } from '@/mocks/accounts';
import { image } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { cycled, PEOPLE, personNamed, spread } from './name-parts';

const digits = (id: number, purpose: number, length: number) =>
  String(10 ** (length - 1) + spread(id, purpose, 9 * 10 ** (length - 1)));

const phone = (id: number, purpose: number) =>
  `+977 98${digits(id, purpose, 1)}-${digits(id, purpose + 1, 7)}`;

/** The company of a vendor; every fourth lacks the VAT number and document, every fifth half of the papers. */
const vendorProfile = (id: number, family: string): UserProfile => {
  const owesVat = id % 4 === 0;
  const owesPapers = id % 5 === 0;
  return {
    address_1: cycled(PEOPLE.towns, spread(id, 11, 97)),
    address_2: id % 3 === 0 ? cycled(PEOPLE.towns, spread(id, 12, 97)) : null,
    citizenship_number: `${digits(id, 13, 2)}-01-${digits(id, 14, 2)}-${digits(id, 15, 5)}`,
    company_name: `${family} ${cycled(PEOPLE.trades, spread(id, 16, 97))} Pvt. Ltd.`,
    employees: 2 + spread(id, 17, 40),
    established_at: `${2000 + spread(id, 18, 24)}-04-14`,
    pan_number: `60${digits(id, 19, 7)}`,
    phone_1: phone(id, 20),
    phone_2: id % 2 === 0 ? phone(id, 22) : null,
    tan_number: owesPapers ? null : `4${digits(id, 24, 8)}`,
    vat_number: owesVat ? null : `30${digits(id, 25, 7)}`,
    media: [
      image('profile'),
      image('pan'),
      ...(owesVat ? [] : [image('vat')]),
      ...(owesPapers ? [] : [image('tan')]),
    ],
  };
};

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

export const userTable: TableDefinition<StoredUser> = {
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
