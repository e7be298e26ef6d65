import { expect, it } from 'vitest';
import { isVendorRole } from './vendor-role';

it('knows vendors by the name of their role', () => {
  expect([{ name: 'Vendor' }, { name: 'Editor' }, { name: null }, {}].map(isVendorRole)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
