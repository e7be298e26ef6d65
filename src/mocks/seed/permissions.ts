import type { Permission } from '@/generated/model';
import { OPERATIONS } from '@/generated/operations';
import { ListPermissionsResponse } from '@/generated/zod/roles/roles';
import type { TableDefinition } from '@/mocks/db/table';

const RECORDS = ['view', 'create', 'update', 'delete'] as const;
const CHILDREN = ['create', 'update', 'delete'] as const;

/** The actions of each resource. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  packages: [...RECORDS, 'approve'],
  itineraries: CHILDREN,
  departures: ['view', 'create', 'delete'],
  faqs: CHILDREN,
  'package-regions': RECORDS,
  'package-activities': RECORDS,
  homestays: [...RECORDS, 'approve'],
  'homestay-rooms': CHILDREN,
  'homestay-regions': RECORDS,
  hotels: [...RECORDS, 'approve'],
  'hotel-rooms': CHILDREN,
  'hotel-regions': RECORDS,
  amenities: RECORDS,
  features: RECORDS,
  bookings: ['view', 'delete', 'cancel'],
  banners: RECORDS,
  notices: RECORDS,
  blogs: RECORDS,
  'blog-categories': RECORDS,
  pages: RECORDS,
  'seo-pages': RECORDS,
  'top-deals': RECORDS,
  users: RECORDS,
  vendors: ['view'],
  roles: RECORDS,
  settings: ['view', 'update'],
  files: ['delete'],
};

/** Older names that follow no pattern. */
const ODD = ['access-back-office', 'impersonate'];

/** Resources added to the contract later, whose permissions have the last ids. */
const later = OPERATIONS.flatMap(({ tag, status }) => (status === 201 && !(tag in ACTIONS) ? [tag] : []));

/** The names of all permissions, in the order of their ids. */
export const PERMISSIONS: readonly string[] = [
  ...Object.entries(ACTIONS).flatMap(([resource, actions]) =>
    actions.map((action) => `${resource}.${action}`),
  ),
  ...ODD,
  ...later.flatMap((resource) => RECORDS.map((action) => `${resource}.${action}`)),
];

export const permissionTable: TableDefinition<Permission> = {
  name: 'permissions',
  row: ListPermissionsResponse.shape.data.element,
  keep: Infinity,
  seed: () => PERMISSIONS.map((name) => ({ name })),
};
