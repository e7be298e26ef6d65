import { homestayLinks } from '@/domain/listings/stay';
import type { Homestay, HomestayFields } from '@/generated/model';
import { type Gaps, gapsOf } from './rule';
import { written } from './shared-rules';
import { stayRules } from './stay-rules';

export const homestayRules = stayRules<Homestay, keyof HomestayFields>({
  links: homestayLinks,
  price: { of: (record) => record.price_per_person, field: 'price_per_person', gap: 'No price' },
  text: {
    of: (record) => record.homestay_details,
    field: 'homestay_details',
    gap: '“Homestay details” is empty',
  },
  helpful: [
    written('what_is_included', (record) => record.what_is_included, '“What is included” is empty'),
    written('cancellation_details', (record) => record.cancellation_details, 'No cancellation terms'),
    {
      name: 'capacity',
      gap: ({ total_capacity }) => (total_capacity ? undefined : 'No total capacity'),
      field: 'total_capacity',
    },
    { name: 'region', gap: ({ region }) => (region ? undefined : 'No region'), field: 'homestay_region_id' },
  ],
});

/** What a homestay lacks. */
export const homestayGaps = (record: Homestay): Gaps =>
  gapsOf(record, homestayRules, ({ id }) => homestayLinks.edit(id));
