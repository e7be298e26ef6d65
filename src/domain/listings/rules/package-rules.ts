import { linkOptions } from '@tanstack/react-router';
import { packageArea } from '@/areas/packages';
import type { Package, PackageFields } from '@/generated/model';
import { daysIn } from '@/lib/days-in';
import { isBlankHtml } from '@/lib/html';
import { type Gaps, gapsOf, type Rule } from './rule';
import { altText, image, searchRules, written } from './shared-rules';

/** A package with how many departures are to come, where that is known. */
export interface KnownPackage extends Package {
  ahead: number | undefined;
}

type PackageRule = Rule<KnownPackage, keyof PackageFields>;

/** The hash of a package's address that asks for a new day. */
export const ADD_DAY = 'add-day';

const paramsOf = ({ id }: Package) => ({ packageId: id });

export const editPackage = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/edit', params: paramsOf(record) });

const imagesScreen = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/edit-image', params: paramsOf(record) });

/** Only where it says so does a package set out on any day; where its type came without a name, nobody knows. */
const noDepartures = ({ departure_type: type, ahead }: KnownPackage) => {
  if (ahead === undefined || (type && !type.name)) return null;
  const fixed = !type?.name || /fixed/i.test(type.name);
  return fixed && ahead === 0 ? 'No upcoming departures' : undefined;
};

const missingDays = ({ duration, itenaries = [] }: Package) => {
  const promised = daysIn(duration);
  const there = itenaries.length;
  if (there === 0) return 'No itinerary days';
  return promised !== undefined && there < promised ? `${there} of ${promised} itinerary days` : undefined;
};

/** What keeps a package from being sold, the gravest first. */
const sellingRules: readonly PackageRule[] = [
  {
    name: 'price',
    title: 'No price',
    blocking: true,
    gap: ({ price_per_person: price }) => (price ? undefined : 'No price'),
    field: 'price_per_person',
  },
  {
    name: 'seller',
    title: 'No vendor or owner',
    blocking: true,
    gap: ({ vendor }) => (vendor ? undefined : 'No vendor'),
    field: 'vendor_id',
  },
  {
    name: 'departureType',
    title: 'No departure type',
    blocking: true,
    gap: ({ departure_type: type }) => (type ? undefined : 'No departure type'),
    field: 'departure_type',
  },
  {
    name: 'departure',
    title: 'No departure ahead',
    blocking: true,
    gap: noDepartures,
    screen: (record) =>
      linkOptions({ to: '/packages/$packageId/departures/create', params: paramsOf(record) }),
  },
  { ...image, screen: imagesScreen, field: () => 'images' },
  {
    name: 'itinerary',
    title: 'Itinerary shorter than its days',
    blocking: true,
    gap: missingDays,
    screen: ({ id }) => packageArea.open(id),
    field: () => ADD_DAY,
  },
  {
    name: 'text',
    title: 'Empty text',
    blocking: true,
    gap: ({ overview }) => (isBlankHtml(overview) ? '“Overview” is empty' : undefined),
    field: 'overview',
  },
];

/** What a package needs to be sold, and to sell well, the gravest first. */
export const packageRules: readonly PackageRule[] = [
  ...sellingRules,
  { ...altText, screen: imagesScreen },
  {
    name: 'duration',
    gap: ({ duration }) => (duration?.trim() ? undefined : 'No duration'),
    field: 'duration',
  },
  written('highlights', ({ highlights }) => highlights, '“Highlights” is empty'),
  written('includes', ({ includes }) => includes, '“Includes” is empty'),
  written('excludes', ({ excludes }) => excludes, '“Excludes” is empty'),
  written('cancellation', ({ cancellation }) => cancellation, 'No cancellation terms'),
  { name: 'region', gap: ({ region }) => (region ? undefined : 'No region'), field: 'region_id' },
  { name: 'activity', gap: ({ activity }) => (activity ? undefined : 'No activity'), field: 'activity_id' },
  ...searchRules,
  {
    name: 'faqs',
    gap: ({ faqs = [] }) => (faqs.length > 0 ? undefined : 'No FAQs'),
    screen: (record) => linkOptions({ to: '/packages/$packageId/faqs/create', params: paramsOf(record) }),
  },
];

/** What a package lacks. */
export const packageGaps = (record: KnownPackage): Gaps => gapsOf(record, packageRules, editPackage);
