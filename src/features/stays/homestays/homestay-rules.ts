import { searchRules } from '@/domain/listings/listing-rules';
import type { ReadinessRule } from '@/domain/listings/readiness';
import { homestayGaps } from '@/domain/listings/selling-gaps';
import { roomRules, silentImagesRule, textRule, whereaboutsRules } from '@/features/stays/view/stay-rules';
import type { Homestay } from '@/generated/model';
import { addHomestayRoom, editHomestay, editHomestayRoom, homestayHome } from './homestay-home';
import type { HomestayValues } from './homestay-values';

/** What a homestay needs to be sold, and to sell well, the gravest first. */
export const homestayRules: readonly ReadinessRule<Homestay, keyof HomestayValues>[] = [
  { gap: homestayGaps.price, blocks: true, remedy: { field: 'price_per_person' } },
  { gap: homestayGaps.seller, blocks: true, remedy: { field: 'user_id' } },
  { gap: homestayGaps.image, blocks: true, remedy: { field: 'images' } },
  ...roomRules({ home: homestayHome, add: addHomestayRoom, edit: editHomestayRoom }),
  { gap: homestayGaps.text, blocks: true, remedy: { field: 'homestay_details' } },
  silentImagesRule(editHomestay),
  textRule(
    ({ what_is_included }: Homestay) => what_is_included,
    'what_is_included',
    '“What is included” is empty',
  ),
  textRule(
    ({ cancellation_details }: Homestay) => cancellation_details,
    'cancellation_details',
    'No cancellation terms',
  ),
  {
    gap: ({ total_capacity }) => (total_capacity ? undefined : 'No total capacity'),
    remedy: { field: 'total_capacity' },
  },
  { gap: ({ region }) => (region ? undefined : 'No region'), remedy: { field: 'homestay_region_id' } },
  ...whereaboutsRules,
  ...searchRules,
];
