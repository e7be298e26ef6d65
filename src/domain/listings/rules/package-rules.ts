import type { Package, PackageFields } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { isBlankHtml } from '@/lib/text/html';
import { addDepartures, addFaq, editImages, editPackage } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import { altitudeText, easyAltitude } from './altitude-rules';
import { dayHike } from './day-hike';
import { dayPriceOf } from './day-price';
import { imageSize } from './image-size';
import { itineraryDays } from './itinerary-days';
import { textOf } from './listing-text';
import type { Known, ListingKind, Rule } from './rule';
import { altText, copiedText, discount, image, sameSlug, searchRules, written } from './shared-rules';
import { titleDays } from './title-days';
import { titleRegion } from './title-region';
import { titleRules } from './title-rules';
import { usualPrice } from './usual-price';

/** The most travellers in what the trade calls a small group. */
const SMALL = 15;

/** “Small group of 40”, “small groups (max 12 people)”, “small group size: 2 to 40”; the largest number counts. */
const SIZE =
  /\bsmall[\s-]groups?(?:\s+size)?(?:\s*[(:–-]\s*|\s+)(?:(?:of|up to|with|maximum|max\.?|at most|limited to)\s+){1,2}(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,3})(?!\d|[.,]\d|\s*(?:%|days?|nights?|hours?|years?|km|m)\b)/giu;

/** A group called small is small. */
const groupSize: Rule<Package, 'name' | 'overview'> = {
  name: 'groupSize',
  title: $localize`Small group that is a large one`,
  gap: ({ name, overview, highlights, good_to_know }) => {
    const text = latinDigits([name, ...[overview, highlights, good_to_know].map(textOf)].join('. '));
    const sizes = [...text.matchAll(SIZE)].map(([, size]) => Number(size));
    if (sizes.length === 0) return null;
    const size = Math.max(...sizes);
    return size > SMALL ? $localize`“Small group” of ${formatCount(size)}:size: travellers` : undefined;
  },
  field: 'overview',
};

type PackageRule = Rule<Package & Known, keyof PackageFields>;

/** Whether a package is sold for its departures only; null if unknown, as a type without a name may allow any day. */
export const hasFixedDates = ({ departure_type: type }: Pick<Package, 'departure_type'>): boolean | null =>
  type && !type.name ? null : !type?.name || /fixed/i.test(type.name);

/** Gaps that block selling a package, most serious first. */
const sellingRules: readonly PackageRule[] = [
  {
    name: 'price',
    title: $localize`No price`,
    blocking: true,
    gap: ({ price_per_person: price }) => (price ? undefined : $localize`No price`),
    field: 'price_per_person',
  },
  {
    name: 'seller',
    title: $localize`No vendor or owner`,
    blocking: true,
    gap: ({ vendor }) => (vendor ? undefined : $localize`No vendor`),
    field: 'vendor_id',
  },
  {
    name: 'departureType',
    title: $localize`No departure type`,
    blocking: true,
    gap: ({ departure_type: type }) => (type ? undefined : $localize`No departure type`),
    field: 'departure_type',
  },
  {
    name: 'departure',
    title: $localize`No departure ahead`,
    blocking: true,
    gap: (record) => {
      const fixed = hasFixedDates(record);
      if (!fixed || record.ahead === undefined) return fixed === false ? undefined : null;
      return record.ahead === 0 ? $localize`No upcoming departures` : undefined;
    },
    screen: addDepartures,
  },
  { ...image, screen: editImages, field: () => 'images' },
  itineraryDays,
  {
    name: 'text',
    title: $localize`Empty text`,
    blocking: true,
    gap: ({ overview }) => (isBlankHtml(overview) ? $localize`“Overview” is empty` : undefined),
    field: 'overview',
  },
  discount('discount_percentage', ({ discount_percentage }) => discount_percentage),
  sameSlug,
];

/** Contradictions within a package or with what travellers see elsewhere. */
const qualityRules: readonly PackageRule[] = [
  usualPrice,
  copiedText('overview'),
  ...titleRules,
  titleDays,
  titleRegion,
  dayHike,
  easyAltitude,
  altitudeText,
  groupSize,
  { ...imageSize, screen: editImages },
];

const rules: readonly PackageRule[] = [
  ...sellingRules,
  ...qualityRules,
  { ...altText, screen: editImages },
  {
    name: 'duration',
    gap: ({ duration }) => (duration?.trim() ? undefined : $localize`No duration`),
    field: 'duration',
  },
  written('highlights', ({ highlights }) => highlights, $localize`“Highlights” is empty`),
  written('includes', ({ includes }) => includes, $localize`“Includes” is empty`),
  written('excludes', ({ excludes }) => excludes, $localize`“Excludes” is empty`),
  written('cancellation', ({ cancellation }) => cancellation, $localize`No cancellation terms`),
  { name: 'region', gap: ({ region }) => (region ? undefined : $localize`No region`), field: 'region_id' },
  {
    name: 'activity',
    gap: ({ activity }) => (activity ? undefined : $localize`No activity`),
    field: 'activity_id',
  },
  ...searchRules,
  {
    name: 'faqs',
    gap: ({ faqs = [] }) => (faqs.length > 0 ? undefined : $localize`No FAQs`),
    screen: addFaq,
  },
];

/** The rules for selling a package, and for selling it well, most serious first. */
export const packageListing: ListingKind<Package> = {
  path: packageArea.path,
  rules,
  form: editPackage,
  text: ({ overview }) => overview,
  dayPrice: dayPriceOf,
};
