import * as z from 'zod';
import { GetRoleResponse } from '@/generated/zod/roles/roles';
import type { TableDefinition } from '@/mocks/db/table';
import { PERMISSIONS } from './permissions';

const row = GetRoleResponse.shape.data.extend({ permissions: z.array(z.int()) });

export type StoredRole = z.infer<typeof row>;

/** The permissions of each role, as patterns of their names. */
const ROLES: Readonly<Record<string, RegExp>> = {
  Administrator: /./,
  'Content editor': /^(blogs|blog-categories|pages|notices|banners)\.|^access/,
  Vendor: /^(packages|itineraries|departures|faqs)\.(view|create|update)$/,
  'बुकिङ डेस्क': /^bookings\.|^users\.view|^access/,
  'Homestay coordinator': /^homestay|^amenities\.view|^access/,
  'Hotel coordinator': /^hotel|^amenities\.view|^access/,
  'Package manager':
    /^(packages|itineraries|departures|faqs|package-regions|package-activities|features)\.|^access/,
  'Reviewer of requests': /\.approve$|^(packages|homestays|hotels)\.view$|^access/,
  'SEO specialist': /^(seo-pages|pages)\.|\.view$|^access/,
  अनुवादक: /^(blogs|pages|notices|packages)\.(view|update)$|^access/,
  Marketing: /^(banners|top-deals|notices)\.|^bookings\.view|^access/,
  'Customer care': /^bookings\.(view|cancel)$|^users\.(view|update)$|^access/,
  Auditor: /\.view$|^access/,
  प्रशिक्षार्थी: /^(packages|homestays|hotels)\.view$/,
  'Site settings': /^settings\.|^access/,
  'Former partner': /^nothing$/,
};

const held = (pattern: RegExp) =>
  PERMISSIONS.flatMap((name, index) => (pattern.test(name) ? [index + 1] : []));

export const roleTable: TableDefinition<StoredRole> = {
  name: 'roles',
  row,
  unique: ['name'],
  seed: () => Object.entries(ROLES).map(([name, pattern]) => ({ name, permissions: held(pattern) })),
};
