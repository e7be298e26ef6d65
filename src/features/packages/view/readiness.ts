import { linkOptions } from '@tanstack/react-router';
import { packageArea } from '@/areas/packages';
import { firstSilentImage, searchRules, silentImages } from '@/domain/listings/listing-rules';
import { readinessOf, type ReadinessRule } from '@/domain/listings/readiness';
import { packageGaps, type ReviewedPackage } from '@/domain/listings/selling-gaps';
import { useDeparturesAhead } from '@/features/packages/departures/use-departures-ahead';
import { ADD_DAY } from '@/features/packages/itinerary/add-day';
import type { PackageValues } from '@/features/packages/package-values';
import type { Package } from '@/generated/model';
import { isBlankHtml } from '@/lib/html';

type PackageRule = ReadinessRule<ReviewedPackage, keyof PackageValues>;
type RichText = 'highlights' | 'includes' | 'excludes' | 'cancellation';

const paramsOf = ({ id }: Package) => ({ packageId: id });

export const editPackage = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/edit', params: paramsOf(record) });

const written = (field: RichText, gap: string): PackageRule => ({
  gap: (record) => (isBlankHtml(record[field]) ? gap : undefined),
  remedy: { field },
});

const imagesScreen = (record: Package) =>
  linkOptions({ to: '/packages/$packageId/edit-image', params: paramsOf(record) });

/** What a package needs to be sold, and to sell well, the gravest first. */
export const packageRules: readonly PackageRule[] = [
  { gap: packageGaps.price, blocks: true, remedy: { field: 'price_per_person' } },
  { gap: packageGaps.seller, blocks: true, remedy: { field: 'vendor_id' } },
  { gap: packageGaps.departureType, blocks: true, remedy: { field: 'departure_type' } },
  {
    gap: packageGaps.departure,
    blocks: true,
    remedy: {
      screen: (record) =>
        linkOptions({ to: '/packages/$packageId/departures/create', params: paramsOf(record) }),
    },
  },
  { gap: packageGaps.image, blocks: true, remedy: { screen: imagesScreen, field: () => 'images' } },
  {
    gap: packageGaps.itinerary,
    blocks: true,
    remedy: { screen: ({ id }) => packageArea.open(id), field: () => ADD_DAY },
  },
  { gap: packageGaps.text, blocks: true, remedy: { field: 'overview' } },
  { gap: silentImages, remedy: { screen: imagesScreen, field: firstSilentImage } },
  {
    gap: ({ duration }) => (duration?.trim() ? undefined : 'No duration'),
    remedy: { field: 'duration' },
  },
  written('highlights', '“Highlights” is empty'),
  written('includes', '“Includes” is empty'),
  written('excludes', '“Excludes” is empty'),
  written('cancellation', 'No cancellation terms'),
  {
    gap: ({ region }) => (region ? undefined : 'No region'),
    remedy: { field: 'region_id' },
  },
  {
    gap: ({ activity }) => (activity ? undefined : 'No activity'),
    remedy: { field: 'activity_id' },
  },
  ...searchRules,
  {
    gap: ({ faqs = [] }) => (faqs.length > 0 ? undefined : 'No FAQs'),
    remedy: {
      screen: (record) => linkOptions({ to: '/packages/$packageId/faqs/create', params: paramsOf(record) }),
    },
  },
];

/** A package as the rules look at it; while its departures are not known, they say nothing about them. */
export const useReviewedPackage = (record: Package): ReviewedPackage => {
  const { data: ahead } = useDeparturesAhead(record.id);
  return { ...record, ahead: ahead?.length };
};

/** How far a package is from being ready. */
export const usePackageReadiness = (record: Package) =>
  readinessOf(useReviewedPackage(record), packageRules, editPackage);
