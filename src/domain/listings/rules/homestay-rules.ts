import type { Homestay, HomestayFields } from '@/generated/model';
import { homestayArea } from '@/resources/homestays';
import { homestayLinks } from '@/resources/stay-links';
import { discount, written } from './shared-rules';
import { stayListing } from './stay-rules';

/** The rules for selling a homestay, and for selling it well. */
export const homestayListing = stayListing<Homestay, keyof HomestayFields>({
  path: homestayArea.path,
  links: homestayLinks,
  price: { of: (record) => record.price_per_person, field: 'price_per_person', gap: $localize`No price` },
  text: {
    of: (record) => record.homestay_details,
    field: 'homestay_details',
    gap: $localize`“Homestay details” is empty`,
  },
  blocking: [discount('discount', (record) => record.discount)],
  helpful: [
    written('what_is_included', (record) => record.what_is_included, $localize`“What is included” is empty`),
    written(
      'cancellation_details',
      (record) => record.cancellation_details,
      $localize`No cancellation terms`,
    ),
    {
      name: 'capacity',
      gap: ({ total_capacity }) => (total_capacity ? undefined : $localize`No total capacity`),
      field: 'total_capacity',
    },
    {
      name: 'region',
      gap: ({ region }) => (region ? undefined : $localize`No region`),
      field: 'homestay_region_id',
    },
  ],
});
