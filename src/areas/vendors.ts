import { linkOptions } from '@tanstack/react-router';
import type { Findable } from './records';

/** Vendors by their business names, which one list holds. It does not say which users they are: a vendor leads to its packages. */
export const vendors = {
  path: '/vendors',
  label: 'Vendors',
  open: (id: number) => linkOptions({ to: '/packages', search: { vendor_id: String(id) } }),
  actions: () => [],
  records: async (client) => {
    const { findVendors } = await import('./find-vendors');
    return findVendors(client);
  },
} satisfies Findable;
