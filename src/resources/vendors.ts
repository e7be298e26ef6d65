import { linkOptions } from '@tanstack/react-router';
import type { Findable } from './records';

/** Vendors by business name, from one list. It has no user ids: a vendor links to its packages. */
export const vendors = {
  path: '/vendors',
  label: $localize`Vendors`,
  open: (id: number) => linkOptions({ to: '/packages', search: { vendor_id: String(id) } }),
  actions: () => [],
  records: (client) => import('./find-vendors').then(({ findVendors }) => findVendors(client)),
} satisfies Findable;
